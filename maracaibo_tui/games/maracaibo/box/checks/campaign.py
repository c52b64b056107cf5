"""Story cards of a campaign: what each must have and may say, how long its texts may be, and where it may lead."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from maracaibo_tui.engine.forms import made
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.box.checks.finding import Finding, known
from maracaibo_tui.games.maracaibo.box.checks.printed_effects import story_instructions
from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.games.maracaibo.box.stories import Story, StoryOption, Tale, number_of

WORDS: Mapping[str, int] = {"front": 60, "back": 60, "so_far": 80, "hint": 25, "told": 25, "text": 40, "who": 20}
"""The most words that a text may have: a side of a card is read at one go, on one page."""
LABEL = 40
"""The most letters of what an option is called."""
WAYS = 2
_ON_THE_MAIN_LINE = ("main", "ending")
_OF_A_CHOICE = ("after", "next")
_AT_THE_SIDE = (v.RemoveLegacy, v.CardsToDiscard)
"""What the back of a card beside the main line may say, so that it may be read at any time or never."""

_STAYS = (
    v.LegacyPuertoCabezas,
    v.LegacyCityTwoVas,
    v.LegacyCityCombat,
    v.LegacySilverFleet,
    v.LegacyGoldMine,
)


def campaign_findings(box: Box) -> Iterator[Finding]:
    """Find story cards of a campaign that lack something, say too much or lead nowhere."""
    for story in box.stories.values():
        name = f"story {story.id}"
        if story.id in box.quests:
            yield Finding(name, "id", f'"{story.id}"', "an id that no quest tile has")
        if not story.kind:
            yield from _single(story, name)
            continue
        yield from _too_long(name, story, ("front", "back", "so_far"))
        yield from _options(story, name)
        yield from _leads(story, name, box)
        yield from _part(story, name, box)
        yield from _for_good(story, box)


def _single(story: Story, name: str) -> Iterator[Finding]:
    """See that a card of a single game, which is read from one side only, has no other (MAR-STORY-02)."""
    for field in ("quest", "tile", "after", "next", "option", "ending"):
        if getattr(story, field):
            yield Finding(name, field, "a value", "none on a card without kind, which is for single games")
    for _item, field, effect in story_instructions(story):
        if isinstance(effect, v.PlaceStoryTile | v.ReadNow | v.RemoveLegacy):
            yield Finding(name, field, "an instruction of campaigns", "a kind for this card")


def _too_long(name: str, owner: object, fields: Iterable[str], under: str = "") -> Iterator[Finding]:
    for field in fields:
        words = len(getattr(owner, field).split())
        if words > WORDS[field]:
            yield Finding(name, f"{under}{field}", f"{words} words", f"at most {WORDS[field]}")


def _options(story: Story, name: str) -> Iterator[Finding]:
    if len(story.option) not in (0, WAYS):
        yield Finding(name, "option", f"{len(story.option)} options", f"{WAYS} of them, or none")
    if len({option.id for option in story.option}) < len(story.option):
        yield Finding(name, "option", "an id twice", "an id of its own for each option")
    if story.option and story.next is not None:
        yield Finding(name, "next", f'"{story.next}"', "nothing: the options say what is next")
    for number, option in enumerate(story.option):
        yield from _too_long(name, option, ("hint", "told"), f"option[{number}].")
        if not 0 < len(option.label) <= LABEL:
            yield Finding(name, f"option[{number}].label", f"{len(option.label)} letters", f"from 1 to {LABEL}")


def _leads(story: Story, name: str, box: Box) -> Iterator[Finding]:
    """See that the main line goes on with higher numbers, and that cards beside it and endings lead nowhere."""
    ways: tuple[Story | StoryOption, ...] = story.option or (story,)
    for number, way in enumerate(ways):
        field = f"option[{number}].next" if story.option else "next"
        if story.kind != "main":
            if way.next is not None:
                yield Finding(name, field, f'"{way.next}"', "nothing: only cards of the main line lead on")
        elif way.next is None:
            yield Finding(name, field, "nothing", "the next card")
        elif way.next not in box.stories:
            yield from known(way.next, box.stories, name, field, "a story card")
        elif box.stories[way.next].kind not in _ON_THE_MAIN_LINE:
            yield Finding(name, field, f'"{way.next}"', "a card of the main line or an ending")
        elif number_of(way.next) <= number_of(story.id):
            yield Finding(name, field, f'"{way.next}"', "a card with a higher number")
    if story.kind == "ending" and (box.tale is None or story.ending not in box.tale.endings):
        yield Finding(name, "ending", f'"{story.ending or ""}"', "the id of an ending")


def _part(story: Story, name: str, box: Box) -> Iterator[Finding]:
    """See that a card of the main line has a story tile with its quest, and one beside it a collection tile."""
    placed = [each for each in story.setup if isinstance(each, v.PlaceStoryTile)]
    if story.kind in _ON_THE_MAIN_LINE:
        if len(placed) != 1:
            yield Finding(name, "setup", f"{len(placed)} story tiles", "one story tile")
        if story.quest is None or story.quest.reward[:1] != (v.TakeStoryTile(),):
            yield Finding(name, "quest", "no story quest", "a quest whose reward begins with take_story_tile")
    elif placed or story.quest is not None:
        yield Finding(name, "quest", "a story tile or quest", "none on this kind of card")
    if story.kind == "side":
        yield from _side(story, name, box)
    elif story.tile is not None:
        yield Finding(name, "tile", f'"{story.tile}"', "nothing: only cards beside the main line have one")


def _side(story: Story, name: str, box: Box) -> Iterator[Finding]:
    tile = box.legacy.get(story.tile or "")
    if tile is None or not tile.spaces:
        yield Finding(name, "tile", f'"{story.tile or ""}"', "a legacy tile that takes discs")
        return
    if tile.id not in _tiles(story.setup, v.PlaceLegacy):
        yield Finding(name, "setup", f"no {tile.id}", "place_legacy with the tile of the card")
    ways: tuple[Story | StoryOption, ...] = story.option or (story,)
    for way in ways:
        if tile.id not in _tiles((*story.after, *way.after), v.RemoveLegacy):
            yield Finding(name, "after", f"{tile.id} stays", "remove_legacy with the tile of the card")
        if not all(isinstance(each, _AT_THE_SIDE) for each in (*story.after, *way.after)):
            yield Finding(name, "after", "another instruction", "remove_legacy and cards_to_discard")


def _for_good(story: Story, box: Box) -> Iterator[Finding]:
    """See that no tile is told to leave that brings places, cities or spaces for markers: these stay."""
    for item, field, effect in story_instructions(story):
        for name in effect.tiles if isinstance(effect, v.RemoveLegacy) else ():
            tile = box.legacy.get(name)
            if tile is not None and isinstance(tile.effect, _STAYS):
                yield Finding(
                    item, f"{field}.tiles", f'"{name}"', "a tile that brings no place, city or space for markers"
                )


def _tiles(instructions: Iterable[v.StoryInstruction], kind: type[v.PlaceLegacy | v.RemoveLegacy]) -> set[str]:
    return {tile for each in instructions if isinstance(each, kind) for tile in each.tiles}


def tale_findings(box: Box) -> Iterator[Finding]:
    """Find what a campaign names that is not there, and cards that belong to none."""
    tale = box.tale
    if tale is None:
        stray = [story.id for story in box.stories.values() if story.kind]
        if stray:
            yield Finding(f"story {stray[0]}", "kind", "a card of a campaign", "the table [campaign] in the pack")
        return
    yield from known(tale.head.first, box.stories, "campaign", "first", "a story card")
    for chapter in tale.chapters:
        yield from known(chapter.first, box.stories, "chapter", "first", "a story card")
    yield from _people(tale, box)
    facts = known_facts(box)
    for line in tale.epilogue:
        yield from _too_long("epilogue", line, ("text",))
        for fact in line.when:
            yield from known(fact.removeprefix("!"), facts, "epilogue", "when", "a fact")
    for story in box.stories.values():
        for fact in story.assumes:
            yield from known(fact, facts, f"story {story.id}", "assumes", "a fact")


def known_facts(box: Box) -> set[str]:
    """Name every fact that a campaign may come to know: a card finished, an option chosen, an ending."""
    chosen = {f"{story.id}.{option.id}" for story in box.stories.values() for option in story.option}
    endings = () if box.tale is None else box.tale.endings
    return {*chosen, *box.stories, *(made("ending", ending) for ending in endings)}


def _people(tale: Tale, box: Box) -> Iterator[Finding]:
    for person in tale.people:
        name = f"person {person.id}"
        if len(person.who.split()) > WORDS["who"] or len(person.truth.split()) > WORDS["who"]:
            yield Finding(name, "who", "too many words", f"at most {WORDS['who']}")
        for field in ("introduced", "truth_from"):
            for card in getattr(person, field):
                yield from known(card, box.stories, name, field, "a story card")
