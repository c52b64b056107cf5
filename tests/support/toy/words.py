"""How the toy game reads: questions, options, the log, the position, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.words import Names, Noted, Unit

from . import sight
from .box import Printed
from .state import (
    Announced,
    BroughtUp,
    Dived,
    Divers,
    Ended,
    Pranked,
    Rested,
    Rolled,
    Scored,
    TurnBegun,
    Voted,
    Washed,
    Wished,
)

POINT = Unit("point", "points", " P")
UNITS: Mapping[str, Unit] = {"points": POINT}
_LABELS = {"dive": "Dive", "rest": "Rest", "keep": "Keep it", "share": "Share it", "cheers": "Cheers!"}
_LABELS |= {"pass": "No prank", "resolve": "Play it", "withdraw": "Show it and keep it"}
_LABELS |= {"more": "One more round", "enough": "Enough is enough"}
_ABOUT = {"wish": "Wish for", "stake": "Stake", "announce": "Announce the", "arm": "Arm the"}
_ABOUT |= {"disarm": "Put away the", "windows": "Pranks: ask me"}
_ORDERS = {"ask": "always", "armed": "about what is armed", "none": "never"}
_RULES = {"dive": "TOY-DIVE-03", "rest": "TOY-DIVE-01", "cheers": "TOY-SHELL-03", "silence": "TOY-SHELL-03"}


def shell_name(printed: Printed, shell: str) -> str:
    """Name a shell; one that the seat may not know is some shell."""
    return printed.box.shells[shell].name if shell in printed.box.shells else "a shell"


def describe(printed: Printed, view: Divers, question: Question) -> tuple[Option, ...]:
    """Describe every option of a question."""
    del view
    return tuple(_option(printed, question, option) for option in question.options)


def offers(printed: Printed, view: Divers, question: Question) -> tuple[Option, ...]:
    """Offer besides to keep whatever a dive brings up; a shell of odd worth asks nothing, so that answer is left."""
    described = describe(printed, view, question)
    dives = [each for each in described if each.id == "dive"]
    return (*described, *[replace(each, label="Dive and keep it", answers=("dive", "keep")) for each in dives])


def _option(printed: Printed, question: Question, option: str) -> Option:
    word, shell = taken_apart(option).word, value_of(option)
    named = printed.box.shells[shell].name if shell in printed.box.shells else _ORDERS.get(shell, shell)
    label = f"{_ABOUT[word]} {named}" if shell else _LABELS.get(word, word.capitalize())
    worth = printed.box.shells[question.source.partition("/")[2]].worth if question.source else 0
    sure = {"keep": worth, "share": worth // 2, "cheers": printed.box.numbers.toast}.get(word, 0)
    return Option(
        id=option,
        label=label,
        rule=_RULES.get(word, question.rule),
        change=(("points", sure),) if sure and not question.whom else (),
        group="orders" if word in {"windows", "arm", "disarm"} else "",
    )


def in_words(printed: Printed, view: Divers, question: Question) -> tuple[str, str]:
    """Put a question into a sentence."""
    del view
    source = shell_name(printed, question.source.partition("/")[2]) if question.source else ""
    sentence = {
        "TOY-1": "Do you dive?",
        "TOY-2": "What becomes of the shell?",
        "TOY-3": "Do you toast to what you were given?",
        "TOY-4": "Which shell do you wish for?",
        "TOY-5": "Do you play a prank?",
        "TOY-6": "Do you play the prank you announced?",
        "TOY-7": "Do you want one more round?",
    }[question.point]
    if question.options[:1] == ("stake:1",):
        sentence = "How often does the wish count?"
    return sentence, source


def group(option: str) -> str:
    """Name no group: every option answers the question."""
    del option
    return ""


def purse(view: Divers, seat: int) -> str:
    """Say what is looked at before every decision."""
    return f"round {view.round}, {POINT.counted(view.points[seat - 1])}"


def standing(key: str, numbers: Sequence[int]) -> str:
    """Say how a diver stands."""
    del key
    points, shells = numbers
    return f"{POINT.counted(points)}, {shells} {'shell' if shells == 1 else 'shells'}"


def log_line(event: object, printed: Printed, names: Names) -> str:
    """Say what happened."""
    match event:
        case Wished(seat, shell):
            return f"{names[seat]} wishes for {shell_name(printed, shell)}."
        case TurnBegun(seat):
            return f"{names[seat]}'s turn."
        case Dived(seat):
            return f"{names[seat]} dives."
        case Rested(seat):
            return f"{names[seat]} rests."
        case BroughtUp(seat, shell):
            return f"{names[seat]} brings up {shell_name(printed, shell)}."
        case Scored(seat, points, source):
            return f"{names[seat]} scores {POINT.counted(points)} for {_source(printed, source)}."
        case Ended():
            return "The game is over."
        case _:
            return _prank_line(event, printed, names)


def _prank_line(event: object, printed: Printed, names: Names) -> str:
    match event:
        case Voted(seat, option):
            return f"{names[seat]} votes: {_LABELS[option].lower()}."
        case Announced(seat):
            return f"{names[seat]} announces a prank."
        case Pranked(seat, prank, is_played):
            return f"{names[seat]} {'plays' if is_played else 'takes back'} a {prank}."
        case Rolled(seat, dice):
            return f"{names[seat]} throws a {dice[0]}."
        case Washed(seat, shell):
            return f"A wave washes {shell_name(printed, shell)} out of {names[seat]}'s basket."
        case _:
            return ""


def _source(printed: Printed, source: str) -> str:
    kind, _, shell = source.partition("/")
    named = shell_name(printed, shell) if shell else f"a {kind}"
    return f"the wish for {named}" if kind == "wish" else named


def begins(event: object) -> int | str | None:
    """Say whose turn begins with an event; at the end it is nobody's."""
    return 0 if isinstance(event, Ended) else event.seat if isinstance(event, TurnBegun) else None


