"""Fulfilling quests (MAR-QUEST)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import made, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import LiftQuest, PayCosts, QuestToTrack, Resolve, TrackQuest
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .gains import score
from .legacy import refill_city_quest
from .payment import can_pay, pay_or_skip


def payable_quests(t: MaracaiboTable, p: Player, location: str) -> list[str]:
    """List the quest tiles at a location whose cost can be paid (MAR-MAIN-04, MAR-QUEST-02, R-80)."""
    tiles = t.state.quests.get(location, ())
    return [quest for quest in tiles if quest != t.state.city_quest and can_fulfil(t, p, quest)]


def can_fulfil(t: MaracaiboTable, p: Player, quest: str) -> bool:
    """Tell whether the cost of a quest can be paid in full (MAR-QUEST-02)."""
    return can_pay(t, p, t.printed.quests[quest].cost)


def fulfil(t: MaracaiboTable, p: Player, quest: str, place: str) -> None:
    """Pay, receive the reward, then take the tile; `place` says where it lies (MAR-QUEST-09)."""
    push(
        t,
        PayCosts(p.seat, f"quest/{quest}/cost"),
        LiftQuest(p.seat, quest, place),
        Resolve(p.seat, f"quest/{quest}/reward"),
        QuestToTrack(p.seat, quest),
    )


@RULES.acts(LiftQuest)
def lift_quest(t: MaracaiboTable, f: LiftQuest) -> None:
    """Take the tile from its place; while its reward is resolved it is in nobody's place."""
    state, (kind, _, place) = t.state, f.place.partition("/")
    if kind == "location":
        _lift_from(t, place, f.quest)
    elif kind == "track":
        state.track_quests = {space: quest for space, quest in state.track_quests.items() if space != place}
    else:
        p = player(t, f.seat)
        p.card_quests = {card: quest for card, quest in p.card_quests.items() if card != place}


def take_from(t: MaracaiboTable, location: str, quest: str) -> None:
    """Take a tile for good, without cost or reward; only that of the new city is replaced (MAR-QUEST-13)."""
    _lift_from(t, location, quest)
    _replace(t, quest)


def _lift_from(t: MaracaiboTable, location: str, quest: str) -> None:
    state = t.state
    left = tuple(tile for tile in state.quests[location] if tile != quest)
    state.quests = {**state.quests, location: left}


def _replace(t: MaracaiboTable, quest: str) -> None:
    """Lay the next tile of the pile on the new city once its own is done with (MAR-LEGACY-11, MAR-SOLO-21)."""
    state = t.state
    if quest == state.city_quest:
        refill_city_quest(t)


@RULES.acts(QuestToTrack)
def quest_to_track(t: MaracaiboTable, f: QuestToTrack) -> None:
    """Lay the tile on the quest track and score it; then comes the next one (MAR-QUEST-09..10, MAR-LEGACY-11)."""
    p, numbers = player(t, f.seat), t.printed.turn
    p.quests = (*p.quests, f.quest)
    if t.tell is not None:
        t.tell(events.QuestFulfilled(p.seat, f.quest))
        if f.quest in t.printed.box.stories:
            t.tell(events.StoryTileTaken(p.seat, f.quest))
    number = len(p.quests)
    track = numbers.quest_track
    score(t, p, track[number - 1] if number <= len(track) else numbers.quest_further, "quest track")
    _replace(t, f.quest)


@RULES.asks(TrackQuest)
def ask_track_quest(t: MaracaiboTable, f: TrackQuest) -> Question | None:
    """Ask whether the quest under the explorer is fulfilled at once (DEC-53, MAR-EXPLORE-09, MAR-EXPLORE-11)."""
    p = player(t, f.seat)
    quest = t.state.track_quests[f.space]
    options = pay_or_skip(t, p, t.printed.quests[quest].cost, made("quest", quest))
    if not options:
        return None
    return Question(seat=f.seat, point="DEC-53", options=options, rule="MAR-EXPLORE-09", source=f"space/{f.space}")


@RULES.answers(TrackQuest)
def take_track_quest(t: MaracaiboTable, f: TrackQuest, option: str) -> None:
    """Fulfil the quest on the track."""
    if option != "skip":
        fulfil(t, player(t, f.seat), value_of(option), f"track/{f.space}")
