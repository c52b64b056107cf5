"""The desk of whoever sits at the keyboard: the game's referee, its pictures, and where in them one is.

It knows no screen: the match screen draws what lies on it and brings it keys, and everything that keys do works on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.referee import Referee
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.screen.look import Look

from .handing_in import HandingIn
from .keys import bindings, key_of
from .kit import ASK, KEY_BAR, LOG, STATUS, Area, Kit, Moment, Size
from .moments import goes_in_steps
from .notes import TELLS, WARNS
from .numbers import Arranged
from .overlay_area import above_the_question
from .page import is_too_small
from .seen import Seen
from .telling import unasked
from .veil import Veil
from .votes import page_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maracaibo_tui.engine.advice import Reason
    from maracaibo_tui.engine.question import Option, Question
    from maracaibo_tui.play.advising import Advice

    from .pages.side import SidePage

NOTE_MARGIN = 3
"""Cells of a row of the prompt that are free at its sides, its edge among them."""
ABOVE = "above"
"""What lies on top of everything."""


def _nobody_advises(_view: Any, _question: Question, heard: Callable[[Advice], None]) -> Callable[[], None]:  # noqa: ANN401
    from maracaibo_tui.play.advising import Advice

    heard(Advice(problem="Nobody gives hints here."))
    return lambda: None


def _nobody_explains(_seat: int, _now: Any, _then: Any, heard: Callable[[tuple[Reason, ...], str], None]) -> None:  # noqa: ANN401
    heard((), "Nobody explains it here.")


class Doors(NamedTuple):
    """What lies outside the desk."""

    leave: Callable[[], None] = lambda: None
    """Goes back to the title."""
    draw_anew: Callable[[], None] = lambda: None
    """Forgets what the terminal shows and draws it anew."""
    change_settings: Callable[[], None] = lambda: None
    """Opens the page of settings upon the table."""
    remember: Callable[[Mapping[str, str]], str] = lambda _chosen: ""
    """Keeps settings chosen at the table for the next time, and says what prevents it."""
    rest: Callable[[], None] = lambda: None
    """Ends what goes on beside the table: bots that think, and hints."""
    prepare: Callable[[], None] = lambda: None
    """Has what thinks beside the table ready before it is asked."""
    advise: Callable[[Any, Question, Callable[[Advice], None]], Callable[[], None]] = _nobody_advises
    """Has hints thought of, each better than the one before; gives what ends that."""
    explain: Callable[[int, Any, Any, Callable[[tuple[Reason, ...], str], None]], None] = _nobody_explains
    """Has looked for why a bot went from one view to another."""
    campaign: Callable[[], None] | None = None
    """Opens what is told of the campaign upon the table, where the game is one of a campaign."""
    meanwhile: Callable[[Callable[[], None], bool], None] = lambda do, _waits: do()
    """Does something that no key has led to, and draws it; where something is replaced, once no key is held."""


class Desk:
    """What one keyboard sees of a game and where it is in it."""

    def __init__(self, kit: Kit, referee: Referee, settings: Settings) -> None:
        """Sit down, with nothing seen yet."""
        self.kit, self.referee = kit, referee
        self.bindings = bindings(referee.title.keys)
        self.follow(settings)
        self.doors = Doors()
        self.look = Look()
        self.seen = Seen(kit)
        self.home = self.shown = kit.parts[0].name
        self.veil = Veil()
        self.is_gathered = False
        """Whether everybody reads what ends a round before the keyboard is passed."""
        self.size: Size = (0, 0)
        self.inside: Lines = []
        """What stands in the overlay on top."""
        self.is_spread = False
        self.led_here = ""
        """The key that gave the last answer."""
        self.has_begun = False
        """Whether what was read at set-up was told."""
        self.has_answered = False
        """Whether an answer was given here: a game that was over before is only looked at."""
        self.handing_in = HandingIn()
        self._for_all = ""
        self._followed: tuple[object, ...] = ()
        """The question, and who was asked and sat here, when the game was followed last."""
        self._planned: tuple[Size, dict[str, Area]] = ((0, 0), {})

    @property
    def is_veiled(self) -> bool:
        """Tell whether nothing of the table may be seen: the keyboard is being passed."""
        seen = self.seen
        return self.referee.waits and not (self.is_gathered and (seen.telling or seen.lying or seen.past))

    @property
    def is_asked_of_all(self) -> bool:
        """Tell whether nothing private is asked: nobody passes the keyboard for it."""
        question = self.referee.question
        return question is not None and self.referee.title.sight.is_public(question)

    @property
    def is_ruled(self) -> bool:
        """Tell whether gaps are ruled, for parts lie on no grounds of their own."""
        return not self.look.has_grounds

    @property
    def is_small(self) -> bool:
        """Tell whether there is no room for a table."""
        return is_too_small(*self.size)

    @property
    def asks(self) -> bool:
        """Tell whether a key may answer: nothing lies on top, nothing is told, it is nobody else's turn."""
        seen = self.seen
        return not (seen.overlays or seen.telling or seen.past or seen.lying or self.is_veiled)

    @property
    def ends_a_round(self) -> bool:
        """Tell whether a page for all lies on the table, such as that of a round that is over; the rest is told."""
        seen = self.seen
        return bool(seen.lying) and not (seen.telling or seen.overlays or seen.past or self.is_veiled)

    @property
    def vote(self) -> SidePage | None:
        """Give the page of the vote that is asked, while the question is looked at and not the table."""
        seen, mine = self.seen, self.referee.mine
        if mine is None or not self.asks or seen.focus_part != ASK or seen.grown or seen.prompt.words is not None:
            return None
        return page_of(self, mine)

    @property
    def is_done(self) -> bool:
        """Tell whether the game has come to its end here and all of it was told: what it came to is shown now."""
        seen = self.seen
        told = not (seen.telling or seen.overlays or seen.past or seen.lying)
        return self.has_answered and self.referee.is_over and told

    @property
    def summary(self) -> str:
        """The key of the part that has everybody's points; nothing where there is none."""
        return next((part.key for part in self.kit.parts if part.is_summary), "")

    @property
    def in_focus(self) -> str:
        """The part that the keys are for: the one that was chosen while it is in sight, else the question."""
        return self.seen.focus_part if self.seen.focus_part in self._planned[1] else ASK

    @property
    def points_at_options(self) -> bool:
        """Tell whether the keys point at options: in the prompt, and on the map where the question is about places."""
        return self.in_focus == ASK or (self.in_focus == self.home and self._leads_on())

    @property
    def ending(self) -> str:
        """The option that ends what is asked; nothing where one of the others must be taken."""
        question = self.referee.question
        return next(iter(self.referee.title.sight.passes(question)), "") if question is not None else ""

    def lay_out(self) -> tuple[dict[str, Area], bool]:
        """Plan the picture for the present size; say whether it is another plan than that of the last one."""
        areas, self.inside = self._laid_out(self.size)
        is_new = self._planned != (self.size, areas)
        if is_new:
            self._planned = (self.size, areas)
        return areas, is_new

    def areas(self, size: Size) -> dict[str, Area]:
        """Say where every panel lies."""
        return self._laid_out(size)[0]

    def planned(self, size: Size) -> dict[str, Area]:
        """Give the plan of the last picture, or a new one for another size."""
        return self._planned[1] if self._planned[0] == size else self.areas(size)

    def _laid_out(self, size: Size) -> tuple[dict[str, Area], Lines]:
        """Say where every panel lies, and what stands in the overlay on top; what is too small shows one notice."""
        cells, rows = size
        if is_too_small(cells, rows) or self.is_veiled or self.ends_a_round or self.vote is not None:
            return {ABOVE: Area(0, 0, cells, rows)}, []
        seen, telling = self.seen, self.seen.telling
        grown = seen.grown and seen.focus_part != ASK
        # A turn is told where it is to be seen, whatever is looked at for the next question.
        shown = self.shown if telling is None else telling.scene.part or self.home
        # In the past the focus stays on the log that is walked through.
        part = seen.focus_part if grown and seen.past is None else shown
        plan = self.kit.plan(cells, rows, part, read=seen.focus_part == part, grown=grown)
        if seen.grown and seen.focus_part == ASK:
            plan = {STATUS: plan[STATUS], KEY_BAR: plan[KEY_BAR], ASK: Area(0, 1, cells, rows - 2)}
        above, inside = above_the_question(seen.overlays, plan, self.home, size, is_spread=self.is_spread)
        return {**plan, ABOVE: above}, inside

    def moment(self) -> Moment:
        """Gather what is to be drawn now: the open question, what is being told, or the past."""
        referee, seen = self.referee, self.seen
        telling, past, orders = seen.telling, seen.past, referee.title.orders
        is_now = telling is None and past is None
        view = telling.scene.view if telling is not None else past.view if past is not None else referee.view
        mine = referee.mine if is_now else None
        listed = self._listed(view, mine) if mine is not None else Arranged()
        options = listed.options
        moment = Moment(
            view=view,
            seat=referee.seat,
            question=mine,
            options=options,
            highlighted=seen.prompt.highlighted(options),
            names=referee.names,
            cursors={name: at for name, at in seen.cursors.items() if name == self.in_focus},
            lit=telling.scene.touched if telling else (),
            told_of=telling.scene.who if telling else "",
            past="" if past is None else past.text,
            before=referee.before if is_now else None,
            order="" if orders is None else orders.value(self.settings.order).id,
            keys=self.keys,
            coast=self.look.coast,
            in_letters=self.look.is_colourless or self.look.glyph_set == "ascii",
            numbers=listed.numbers,
            ends=listed.ends,
            waits_for=self._waits_for() if is_now and mine is None else 0,
        )
        if moment.option is None:
            return moment
        found = seen.moments.after(referee, moment.option.hands_in)
        return moment if found is None else moment._replace(after=found.view, turned_up=found.turned_up)

    def _waits_for(self) -> int | str:
        """Name who decides meanwhile."""
        question = self.referee.question
        return question.seat if question is not None and not self.referee.is_over else 0

    def _listed(self, view: Any, question: Question) -> Arranged:  # noqa: ANN401 - the game's own view
        """List what there is to choose from, at the step that has been reached; while one types, all of it."""
        prompt, moments = self.seen.prompt, self.seen.moments
        step = prompt.within if prompt.words is None else None
        listed = moments.arranged(self.referee, view, question, step)
        prompt.begin((self.referee.number, prompt.within), listed.first)
        return listed

    @property
    def offered(self) -> Sequence[Option]:
        """All that can be chosen at the open question, at whatever step."""
        question, referee = self.moment().question, self.referee
        return () if question is None else self.seen.moments.offered(referee, referee.view, question)

    def point_at(self, option: Option) -> None:
        """Highlight one of all that can be chosen."""
        prompt, is_under = self.seen.prompt, goes_in_steps(self.offered)
        prompt.words, prompt.within = None, option.under if is_under else ""
        self.seen.focus_part = ASK
        prompt.at = self.moment().options.index(option)

    def take(self, *answers: str, action: str = "", number: int | None = None) -> None:
        """Answer the open question, and those after it: the one place where that happens; an older one is dropped."""
        self.led_here, self.has_answered = action, True
        self.handing_in.begin(len(answers), self.referee)
        number = self.referee.number if number is None else number
        if len(answers) == 1:
            self.referee.answer(number, answers[0])
        else:
            self.referee.hand_in(number, answers)

    def has_gone_on(self) -> bool:
        """Tell whether another question is open, another seat asked, or somebody else here than the last time."""
        referee = self.referee
        asked = referee.question
        now = (referee.number, None if asked is None else asked.seat, referee.seat, referee.is_over)
        before, self._followed = self._followed, now
        return before != now

    def go_on(self) -> None:
        """Follow the game to its next question: what was seen of the last one is over."""
        self.seen.prompt.reset()
        self.seen.past = self.seen.telling = None
        self.seen.lying.clear()
        begins = self.referee.title.words().begins
        if any(begins(told.event) is not None for told in self.referee.told):
            self.seen.moments.numbers.forget()
        if said := self.handing_in.led_on(self.referee):
            self.tell(said)
        # What was asked about the last question is no answer to this one.
        self.seen.overlays[:] = [overlay for overlay in self.seen.overlays if overlay.name != "hint"]
        # The log is opened at its end again once the game has gone on.
        self.seen.cursors.pop(LOG, None)

    def stand_up(self) -> None:
        """Let the person who sits down now begin with nothing that somebody else has seen."""
        self.is_gathered = False
        self.veil.fall(self.led_here)
        note, self.seen = self.seen.note, Seen(self.kit)
        self.seen.note = note if note == self._for_all else ""

    def show_what_is_asked(self) -> None:
        """Show the part that the open question needs, or at the end the points."""
        question = self.referee.question
        if self.referee.is_over:
            self.shown = next((part.name for part in self.kit.parts if part.is_summary), self.shown)
        elif question is not None and self.referee.mine is not None:
            self.shown = self.kit.part_for(question) or self.shown
        # At the next question the map may be of use for its options again.
        self.seen.cursors.pop(self.home, None)
        # Whoever answered on the map goes on there as long as it leads somewhere.
        if self.seen.focus_part != self.home or not self._leads_on():
            self.seen.focus_part = ASK

    def _leads_on(self) -> bool:
        """Tell whether the open question has places to go to on the map."""
        moment = self.moment()
        return any(self.kit.walk(moment, way) is not None for way in ("left", "right", "up", "down"))

    def say_what_was_not_asked(self) -> None:
        """Say what was answered without asking, once nothing is told any more."""
        if self.seen.telling is None and not (self.seen.lying or self.seen.note):
            self.tell(unasked(self.kit, self.referee), TELLS)

    @property
    def note_cells(self) -> int:
        """Count the cells of a row in which something is said."""
        prompt = self.planned(self.size).get(ASK)
        return max(1, self.size[0] - 1 if prompt is None or self.seen.overlays else prompt.size[0] - NOTE_MARGIN)

    def key(self, action: str) -> str:
        """Name the key that does this."""
        return key_of(action, self.keys)

    def tell(self, note: str, ink: str = WARNS) -> None:
        """Say something in the last row of the prompt until the next key."""
        self.seen.note, self.seen.note_ink = note, ink

    def announce(self, note: str) -> None:
        """Say something of the file, which is no secret of anybody's: who sits down next reads it as well."""
        self.seen.note_ink = WARNS
        self.seen.note = self._for_all = note

    def follow(self, settings: Settings) -> None:
        """Follow other settings from now on."""
        self.settings, self.referee.is_open = settings, settings.open_play
        self.keys = self.bindings.remapped(settings.keys)
        """What each key means."""
