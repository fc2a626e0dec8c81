"""What can be asked over HTTP: a module for each thing it is about.

- `people`: who I am;
- `tables`: games, tables, what is done there;
- `invitations`: taking a seat by a link;
- `analysis`: replays and what the search thinks;
- `state`: whether the service is well, and what it counted;
- `page`: all this as a page to read; `examples`: what it shows;
- `dependencies`: who asks, and of which service.
"""
