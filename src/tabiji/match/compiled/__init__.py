"""The compiled side of matches, in a folder of its own.

Compiled code is kept as long as the sources in this folder, in the kernel and in
the game stay the same: the rest of `tabiji.match` can change without it.

- `lines`: whole lines of actions, replayed or played at random;
- `hashing`: SHA-256, for fair dice between compiled moves;
- `entries`: where Python enters.
"""
