"""`--shuffle-files SEED`: the files of tests in another order, the same one for the same seed.

A plugin of pytest. Inside a file the order stays. Every process of pytest-xdist collects by
itself and must find the same order, so it depends on the seed and the names of the files alone.
"""

from random import Random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--shuffle-files",
        metavar="SEED",
        help="run the files of tests in another order, the same one for the same seed",
    )


@pytest.hookimpl(trylast=True)  # after pytest has put together what shares a fixture
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seed = config.getoption("--shuffle-files")
    if seed is None:
        return
    names = [item.nodeid for item in items]
    place = {name: number for number, name in enumerate(shuffled(names, seed))}
    items.sort(key=lambda item: place[item.nodeid])


def shuffled(names: list[str], seed: str) -> list[str]:
    """The names of tests with their files in another order."""
    files = sorted({_file(name) for name in names})
    Random(seed).shuffle(files)
    return sorted(names, key=lambda name: files.index(_file(name)))


def _file(name: str) -> str:
    return name.partition("::")[0]
