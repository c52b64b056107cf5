"""The bots that are installed, and whether one can play as it is wished (RIV-09)."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from maracaibo_tui.commands.as_json import print_json
from maracaibo_tui.commands.simulate_levels import WishError
from maracaibo_tui.library.weights import WeightsError
from maracaibo_tui.play.strengths import WORDS
from maracaibo_tui.play.terms import Terms
from maracaibo_tui.players.contract import WishError as BotError
from maracaibo_tui.players.known import lender, made, maker, names, origin, wished, wishes_of


def run(*, as_json: bool) -> int:
    """List every bot: its name, where it comes from, what it does, and its wishes."""
    listed = [_told(name) for name in names()]
    if as_json:
        print_json(listed)
        return 0
    for each in listed:
        says = f": {each['says']}" if each["says"] else ""
        print(f"{each['name']} ({each['from']}){says}")
        for wish, what in each["wishes"].items():
            print(f"  {wish}: {what}")
    return 0


def _told(name: str) -> dict[str, Any]:
    try:
        return {"name": name, "from": origin(name), "says": says(name), "wishes": dict(wishes_of(name))}
    except BotError as error:
        return {"name": name, "from": str(error), "says": "", "wishes": {}}
    except Exception as error:  # noqa: BLE001 - a package of somebody else's that is broken is named, the others listed
        return {"name": name, "from": origin(name), "says": f"cannot be loaded ({error})", "wishes": {}}


def says(name: str) -> str:
    """Give the line of words that a bot has about itself."""
    known: Mapping[str, str] | str = getattr(sys.modules[maker(name).__module__], "SAYS", "")
    return known if isinstance(known, str) else known.get(name, "")


def see_called(name: str) -> None:
    """See that there is a bot of this name; a WishError says which there are."""
    try:
        called = wished(name).called
    except BotError as error:
        raise WishError(f"--seats: {error}") from None
    if called not in names():
        raise WishError(f"--seats: found {called!r}, allowed are {', '.join(WORDS.values())}, or {', '.join(names())}")


def see_bot(name: str, terms: Terms) -> None:
    """See that there is a bot of this name, and that it has what it is wished; a WishError says why not."""
    see_called(name)
    try:
        made(name, lender(terms.title, terms.game))
    except (BotError, WeightsError) as error:
        raise WishError(f"--seats: {error}") from None
