"""Between the road and the albums: the piles, and the cards that lie on offer."""

from collections.abc import Iterator

from tabiji.kernel.datafile import name_of
from tabiji.pictures.goods import KINDS, PEOPLE, bowl, scroll
from tabiji.pictures.ink import FAINT, INK, PAPER, at, line, panel, rect, write
from tabiji.pictures.pieces import NEUTRAL, card_back, coin, crest
from tabiji.pictures.scene import Scene
from tabiji.pictures.scenery import meeting, steam
from tabiji.tokaido.components import COMPONENTS
from tabiji.tokaido.view import TokaidoView

HEIGHT = 74
CARD = 104
BACK = 42
GAP = 8
PILES = 460
"""How far the piles reach from the left."""

PRICES = {souvenir.name: souvenir.price for souvenir in COMPONENTS.souvenirs}
PRICES |= {dish.name: dish.price for dish in COMPONENTS.dishes}
KIND_OF = {souvenir.name: name_of(souvenir.kind) for souvenir in COMPONENTS.souvenirs}


def tray(scene: Scene, width: float) -> str:
    """Piles at the left, the neutral traveler's gifts beside them, cards on offer at the right."""
    view: TokaidoView = scene.view
    parts = [panel(0, 0, width, HEIGHT, FAINT)]
    piles = (
        ("tokaido-row-souvenirs", scroll(), view.souvenirs_left),
        ("tokaido-row-springs", steam(), sum(view.springs_left.values())),
        ("tokaido-row-encounters", meeting(), view.encounters_left),
        ("tokaido-row-meals", bowl(), view.meals_left),
    )
    for i, (title, drawing, count) in enumerate(piles):
        pile = at(3, 3, card_back(38, 50)) + card_back(38, 50)
        pile += rect(-15, -15, 30, 30, PAPER, rx=15) + at(0, 0, drawing, 0.68)
        pile += write(28, 6, count, 17, INK, "start", font_weight="bold")
        parts.append(at(36 + 84 * i, HEIGHT / 2 - 1, pile, 1, scene.say(title)))
    if view.neutral is not None:
        gifts = (
            crest(NEUTRAL)
            + at(28, 0, coin())
            + write(42, 6, view.neutral_donated, 17, INK, "start")
        )
        title = scene.say("tokaido-neutral-donated", coins=view.neutral_donated)
        parts.append(at(372, HEIGHT / 2, gifts, 1, title))
    cards = list(_offered(scene))
    taken = sum(space + GAP for space, _ in cards)
    squeeze = min(1.0, (width - 2 * GAP - PILES) / max(1.0, taken))
    x = width - GAP - taken * squeeze
    for space, card in cards:
        parts.append(at(x + space * squeeze / 2, HEIGHT / 2, card, squeeze))
        x += (space + GAP) * squeeze
    return "".join(parts)


def _offered(scene: Scene) -> Iterator[tuple[float, str]]:
    """The cards that somebody may take now, as far as they may be seen, and how wide they are."""
    view: TokaidoView = scene.view
    for name in view.counter:
        yield _card(KINDS[KIND_OF[name]](), name, PRICES[name], name in view.wanted)
    for name in view.wanted:
        if name not in view.counter:
            yield _card(KINDS[KIND_OF[name]](), name, PRICES[name], True)
    if view.offer is not None:
        yield _card(bowl(), view.offer, PRICES[view.offer])
    for encounter in view.hand or ():
        yield _card(PEOPLE[encounter.split("_")[0]](), encounter.split("_")[0].capitalize(), 0)
    for inn in view.inns:
        if inn.open and inn.meals is not None:
            yield from (_card(bowl(), dish, PRICES[dish]) for dish in inn.meals)
        elif inn.open:
            yield from ((BACK, card_back(BACK, 56)) for _ in range(inn.cards))


def _card(drawing: str, name: str, price: int, wanted: bool = False) -> tuple[float, str]:
    """A card that lies open: what it is and what it costs."""
    width = CARD / 2
    parts = [
        rect(-width, -28, CARD, 56, PAPER, rx=6, stroke=INK, stroke_width=1.8 if wanted else 0.8),
        at(-width + 20, -7, drawing, 0.8),
        line(f"M{-width + 8} 10H{width - 8}", FAINT, 0.4),
        write(0, 23, name, 12, INK, "middle", CARD - 8),
    ]
    if price:
        parts += [
            at(12, -8, coin(), 0.85),
            write(26, -2, price, 17, INK, "start", font_weight="bold"),
        ]
    return CARD, "".join(parts)
