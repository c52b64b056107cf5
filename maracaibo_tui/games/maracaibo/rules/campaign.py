"""From one game of a campaign to the next: what a game begins from and what it leaves (MAR-CAMPAIGN)."""

from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.stories import number_of
from maracaibo_tui.games.maracaibo.state.campaign import PATIENCE, Archive, Campaign, Kept, Left, StoryCard
from maracaibo_tui.games.maracaibo.state.position import Options, State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .legacy import enter
from .story import lay, lay_again, put_into_play, story_of

_START_PLAYER = 1


def first(printed: Printed, patience: int = PATIENCE) -> Archive:
    """Give what the first game of the campaign begins from: its first card (MAR-CAMPAIGN-02)."""
    if printed.box.tale is None:
        raise ValueError("this pack has no campaign")
    return Archive(cards=(Kept(card=printed.box.tale.head.first),), patience=patience)


def at_chapter(printed: Printed, chapter: int, patience: int = PATIENCE) -> Archive:
    """Give what a game begins from at a chapter: its chapter card, for the first chapter its card (MAR-CAMPAIGN-05)."""
    chapters = printed.box.tale.chapters if printed.box.tale is not None else ()
    begins = next((each.first for each in chapters if each.number == chapter), "")
    for story in printed.box.stories.values():
        # A pack with a story of its own has the chapter cards of the usual one as well: they open other cards.
        if story.kind == "door" and story.chapter == chapter and v.ReadNow(begins) in story.setup:
            return Archive(cards=(Kept(card=story.id),), patience=patience)
    if begins and chapter == chapters[0].number:
        return first(printed, patience)
    raise ValueError(f"no story card opens chapter {chapter}")


def dealt_cards(printed: Printed, options: Options, archive: Archive) -> tuple[str, ...]:
    """Name the C-cards that are shuffled into the A-cards before dealing (MAR-CAMPAIGN-06, -07, MAR-CAMPAIGN-33)."""
    told = [printed.box.stories[kept.card] for kept in archive.cards]
    doors = [] if options.first_edition else [story for story in told if story.kind == "door"]
    named = [each for door in doors for each in door.setup if isinstance(each, v.CardsIntoDeck)]
    return tuple(sorted({*archive.c_cards, *[card for each in named for card in each.cards]}))


def story_begun(archive: Archive, dealt: tuple[str, ...], tiles: int) -> Campaign:
    """Lay the story tiles ready, one for each round (MAR-CAMPAIGN-03, MAR-CAMPAIGN-22)."""
    return Campaign(began=archive, pile=tiles, c_cards=dealt, facts=archive.facts)


def lay_out_archive(t: MaracaiboTable) -> None:
    """Lay out what the archive holds: tiles first, then cards, each from the lowest number (MAR-CAMPAIGN-04, -29)."""
    archive = story_of(t).began
    for tile in sorted(archive.tiles, key=number_of):
        enter(t, tile)
    for kept in sorted(archive.cards, key=lambda each: number_of(each.card)):
        if kept.laid:
            put_into_play(t, StoryCard(card=kept.card, waited=kept.waited))
            lay_again(t, kept.card)
        else:
            lay(t, kept.card, _START_PLAYER)
    story = story_of(t)
    t.state.campaign = replace(story, cards=tuple([replace(each, from_setup=True) for each in story.cards]))


def left(printed: Printed, state: State) -> Left:
    """Give what a finished game leaves: story cards and legacy tiles in play, C-cards, facts (MAR-CAMPAIGN-09..10)."""
    story = state.story
    if story is None or state.phase != "over":
        raise ValueError("only a finished game of a campaign leaves something")
    automas = () if state.automa is None else (state.automa,)
    archive = Archive(
        cards=tuple([_kept(each) for each in story.cards]),
        tiles=tuple(sorted([tile for tile in state.legacy if not _is_full(printed, state, tile)], key=number_of)),
        c_cards=story.c_cards,
        facts=story.facts,
        ending=story.ending,
        patience=story.began.patience,
    )
    scores = {str(each.seat): each.vp for each in (*state.players, *automas)}
    return Left(archive=archive, beats=story.beats, scores=scores, winners=state.winners)


def _kept(card: StoryCard) -> Kept:
    """Put a card away; one that lay there for the whole game has waited for one more (MAR-CAMPAIGN-21)."""
    return Kept(card=card.card, laid=card.laid, waited=card.waited + card.from_setup)


def _is_full(printed: Printed, state: State, tile: str) -> bool:
    """Tell whether a collection tile was completed: it goes back to the box (MAR-CAMPAIGN-10)."""
    spaces = printed.box.legacy[tile].spaces
    return bool(spaces) and len(state.legacy_discs.get(tile, ())) >= spaces
