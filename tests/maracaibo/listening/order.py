"""The order in which things stand and happen: options as the table has them, effects as they are printed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable, player

from .addresses import said

PARTS = [["assistant"], ["immediate"], ["permanent"], ["action"], ["flag"], ["reward"], ["bonus"]]
"""Parts of components that bring something."""
GAINS = (events.Gained, events.Scored, events.InfluenceGained)
STEPS = {"MarkerRemoved", "MarkerPlaced", "InfluenceGained combat", "InfluenceGained ca:silver_fleet"}
VILLAGE = ("doubloon", "discard_hand", "buy", "combat_point", "three_goods", "annex")
"""Village actions that everybody has, and those of the ship."""
AGAIN = {"combat", "conversion"}
"""What may be done several times, one after the other."""
PARTS_IN_ORDER = ("income", ("cards", "prestige"), "leaders", "ranks", "quests", "areas", "explorer", "jacques")
"""The final scoring, step by step."""
LAST = ("end", "skip", "stop", "continue", "vp")
"""What passes stands behind everything but free actions."""
BESIDE = ("hold", "career_task", "figure_to_cp")
"""Free actions stand behind all others, in this order."""


def disordered(t: MaracaiboTable, question: Question) -> Iterator[str]:
    """Say which options stand where nobody would look for them."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for option in question.options:
        word, values, way = taken_apart(option)
        # The same place by several ways stands where the first of them leads.
        if values and not (way and word == "explore"):
            rows.setdefault((word, *values[:-1]), []).append(values[-1])
    for row, named in rows.items():
        known = _row(t, player(t, question.seat), row, named)
        if known is not None and named != sorted(named, key=known.index):
            yield f"asked: {':'.join(row)} stand as {named}"
    cards = [
        option.values[1] for option in map(taken_apart, question.options) if option.word == "va" and option.values[1:]
    ]
    if cards != sorted(cards, key=player(t, question.seat).tableau.index):
        yield f"asked: the village actions of cards stand as {cards}"
    ranks = [_rank(option) for option in question.options]
    if ranks != sorted(ranks):
        yield f"asked: {question.options} stand in no order"


def _rank(option: str) -> int:
    word = taken_apart(option).word
    if word in BESIDE:
        return 2 + BESIDE.index(word)
    return -1 if option == "draw" else int(option in LAST)


def _row(t: MaracaiboTable, p: Player, row: tuple[str, ...], named: Sequence[str]) -> Sequence[str] | None:
    """Give the row in which what is named lies on the table, if there is one."""
    state, box = t.state, t.printed.box
    if row == ("va",):
        return VILLAGE
    for known in (
        NATIONS,
        (*p.hand, *p.planning, *p.tableau),
        state.display,
        tuple(box.areas),
        tuple(box.synergies),
        state.prestige,
        p.careers,
        state.quests.get(p.ship, ()),
        state.legacy,
    ):
        if set(named) <= set(known):
            return known
    if row[0] == "explore" and set(named) <= set(t.printed.spaces):
        return list(t.printed.spaces)
    if row[0] in {"sail", "ca", "marker"} and set(named) <= set(t.printed.order):
        return sorted(t.printed.order, key=t.printed.order.__getitem__)
    numbers = [each for each in named if each.isdigit()]
    return sorted(numbers, key=int) if len(numbers) == len(named) else None


