"""What there is to choose before a game of Maracaibo, and the options the rules make of it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow
from typing import Literal

from maracaibo_tui.cabinet.packs import USUAL, PackError, load_printed, own_folder, pack_names
from maracaibo_tui.games.maracaibo.box.components import Story
from maracaibo_tui.games.maracaibo.box.numbers import Edition
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.box.vocabulary import CardsIntoDeck, PlaceLegacy
from maracaibo_tui.games.maracaibo.rules.game import PLAYERS, Maracaibo
from maracaibo_tui.games.maracaibo.rules.story import is_playable
from maracaibo_tui.games.maracaibo.state.position import JACQUES, JEAN, Options
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.seats import Seat, persons
from maracaibo_tui.tui.shell.setup import Choice, Plan, Sitting, Value, tidied

from .bots import BOTS
from .start import SEEDS, drawn, new_game

NAMES = ("Ada", "Ben", "Carla", "Diego")
NONE = "none"
_OPPONENTS = (
    Value(NONE, "none", "The captains play against each other."),
    Value(JEAN, "Jean", "An automatic captain with a ship of her own, for one person."),
    Value(JACQUES, "Jacques", "An automatic explorer who races for quests, for one to four persons."),
)
_BOTS: dict[str, Literal["jean", "jacques"]] = {"jean": "jean", "jacques": "jacques"}
_LEVELS = ("very easy", "easy", "medium", "hard", "very hard")
_EDITIONS = (
    Value("second", "second", "The second edition, with all that its rulebook changed."),
    Value("first", "first", "The first edition."),
)
_START = (
    Value("drawn", "drawn by lot", "Chance says who begins; the others follow in the order above."),
    Value("listed", "as listed", "The first captain above begins."),
)
_PRESTIGE = (
    Value("rounds", "one more each round", "As in the rulebook."),
    Value("all", "all face up at once", "A variant for those who like to plan ahead."),
)
_ASSISTANTS = (
    Value("three", "in rounds one to three", "Assistants your ship has not reached score after rounds I to III only."),
    Value("four", "in every round", "Assistants your ship has not reached score after round IV as well."),
)


class MaracaiboSetup:
    """The choices of Maracaibo, and a game made of them."""

    title = "Maracaibo"
    most_seats = PLAYERS[-1]
    bots: Sequence[Value] = BOTS

    def __init__(self) -> None:
        """Read no pack yet."""
        self._games: dict[str, Maracaibo] = {}

    @staticmethod
    def name_for(seat: int) -> str:
        """Give the name of somebody at a seat who has not said another."""
        return NAMES[seat]

    def choices(self, plan: Plan) -> Sequence[Choice]:
        """List what there is to choose; a level only against somebody, a pack only if there are several."""
        how_strong = levels(plan.chosen.get("opponent", NONE), self._most_level(plan))
        chosen = plan.chosen.get("pack", USUAL)
        packs = tuple(Value(pack, pack) for pack in dict.fromkeys((USUAL, chosen, *pack_names())))
        printed_on = self._pack_says(plan)
        return (
            Choice("opponent", "Opponent", _OPPONENTS),
            *((Choice("level", "Level", how_strong, "How strong the automatic opponent is."),) if how_strong else ()),
            Choice("story", "Story", self._stories(plan), "The story card that lays out the quests, round by round."),
            Choice("edition", "Edition", _EDITIONS),
            Choice("start", "Who begins", _START),
            Choice("prestige", "Prestige buildings", _PRESTIGE),
            Choice("assistants", "Assistants score", _ASSISTANTS),
            *((Choice("pack", "Content pack", packs, printed_on),) if len(packs) > 1 else ()),
        )

    def refusal(self, plan: Plan) -> str:
        """Say in a sentence why a game cannot begin like this; nothing if it can."""
        plan = tidied(plan)
        names = [seat.name for seat in plan.seats]
        twice = next((name for name in names if names.count(name) > 1), "")
        if not persons(plan.seats):
            return "Nobody plays: give a seat to a person."
        if "" in names:
            return "A captain has no name: type one."
        if twice:
            return f"Two captains are called {twice}: give one of them another name."
        if len(names) == 1 and plan.chosen.get("opponent", NONE) == NONE:
            return "One captain alone needs somebody to play against: Jean, Jacques or a bot."
        try:
            refused = self.game(plan).refusal(options_of(plan))
        except PackError as error:
            return f"{str(error).splitlines()[0]}."
        what, colon, why = refused.partition(": ")
        told = f"{what.replace('_', ' ')}{colon}{why}"
        return f"{told[:1].upper()}{told[1:]}." if told else ""

    def begin(self, plan: Plan) -> Sitting:
        """Begin the game."""
        seed = randbelow(SEEDS) if plan.seed is None else plan.seed
        folder = own_folder(plan.chosen.get("pack", USUAL))
        return new_game(self.game(plan), options_of(plan), seed, seated(plan, seed), folder)

    def game(self, plan: Plan) -> Maracaibo:
        """Give the rules with the content pack of a plan."""
        pack = plan.chosen.get("pack", USUAL)
        if pack not in self._games:
            self._games[pack] = Maracaibo(load_printed(pack))
        return self._games[pack]

    def _pack_says(self, plan: Plan) -> str:
        """Say what a content pack is, and which one is chosen."""
        what = "What is printed on cards, tiles and boards"
        try:
            pack = self.game(plan).printed.box.pack
        except PackError:
            return f"{what}; this one cannot be used."
        return f"{what}: {pack.title}, version {pack.version}."

    def _stories(self, plan: Plan) -> tuple[Value, ...]:
        try:
            printed = self.game(plan).printed
        except PackError:
            return (Value("", "unknown"),)
        stories = [story for story in printed.box.stories.values() if is_playable(story)]
        return tuple(Value(story.id, f"{story.id} {story.name}", _brought(printed, story)) for story in stories)

    def _most_level(self, plan: Plan) -> int:
        try:
            numbers = self.game(plan).printed.box.numbers
        except PackError:
            return 0
        edition: Edition = "first" if plan.chosen.get("edition") == "first" else "second"
        opponent = plan.chosen.get("opponent", NONE)
        return {JEAN: len(numbers.solo.decks[edition]), JACQUES: len(numbers.jacques.decks)}.get(opponent, 0)


def _brought(printed: Printed, story: Story) -> str:
    """Say what a story card lays out beside the quests: legacy tiles and further cards (MAR-STORY-01)."""
    tiles = [tile for each in story.setup if isinstance(each, PlaceLegacy) for tile in each.tiles]
    cards = sum(len(each.cards) for each in story.setup if isinstance(each, CardsIntoDeck))
    brought = [printed.box.legacy[tile].name for tile in tiles if tile in printed.box.legacy]
    brought += [f"{cards} further cards"] if cards else []
    return f"Beside the quests: {', '.join(brought)}." if brought else "Nothing but the quests, round by round."


def begun(plan: Plan) -> Sitting:
    """Begin the game of a plan, or refuse it in a sentence."""
    setup = MaracaiboSetup()
    if refused := setup.refusal(plan):
        raise SaveError(refused)
    return setup.begin(plan)


def options_of(plan: Plan) -> Options:
    """Give the options of the rules for a plan."""
    chosen = plan.chosen
    opponent = chosen.get("opponent", NONE)
    return Options(
        players=len(plan.seats),
        edition="first" if chosen.get("edition") == "first" else "second",
        prestige_all_faceup=chosen.get("prestige") == "all",
        assistant_vp_round_four=chosen.get("assistants") == "four",
        story_card=int(chosen.get("story") or Options().story_card),
        bot=_BOTS.get(opponent, "none"),
        bot_level=int(chosen.get("level") or 1) if opponent != NONE else 0,
    )


def seated(plan: Plan, seed: int) -> tuple[Seat, ...]:
    """Give the seats in turn order."""
    return plan.seats if plan.chosen.get("start") == "listed" else drawn(plan.seats, seed)


def levels(opponent: str, most: int) -> tuple[Value, ...]:
    """List the levels there are; those of Jean that the rulebook has are called in words as well."""
    words = dict(enumerate(_LEVELS, 1)) if opponent == JEAN else {}
    return tuple(Value(str(level), f"{level} {words.get(level, '')}".strip()) for level in range(1, most + 1))
