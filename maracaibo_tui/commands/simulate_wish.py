"""Which series is wished for: by a file, or by options of the command (RIV-60)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from maracaibo_tui.arena.deals import CHAIR, LADDER, PlanError, Shard, lineups, usual_plan
from maracaibo_tui.arena.results import Series
from maracaibo_tui.arena.sprt import Rule
from maracaibo_tui.arena.versions import program, version_of
from maracaibo_tui.commands.simulate_bots import see_bot
from maracaibo_tui.commands.simulate_levels import WishError
from maracaibo_tui.commands.simulate_post import Post
from maracaibo_tui.engine.choices import LEVEL, OPPONENT
from maracaibo_tui.library.problem import sentences
from maracaibo_tui.library.toml_file import read_toml
from maracaibo_tui.play.allowed import refusal
from maracaibo_tui.play.strengths import bot_meant
from maracaibo_tui.play.terms import Terms


class Wish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A series as a file names it."""

    entrants: tuple[str, ...]
    game: str = ""
    pack: str | None = None
    plan: str = ""
    chairs: int = 0
    games: int = 100
    seed: int = 1
    opponent: str = ""
    level: int = 0
    options: Mapping[str, str] = {}
    sprt: Rule | None = None


def read_wish(path: Path) -> Wish:
    """Read a file that names a series."""
    raw, problems = read_toml(path, str(path))
    if raw is None:
        raise WishError(sentences(problems))
    try:
        wish = msgspec.convert(raw, Wish)
    except msgspec.ValidationError as error:
        raise WishError(f"{path}: {error}") from None
    against = {OPPONENT: wish.opponent, LEVEL: str(wish.level)} if wish.opponent else {}
    return msgspec.structs.replace(wish, options={**wish.options, **against})


def post_of(wish: Wish, seed: int, patience: float) -> Post:
    """Give what a process needs to play games of a series."""
    entrants = tuple([bot_meant(name) or name for name in wish.entrants])
    chairs = wish.chairs or _usual_chairs(wish, len(entrants))
    return Post(
        game=wish.game,
        pack=wish.pack,
        chosen=wish.options,
        chairs=chairs,
        entrants=entrants,
        plan=wish.plan or usual_plan(len(entrants), chairs),
        seed=seed,
        patience=patience,
    )


def _usual_chairs(wish: Wish, entrants: int) -> int:
    """Give how many sit at the table where nobody says it."""
    if OPPONENT in wish.options:
        return 1
    return 2 if wish.plan in {LADDER, CHAIR} or (wish.plan and entrants > 2) else entrants  # noqa: PLR2004 - a duel


def series_of(post: Post, terms: Terms) -> Series:
    """Give the first line of a series; whatever cannot be played is a WishError."""
    see_playable(post, terms)
    return Series(
        game=terms.title.id,
        options=_plain(terms.options),
        entrants=post.entrants,
        plan=post.plan,
        seed=post.seed,
        program=program(),
        content=terms.game.printed.box.fingerprint,
        bots=tuple([version_of(name) for name in post.entrants]),
    )


def _plain(options: Any) -> dict[str, Any]:  # noqa: ANN401 - the game's own
    found: dict[str, Any] = msgspec.to_builtins(options)
    return found


def see_playable(post: Post, terms: Terms) -> None:
    """See that the table can be played at, and that every bot has what it is wished."""
    refused = refusal(terms.title, terms.game, post.chosen, post.chairs)
    if refused:
        raise WishError(refused)
    try:
        lineups(post.plan, len(post.entrants), post.chairs)
    except PlanError as error:
        raise WishError(str(error)) from None
    for name in post.entrants:
        see_bot(name, terms)


def shard_of(text: str) -> Shard:
    """Read which part of a series is played here: `3/8`."""
    number, _, of = text.partition("/")
    if number.isdecimal() and of.isdecimal() and 1 <= int(number) <= int(of):
        return Shard(int(number), int(of))
    raise WishError(f"--shard: found {text!r}, allowed is a part such as 3/8, from 1/8 to 8/8")


def rule_of(text: str) -> Rule:
    """Read what a sequential test compares: `0,40`."""
    try:
        elo0, elo1 = [float(each) for each in text.split(",")]
    except ValueError:
        elo0 = elo1 = 0.0
    if elo0 < elo1:
        return Rule(elo0=elo0, elo1=elo1)
    raise WishError(f"--sprt: found {text!r}, allowed are two differences such as 0,40, the smaller one first")
