"""What the environment says about the terminal, and what of it the game must never obey."""

from __future__ import annotations

import os
import re
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
_COLOURLESS, _MONO = ("vt", "wy", "ansi-m", "sun"), ("-m", "-mono")
_COLOURFUL, _TRUE, _MANY = ("256color",), ("-direct", "kitty"), frozenset({"truecolor", "24bit"})
_SIMPLE = ("vt", "wy", "ansi", "sun", "linux", "cons")
# Languages whose terminals may draw a sign as wide as one of their letters.
_WIDE = frozenset({"zh", "ja", "ko", "yue"})
# Others, GNU screen above all, may leave holes in the colour of the terminal itself.
_ERASING = ("xterm", "linux", "tmux", "rxvt", "alacritty", "foot", "konsole", "putty", "vte", "gnome", "st-", "wezterm")
# Python puts this in place of a plain C locale when it starts.
_PUT_BY_PYTHON = "C.UTF-8"


class Terminal(NamedTuple):
    """What the terminal can do, as far as its environment tells."""

    lines_only: bool = False
    """It cannot move its cursor."""
    depth: str = "true"
    """How many colours it has: true, 256, 16, or none, also where the person wants none."""
    ascii_only: bool = False
    """It may not know letters and lines beyond ASCII."""
    is_wide: bool = False
    """It may draw signs in two cells that are one cell wide elsewhere."""
    lacks_quarters: bool = False
    """Its font may have no quarters of a cell."""
    is_simple: bool = False
    """It prints questions about its abilities instead of answering them."""
    erases: bool = False
    """What it erases keeps the colour of the ground."""

    @property
    def glyphs(self) -> str:
        """The set of glyphs that it can show."""
        if self.ascii_only or self.is_wide:
            return "ascii"
        return "half" if self.lacks_quarters else "full"


def described(environ: Mapping[str, str]) -> Terminal:
    """Read what the terminal can do."""
    term, letters = environ.get("TERM", "").casefold(), _letters(environ)
    return Terminal(
        lines_only=term in _UNMOVABLE,
        depth=_depth(environ, term),
        # Most terminals know all letters today; those of old know no more than theirs.
        ascii_only="utf" not in letters if letters else term.startswith(_SIMPLE),
        is_wide=re.split(r"\W|_", letters)[0] in _WIDE,
        lacks_quarters=term.startswith(_SIMPLE),
        is_simple=term.startswith(_SIMPLE),
        erases=term.startswith(_ERASING),
    )


def _depth(environ: Mapping[str, str], term: str) -> str:
    if environ.get("NO_COLOR") or term.startswith(_COLOURLESS) or term.endswith(_MONO):
        return "none"
    if environ.get("COLORTERM", "").casefold() in _MANY or term.endswith(_TRUE):
        return "true"
    return "256" if term.endswith(_COLOURFUL) else "16"


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


def _letters(environ: Mapping[str, str]) -> str:
    """Give the name of the language and the set of letters that the terminal was set up for, if it is told."""
    # The name says it even where this machine does not know the locale.
    named = environ.get("LC_ALL") or environ.get("LC_CTYPE") or environ.get("LANG") or ""
    if named == _PUT_BY_PYTHON and not environ.get("LC_ALL"):
        named = environ.get("LANG") or ""
    return named.casefold()
