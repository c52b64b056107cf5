"""Checking the story after each round: who reads, how the table votes, what comes next (MAR-STORY-10..20)."""

from collections import Counter

from msgspec.structs import replace

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.stories import Story, StoryOption
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.campaign import Beat, StoryCard
from maracaibo_tui.games.maracaibo.state.frames import CountVotes, ReadBack, Vote
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, humans_from

from .story import carry_out, know, lay, put_into_play, story_of, take_out_of_play, tell_beat

RULES.together(Vote, lambda vote: vote.seat == vote.reader)


def check_story(t: MaracaiboTable) -> None:
    """Have each story card read that is fulfilled now, the lowest number first (MAR-STORY-10, -13, MAR-CAMPAIGN-18)."""
    fulfilled = [_fulfilled(t, each) for each in story_of(t).cards]
    push(t, *[frame for frame in fulfilled if frame is not None])


def _fulfilled(t: MaracaiboTable, card: StoryCard) -> ReadBack | None:
    """Say who reads a card that is fulfilled (MAR-STORY-11, MAR-STORY-12, MAR-CAMPAIGN-16, MAR-SOLO-46)."""
    person = _person_after(t)
    for p in t.state.players:
        if card.card in p.quests:
            return ReadBack(p.seat, card.card)
    if t.state.jean is not None and card.card in t.state.jean.quests:
        return ReadBack(person, card.card, "jean")
    if t.state.jacques is not None and card.card in t.state.jacques.quests:
        return ReadBack(person, card.card, "jacques")
    if _is_filled(t, t.printed.box.stories[card.card]):
        return ReadBack(t.state.ended_by or person, card.card)
    if _is_overdue(t, card):
        return ReadBack(t.state.ended_by or person, card.card, "time")
    return None


def _person_after(t: MaracaiboTable) -> int:
    """Give the person who reads for an automa: the next one clockwise from who ended the round."""
    return t.state.ended_by % len(t.state.players) + 1


def _is_filled(t: MaracaiboTable, story: Story) -> bool:
    """Tell whether every space of the card's legacy tile holds a disc (MAR-STORY-11, MAR-LEGACY-37)."""
    tile = story.tile
    return tile in t.state.legacy and len(t.state.legacy_discs.get(tile, ())) >= t.printed.box.legacy[tile].spaces


def _is_overdue(t: MaracaiboTable, card: StoryCard) -> bool:
    """Tell whether a card has waited for as many whole games as there is patience (MAR-CAMPAIGN-21)."""
    patience = story_of(t).began.patience
    return t.state.phase == "final" and card.from_setup and 0 < patience <= card.waited + 1


@RULES.acts(ReadBack)
def read_back(t: MaracaiboTable, f: ReadBack) -> None:
    """Read the back of a card; where there is a choice, everybody votes, the reader last (MAR-CAMPAIGN-14)."""
    if story_of(t).card(f.story) is None:
        return
    t.revealed = True
    if t.tell is not None:
        t.tell(events.StoryRead(f.seat, f.story, f.by))
    if not t.printed.box.stories[f.story].option:
        _finish(t, f, None)
        return
    others = humans_from(t, f.seat)[1:]
    votes = [Vote(seat, f.story, f.seat) for seat in (*others, f.seat)]
    push(t, *votes, CountVotes(f.seat, f.story, f.by))


@RULES.asks(Vote)
def ask_vote(t: MaracaiboTable, f: Vote) -> Question:
    """Ask a seat for its vote (DEC-63, MAR-STORY-14)."""
    ways = for_each("choose", range(1, len(t.printed.box.stories[f.story].option) + 1))
    return Question(seat=f.seat, point="DEC-63", options=ways, rule="MAR-STORY-14", source=f"story/{f.story}")


@RULES.answers(Vote)
def cast_vote(t: MaracaiboTable, f: Vote, option: str) -> None:
    """Cast a vote, which everybody hears (MAR-CAMPAIGN-14)."""
    story = story_of(t)
    chosen = t.printed.box.stories[f.story].option[int(value_of(option)) - 1].id
    votes = {**story.votes, str(f.seat): chosen}
    t.state.campaign = replace(story, votes=dict(sorted(votes.items())))
    if t.tell is not None:
        t.tell(events.Voted(f.seat, f.story, chosen))


@RULES.acts(CountVotes)
def count_votes(t: MaracaiboTable, f: CountVotes) -> None:
    """Take the way most have voted for; if votes are level, the reader's (MAR-STORY-14, MAR-CAMPAIGN-14)."""
    t.revealed = True
    votes = story_of(t).votes
    counts = Counter(votes.values())
    most = [way for way, count in counts.items() if count == max(counts.values())]
    chosen = votes[str(f.seat)] if votes[str(f.seat)] in most else most[0]
    way = next(each for each in t.printed.box.stories[f.story].option if each.id == chosen)
    _finish(t, f, way)


def _finish(t: MaracaiboTable, f: ReadBack | CountVotes, way: StoryOption | None) -> None:
    """Finish a card: it is known and leaves play, its back is carried out, the next one comes (MAR-STORY-15, -16)."""
    told, story = t.printed.box.stories[f.story], story_of(t)
    option = "" if way is None else way.id
    beat = Beat(round=t.state.round, card=f.story, side="back", reader=f.seat, by=f.by, votes=story.votes)
    tell_beat(t, replace(beat, option=option, discs=_discs(t, told)))
    if way is not None and t.tell is not None:
        t.tell(events.StoryChosen(f.story, option))
    t.state.campaign = replace(story_of(t), votes={})
    know(t, f"{f.story}.{option}" if option else f.story)
    take_out_of_play(t, f.story)
    carry_out(t, (*told.after, *(() if way is None else way.after)), f.story, f.seat)
    if told.ending is not None:
        _end(t, told.ending)
    following = told.next if way is None else way.next
    if following is not None:
        _go_on(t, following, f.seat)


def _discs(t: MaracaiboTable, told: Story) -> dict[str, int]:
    """Count whose discs have filled the tile of a card."""
    owners = Counter(t.state.legacy_discs.get(told.tile, ())) if told.tile is not None else Counter()
    return {str(seat): count for seat, count in owners.items() if seat > 0}


def _go_on(t: MaracaiboTable, card: str, reader: int) -> None:
    """Lay out the next card; in the final scoring its front waits for the next game (MAR-STORY-19, MAR-CAMPAIGN-27)."""
    if t.state.phase == "final":
        put_into_play(t, StoryCard(card=card, laid=False))
    else:
        lay(t, card, reader)


def _end(t: MaracaiboTable, ending: str) -> None:
    """Close the campaign: no card is in play any more (MAR-CAMPAIGN-35, MAR-CAMPAIGN-36)."""
    for each in story_of(t).cards:
        take_out_of_play(t, each.card)
    t.state.campaign = replace(story_of(t), ending=ending)
