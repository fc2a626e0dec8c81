"""`make shots`: pictures of the pages, at three sizes, by day and by night, into build/shots."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launch_options

OUT = Path("build/shots")
SIZES = {"desktop": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
PAGES = {
    "home": "/",
    "new-duo": "/new/duo",
    "new-tokaido": "/new/tokaido",
    "lobby": "/lobby",
    "me": "/me",
    "rules": "/rules/tokaido",
}


def serve(data: str) -> tuple[subprocess.Popen[str], str]:
    """A service of its own on a free port, and its address."""
    command = [sys.executable, "-m", "tabiji", "serve", "--no-browser", "--port", "0"]
    environment = {**os.environ, "TABIJI_DATA_DIR": data, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+", line):
            return process, found[0].rstrip("/")
    raise RuntimeError("the service did not start")


def take(browser: Browser, address: str, size: str, light: str) -> None:
    """Every page once."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if light == "night" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    for name, path in PAGES.items():
        page.goto(address + path, wait_until="networkidle")
        page.screenshot(path=OUT / f"{name}-{size}-{light}.png")
    context.close()


def main() -> None:
    """Take them all."""
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        process, address = serve(data)
        try:
            browser = playwright.chromium.launch(**launch_options())
            for size in SIZES:
                for light in ("day", "night"):
                    take(browser, address, size, light)
            browser.close()
        finally:
            process.terminate()
            process.wait()
    print(f"Pictures are in {OUT}.")


if __name__ == "__main__":
    main()
