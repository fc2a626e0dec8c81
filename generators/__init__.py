"""Pages and types that are written from the code: `make docs` runs all of them."""
