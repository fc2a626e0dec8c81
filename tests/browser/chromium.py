"""The Chromium that the tests look through: unpacked from its npm package by `sh web/build browser`,
driven by Playwright."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "node_modules" / ".chromium"

LEFT_OUT = (
    *("--single-process", "--no-zygote", "--headless", "--disable-web-security"),
    *("--use-gl", "--use-angle", "--enable-unsafe-swiftshader", "--in-process-gpu"),
    *("--ignore-gpu-blocklist", "--allow-running-insecure-content"),
)
"""What the package suggests for very small machines, or what would hide mistakes of ours; and an
imitated graphics card, which draws a page of ours in seconds instead of milliseconds."""


def launch_options() -> dict[str, Any]:
    """What Playwright's `chromium.launch` needs to start it."""
    assert FOLDER.is_dir(), "there is no Chromium for the tests: sh web/build browser"
    told = json.loads((FOLDER / "launch.json").read_text())
    args = [arg for arg in told["args"] if not arg.startswith(LEFT_OUT)]
    return {
        "executable_path": str(FOLDER / told["name"]),
        "args": [*args, "--disable-gpu"],
        "headless": True,
    }
