"""`python -m tabiji` is the `tabiji` command."""

from tabiji.cli import main

if __name__ == "__main__":
    main()
