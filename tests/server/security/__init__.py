"""What is not let in, and what nobody gets to see."""
