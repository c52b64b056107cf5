"""What somebody asked for on the command line, as a plan for a new game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import own_folder
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.choices import LEVEL, OPPONENT, PACK
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.saves import SaveError

from .allowed import usual_seats
from .bots import BOTS
from .plan import Plan, cleaned
from .seats import Seat


def is_complete(wish: NewGame) -> bool:
    """Tell whether a wish says who plays, so that nothing need be asked."""
    return bool(wish.players) or wish.solo is not None


def alone(title: Title, plan: Plan) -> Plan:
    """Leave one person of a plan, and let the automatic opponent for one be there."""
    people = [seat for seat in plan.seats if seat.is_person][:1] or [Seat(title.options.NAMES[0])]
    return replace(plan, seats=tuple(people), chosen={**plan.chosen, OPPONENT: title.rival.id if title.rival else ""})


def planned(title: Title, wish: NewGame, before: Plan) -> Plan:
    """Put what was asked for in place of what an earlier plan says."""
    names = title.options.NAMES
    opponent, level, bots = _bots(title, wish)
    people = [Seat(cleaned(name)) for name in wish.players.split(",")] if wish.players else []
    if wish.solo is not None and not people:
        people = [seat for seat in before.seats if seat.is_person][:1] or [Seat(names[0])]
    free = [name for name in names if name not in {seat.name for seat in people}]
    most = title.seats[-1]
    if bots and len(people) + len(bots) > most:
        raise SaveError(f"--bot {wish.bot}: {len(bots)} bots are more than there are seats; {most} can play.")
    others = [Seat(name, bot) for name, bot in zip(free, bots, strict=False)]
    given = {
        OPPONENT: opponent,
        LEVEL: level,
        **_flagged(title, wish),
        PACK: "" if wish.pack is None else own_folder(wish.pack) or wish.pack,
    }
    return replace(
        before,
        seats=(*people, *others) if people else before.seats or _usual(title),
        chosen={**before.chosen, **{name: value for name, value in given.items() if value}},
        seed=before.seed if wish.seed is None else wish.seed,
    )


def _usual(title: Title) -> tuple[Seat, ...]:
    """Seat one person, and the strongest bot at every other seat that is usually taken."""
    first, *others = title.options.NAMES[: usual_seats(title)]
    return (Seat(first), *[Seat(name, BOTS[0].id) for name in others])


def _flagged(title: Title, wish: NewGame) -> dict[str, str]:
    """Give what was chosen by an option of the shell that is the game's own; one of another game is refused."""
    choices = {choice.flag: choice.id for choice in title.options.choices(None, {}) if choice.flag}
    given = {name: getattr(wish, name) for name in ("story", "edition")}
    for flag, value in given.items():
        if value is not None and flag not in choices:
            raise SaveError(f"--{flag}: {title.name} has no such option.")
    return {choices[flag]: "" if value is None else str(value) for flag, value in given.items() if flag in choices}


def _bots(title: Title, wish: NewGame) -> tuple[str, str, list[str]]:
    """Read `--bot` and `--solo`: the opponent, its level, and the bots that take seats."""
    opponent, level, bots = "", "" if wish.solo is None else str(wish.solo), []
    bot_names, opponents = [value.id for value in BOTS], title.options.OPPONENTS
    for text in filter(None, wish.bot.split(",")):
        called, _, strength = text.strip().partition(":")
        if called in opponents:
            if opponent:
                all_ = " and ".join(opponents.values())
                raise SaveError(f"--bot {wish.bot}: {all_} play one at a time, and once: name one of them.")
            opponent, level = called, strength or level or "1"
            if not level.isdecimal():
                raise SaveError(f"--bot {wish.bot}: the level {strength!r} is no number.")
        elif called in bot_names and strength:
            raise SaveError(f"--bot {wish.bot}: {called} has no levels{_who_has(list(opponents.values()))}.")
        elif called in bot_names:
            bots.append(called)
        else:
            raise SaveError(f"--bot {wish.bot}: {called!r} is no bot; allowed are {_allowed(title, bot_names)}.")
    if wish.solo is not None and not opponent:
        if title.rival is None:
            raise SaveError(f"--solo {wish.solo}: nobody plays {title.name} against one person: name who plays.")
        opponent = title.rival.id
    return opponent, level, bots


def _who_has(opponents: Sequence[str]) -> str:
    return f"; {' and '.join(opponents)} have" if opponents else ""


def _allowed(title: Title, bots: Sequence[str]) -> str:
    """List the bots there are, and give an example of a level."""
    opponents = title.options.OPPONENTS
    example = f"; {title.rival.id}:3 is the third level" if title.rival is not None else ""
    return ", ".join((*bots, *opponents)) + example
