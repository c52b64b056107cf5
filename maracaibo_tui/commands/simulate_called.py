"""What a call of `maracaibo simulate` wants: games with a report, a series for the arena, or the list of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from maracaibo_tui.arena.guarding import PATIENCE
from maracaibo_tui.cabinet.packs import load_printed, title_for
from maracaibo_tui.commands import simulate, simulate_bots, simulate_campaigns, simulate_series
from maracaibo_tui.commands.complaint import complain
from maracaibo_tui.commands.simulate_levels import WishError, opponent_of
from maracaibo_tui.commands.simulate_post import Post
from maracaibo_tui.commands.simulate_series import MISUSED, Order
from maracaibo_tui.commands.simulate_wish import Wish, post_of, read_wish, rule_of, shard_of
from maracaibo_tui.engine.choices import LEVEL, NO_OPPONENT, OPPONENT
from maracaibo_tui.play.flags import FlagError, chosen_by

BENCH = ("series", "plan", "chairs", "out", "jobs", "shard", "sprt", "csv", "patience", "tolerant")
"""Options that make games a series of the arena."""
PLAIN = ("check", "trace", "trace_full")
"""Options of games with a report alone."""
NAMED = ("seats", "solo", "bot", "bot_level", "plan", "chairs", "pack", "game")
"""What a file of a series says itself."""
Values = Mapping[str, Any]


def run(values: Values, options: Mapping[str, str], beside: Sequence[str]) -> int:
    """Carry out a call, given the values of its options, those of the game, and the names of the others."""
    if values["bots"]:
        return simulate_bots.run(as_json=values["as_json"])
    if values["campaigns"] is not None:
        return _campaigns(values, options, beside)
    if not any(_is_given(values[name]) for name in BENCH):
        return simulate.run(
            games=1 if values["games"] is None else values["games"],
            seats=values["seats"],
            solo=values["solo"],
            bot=values["bot"],
            bot_level=values["bot_level"],
            seed=1 if values["seed"] is None else values["seed"],
            options=options,
            beside=beside,
            check=values["check"],
            trace=values["trace"],
            trace_full=values["trace_full"],
            as_json=values["as_json"],
            pack=values["pack"],
            game=values["game"],
        )
    try:
        _see(values)
        wish = _wish(values, options, beside)
        post, order = _post(wish, values), _order(wish, values)
    except (WishError, FlagError) as error:
        complain(error)
        return MISUSED
    return simulate_series.run(post, order)


def _campaigns(values: Values, options: Mapping[str, str], beside: Sequence[str]) -> int:
    """Play whole campaigns, which are no series of the arena."""
    odd = next((name for name in (*BENCH, "games", "trace", "trace_full") if _is_given(values[name])), "")
    if odd:
        complain(f"--{_shown(odd)}: campaigns are played game after game; leave it out")
        return MISUSED
    names = ("seats", "solo", "bot", "bot_level", "seed", "check", "as_json", "pack", "game")
    return simulate_campaigns.run(values["campaigns"], {name: values[name] for name in names}, options, beside)


def _is_given(value: object) -> bool:
    return value is not None and value is not False and value != ""


def _see(values: Values) -> None:
    """See that options stand together that may."""
    odd = next((name for name in PLAIN if values[name]), "")
    if odd:
        raise WishError(f"--{_shown(odd)}: a series writes lines of results; leave it out")
    twice = next((name for name in NAMED if values["series"] and values[name]), "")
    if twice:
        raise WishError(f"--{_shown(twice)}: the file of the series says it; leave it out")
    if not values["series"] and not values["seats"]:
        raise WishError("--seats: found nothing, allowed are the entrants of the series, with a comma between them")


def _shown(name: str) -> str:
    return name.replace("_", "-")


def _wish(values: Values, options: Mapping[str, str], beside: Sequence[str]) -> Wish:
    if values["series"]:
        if options:
            raise WishError(f"--{next(iter(options))}: the file of the series says it, under options; leave it out")
        return read_wish(values["series"])
    title = title_for(values["game"], values["pack"])
    opponent = opponent_of(title, values["solo"], values["bot"], values["bot_level"])
    if len(opponent.levels) > 1:
        raise WishError("--solo: a series is played at one level")
    chosen = chosen_by(title, options, beside, lambda: load_printed(title, values["pack"]))
    if opponent.name != NO_OPPONENT:
        chosen = {**chosen, OPPONENT: opponent.name, LEVEL: str(opponent.levels[0])}
    return Wish(
        entrants=tuple([name.strip() for name in values["seats"].split(",")]),
        game=title.id,
        pack=values["pack"],
        plan=values["plan"],
        chairs=values["chairs"] or (1 if values["solo"] else 0),
        options=chosen,
    )


def _post(wish: Wish, values: Values) -> Post:
    seed = wish.seed if values["seed"] is None else values["seed"]
    return post_of(wish, seed, values["patience"] or PATIENCE)


def _order(wish: Wish, values: Values) -> Order:
    games, rule = values["games"], rule_of(values["sprt"]) if values["sprt"] else wish.sprt
    for name in ("games", "jobs", "chairs"):
        if values[name] is not None and values[name] < 1:
            raise WishError(f"--{name}: found {values[name]}, allowed is 1 or more")
    if rule is not None and values["shard"]:
        raise WishError("--shard: a test goes over all deals in order; leave it out, or --sprt")
    return Order(
        games=wish.games if games is None else games,
        jobs=values["jobs"] or 0,
        shard=shard_of(values["shard"] or "1/1"),
        rule=rule,
        out=values["out"],
        csv=values["csv"],
        tolerant=values["tolerant"],
        as_json=values["as_json"],
    )