class Following:
    """What one cause brings, one after the other: as the parts of its effect are printed (MAR-GEN-09)."""

    def __init__(self, table: MaracaiboTable) -> None:
        """Begin with nothing told."""
        self._table, self._source = table, ""
        self._told: list[str] = []
        self._awaited: list[str] = []
        self._taken: list[str] = []
        self._before: object = None
        self._ahead: list[int] = []
        self._scored: dict[tuple[type, str], int] = {}

    def hear(self, event: object) -> Iterator[str]:
        """Say what comes behind something that is printed behind it, or behind what follows it."""
        yield from self._parts(event)
        yield from self._steps(event)
        yield from self._rows(event)
        yield from self._scorings(event)
        yield from self._ranks(event)
        self._before = event

    def _parts(self, event: object) -> Iterator[str]:
        if not isinstance(event, GAINS):
            return
        what = {events.Scored: "vp", events.InfluenceGained: "influence"}.get(type(event), getattr(event, "what", ""))
        if event.source != self._source or what in self._told:
            self._source, self._told = event.source, []
        before = self._before
        is_same = isinstance(before, GAINS) and event.source == before.source and event.source not in AGAIN
        if is_same and isinstance(event, events.Gained) and event.amount < 0 < _amount(before):
            yield f"told: {event} is paid after {before}"
        fields = _fields(self._table, event.source)
        if what in fields:
            late = [each for each in self._told if fields.index(each) > fields.index(what)]
            self._told.append(what)
            yield from (f"told: {what} of {event.source} come after {each}" for each in late)

    def _steps(self, event: object) -> Iterator[str]:
        """Follow a combat action, step by step."""
        if isinstance(event, events.NationChosen | events.TurnStarted | events.Sailed):
            self._awaited, self._taken = [], []
        if isinstance(event, events.CombatActionUsed):
            self._awaited, self._taken = list(said()["follows"].get(taken_apart(event.action).values[0], ())), []
        name = " ".join((type(event).__name__, getattr(event, "source", ""))).strip()
        if name in self._awaited:
            self._taken += self._awaited[: self._awaited.index(name) + 1]
            self._awaited = self._awaited[self._awaited.index(name) + 1 :]
        elif name in self._taken and name in STEPS:
            yield f"told: {event} comes too late"
            self._taken = []

    def _rows(self, event: object) -> Iterator[str]:
        """See that cards take effect as they lie, and that everybody is scored in the order of seats."""
        before = self._before
        if isinstance(before, events.QuestPlaced) and getattr(event, "source", "") == "quest track":
            yield f"told: {event} comes after {before}"
        if getattr(before, "source", "") == "assistants passed" and getattr(event, "source", "") == "toll":
            yield f"told: {event} comes after {before}"
        if type(event) is not type(before) or not isinstance(event, GAINS) or not isinstance(before, GAINS):
            return
        if event.seat == before.seat and isinstance(event.seat, int):
            tableau = player(self._table, event.seat).tableau
            one, other = (each.source.split("/") for each in (before, event))
            is_lasting = one[0] == other[0] == "card" and one[2:] == other[2:] == ["permanent"]
            if is_lasting and tableau.index(one[1]) > tableau.index(other[1]):
                yield f"told: {event} comes after {before}"

    def _ranks(self, event: object) -> Iterator[str]:
        """See that ranks are told as they are passed, the lowest first, and no rank twice."""
        if isinstance(event, events.InfluenceGained):
            jean = self._table.state.jean
            who = jean if jean is not None and event.seat == jean.seat else player(self._table, int(event.seat))
            now = who.influence[event.nation]
            ranks = self._table.printed.ranks[event.nation]
            self._ahead = [value for at, value in ranks if now - event.steps < at <= now]
        elif isinstance(event, events.RankReached):
            if self._ahead[:1] != [event.value]:
                yield f"told: {event}, and the next one is {self._ahead[:1]}"
            self._ahead = self._ahead[1:]

    def _scorings(self, event: object) -> Iterator[str]:
        """See that everybody is scored in the order of seats, and part after part."""
        if isinstance(event, events.RoundEnded):
            self._scored.clear()
        if not isinstance(event, GAINS):
            return
        if not event.source.startswith("final/") and (type(event), event.source) != (events.Gained, "income"):
            return
        key, place = (type(event), event.source), _place(event.seat)
        late = [source for _kind, source in self._scored if _part(source) > _part(event.source)]
        if place <= self._scored.get(key, 0) or late:
            yield f"told: {event} comes too late"
        self._scored[key] = place


def _amount(event: object) -> int:
    found: int = getattr(event, "steps", 0) or getattr(event, "amount", 0)
    return found


def _part(source: str) -> int:
    """Give the step of the final scoring that brings points."""
    return next((at for at, parts in enumerate(PARTS_IN_ORDER) if source.removeprefix("final/") in parts), 0)


def _place(seat: int | str) -> int:
    return seat if isinstance(seat, int) else 10


def _fields(t: MaracaiboTable, source: str) -> list[str]:
    """Name what the effects at an address bring, in printed order."""
    kind, *rest = source.split("/")
    if kind not in {"card", "location", "tile", "quest", "area", "space", "legacy"} or rest[1:2] not in PARTS:
        return []
    effects = t.printed.effects("/".join((kind, *rest[:2])))
    if rest[2:] and rest[-1].isdigit():
        effects = effects[int(rest[-1]) :][:1]
    found = [field for effect in effects for field in getattr(effect, "__struct_fields__", ())]
    turned = any(isinstance(effect, v.TokensVpAndDiscardHand) for effect in effects)
    # D-05
    return found[::-1] if turned and t.state.options.first_edition else found
