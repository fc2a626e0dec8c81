"""Errors are messages: every one that the code can raise is said in every language."""

import ast
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import tabiji
from tabiji.kernel.errors import BadText, IllegalAction
from tabiji.locale.catalogues import catalogue, languages
from tabiji.locale.errors import TabijiError
from tabiji.locale.message import Message, Verbatim, quoted
from tests.locale.fluent_files import entries

PACKAGE = Path(tabiji.__file__).parent


@dataclass(frozen=True)
class Built:
    """A message that the code builds: where, its id, and the names of its values."""

    where: str
    id: str
    values: frozenset[str]


@cache
def built() -> tuple[Built, ...]:
    """Every `Message("id", {...})` in the package."""
    return tuple(one for path in sorted(PACKAGE.rglob("*.py")) for one in _built_in(path))


def _built_in(path: Path) -> Iterator[Built]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    dicts = [
        (node.lineno, node.targets[0].id, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Dict)
    ]
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Message"):
            continue
        if isinstance(node.args[0], ast.Constant):
            values = node.args[1] if len(node.args) > 1 else ast.Dict([], [])
            if isinstance(values, ast.Name):  # written in a line before
                name, line = values.id, node.lineno
                values = max(
                    ((at, found) for at, called, found in dicts if called == name and at < line),
                    key=lambda one: one[0],
                )[1]
            assert isinstance(values, ast.Dict), f"{path}:{node.lineno}"
            names = frozenset(
                str(key.value) for key in values.keys if isinstance(key, ast.Constant)
            )
            yield Built(f"{path}:{node.lineno}", str(node.args[0].value), names)


@pytest.mark.parametrize("language", languages())
def test_every_message_that_the_code_builds_can_be_said_with_the_values_it_has(
    language: str,
) -> None:
    assert len(built()) > 80
    for one in built():
        assert one.id in entries(language), one
        assert entries(language)[one.id].values <= one.values, one


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 1000])
def test_every_error_is_said_without_a_mistake(language: str, number: int) -> None:
    for one in built():
        if entries("en")[one.id].file.startswith("errors-"):
            text, mistakes = catalogue(language).try_to_say(
                one.id, dict.fromkeys(one.values, number)
            )
            assert not mistakes, one
            assert text.strip(), one


def test_every_error_in_the_files_is_raised_somewhere() -> None:
    known = {one.id for one in built()}
    for name, entry in entries("en").items():
        if entry.file.startswith("errors-"):
            assert name in known, name


def test_no_sentence_stands_in_the_code_where_an_error_is_raised() -> None:
    """A text is for games and bots from elsewhere."""
    kinds = {kind.__name__ for kind in _kinds(TabijiError)}
    for folder in ("kernel", "duo", "tokaido", "locale", "match", "bots", "arena"):
        for path in (PACKAGE / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in kinds:
                    written = [arg for arg in node.args if _is_text(arg)]
                    assert not written, f"{path}:{node.lineno}"


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _kinds(kind: type[TabijiError]) -> Iterator[type[TabijiError]]:
    yield kind
    for below in kind.__subclasses__():
        yield from _kinds(below)


def test_an_error_speaks_english_unless_it_is_asked_otherwise() -> None:
    with pytest.raises(IllegalAction) as caught:
        tabiji.game("duo").at("dice=p1,m1,a1").play("walk1")
    english = "'walk1' is not legal now. Legal: pilgrim merchant artist."
    assert str(caught.value) == catalogue("en").say(caught.value.message) == english
    french = (
        "Impossible de jouer 'walk1' maintenant. Coups possibles\u00a0: pilgrim merchant artist."
    )
    assert catalogue("fr").say(caught.value.message) == french


def test_a_reason_within_an_error_is_said_in_the_same_language() -> None:
    with pytest.raises(BadText) as caught:
        tabiji.game("duo").at("coins=1,x")
    assert catalogue("es").say(caught.value.message) == (
        "'coins=x' no se entiende en una posición de Tokaido Duo: se espera un número de 0 a 79."
    )


def test_a_text_from_elsewhere_is_said_as_it_is() -> None:
    error = TabijiError("player")
    assert str(error) == catalogue("fr").say(error.message) == "player"


def test_verbatim_words_are_not_taken_for_entries() -> None:
    message = Message("position-twice", {"key": Verbatim("player")})
    assert catalogue("en").say(message) == "player is said twice"
    assert quoted("a\nb") == r"'a\nb'"


def test_of_what_is_too_long_to_read_the_ends_are_told() -> None:
    message = Message("position-twice", {"key": quoted("x" * 100_000)})
    told = catalogue("en").say(message)
    assert told.startswith("'xxx")
    assert told.endswith("xxx' is said twice")
    assert len(told) < 3000


def test_errors_cross_to_other_processes() -> None:
    with pytest.raises(BadText) as caught:
        tabiji.game("duo").at("coins=1,x")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is BadText
    assert again.message == caught.value.message
    assert str(again) == str(caught.value)
