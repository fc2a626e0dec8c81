"""The reference says what the docstrings say, and every public name has one."""

import importlib

import pytest

from generators.api_reference import MODULES, PAGE, page


def test_the_page_is_what_make_docs_writes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", MODULES)
def test_every_public_function_and_class_is_explained(name: str) -> None:
    module = importlib.import_module(name)
    for public in module.__all__:
        thing = getattr(module, public)
        if callable(thing):
            assert (thing.__doc__ or "").strip(), f"{name}.{public} has no docstring"
