"""What the environment says about the terminal, and what of it the game must never obey."""

from __future__ import annotations

import os
from collections.abc import Mapping, MutableMapping
from typing import NamedTuple

# Textual imports modules, writes files and types keys because of its variables; Python and the loader run other code;
# COLUMNS and LINES would hold the size still.
_UNWANTED = ("TEXTUAL", "PYTHON", "LD_", "JUPYTER_")
_UNWANTED_NAMES = frozenset({
    "BROWSER", "PAGER", "MANPAGER", "EDITOR", "VISUAL", "LESSOPEN", "LESSCLOSE", "COLUMNS", "LINES",
    "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE",
})  # fmt: skip
# Read by Textual when it is imported.
_OURS = {"TEXTUAL_ANIMATIONS": "none", "TEXTUAL_SMOOTH_SCROLL": "0"}
_ESCAPE_DELAY = "40"
_UNMOVABLE = frozenset({"", "dumb", "unknown"})
_COLOURLESS = ("vt", "wy", "ansi-m", "sun")
# As Rich reads them, which has the last word on what is sent.
_COLOURFUL, _MANY = ("256color", "kitty"), frozenset({"truecolor", "24bit"})
_SIMPLE = ("vt", "wy", "ansi", "sun", "linux", "cons")
# Others, GNU screen above all, may leave holes in the colour of the terminal itself.
_ERASING = ("xterm", "linux", "tmux", "rxvt", "alacritty", "foot", "konsole", "putty", "vte", "gnome", "st-", "wezterm")
# Python puts this in place of a plain C locale when it starts.
_PUT_BY_PYTHON = "C.UTF-8"


class Terminal(NamedTuple):
    """What the terminal can do, as far as its environment tells."""

    lines_only: bool = False
    """It cannot move its cursor."""
    no_colour: bool = False
    """It has no colours, or the person wants none."""
    few_colours: bool = False
    """It has sixteen colours or fewer, and none of them is a calm ground."""
    ascii_only: bool = False
    """It may not know letters and lines beyond ASCII."""
    is_simple: bool = False
    """It prints questions about its abilities instead of answering them."""
    erases: bool = False
    """What it erases keeps the colour of the ground."""


def described(environ: Mapping[str, str]) -> Terminal:
    """Read what the terminal can do."""
    term = environ.get("TERM", "").casefold()
    return Terminal(
        lines_only=term in _UNMOVABLE,
        no_colour=bool(environ.get("NO_COLOR")) or term.startswith(_COLOURLESS) or term.endswith(("-m", "-mono")),
        few_colours=environ.get("COLORTERM", "").casefold() not in _MANY and not term.endswith(_COLOURFUL),
        ascii_only=not _has_all_letters(environ, term),
        is_simple=term.startswith(_SIMPLE),
        erases=term.startswith(_ERASING),
    )


def prepare(environ: MutableMapping[str, str] = os.environ) -> Terminal:
    """Read what the terminal can do, then remove what the game must not obey; to be called before Textual is loaded."""
    terminal = described(environ)
    for name in [name for name in environ if name.startswith(_UNWANTED) or name in _UNWANTED_NAMES]:
        del environ[name]
    environ.update(_OURS)
    environ.setdefault("ESCDELAY", _ESCAPE_DELAY)
    if terminal.is_simple:
        environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"
    return terminal


def _has_all_letters(environ: Mapping[str, str], term: str) -> bool:
    # The name says what the terminal was set up for, even where this machine does not know the locale.
    named = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or ""
    if named == _PUT_BY_PYTHON and not environ.get("LC_ALL"):
        named = environ.get("LANG") or ""
    if not named:
        # Most terminals know all letters today; those of old know no more than theirs.
        return not term.startswith(_SIMPLE)
    return "utf" in named.casefold()
