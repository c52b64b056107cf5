"""Where quest tiles, combat tokens and synergy tokens are, and which buildings are face up (INV-14..18, -29)."""

from collections import Counter
from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.audit.invariants.automas import automas
from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.frames import ChooseNation, CombatActions
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

NO_COMBAT = frozenset({"setup", "sail", "draw", "over"})
TURN = frozenset({"sail", "main", "draw"})


def quest_tiles(t: MaracaiboTable) -> Iterator[str]:
    """Count the quest tiles over all places (INV-14)."""
    found = Counter(quest for quest in _quests(t.state) if quest not in t.printed.box.stories)
    # Counters would be asked one by one: as plain dicts they are compared at once.
    if {**found} != dict.fromkeys(t.printed.box.quests, 1):
        odd = {quest: found[quest] for quest in {*found, *t.printed.box.quests} if found[quest] != 1}
        yield f"INV-14: there are {found.total()} quest tiles of {len(t.printed.box.quests)}, amiss are {odd}"


def story_tiles(t: MaracaiboTable) -> Iterator[str]:
    """Count the story tiles of a campaign over all places (INV-15)."""
    story = t.state.story
    if story is None:
        return
    found = [quest for quest in _quests(t.state) if quest in t.printed.box.stories]
    if story.pile + len(found) != t.printed.turn.rounds:
        yield f"INV-15: {story.pile} story tiles in the pile and {found} elsewhere are not {t.printed.turn.rounds}"
    lost = [each.card for each in story.cards if each.tile and each.card not in found]
    if lost:
        yield f"INV-15: the story tiles of {lost} are in nobody's place"


def _quests(state: State) -> Iterator[str]:
    yield from state.quest_pile
    yield from state.track_quests.values()
    for tiles in state.quests.values():
        yield from tiles
    for p in state.players:
        yield from p.quests
        yield from p.card_quests.values()
    for automa in automas(state):
        yield from automa.quests


def combat_tokens(t: MaracaiboTable) -> Iterator[str]:
    """Count the combat tokens over all places; outside a Combat none is revealed (INV-16)."""
    revealed = revealed_tokens(t.state)
    found = Counter((*revealed, *t.state.combat_1, *t.state.combat_2))
    for p in t.state.players:
        found.update(p.combat_tokens)
    if t.state.jean is not None:
        found.update(t.state.jean.combat_tokens)
    if {**found} != dict.fromkeys(t.printed.box.tokens, 1):
        odd = {token: found[token] for token in {*found, *t.printed.box.tokens} if found[token] != 1}
        yield f"INV-16: there are {found.total()} combat tokens of {len(t.printed.box.tokens)}, amiss are {odd}"
    if revealed and t.state.phase in NO_COMBAT:
        yield f"INV-16: tokens {revealed} are revealed in the phase {t.state.phase!r}"


def revealed_tokens(state: State) -> tuple[str, ...]:
    """List the tokens of the Combats going on."""
    frames = (frame for frame in state.agenda if isinstance(frame, ChooseNation | CombatActions))
    return tuple(frame.token for frame in frames if frame.token)


def synergy_tokens(t: MaracaiboTable) -> Iterator[str]:
    """See that nobody owns a kind of synergy token twice and that there were enough (INV-17)."""
    owned: Counter[str] = Counter()
    for p in t.state.players:
        owned.update(p.synergies)
        if len(set(p.synergies)) != len(p.synergies):
            yield f"INV-17: seat {p.seat} owns synergy tokens {p.synergies}, one kind twice"
    for kind, count in owned.items():
        if kind not in t.printed.box.synergies or count > t.printed.setup.tokens_per_synergy:
            yield f"INV-17: {count} synergy tokens {kind!r} are owned, the box holds fewer"


def buildings_face_up(t: MaracaiboTable) -> Iterator[str]:
    """See that a building a round is face up, or all of them with the variant (INV-18)."""
    state = t.state
    wanted = len(state.prestige) if state.options.prestige_all_faceup else min(state.round, len(state.prestige))
    if state.phase in TURN and state.prestige_faceup != wanted:
        yield f"INV-18: {state.prestige_faceup} prestige buildings are face up in round {state.round}, not {wanted}"


def quest_of_the_new_city(t: MaracaiboTable) -> Iterator[str]:
    """See that the city of Puerto Cabezas has a quest while there are any (INV-29)."""
    tiles = [t.printed.box.legacy[tile] for tile in t.state.legacy if t.state.quest_pile]
    for tile in tiles:
        lying = t.state.quests.get(tile.location or "", ())
        if isinstance(tile.effect, v.LegacyPuertoCabezas) and t.state.city_quest not in lying:
            quest, left = t.state.city_quest, len(t.state.quest_pile)
            yield f"INV-29: {tile.id} has the quest {quest!r}, at its place lie {lying}, in the pile {left}"