def is_great(event: object) -> bool:
    """Tell whether an event is a shell that is brought up, or a prank."""
    return isinstance(event, BroughtUp | Pranked)


def is_scoring(event: object, view: Divers) -> bool:
    """Tell whether an event is a wish that came true."""
    del view
    return isinstance(event, Scored) and event.source.startswith("wish/")


def ended(printed: Printed, view: Divers, names: Names, events: Iterable[object]) -> Iterator[str]:
    """Say how a game ended."""
    for event in events:
        if is_scoring(event, view):
            yield log_line(event, printed, names)
    yield from _points(printed, view, names, 0)
    yield won(view, names)


def won(view: Divers, names: Names) -> str:
    """Say who won."""
    winners = [names[seat] for seat in sight.winners(view)]
    return f"{' and '.join(winners)} {'share the victory' if len(winners) > 1 else 'wins'}."


def _whole(printed: Printed, view: Divers, names: Names, seat: int) -> Iterator[str]:
    yield f"Round {view.round} of {view.options.turns}. {len(view.bag)} shells are in the bag."
    yield from _points(printed, view, names, seat)


def _points(_printed: Printed, view: Divers, names: Names, _seat: int) -> Iterator[str]:
    for at, points in enumerate(view.points, 1):
        yield f"{names[at]} has {POINT.counted(points)}."


def _baskets(printed: Printed, view: Divers, names: Names, _seat: int) -> Iterator[str]:
    for at, basket in enumerate(view.baskets, 1):
        found = ", ".join(shell_name(printed, shell) for shell in basket)
        yield f"{names[at]}'s basket: {found or 'nothing yet'}."


def _wishes(printed: Printed, view: Divers, names: Names, seat: int) -> Iterator[str]:
    known = [at for at, wish in enumerate(view.wishes, 1) if wish]
    yield from (f"{names[at]} wishes for {shell_name(printed, view.wishes[at - 1])}." for at in known)
    if seat not in known:
        yield "You have no wish that you know of."


POSITION: Mapping[str, Callable[[Printed, Divers, Names, int], Iterable[str]]] = {
    "": _whole,
    "points": _points,
    "basket": _baskets,
    "wish": _wishes,
}


def noted(event: object, printed: Printed) -> Noted | None:
    """Give what reports count of an event: points."""
    del printed
    return Noted(event.seat, points=event.points, source=event.source) if isinstance(event, Scored) else None
