"""The table of Tokaido Duo: the island between the two players' boards."""

from tabiji.duo.view import DuoView
from tabiji.pictures.duo.boards import player_boards
from tabiji.pictures.duo.island import HEIGHT as ISLAND
from tabiji.pictures.duo.island import island
from tabiji.pictures.duo.sea import sea
from tabiji.pictures.ink import at
from tabiji.pictures.scene import Scene

BOARDS = 140
GAP = 12


def draw(scene: Scene) -> tuple[float, str]:
    """The table, and how high it is: who looks on sits below."""
    view: DuoView = scene.view
    near = scene.seat or 0
    middle = GAP + BOARDS + GAP if view.players else 0
    parts = [at(0, middle, sea(scene) + island(scene))]
    height = middle + ISLAND
    if view.players:
        parts.append(at(GAP, GAP, player_boards(scene, view.players[1 - near])))
        parts.append(at(GAP, height + GAP, player_boards(scene, view.players[near])))
        height += GAP + BOARDS + GAP
    return height, "".join(parts)
