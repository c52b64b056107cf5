"""All words that the program may write: those of its code, its rulebook and its content."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
_WORDS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


@cache
def words_of_the_house() -> frozenset[str]:
    """Give every word that stands somewhere, in small letters, and their parts; names in tests too."""
    found: set[str] = set()
    for folder, kind in (("maracaibo_tui", "*.py"), ("content", "*.toml"), ("rules", "*.*"), ("tests/support", "*.py")):
        for path in sorted((ROOT / folder).rglob(kind)):
            for word in _WORDS.findall(path.read_text(encoding="utf-8").casefold()):
                found |= {word, *re.split(r"['’-]", word)}
    return frozenset(found)
