"""`python -m tests.goldens --write`: write the goldens anew; without it, say which differ."""

import sys

from tests.goldens import PERFT, PLAYTHROUGHS, perft_text


def main() -> None:
    wanted = {play.path: play.text() for play in PLAYTHROUGHS} | {PERFT: perft_text()}
    for path, text in wanted.items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            print(f"{path.name}: as it was")
        elif "--write" in sys.argv:
            path.write_text(text, encoding="utf-8")
            print(f"{path.name}: written")
        else:
            print(f"{path.name}: differs")


if __name__ == "__main__":
    main()
