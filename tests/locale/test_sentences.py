"""Everything a game can say, said in every language without a mistake."""

import re
from collections.abc import Iterator
from dataclasses import fields

import numpy as np
import pytest

import tabiji
from tabiji.duo import names as duo_names
from tabiji.kernel import playout
from tabiji.kernel.contract import CHANCE
from tabiji.kernel.errors import BadText
from tabiji.kernel.rng import below
from tabiji.kernel.table import Table
from tabiji.locale.catalogues import catalogue, languages
from tabiji.locale.message import Message
from tabiji.terminal import opponents
from tabiji.tokaido import names as tokaido_names
from tabiji.tokaido.components import COMPONENTS, word_of

TABLES = [("duo", 2), *(("tokaido", seats) for seats in range(2, 6))]
UNSAID = re.compile(r"[{}$]|\?\?\?|\b(ware|icon|wave|station|character|dish|souvenir|space)-[a-z]")
NAMES = ["Aiko", "Kenji", "Mariko", "Noboru", "Sae"]


def _table(name: str, seats: int, seed: int) -> Table:
    return tabiji.game(name).table(seed, **({"seats": seats} if name == "tokaido" else {}))


def _walk(table: Table, steps: int = 2000) -> Iterator[Table]:
    """A random game, step by step."""
    out = np.zeros(table.game.longest_list, np.int16)
    chances = np.zeros(table.game.longest_list, np.int32)
    for _ in range(steps):
        yield table
        if table.over:
            return
        if table.turn == CHANCE:
            table.play(int(playout.draw(table.state, out, chances, table.rng)))
        else:
            codes = table.codes()
            table.play(codes[below(table.rng, len(codes))])


def _check(message: Message) -> None:
    for language in languages():
        text, errors = catalogue(language).try_to_say(message.id, message.args, NAMES)
        assert not errors, (language, message, errors)
        assert text.strip(), (language, message)
        assert not UNSAID.search(text), (language, message, text)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_action_of_a_random_game_can_be_said_in_every_language(name: str, seats: int) -> None:
    said: set[str] = set()
    for seed in range(2):
        for table in _walk(_table(name, seats, seed)):
            for code in table.codes():
                message = table.describe(code)
                if str(message) not in said:
                    said.add(str(message))
                    _check(message)
        for reason in table.game.endings(table.state):
            _check(reason)
    assert len(said) > 100


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_action_there_is_has_its_sentence(name: str, seats: int) -> None:
    game = tabiji.game(name)
    for number, table in enumerate(_walk(_table(name, seats, 7))):
        if number % 150 == 60:
            for code in range(game.action_count):
                try:
                    game.notation.write(code)
                except BadText:
                    continue
                _check(table.describe(code))


@pytest.mark.parametrize("name", tabiji.games())
def test_every_phase_asks_a_question_and_has_a_help(name: str) -> None:
    phases = {"duo": duo_names.Phase, "tokaido": tokaido_names.Phase}[name]
    for phase in phases:
        if phase > phases["OVER"]:
            break  # never seen from outside
        sentence = f"{name}-phase-{phase.name.lower().replace('_', '-')}"
        _check(Message(sentence))
        _check(Message(f"{sentence}.help"))


@pytest.mark.parametrize("name", tabiji.games())
def test_every_source_of_points_and_every_option_has_a_name(name: str) -> None:
    game = tabiji.game(name)
    table = game.table()
    for source in game.sources(table.state)[0]:
        _check(Message(f"{name}-source-{source.replace('_', '-')}"))
        _check(Message(f"{name}-source-{source.replace('_', '-')}.short"))
    for option in fields(game.options):
        _check(Message(f"{name}-option-{option.name.replace('_', '-')}"))


def _things() -> Iterator[str]:
    kinds = [
        (duo_names.Character, "character"),
        (duo_names.Station, "station"),
        (duo_names.Ware, "ware"),
        (duo_names.Icon, "icon"),
        (duo_names.Wave, "wave"),
        (duo_names.Colour, "colour"),
        (duo_names.End, "end"),
        (tokaido_names.Space, "space"),
        (tokaido_names.Panorama, "panorama"),
        (tokaido_names.Kind, "kind"),
        (tokaido_names.Encounter, "encounter"),
        (tokaido_names.Traveler, "traveler"),
        (tokaido_names.Achievement, "achievement"),
    ]
    for kind, family in kinds:
        for member in kind:
            yield f"{family}-{member.name.lower().replace('_', '-')}"
    for souvenir in COMPONENTS.souvenirs:
        yield f"souvenir-{word_of(souvenir.name)}"
    for dish in COMPONENTS.dishes:
        yield f"dish-{word_of(dish.name)}"


@pytest.mark.parametrize("thing", list(_things()))
def test_every_thing_of_the_games_has_a_name(thing: str) -> None:
    _check(Message(thing))


@pytest.mark.parametrize("bot", opponents.known())
def test_every_opponent_has_a_name_and_a_character(bot: str) -> None:
    _check(Message(f"bot-{bot}"))
    _check(Message(f"bot-{bot}.about"))


def _topics() -> Iterator[str]:
    for station in duo_names.Station:
        yield f"duo-help-{station.name.lower().replace('_', '-')}"
    for character in duo_names.Character:
        yield f"duo-help-{character.name.lower()}"
    for wave in duo_names.Wave:
        yield f"duo-help-{wave.name.lower()}"
    for space in tokaido_names.Space:
        yield f"tokaido-help-{space.name.lower().replace('_', '-')}"
    for traveler in tokaido_names.Traveler:
        yield f"tokaido-help-{traveler.name.lower().replace('_', '-')}"
    for encounter in tokaido_names.Encounter:
        yield f"tokaido-help-{encounter.name.lower().split('_')[0]}"
    for achievement in list(tokaido_names.Achievement)[tokaido_names.PANORAMAS :]:
        yield f"tokaido-help-{achievement.name.lower()}"


@pytest.mark.parametrize("topic", sorted(set(_topics())))
def test_there_is_a_help_on_every_space_character_tile_and_traveler(topic: str) -> None:
    _check(Message(topic))
    _check(Message(f"{topic}.title"))
