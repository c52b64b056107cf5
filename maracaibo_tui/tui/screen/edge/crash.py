"""The end after a mistake of the program: a short message, and a report without names, cards or values of variables."""

from __future__ import annotations

import os
import platform
import traceback
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from maracaibo_tui.library.paths import PACKAGE
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.reports import write_report

if TYPE_CHECKING:
    from textual.app import App

FAILED = 1
_LONGEST_CHAIN = 5


def end(app: App[None], error: Exception) -> None:
    """Let an application leave with the message instead of Textual's, which prints what the variables held.

    The attributes are private in Textual; a second mistake on the way out adds nothing.
    """
    from rich.text import Text

    if app._exception is None:  # noqa: SLF001
        app._exception = error  # noqa: SLF001
        app._exception_event.set()  # noqa: SLF001
        app._return_code = FAILED  # noqa: SLF001
        app._exit_renderables.append(Text(told(error)))  # noqa: SLF001
    app._close_messages_no_wait()  # noqa: SLF001


def told(error: BaseException) -> str:
    """Write the report down, and say in a few lines what happened and how to go on."""
    lines = [
        f"Maracaibo has stopped: a mistake in the program ({_kind(error)}).",
        'Every answer that was given is saved: "maracaibo resume" goes on at the same question.',
    ]
    try:
        lines.append(f"A report without names or cards is in {plain(str(write_report(report(error))))}")
    except OSError as problem:
        lines.append(f"A report of it could not be written ({problem.strerror}).")
    if os.environ.get("MARACAIBO_DEBUG"):
        lines += traceback.format_exception(error)
    return "\n".join(lines)


def report(error: BaseException) -> str:
    """Say where the program failed; neither messages nor values, for a hidden card might be among them."""
    lines = [
        f"maracaibo-tui {_version('maracaibo-tui')}, textual {_version('textual')}",
        f"Python {platform.python_version()} on {platform.system()} {platform.release()}",
        f"TERM={os.environ.get('TERM', '')!a} LANG={os.environ.get('LANG', '')!a}",
        "",
        *_chain(error),
    ]
    return "\n".join(lines) + "\n"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def _chain(error: BaseException) -> Iterator[str]:
    now: BaseException | None = error
    for _ in range(_LONGEST_CHAIN):
        if now is None:
            return
        yield _kind(now)
        # Lines come from the source, which is no secret.
        for frame in traceback.extract_tb(now.__traceback__):
            yield f"  {_shown(frame.filename)}:{frame.lineno} {frame.name}: {frame.line or ''}"
        now = now.__cause__ or now.__context__
        if now is not None:
            yield "after"


def _kind(error: BaseException) -> str:
    found = traceback.extract_tb(error.__traceback__)
    where = f" in {_shown(found[-1].filename)}, line {found[-1].lineno}" if found else ""
    return f"{type(error).__name__}{where}"


def _shown(filename: str) -> str:
    path = Path(filename)
    if path.is_relative_to(PACKAGE):
        return str(path.relative_to(PACKAGE))
    return "/".join(path.parts[-2:])
