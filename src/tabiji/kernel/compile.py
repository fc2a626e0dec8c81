"""Compiling rules, and keeping what was compiled.

A rule is a plain Python function marked with `@rule`. Called from Python it runs
as written; called from compiled code, Numba compiles it from the same source.
Entry points, the few functions where Python enters compiled code, are made by
`compile_entry` and kept on disk in a folder named by a digest of everything that
they depend on, so that stale code can never run.

Nothing here imports Numba before something has to be compiled.
"""

import hashlib
import pickle
import sys
import tempfile
import uuid
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from tabiji.kernel.folders import cache_root

Function = TypeVar("Function", bound=Callable[..., Any])

ENTRY_OPTIONS: Any = {
    "error_model": "numpy",
    "boundscheck": False,
    "nogil": True,
    # Without Numba's runtime nothing can be allocated. Rules do not, so they need no counting of
    # references either, and run more than twice as fast.
    "_nrt": False,
}

# A game's answer to the contract, and a long rule, are compiled once and called: inlined wherever
# they are needed they would be no faster and take minutes to compile.
CALLED_OPTIONS: Any = {"error_model": "numpy", "boundscheck": False, "no_cfunc_wrapper": True}
LONG_RULE = 400
"""Bytes of Python's own code."""

RULE_OPTIONS: Any = {
    **CALLED_OPTIONS,
    # Left to itself LLVM calls even a rule of one line: inlining them gains two thirds.
    "forceinline": True,
}

Finder = Callable[[Any], Callable[..., Any]]
"""From a state's dtype to the function of that game."""

_callable: list[tuple[Callable[..., Any], Finder | None]] = []
"""What compiled code may call: rules, and names that stand for a rule of each game."""

_known_to_numba = 0


def rule(function: Function) -> Function:
    """Mark a function of the game: runs as Python, and compiles when compiled code calls it."""
    _callable.append((function, None))
    return function


def by_game(function: Function, find: Finder) -> Function:
    """Mark a function that stands for one of each game's: `find` tells which, by the state's dtype.

    The state is the first argument. Interpreted, the function must find it for itself.
    """
    _callable.append((function, find))
    return function


def compile_entry(function: Callable[..., Any], folder: Path) -> Callable[..., Any]:
    """A compiled `function`, kept in `folder`. Releases the interpreter lock while it runs."""
    import numba

    _tell_numba()
    entry: Any = numba.njit(**ENTRY_OPTIONS)(function)
    entry._cache = _StoredCode(function.__qualname__, folder)
    compiled: Callable[..., Any] = entry
    return compiled


def is_kept(function: Callable[..., Any], folder: Path) -> bool:
    """Whether compiled code of a function is kept in `folder`, so that it has only to be loaded."""
    return any(folder.glob(f"{_StoredCode(function.__qualname__, folder).name}-*.code"))


def code_folder(game: str, data: Iterable[Path], *packages: str) -> Path:
    """Where compiled code of a game is kept: a folder for exactly these sources and data.

    Compiled code comes from the kernel, the game, and the `packages` of ours that
    hold the compiled functions besides. Imports go one way, so that is all of it.
    """
    return _folder(f"{game}-{digest(data, {'kernel', game, *packages})}")


def digest(data: Iterable[Path], packages: Iterable[str]) -> str:
    """A digest of all that compiled code depends on: our sources, the data, the compiler."""
    from importlib.metadata import version

    total = hashlib.sha256()
    for part in (sys.version, np.__version__, version("numba"), version("llvmlite")):
        total.update(part.encode() + b"\0")
    root = Path(__file__).parent.parent
    sources = [path for name in sorted(packages) for path in sorted((root / name).rglob("*.py"))]
    for path in [*sources, *data]:
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:24]


@cache
def _folder(name: str) -> Path:
    """The writable folder of this name; a temporary one where none can be written."""
    for root in (_existing_root, _temporary_root):
        try:
            folder = root() / "compiled" / name
            folder.mkdir(parents=True, exist_ok=True)
            probe = folder / f".probe-{uuid.uuid4().hex}"
            probe.write_bytes(b"")
            probe.unlink()
        except (OSError, RuntimeError):
            continue
        return folder
    raise OSError("Tabiji found no folder to write compiled code to; set TABIJI_CACHE_DIR.")


