"""The `tabiji` command, called as a function, as a program, and at a terminal."""
