"""How positions of scenarios of the toy game are built."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from maracaibo_tui.engine.examining import Finding
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.paths import PathError
from maracaibo_tui.engine.scenario import PackName, Scenario

from .audit import PATHS, Audit
from .box import Box, Contents, Printed, pack_findings
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
    toy, given = Toy(world), asdict(scenario.setup)
    options = Options(**{name: given[name] for name in Options.__struct_fields__})
    state = toy.begin(options, scenario.setup.seed)
    table = toy.table(state, None)
    if scenario.setup.start == "turn":
        state.wishes, state.agenda = tuple(offer[0] if offer else "" for offer in state.offers), (Turn(1),)
    for path, value in scenario.given.items():
        _arrange(table, path, value)
    match = Match(toy, state, keep_steps=False)
    audit = Audit(match.table)
    match.table.tell = audit.tell
    return match, audit


def _arrange(table: Sea, path: str, value: Any) -> None:  # noqa: ANN401 - anything may stand in a file
    """Put shells on top of the bag, leave none in it, or let somebody wish for another one."""
    pattern, ids = PATHS.resolve(table, path)
    state, shells = table.state, table.printed.box.shells
    named = [*value] if isinstance(value, list) else [value]
    if pattern == "decks.bag" and set(named) <= {*state.bag}:
        state.bag = (*named, *(shell for shell in state.bag if shell not in named))
    elif pattern == "decks.bag.count" and value in range(len(state.bag) + 1):
        state.bag = state.bag[:value]
    elif pattern == "players.<seat>.wish" and value in shells:
        seat = int(ids[0])
        state.wishes = (*state.wishes[: seat - 1], value, *state.wishes[seat:])
    else:
        raise PathError(f"{path}: found {value!r}, allowed shells in decks.bag, decks.bag.count or players.<seat>.wish")
