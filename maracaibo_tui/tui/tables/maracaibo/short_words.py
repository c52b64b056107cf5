"""The phrases of cards, areas and offers with fewer letters, where there is less room."""

import re
from functools import lru_cache

_SHORTER = (
    (
        (r"\bdoubloon income \+(\d+)", r"income +\1$"),
        (r"\bVP income \+(\d+)", r"income +\1 VP"),
        (r"(\d+) doubloons?\b", r"\1$"),
        (r"remove (\d+) discs?\b", None),
        (r" with any nation", ""),
        (r"sends an assistant to ", "assistant to "),
        (r", which stays? on this card", " on the card"),
    ),
    (
        (r"village action: ", "village: "),
        (r"last village: ", "last of a village: "),
        (r"(\d+) village actions?\b", r"\1 actions"),
        (r"\b1 actions\b", "1 action"),
        (r"counts as an? ", "a "),
        (r"counts as ", ""),
        (r" when a ship stops at your assistant", " per ship at your assistant"),
        (r"when fighting for", "for"),
        (r"explorer moves up to (\d+) spaces? further", r"explorer +\1"),
        (r"another main action", "act again"),
        (r"\breturn (\d+ figures?)", r"\1"),
        (r" and per figure left", " and figure"),
        (r"with at least", "from"),
        (r"equal goods", "alike"),
        (r"any number of figures on this card", "figures to this card"),
        (r"any synergy token you do not have", "any synergy"),
        (r"a marker in a free village", "marker in a village"),
        (r", the next rank with its nation", ", its rank"),
        (r"fulfil the quest on this card", "its quest"),
        (r"from every explorer jumped over", "per explorer passed"),
        (r"per marker displaced", "per displaced"),
    ),
    (
        (r"last of a village: ", "last: "),
        (r" in payments", ""),
        (r"\bsynergy (?=(anchor|house|lantern|medal|tools)\b)", ""),
        (r" per ship at your assistant", " per visit"),
        (r"\ban? (map|book|spyglass)\b", r"\1"),
        (r"\b1 compass\b", "compass"),
        (r"\b(discs?) off\b", r"\1"),
        (r" per (compass|quest|synergy|assist\.|token)", r"/\1"),
        (r"(\d+) actions?\b", r"\1v"),
        (r"\bcompass(es)?\b", "compass"),
        (r"marker in a village", "village marker"),
        (r" or an? ", " or "),
        (r"combat tokens?", "token"),
        (r"\binfluence\b", "infl."),
        (r"\bassistants?\b", "assist."),
        (r" before a combat", " a combat"),
    ),
)
SHORTEST = len(_SHORTER)
"""The number of the shortest form."""


@lru_cache(maxsize=256)
def shortened(text: str, level: int) -> str:
    """Say the same with fewer letters: as it is, or in one of ever shorter forms."""
    text = text.replace(" -> ", " → ")
    for step in _SHORTER[:level]:
        for long, short in step:
            text = re.sub(long, _discs if short is None else short, text)
    return text


def _discs(found: re.Match[str]) -> str:
    count = found[1]
    return f"{count} disc{'' if count == '1' else 's'} off"
