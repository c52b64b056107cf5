"""Setting up a game: what there is to choose, why it cannot begin like this, and the game made of it."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow

from maracaibo_tui.cabinet.packs import PackError, load_printed, own_folder, pack_names
from maracaibo_tui.engine.choices import LISTED, PACK, START, Choice, Value
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.library.saves import SaveError

from .allowed import refusal
from .plan import Plan, tidied, usual_names
from .seats import Seat, persons
from .sitting import SEEDS, Sitting, drawn, new_game
from .strengths import BOTS
from .terms import Terms


class SetUp:
    """The choices of a game, and a game made of them."""

    bots: Sequence[Value] = BOTS
    called = "New game"
    does = "starts the game"
    """What taking the plan does, behind the key for it."""
    takes = "start"

    def __init__(self, title: Title, *, whole: bool = False) -> None:
        """Read no pack yet; whether the whole of it is needed is said."""
        self.title, self._whole = title, whole
        self.most_seats = title.seats[-1]
        self._games: dict[str, Rules] = {}

    def name_for(self, seat: int) -> str:
        """Give the name of somebody at a seat, counted from 0, who has not said another."""
        return usual_names(self.title)[seat]

    def choices(self, plan: Plan) -> Sequence[Choice]:
        """List what there is to choose, given what was chosen; a pack only if there are several."""
        usual = self.title.id
        chosen = plan.chosen.get(PACK, usual)
        packs = tuple(Value(pack, pack) for pack in dict.fromkeys((usual, chosen, *pack_names(self.title))))
        printed_on = self._pack_says(plan)
        try:
            printed = self.game(plan).printed
        except PackError:
            printed = None
        pack = (Choice(PACK, "Content pack", packs, printed_on),) if len(packs) > 1 else ()
        return (*self.title.options.choices(printed, plan.chosen), *pack)

    def refusal(self, plan: Plan) -> str:
        """Say in a sentence why a game cannot begin like this; nothing if it can."""
        plan = tidied(plan)
        seat, names = self.title.seat, [each.name for each in plan.seats]
        twice = next((name for name in names if names.count(name) > 1), "")
        if not persons(plan.seats):
            return "Nobody plays: give a seat to a person."
        if "" in names:
            return f"A {seat} has no name: type one."
        if twice:
            return f"Two {seat}s are called {twice}: give one of them another name."
        try:
            return refusal(self.title, self.game(plan), plan.chosen, len(names))
        except PackError as error:
            return f"{str(error).splitlines()[0]}."

    def begin(self, plan: Plan) -> Sitting:
        """Begin the game."""
        seed = randbelow(SEEDS) if plan.seed is None else plan.seed
        folder = own_folder(plan.chosen.get(PACK, self.title.id))
        options = self.title.options.options_of(plan.chosen, len(plan.seats))
        return new_game(Terms(self.title, self.game(plan), options, folder), seed, seated(plan, seed))

    def game(self, plan: Plan) -> Rules:
        """Give the rules with the content pack of a plan."""
        pack = plan.chosen.get(PACK, self.title.id)
        if pack not in self._games:
            self._games[pack] = self.title.rules(load_printed(self.title, pack, whole=self._whole))
        return self._games[pack]

    def _pack_says(self, plan: Plan) -> str:
        """Say what a content pack is, and which one is chosen."""
        what = "What is printed"
        try:
            pack = self.game(plan).printed.box.pack
        except PackError:
            return f"{what}; this one cannot be used."
        return f"{what}: {pack.title}, version {pack.version}."


def begun(title: Title, plan: Plan) -> Sitting:
    """Begin the game of a plan, or refuse it in a sentence."""
    setup = SetUp(title)
    if refused := setup.refusal(plan):
        raise SaveError(refused)
    return setup.begin(plan)


def seated(plan: Plan, seed: int) -> tuple[Seat, ...]:
    """Give the seats in turn order."""
    return plan.seats if plan.chosen.get(START) == LISTED else drawn(plan.seats, seed)
