"""Compiling what only other compiled code calls.

Numba optimises every function together with all that it calls, and turns each into machine code
of its own. Python enters ours at a few places only: a rule is linked into these as it was written,
and all of it is optimised there, once. That takes two thirds of the time, for the same speed.
"""

from collections.abc import Callable
from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler


class LinkedCode(JITCodeLibrary):
    """Code that waits to be linked into an entry."""

    def _optimize_final_module(self) -> None:
        """The entry will be."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class LinkedCompiler(Compiler):
    """Compiles a function to be linked, and never to be called from Python."""

    def __init__(self, *everything: Any) -> None:
        super().__init__(*everything)
        self.state.targetctx = self.state.targetctx.subtarget(get_executable=_stand_in)

    def compile_extra(self, function: Callable[..., Any]) -> Any:
        self.state.library = LinkedCode(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)


def _stand_in(library: LinkedCode, described: Any, environment: Any) -> Any:
    """What Numba knows a compiled function by. There is no machine code behind it."""
    name = described.qualname.split(".")[-1]
    return _dynfunc.make_function(
        described.lookup_module(), name, "linked", 0, environment, (library,)
    )
