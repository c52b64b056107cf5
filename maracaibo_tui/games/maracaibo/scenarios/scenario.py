"""A scenario: a position, decisions taken in it, and what must hold then, as its file says it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from maracaibo_tui.games.maracaibo.state.position import Options

Name = Annotated[str, Meta(min_length=1)]
Start = Literal["turn", "setup", "interim", "final"]


class Setup(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of the game, and where the scenario begins."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    seed: int = 1
    start: Start = "turn"
    auto: bool = True
    pack: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$")] = "maracaibo"


class Step(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Answers to give, and what must hold after them."""

    do: tuple[str, ...] = ()
    offered: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    expect: Mapping[str, Any] = field(default_factory=dict)
    change: Mapping[str, int] = field(default_factory=dict)


class Scenario(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file; `content` has been merged into the box by whoever read it."""

    id: Name
    title: Name
    rules: tuple[Name, ...] = ()
    setup: Setup = Setup()
    content: Mapping[str, Any] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)
    step: tuple[Step, ...] = ()
    expect_error: Name | None = None
