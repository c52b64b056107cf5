"""What somebody asked for on the command line, as a plan for a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import PackError, load_printed, own_folder
from maracaibo_tui.cabinet.wishes import NAMES, NewGame
from maracaibo_tui.engine.choices import LEVEL, OPPONENT, PACK
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.saves import SaveError

from .allowed import usual_seats
from .flags import FlagError, chosen_by
from .plan import Plan, cleaned, usual_names
from .seats import Seat, named
from .strengths import USUAL, WORDS, bot_meant
from .which import meant


class _Others(NamedTuple):
    """Who plays besides people: an automatic opponent at a level, and bots that take seats."""

    opponent: str = ""
    level: str = ""
    bots: Sequence[str] = ()


def is_complete(wish: NewGame) -> bool:
    """Tell whether a wish says who plays, so that nothing need be asked."""
    return bool(wish.players) or wish.solo is not None


def expect_sensible(wish: NewGame) -> None:
    """Refuse in a sentence what can be granted to nobody, before anything is asked or shown."""
    title = meant(wish)
    plan = planned(title, wish, Plan())
    if not is_complete(wish) and LEVEL in plan.chosen:
        _expect_level(title, wish, plan)


def alone(title: Title, plan: Plan) -> Plan:
    """Leave one person of a plan, and let the automatic opponent for one be there."""
    people = [seat for seat in plan.seats if seat.is_person][:1] or [Seat(usual_names(title)[0])]
    return replace(plan, seats=tuple(people), chosen={**plan.chosen, OPPONENT: title.rival.id if title.rival else ""})


def planned(title: Title, wish: NewGame, before: Plan) -> Plan:
    """Put what was asked for in place of what an earlier plan says."""
    names, others = usual_names(title), _others(title, wish)
    people = [Seat(cleaned(name)) for name in wish.players.split(",")] if wish.players else []
    if wish.solo is not None and not people:
        people = [seat for seat in before.seats if seat.is_person][:1] or [Seat(names[0])]
    free = [name for name in names if name not in {seat.name for seat in people}]
    most = title.seats[-1]
    if others.bots and len(people) + len(others.bots) > most:
        raise SaveError(f"--bot {wish.bot}: {len(others.bots)} bots are more than there are seats; {most} can play.")
    seated = [named(Seat(name, bot)) for name, bot in zip(free, others.bots, strict=False)]
    given = {
        OPPONENT: others.opponent,
        LEVEL: others.level,
        **_flagged(title, wish),
        PACK: "" if wish.pack is None else own_folder(wish.pack) or wish.pack,
    }
    return replace(
        before,
        seats=(*people, *seated) if people else _seated(title, before, seated),
        chosen={**before.chosen, **{name: value for name, value in given.items() if value}},
        seed=before.seed if wish.seed is None else wish.seed,
    )


def _seated(title: Title, before: Plan, bots: Sequence[Seat]) -> tuple[Seat, ...]:
    """Seat whoever sat there last, or usually; bots that were asked for take the place of those."""
    seats = before.seats or _usual(title)
    return (*[seat for seat in seats if seat.is_person][: title.seats[-1] - len(bots)], *bots) if bots else seats


def _usual(title: Title) -> tuple[Seat, ...]:
    """Seat one person, and the usual bot at every other seat that is usually taken."""
    first, *others = usual_names(title)[: usual_seats(title)]
    return (Seat(first), *[named(Seat(name, USUAL)) for name in others])


def _flagged(title: Title, wish: NewGame) -> dict[str, str]:
    """Give what was chosen by options of the game itself; those of another game are refused."""
    if not wish.options:
        return {}
    try:
        return chosen_by(title, wish.options, NAMES, lambda: load_printed(title, wish.pack))
    except (FlagError, PackError) as error:
        raise SaveError(str(error)) from error


def _others(title: Title, wish: NewGame) -> _Others:
    """Read `--bot` and `--solo`: the opponent, its level, and the bots that take seats."""
    found = _Others(level="" if wish.solo is None else str(wish.solo))
    for text in filter(None, wish.bot.split(",")):
        found = _with(title, wish, found, text.strip())
    if found.opponent and not found.level:
        raise SaveError(f"--bot {wish.bot}: no level is the usual one: say which, as in {found.opponent}:1.")
    if wish.solo is None or found.opponent:
        return found
    if title.rival is None:
        raise SaveError(f"--solo {wish.solo}: nobody plays {title.name} against one person: name who plays.")
    if found.bots:
        rival = title.rival.label
        raise SaveError(
            f"--solo {wish.solo} --bot {wish.bot}: {rival} plays against one person alone: leave one of the two out."
        )
    return found._replace(opponent=title.rival.id)


def _with(title: Title, wish: NewGame, found: _Others, text: str) -> _Others:
    """Add a bot or an automatic opponent, as in `jean:3`, to those who play besides people."""
    called, _, strength = text.partition(":")
    opponents, bot = title.options.OPPONENTS, bot_meant(called)
    if called in opponents:
        return _with_opponent(title, wish, found, called, strength)
    if not bot:
        raise SaveError(f"--bot {wish.bot}: {called!r} is no bot; allowed are {_allowed(title)}.")
    if strength:
        has = "has" if len(opponents) == 1 else "have"
        who = f"; {' and '.join(opponents.values())} {has}" if opponents else ""
        raise SaveError(f"--bot {wish.bot}: {called} has no levels{who}.")
    return found._replace(bots=(*found.bots, bot))


def _with_opponent(title: Title, wish: NewGame, found: _Others, called: str, strength: str) -> _Others:
    opponents = title.options.OPPONENTS
    if found.opponent:
        all_ = " and ".join(opponents.values())
        raise SaveError(f"--bot {wish.bot}: {all_} play one at a time, and once: name one of them.")
    level = strength or found.level
    if level and not level.isdecimal():
        raise SaveError(f"--bot {wish.bot}: the level {strength!r} is no number.")
    return found._replace(opponent=called, level=level)


def _allowed(title: Title) -> str:
    """List the bots there are, and give an example of a level."""
    opponents = title.options.OPPONENTS
    example = f"; {title.rival.id}:3 is the third level" if title.rival is not None else ""
    bots = f"{', '.join(WORDS.values())} (or {', '.join(WORDS)})"
    return ", ".join((bots, *opponents)) + example


def _expect_level(title: Title, wish: NewGame, plan: Plan) -> None:
    """Refuse a level that the opponent does not have, which otherwise only the rules would notice."""
    opponent, level = plan.chosen[OPPONENT], plan.chosen[LEVEL]
    options = title.options.options_of(plan.chosen, 1)
    try:
        levels = [each.id for each in title.options.levels(load_printed(title, wish.pack), opponent, options)]
    except PackError as error:
        raise SaveError(str(error)) from error
    if level not in levels:
        called = title.options.OPPONENTS[opponent]
        raise SaveError(f"--bot {wish.bot}: {called} has no level {level}; allowed are {levels[0]} to {levels[-1]}.")
