"""Which parts of a game there are, layer by layer."""

import pytest

from tabiji.kernel.game import game, games
from tabiji.kernel.parts import part

LAYERS = {
    "tabiji.bots": ("prior", "features", "encode", "is_quiet", "FEATURE_WEIGHTS", "ITERATIONS"),
    "tabiji.pictures": ("draw",),
    "tabiji.server": ("LESSON",),
    "tabiji.terminal": ("Painter",),
}
"""What each layer asks of its part of a game."""


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("layer", LAYERS)
def test_every_game_of_ours_has_every_part(layer: str, name: str) -> None:
    found = part(layer, game(name))
    assert found is not None, f"{layer} knows nothing of {name}: it lacks {layer}.{name}"
    missing = [asked for asked in LAYERS[layer] if not hasattr(found, asked)]
    assert not missing, f"{layer}.{name} lacks {', '.join(missing)}"
