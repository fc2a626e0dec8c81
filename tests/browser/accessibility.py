"""What axe finds wrong with a page for people who cannot see it, hear it or hold a mouse."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"

GRAVE = ("serious", "critical")


@cache
def _axe() -> str:
    return AXE.read_text()


def barriers(page: Page) -> list[str]:
    """What is grave, one line for each place."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running')"
    )
    page.evaluate(_axe())
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node.get('failureSummary', '')[:240]}"
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]
