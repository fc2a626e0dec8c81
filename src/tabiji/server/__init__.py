"""The web service: people, their tables, and the bots that sit at them."""
