"""What every game shares.

- `contract`: the functions a game must have, under names that work for every
  game, interpreted and compiled;
- `compile`: the `rule` decorator, the compiler and its cache;
- `record`: copying and clearing the one record that is a game state;
- `rng`: random numbers, the same interpreted and compiled;
- `playout`, `perft`: generic code over the contract, written once;
- `game`: what a game declares about itself, and finding the games there are;
- `engine`: compiled play, one step or millions;
- `table`: interpreted play, for people: texts in, texts out, clear errors;
- `datafile`, `vocabulary`: what games' data files and notations have in common;
- `message`, `errors`: what is said to people.
"""
