"""How positions of scenarios of the toy game are built."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from maracaibo_tui.engine.examining import Finding
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import PackName, Scenario, options_among
from maracaibo_tui.engine.windows import ORDERS

from .audit import PATHS, Audit
from .book import with_value
from .box import Box, Contents, Printed, pack_findings
from .pranks import KINDS
from .rules import Toy
from .state import Divers, Options, Sea, Turn


class Setup(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of the game, and where the scenario begins."""

    seed: int = 1
    start: Literal["turn", "setup"] = "turn"
    auto: bool = True
    game: str = ""
    pack: PackName = ""


SETUP: type[Struct] = Setup
_OF_A_SEAT = {f"players.<seat>.{name}": field for name, field in {"hand": "hands", "armed": "armed"}.items()}
_OF_A_SEAT |= {"players.<seat>.windows": "windows", "players.<seat>.basket": "baskets"}
_QUEUES = {"dice": int, "picks": str}
_MAY_BE = {"hands": KINDS, "armed": KINDS, "windows": ORDERS}


def world(pack: Box, box: Box) -> Printed:
    """Give what a scenario plays with."""
    del pack
    return Printed(box)


def changed(content: Mapping[str, Any], pack: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give the content of a file as it is: it leaves nothing out."""
    del pack
    return content


def merged(content: Mapping[str, Any], contents: Contents) -> Contents:
    """Give the contents as they are."""
    del content
    return contents


def findings(box: Box) -> Iterable[Finding]:
    """Find what no box may have."""
    return pack_findings(box)


def begin(scenario: Scenario[Setup], world: Printed) -> tuple[Match[Divers], Audit]:
    """Set the game up, put shells on top of the bag, and audit it from there on."""
    toy = Toy(world)
    state = toy.begin(options_among(scenario.setup, Options), scenario.setup.seed)
    table = toy.table(state, None)
    if scenario.setup.start == "turn":
        state.wishes, state.agenda = tuple(offer[0] if offer else "" for offer in state.offers), (Turn(1),)
        state.votes = ("enough",) * len(state.votes)
    for path, value in scenario.given.items():
        _arrange(table, path, value)
    match = Match(toy, state, keep_steps=False)
    audit = Audit(match.table)
    match.table.tell = audit.tell
    return match, audit


def _arrange(table: Sea, path: str, value: Any) -> None:  # noqa: ANN401 - anything may stand in a file
    """Put shells on top of the bag, leave none in it, change what a seat has, or force chance."""
    whole, _, last = path.rpartition(".")
    pattern, ids = PATHS.resolve(table, whole if last == "count" else path)
    state, shells = table.state, table.printed.box.shells
    named = [*value] if isinstance(value, list) else [value]
    if pattern == "decks.bag" and last == "count" and value in range(len(state.bag) + 1):
        state.bag = state.bag[:value]
    elif pattern == "decks.bag" and set(named) <= {*state.bag}:
        state.bag = (*named, *(shell for shell in state.bag if shell not in named))
    elif pattern == "players.<seat>.wish" and value in shells:
        state.wishes = with_value(state.wishes, int(ids[0]), value)
    elif pattern in _OF_A_SEAT and state.options.pranks and _fits(_OF_A_SEAT[pattern], value, shells):
        name = _OF_A_SEAT[pattern]
        fitting = tuple(value) if isinstance(value, list) else value
        if name == "baskets":
            # Shells are moved, not made: each comes from wherever it is.
            state.bag = tuple(shell for shell in state.bag if shell not in named)
            left = (tuple(shell for shell in basket if shell not in named) for basket in state.baskets)
            state.baskets = tuple(left)
        setattr(state, name, with_value(getattr(state, name), int(ids[0]), fitting))
    elif pattern in {"dice", "picks"} and isinstance(value, list) and {*map(type, value)} <= {_QUEUES[pattern]}:
        setattr(state, pattern, tuple(value))
    elif pattern in _QUEUES:
        what = {"dice": "faces", "picks": "shells"}[pattern]
        raise PathError(f"{path}: found {value!r}, allowed a list of {what}")
    else:
        allowed = ", ".join(("decks.bag", "decks.bag.count", "players.<seat>.wish", *_OF_A_SEAT))
        raise PathError(f"{path}: found {value!r}, allowed shells or values of {allowed}")


def _fits(name: str, value: object, shells: Collection[str]) -> bool:
    """Tell whether a seat may have this: a standing order is a word, all else a list."""
    named = value if isinstance(value, list) else [value]
    return isinstance(value, str) is (name == "windows") and {*named} <= {*_MAY_BE.get(name, shells)}