def _existing_root() -> Path:
    return cache_root()


def _temporary_root() -> Path:
    """A folder of this user's own: code in a folder that others can write is not to be run."""
    return Path(tempfile.mkdtemp(prefix="tabiji-"))


class _StoredCode:
    """Numba's cache interface, with one file for each function and signature.

    A file appears whole or not at all (it is renamed into place) and begins with
    a checksum, so neither two processes at once nor a full disk can spoil it.
    """

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name.replace("<locals>.", "").strip("_")
        self.folder = folder
        self.cache_path = str(folder)

    def load_overload(self, signature: Any, target: Any) -> Any:
        from numba.core.compiler import CompileResult

        target.refresh()
        try:
            content = self._file(signature, target.codegen()).read_bytes()
        except OSError:
            return None
        checksum, payload = content[:32], content[32:]
        if hashlib.sha256(payload).digest() != checksum:
            return None
        return CompileResult._rebuild(target, *pickle.loads(payload))

    def save_overload(self, signature: Any, compiled: Any) -> None:
        from numba.core.serialize import dumps

        if compiled.library.has_dynamic_globals:
            raise RuntimeError(f"{self.name} depends on an address and cannot be kept")
        for environment in compiled._find_referenced_environments():  # of all that was linked in
            compiled.library.codegen.set_env(environment.env_name, environment)
        payload = dumps(compiled._reduce())
        target = self._file(signature, compiled.codegen)
        part = target.with_suffix(f".{uuid.uuid4().hex}")
        try:
            part.write_bytes(hashlib.sha256(payload).digest() + payload)
            part.replace(target)
        except OSError:  # a full disk: what was compiled still runs, it is only not kept
            part.unlink(missing_ok=True)

    def _file(self, signature: Any, codegen: Any) -> Path:
        key = hashlib.sha256(repr((signature, codegen.magic_tuple())).encode()).hexdigest()
        return self.folder / f"{self.name}-{key[:16]}.code"

    def enable(self) -> None:
        """Part of Numba's interface; this cache is always on."""

    def disable(self) -> None:
        """Part of Numba's interface; this cache is always on."""

    def flush(self) -> None:
        """Forget what is kept."""
        for path in self.folder.glob(f"{self.name}-*.code"):
            path.unlink(missing_ok=True)


def _tell_numba() -> None:
    """Teach Numba the functions that it does not know yet."""
    global _known_to_numba
    if _known_to_numba == 0:
        _bind_record_functions()
    for function, find in _callable[_known_to_numba:]:
        _bind(function, find)
    _known_to_numba = len(_callable)


def _bind(function: Callable[..., Any], find: Finder | None) -> None:
    """Let compiled code call a function, or what it stands for."""
    from numba.extending import overload
    from numba.np.numpy_support import as_dtype

    from tabiji.kernel.linked import LinkedCompiler

    short = find is None and len(function.__code__.co_code) < LONG_RULE
    options: Any = {"pipeline_class": LinkedCompiler, **(RULE_OPTIONS if short else CALLED_OPTIONS)}

    @overload(function, jit_options=options, strict=False)
    def choose(*types: Any) -> Callable[..., Any]:
        return function if find is None else find(as_dtype(types[0]))


def _bind_record_functions() -> None:
    """Copy and clear records with one machine instruction instead of field by field."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic, overload

    from tabiji.kernel import record

    def move_bytes(typing: Any, source: Any, target: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.raw_memcpy(
                builder, args[1], args[0], context.get_constant(types.intp, source.size), 1
            )
            return context.get_dummy_value()

        return types.void(source, target), generate

    def zero_bytes(typing: Any, state: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.get_constant(types.intp, state.size)
            cgutils.memset(builder, args[0], size, ir.Constant(ir.IntType(8), 0))
            return context.get_dummy_value()

        return types.void(state), generate

    move: Any = intrinsic(move_bytes)
    zero: Any = intrinsic(zero_bytes)

    @overload(record.copy_record, jit_options=RULE_OPTIONS, strict=False)
    def choose_copy(*_types: Any) -> Callable[..., Any]:
        return lambda source, target: move(source, target)

    @overload(record.clear_record, jit_options=RULE_OPTIONS, strict=False)
    def choose_clear(*_types: Any) -> Callable[..., Any]:
        return lambda state: zero(state)
