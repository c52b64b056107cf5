"""The rules of the toy game: what each frame of the agenda does, asks and makes of an answer."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from maracaibo_tui.engine.agenda import Table, push
from maracaibo_tui.engine.chance import from_seed, shuffled
from maracaibo_tui.engine.forms import for_each, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.engine.stored import ids_in, see_length, see_numbers

from . import pranks
from .book import RULES, tell, with_value
from .box import MOST_DIVERS, Printed
from .state import (
    BroughtUp,
    Dive,
    Dived,
    Divers,
    Ended,
    Frame,
    Opened,
    Options,
    Pranks,
    Rested,
    Score,
    Scored,
    Sea,
    Summer,
    Toast,
    Turn,
    TurnBegun,
    Vote,
    Voted,
    Votes,
    Wish,
    Wished,
    Wishes,
)

RULES.together(Wish)
RULES.together(Vote, waits=lambda vote: vote.seat == 1)
LONG = 5
"""From so many turns of each on it is told in between how the dives go."""


@RULES.asks(Wish)
def ask_wish(t: Sea, f: Wish) -> Question:
    """Ask which of two shells the seat wishes for, then how much it stakes on a dear one (TOY-WISH-01, TOY-WISH-03)."""
    wished, most = t.state.wishes[f.seat - 1], t.printed.box.numbers.stake
    if not wished:
        options, rule = for_each("wish", t.state.offers[f.seat - 1]), "TOY-WISH-01"
    else:
        stakes = range(1, min(most, t.printed.box.shells[wished].worth) + 1)
        options, rule = for_each("stake", stakes), "TOY-WISH-03"
    return Question(seat=f.seat, point="TOY-4", options=options, rule=rule)


@RULES.answers(Wish)
def wish(t: Sea, f: Wish, option: str) -> None:
    """Remember the wish, and what is staked; it is told when all have wished."""
    form = taken_apart(option)
    if form.word == "stake":
        t.state.stakes = with_value(t.state.stakes, f.seat, int(form.values[0]))
        return
    t.state.wishes = with_value(t.state.wishes, f.seat, form.values[0])
    if t.state.options.pranks:
        push(t, f)


@RULES.acts(Wishes)
def wished(t: Sea, _f: Wishes) -> None:
    """Tell that all have wished; each hears no more than its own wish (TOY-WISH-02)."""
    t.revealed = True
    for seat, shell in enumerate(t.state.wishes, 1):
        tell(t, Wished(seat, shell))


@RULES.asks(Vote)
def ask_vote(_t: Sea, f: Vote) -> Question:
    """Ask whether to play one more round, seat 1 last (TOY-VOTE-01)."""
    return Question(seat=f.seat, point="TOY-7", options=("more", "enough"), rule="TOY-VOTE-01")


@RULES.answers(Vote)
def vote(t: Sea, f: Vote, option: str) -> None:
    """Say at once what somebody votes for."""
    t.state.votes = with_value(t.state.votes, f.seat, option)
    tell(t, Voted(f.seat, option))


@RULES.acts(Votes)
def count_votes(t: Sea, _f: Votes) -> None:
    """Do what most want; if that is level, what seat 1 wants (TOY-VOTE-01)."""
    votes = t.state.votes
    t.state.more = max(votes, key=lambda each: (votes.count(each), each == votes[0])) == "more"


@RULES.acts(Turn)
def begin_turn(t: Sea, f: Turn) -> None:
    """Give the seats their turns one after the other; wishes are scored last (TOY-DIVE-01, TOY-END-01)."""
    state, players = t.state, t.state.options.players
    if state.turn < players * (state.options.turns + state.more):
        state.turn += 1
        is_long = state.options.turns >= LONG and state.turn > players and state.turn % players == 1
        tell(t, TurnBegun(f.seat, state.round if is_long else 0))
        push(t, Dive(f.seat), Turn(f.seat % players + 1))
        return
    t.revealed = True
    for seat, wished in enumerate(state.wishes, 1):
        if wished and wished in state.baskets[seat - 1]:
            stake = state.stakes[seat - 1] if state.stakes else 1
            score(t, Score(seat, t.printed.box.numbers.wish * stake, f"wish/{wished}"))
    state.is_over = True
    tell(t, Ended())


@RULES.asks(Dive)
def ask_dive(t: Sea, f: Dive) -> Question:
    """Ask whether the seat dives; an empty bag leaves only rest (TOY-DIVE-01, TOY-DIVE-02); orders stand beside it."""
    options = (*(("dive", "rest") if t.state.bag else ("rest",)), *pranks.orders(t, f.seat))
    return Question(seat=f.seat, point="TOY-1", options=options, rule="TOY-DIVE-01")


@RULES.answers(Dive)
def dive(t: Sea, f: Dive, option: str) -> None:
    """Bring up a shell; the point for the dive comes after it (TOY-DIVE-03)."""
    if option not in {"dive", "rest"}:
        pranks.ordered(t, f.seat, taken_apart(option).word, value_of(option))
        push(t, f)
        return
    if option == "rest":
        tell(t, Rested(f.seat))
        return
    tell(t, Dived(f.seat))
    t.revealed = True
    shell, t.state.bag = t.state.bag[0], t.state.bag[1:]
    tell(t, BroughtUp(f.seat, shell))
    push(t, Opened(f.seat, f"shell/{shell}"), Score(f.seat, t.printed.box.numbers.dive, "dive"))
    if t.printed.box.shells[shell].worth % 2:
        _into_the_basket(t, f.seat, shell)
    if t.state.options.pranks:
        players = t.state.options.players
        others = tuple((f.seat - 1 + step) % players + 1 for step in range(1, players))
        push(t, Pranks(seats=others, seat=f.seat, shell=shell))


@RULES.asks(Opened)
def ask_opened(t: Sea, f: Opened) -> Question | None:
    """Ask what becomes of the shell; one of odd worth is nothing but kept (TOY-SHELL-01, TOY-SHELL-02).

    Whoever has charmed the diver decides instead (TOY-PRANK-03).
    """
    if _worth(t, f.source) % 2:
        return None
    by = t.state.charmed_by
    options, whom = ("keep", "share"), f.seat if by else 0
    return Question(seat=by or f.seat, point="TOY-2", options=options, rule="TOY-SHELL-01", source=f.source, whom=whom)


@RULES.answers(Opened)
def open_shell(t: Sea, f: Opened, option: str) -> None:
    """Score the shell, or half of it each (TOY-SHELL-01)."""
    worth, other = _worth(t, f.source), f.seat % t.state.options.players + 1
    t.state.charmed_by = 0
    if option == "keep":
        _into_the_basket(t, f.seat, f.source.partition("/")[2])
        push(t, Score(f.seat, worth, f.source))
    else:
        push(t, Score(other, worth // 2, f.source), Toast(other), Score(f.seat, worth // 2, f.source))


@RULES.asks(Toast)
def ask_toast(_t: Sea, f: Toast) -> Question:
    """Ask the other seat in the middle of an effect (TOY-SHELL-03)."""
    return Question(seat=f.seat, point="TOY-3", options=("cheers", "silence"), rule="TOY-SHELL-03")


@RULES.answers(Toast)
def toast(t: Sea, f: Toast, option: str) -> None:
    """Score a point for manners (TOY-SHELL-03)."""
    if option == "cheers":
        push(t, Score(f.seat, t.printed.box.numbers.toast, "toast"))


@RULES.acts(Score)
def score(t: Sea, f: Score) -> None:
    """Add the points and say so."""
    t.state.points = with_value(t.state.points, f.seat, t.state.points[f.seat - 1] + f.points)
    tell(t, Scored(f.seat, f.points, f.source))


def _into_the_basket(t: Sea, seat: int, shell: str) -> None:
    t.state.baskets = with_value(t.state.baskets, seat, (*t.state.baskets[seat - 1], shell))


def _worth(t: Sea, source: str) -> int:
    return t.printed.box.shells[source.partition("/")[2]].worth


class Toy:
    """The rules of the toy game as house and matches drive them."""

    name = "toy"
    version = "1"

    def __init__(self, printed: Printed, summer: Summer | UnsetType = UNSET) -> None:
        """Play with these shells; in a summer without those that were kept before."""
        self.printed, self._summer = printed, summer

    def refusal(self, options: Options) -> str:
        """Say why a game with these options cannot be played; nothing if it can."""
        if not 2 <= options.players <= MOST_DIVERS:
            return f"players: {options.players} cannot dive; allowed are 2 to {MOST_DIVERS}"
        return ""

    def options(self, state: Divers) -> Options:
        """Give the options of a position."""
        return state.options

    def begin_again(self, state: Divers, seed: int) -> Divers:
        """Set up the game of a position once more."""
        return Toy(self.printed, state.began).begin(self.options(state), seed)

    def begin(self, options: Options, seed: int, tell: Callable[[Any], None] | None = None) -> Divers:
        """Fill the bag, and show every seat two shells to wish for."""
        del tell
        shells, seats = tuple(self.printed.box.shells), range(options.players)
        kept = self._summer.kept if isinstance(self._summer, Summer) else ()
        chance, bag = shuffled(from_seed(seed), tuple([shell for shell in shells if shell not in kept]))
        chance, wanted = shuffled(chance, shells)
        first: tuple[Frame, ...] = (Wishes(), *(Wish(seat + 1) for seat in reversed(seats))) if options.wishes else ()
        state = Divers(
            chance=chance,
            bag=bag,
            options=options,
            points=(0,) * options.players,
            baskets=((),) * options.players,
            offers=tuple(wanted[2 * seat : 2 * seat + 2] if options.wishes else () for seat in seats),
            wishes=("",) * options.players,
            agenda=(Turn(1), *first),
            began=self._summer,
        )
        if options.pranks:
            state.chance, hands = shuffled(chance, pranks.KINDS * options.players)
            pranks.deal(state, hands)
            state.stakes = (1,) * options.players
            state.agenda = (Turn(1), Votes(), Vote(1), *(Vote(seat + 1) for seat in seats[:0:-1]), *first)
        return state

    def table(self, state: Divers, tell: Callable[[Any], None] | None) -> Sea:
        """Lay out a table."""
        return Table(state, self.printed, tell)

    def settle(self, table: Sea) -> Question | None:
        """Go on to the next question."""
        return RULES.settle(table)

    def asked(self, table: Sea) -> tuple[Question, ...]:
        """Give every question that is open."""
        return RULES.asked(table)

    def missing(self, table: Sea) -> tuple[int, ...]:
        """Name the seats whose answer to a joint question is missing."""
        return RULES.missing(table)

    def given(self, question: Question) -> str | None:
        """Give an answer that is the only one."""
        return question.options[0] if len(question.options) == 1 else None

    def answer(self, table: Sea, option: str, seat: int = 0) -> None:
        """Carry out an answer."""
        RULES.answer(table, option, seat)

    def copy(self, state: Divers) -> Divers:
        """Copy a state: everything inside is a value."""
        return msgspec.structs.replace(state)

    def digest(self, state: Divers) -> str:
        """Give a short fingerprint."""
        return hashlib.blake2b(self.encode(state), digest_size=8).hexdigest()

    def turn(self, state: Divers) -> tuple[int, ...]:
        """Name the turn."""
        return (state.turn,)

    def encode(self, state: Divers) -> bytes:
        """Write a state as JSON."""
        return msgspec.json.encode(state)

    def decode(self, data: bytes) -> Divers:
        """Read a state from JSON; numbers that no game comes near are refused."""
        see_length(data)
        state = msgspec.json.decode(data, type=Divers)
        see_numbers([state])
        return state

    def unknown(self, state: Divers) -> str:
        """Name the first shell that the box does not have."""
        opened = [frame.source for frame in state.agenda if isinstance(frame, Opened)]
        named = [f"{kind}/{shell}" for kind, shell in ids_in(state, {"shell": ("bag",)})]
        named += [f"shell/{shell}" for basket in state.baskets for shell in basket]
        known = {f"shell/{shell}" for shell in self.printed.box.shells}
        return next((each for each in (*opened, *named) if each not in known), "")
