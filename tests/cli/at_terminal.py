"""Run the command with its standard input as its controlling terminal, so that Ctrl-C reaches it.

`python at_terminal.py play duo ...` in a session of its own. A program cannot be given a
controlling terminal from outside without running code between fork and exec. Whoever runs the
tests in the background has Ctrl-C ignored, and everything that they start; here it counts again.
"""

import fcntl
import signal
import sys
import termios

from tabiji.cli import main

if __name__ == "__main__":
    fcntl.ioctl(sys.stdin.fileno(), termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main()
