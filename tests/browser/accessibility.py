"""What axe finds wrong with a page for people who cannot see it, hear it or hold a mouse."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent / "node_modules" / "axe-core" / "axe.min.js"

GRAVE = ("serious", "critical")

COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours: all that can change with the light alone."""

RUN = """
  async ([rules, grave]) => {
    const { rules: all, tagExclude } = axe._audit
    const could = all.filter((rule) => rule.enabled && grave.includes(rule.impact)
      && !rule.tags.some((tag) => tagExclude.includes(tag)))
    const runOnly = rules.length ? rules : could.map((rule) => rule.id)
    const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly })
    return violations.filter((one) => grave.includes(one.impact))
  }
"""
"""A rule of axe has a weight that all it finds has: those that find nothing grave are not asked."""

LIGHT_IS = "wanted => document.documentElement.dataset.light === wanted"


@cache
def _axe() -> str:
    return AXE.read_text()


def barriers(page: Page, *rules: str) -> list[str]:
    """What is grave, one line for each place; looked for by these rules, or by all."""
    page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running')"
    )
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = page.evaluate(RUN, [list(rules), list(GRAVE)])
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node.get('failureSummary', '')[:240]}"
        for one in found
        for node in one["nodes"]
    ]


def barriers_by_day_and_night(page: Page) -> list[str]:
    """What is grave by day, and which colours are when it grows dark around the same page."""
    found = barriers(page)
    for light in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light")
        page.wait_for_function(LIGHT_IS, arg=light)
        if light == "dark":
            found += barriers(page, *COLOURS)
    return found
