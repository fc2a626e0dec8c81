"""The report: one page that needs nothing else, in every language."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tabiji.arena
from tabiji.arena import Result, balance
from tabiji.arena.pages import as_html, as_markdown, save
from tabiji.arena.report import report
from tabiji.locale.catalogues import FALLBACK, catalogue, languages
from tests.arena import OWN, game_of, tournament
from tests.locale.fluent_files import entries

VOID = {"meta"}


class Page(HTMLParser):
    """Reads a page, minding that everything that is opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.addresses: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[Result]]:
    folder = tmp_path_factory.mktemp("results")
    duo = tournament("duo", "random", "taro")
    tokaido = tournament("tokaido", "random", "taro", f"{OWN}:Raises", "haru", seats=3)
    return {
        "duo": duo.run(8, path=folder / "duo")[0],
        "tokaido": tokaido.run(18, path=folder / "tokaido")[0],
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["duo", "tokaido"])
def test_the_page_is_whole_and_asks_for_nothing_from_elsewhere(
    name: str, language: str, played: dict[str, list[Result]]
) -> None:
    bots = sorted({bot for result in played[name] for bot in result.bots})
    text = as_html(report(name, bots, 1, played[name], catalogue(language)))
    page = Page(text)
    assert not page.addresses
    assert "://" not in text
    assert "url(" not in text
    assert "@import" not in text
    assert {"script", "link", "img", "iframe"}.isdisjoint(page.seen)
    assert page.seen.count("svg") >= 8
    assert page.seen.count("h2") == (8 if name == "tokaido" else 7)
    assert not re.search(r"(arena|duo|tokaido|simulate|end|traveler)-[a-z]+-?[a-z]*<", text)


def test_names_that_look_like_html_are_written_as_names() -> None:
    results = [game_of("<b>", "&", places=(1, 2), deal=n) for n in range(3)]
    text = as_html(report("duo", ["<b>", "&"], 1, results, catalogue("en")))
    Page(text)
    assert "<b>" not in text
    assert "&lt;b&gt;" in text


def test_a_report_ending_in_md_is_markdown(tmp_path: Path, played: dict[str, list[Result]]) -> None:
    told = report("duo", ["random", "taro"], 1, played["duo"], catalogue("en"))
    save(told, tmp_path / "report.md")
    save(told, tmp_path / "report.html")
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert text == as_markdown(told)
    assert text.startswith("# Tokaido Duo: what 8 games tell")
    assert "| Seat 1 | 8 |" in text
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_games_that_were_broken_off_tell_nothing_of_the_game(
    played: dict[str, list[Result]],
) -> None:
    whole = balance.finished(played["tokaido"])
    assert 0 < len(whole) < len(played["tokaido"])
    assert sum(found.count for found in balance.wins(whole, balance.by_seat).values()) == 3 * len(
        whole
    )


def test_a_traveler_is_not_thought_strong_because_a_strong_player_likes_it() -> None:
    """Who always wins plays Kinko or Umegae; whoever it is, it is not the traveler."""
    results = []
    for deal in range(40):
        result = game_of("strong", "weak", places=(1, 2), deal=deal)
        travelers = ("kinko" if deal % 4 else "umegae", "umegae" if deal % 4 else "kinko")
        results.append(Result(**{**vars(result), "travelers": travelers}))
    assert balance.wins(results, balance.by_traveler)["kinko"].value == 0.75
    assert balance.fair_wins(results, balance.by_traveler)["kinko"].value == pytest.approx(0.5)
    assert balance.fair_points(results, balance.by_traveler)["kinko"].value == pytest.approx(45)


def test_shares_of_seats_and_of_starts_add_up(played: dict[str, list[Result]]) -> None:
    for results in played.values():
        whole = balance.finished(results)
        for group in (balance.by_seat, balance.by_start, balance.by_bot):
            won = balance.wins(whole, group)
            assert sum(found.value * found.count for found in won.values()) == pytest.approx(
                len(whole)
            )


def test_every_sentence_of_the_report_exists() -> None:
    folder = Path(tabiji.arena.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    said = re.findall(r'"(arena-[a-z-]+[a-z])"', source)
    assert len(said) > 15
    for sentence in said:
        assert sentence in entries(FALLBACK), sentence


def test_every_sentence_of_the_arena_is_said_somewhere() -> None:
    package = Path(tabiji.arena.__file__).parent.parent
    paths = [*(package / "arena").glob("*.py"), *(package / "terminal").rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    for name, entry in entries(FALLBACK).items():
        if entry.file == "arena.ftl":
            family = name.rsplit("-", 1)[0] + "-{"
            assert f'"{name}"' in source or family in source, name
