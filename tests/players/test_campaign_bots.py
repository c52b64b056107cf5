"""Bots in a campaign: they like to know how the story goes on, and vote for the better map."""

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.judgement.judge import Judgement
from maracaibo_tui.games.maracaibo.judgement.weights import weights_from
from maracaibo_tui.games.maracaibo.rules.legacy import enter
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.views import view
from maracaibo_tui.library.weights import weights_of
from tests.support.played import game
from tests.support.skeleton import take

CARD = "02"
WEIGHTS = weights_from(weights_of("maracaibo"))


def _judge(printed: Printed | None = None) -> Judgement:
    return Judgement(printed or game().printed, WEIGHTS)


def _begun(*tiles: str) -> State:
    state = game().begin(Options(campaign=True), 1)
    for tile in tiles:
        enter(game().table(state, None), tile)
    return state


def test_a_story_tile_counts_five_doubloons_more_than_a_quest_tile() -> None:
    """Else bots would leave the story lying where captains would not."""
    state, judge = _begun(), _judge()
    with_story, with_quest = game().copy(state), game().copy(state)
    take(game().table(with_story, None), "01", 1)
    with_quest.players[0].quests = (with_quest.quest_pile[0],)
    look = judge.look(view(state, 1), 1)
    story, quest = judge.terms(with_story, look), judge.terms(with_quest, look)
    assert WEIGHTS.tastes.story_tile == 5
    assert story["story"] - quest["story"] == 5 * look.doubloon
    assert story["tokens"] == quest["tokens"]


def _with_ways(first: tuple[v.StoryInstruction, ...], second: tuple[v.StoryInstruction, ...]) -> Printed:
    """Let the two ways of a card do something to the map."""
    box = game().printed.box
    card = box.stories[CARD]
    ways = tuple([replace(way, after=after) for way, after in zip(card.option, (first, second), strict=True)])
    return Printed(replace(box, stories={**box.stories, CARD: replace(card, option=ways)}))


def _vote(printed: Printed, state: State) -> tuple[str, ...]:
    seen = view(state, 1)
    question = Question(
        seat=1, point="DEC-63", options=("choose:1", "choose:2"), rule="MAR-STORY-14", source=f"story/{CARD}"
    )
    judge = _judge(printed)
    return judge.shortlist(Table(seen, printed), question, judge.look(seen, 1))


def test_a_bot_votes_for_the_better_map() -> None:
    """A city that opens again is better than one that stays closed, whichever option says so."""
    opens: tuple[v.StoryInstruction, ...] = (v.RemoveLegacy(tiles=("L3",)),)
    assert _vote(_with_ways((), opens), _begun("L3")) == ("choose:2",)
    assert _vote(_with_ways(opens, ()), _begun("L3")) == ("choose:1",)


def test_of_equal_maps_a_bot_votes_for_the_first() -> None:
    """So bots are of one mind where nothing is at stake."""
    assert _vote(game().printed, _begun()) == ("choose:1",)


def test_a_vote_changes_nothing_that_the_bot_has_seen() -> None:
    """Ways are tried on a copy."""
    state = _begun("L3")
    before = game().encode(view(state, 1))
    seen = view(state, 1)
    printed = _with_ways((), (v.RemoveLegacy(tiles=("L3",)),))
    judge = _judge(printed)
    question = Question(
        seat=1, point="DEC-63", options=("choose:1", "choose:2"), rule="MAR-STORY-14", source=f"story/{CARD}"
    )
    judge.shortlist(Table(seen, printed), question, judge.look(seen, 1))
    assert game().encode(seen) == before
