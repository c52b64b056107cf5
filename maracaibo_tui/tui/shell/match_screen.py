"""The screen of a game in play: it draws one seat's view, takes keys, and is the only place that answers questions."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize
from textual.geometry import Offset, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from maracaibo_tui.play.seats import colours
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.output import draw_anew
from maracaibo_tui.tui.screen.painting import Painter, lay_whole
from maracaibo_tui.tui.screen.panel import Panel

from . import pictures
from .actions import Actions
from .habits import Habits
from .haste import Haste
from .keys import key_of, meant
from .kit import Area, Kit, Moment
from .overlay_area import DOCK, beside_the_question
from .page import too_small
from .receiver import Receiver
from .seen import Seen
from .teller import Teller
from .telling import scenes_of, unasked
from .veil import Veil

MOST_PASTED = 4096
MOVES = frozenset({"up", "down", "left", "right", "next", "previous", "page_down", "page_up"})
HELD_PAUSE = 0.15
"""Seconds between two pictures while a key is held: on a slow line there is not time for more."""


class _Plan(Layout):
    """Lays every panel where the screen's plan says."""

    name = "plan"

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:  # noqa: ARG002, FBT001, FBT002 - Textual's shape
        areas = parent.planned(size) if isinstance(parent, MatchScreen) else {}
        placements = []
        for order, child in enumerate(children):
            area = areas.get(child.id or "", Area(0, 0, 0, 0))
            region = Region(*area)
            placements.append(WidgetPlacement(region, Offset(), Spacing(), child, order, fixed=False))
        return placements


class MatchScreen(Screen[Any]):
    """The table, the prompt, and whatever lies on top of them."""

    CSS = "MatchScreen { layers: table above; overflow: hidden; } #above { layer: above; }"
    AUTO_FOCUS = None

    def __init__(self, kit: Kit, session: Session, look: Look, habits: Habits = Habits()) -> None:  # noqa: B008 - never changed
        """Show a session with a game's kit."""
        super().__init__()
        self.kit, self.session, self.habits = kit, session, habits
        self.look = look.seated(colours(session.seats))
        session.is_open = habits.open_play
        self.seen = Seen(kit)
        self.home = self.shown = kit.parts[0].name
        self.inside: Lines = []
        """What stands in the overlay on top."""
        self.is_spread = False
        self.veil = Veil()
        self._for_all = ""
        self.remember: Callable[[Mapping[str, str]], str] = lambda _chosen: ""
        """What keeps settings chosen at the table for the next time, and says what prevents it."""
        self.change_settings: Callable[[], None] = lambda: None
        """What opens the page of settings upon the table."""
        self.begin: Callable[[MatchScreen], None] = lambda _screen: None
        """What is done before the first picture, such as going back to the start of a game that is over."""
        self.actions = Actions(self)
        self.receiver = Receiver(self, self.actions)
        self._panels: dict[str, Panel] = {}
        self.teller = Teller(self)
        self._owed: Timer | None = None
        self.haste = Haste()
        self._painter = Painter()
        lay_whole(self)
        self._planned: tuple[Size, dict[str, Area]] = (Size(), {})
        self._veiled = False

    @property
    def layout(self) -> Layout:
        """The plan of the kit."""
        return _Plan()

    def compose(self) -> ComposeResult:
        """Make one panel for every part, and one for what lies on top."""
        names = ("status", *[part.name for part in self.kit.parts], "prompt", "rule", "keys", "above")
        self._panels = {name: Panel(self.look, id=name) for name in names}
        yield from self._panels.values()

    def areas(self, size: Size) -> dict[str, Area]:
        """Say where every panel lies."""
        return self._laid_out(size)[0]

    def _laid_out(self, size: Size) -> tuple[dict[str, Area], Lines]:
        """Say where every panel lies, and what stands in the overlay on top; what is too small shows one notice."""
        cells, rows = size
        whole = Area(0, 0, cells, rows)
        if self.is_small(size) or self.is_veiled:
            return {"above": whole}, []
        grown = self.seen.grown and self.seen.focus_part != "prompt"
        telling = self.seen.telling
        # A turn is told where it is to be seen, whatever is looked at for the next question.
        shown = self.shown if telling is None else telling.scene.part or self.home
        # In the past the focus stays on the log that is walked through.
        part = self.seen.focus_part if grown and self.seen.past is None else shown
        plan = self.kit.plan(cells, rows, part, read=self.seen.focus_part == part, grown=grown)
        if self.seen.grown and self.seen.focus_part == "prompt":
            plan = {"status": plan["status"], "keys": plan["keys"], "prompt": Area(0, 1, cells, rows - 2)}
        above, inside = beside_the_question(self.seen.overlays, plan, size, is_spread=self.is_spread)
        if 0 < above.x == cells - DOCK and above.y + above.rows > plan["prompt"].y:
            # The question keeps to the cells that the overlay leaves.
            plan["prompt"] = plan["prompt"]._replace(cells=min(plan["prompt"].cells, above.x - plan["prompt"].x))
        return {**plan, "above": above}, inside

    def planned(self, size: Size) -> dict[str, Area]:
        """Give the plan of the last picture, or a new one for another size."""
        return self._planned[1] if self._planned[0] == size else self.areas(size)

    @staticmethod
    def is_small(size: Size) -> bool:
        """Tell whether there is no room for a table."""
        return bool(too_small(*size))

    @property
    def in_focus(self) -> str:
        """The part that the keys are for: the one that was chosen while it is in sight, else the question."""
        return self.seen.focus_part if self.seen.focus_part in self._planned[1] else "prompt"

    @property
    def points_at_options(self) -> bool:
        """Tell whether the keys point at options: in the prompt, and on the map where the question is about places."""
        return self.in_focus == "prompt" or (self.in_focus == self.home and self._leads_on())

    @property
    def is_veiled(self) -> bool:
        """Tell whether nothing of the table may be seen: the keyboard is being passed."""
        return self.session.waits_for_other()

    def on_mount(self) -> None:
        """Draw the first picture."""
        self.settle()
        self.begin(self)
        self.redraw()

    def on_resize(self, _event: Resize) -> None:
        """Draw everything anew in the new size."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Draw what may have changed while something else was shown."""
        self.redraw()

    def on_key(self, event: Key) -> None:
        """Turn a key into an action, for what lies on top or for the table."""
        event.stop()
        event.prevent_default()
        if not self.is_active:
            # Typed ahead, before the screen that is on top now.
            return
        action, character = meant(event, self.habits.keys)
        self.haste.press(action, event.time)
        if self.haste.is_held if self.is_veiled else self._asks and self.haste.is_too_early():
            return
        with self.app.batch_update():
            self.receiver.press(action, character)
            if not (self.haste.is_repeated and action in MOVES):
                self.redraw()
            elif self._owed is None:
                self._owed = self.set_timer(HELD_PAUSE, self._catch_up)
        self._painter.paint(self)

    @property
    def _asks(self) -> bool:
        """Tell whether a key may answer: nothing lies on top, nothing is told, it is nobody else's turn."""
        return not (self.seen.overlays or self.seen.telling or self.seen.past or self.is_veiled)

    def _catch_up(self) -> None:
        """Draw where a held key has come to."""
        with self.drawing():
            self._owed = None

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Do something, and draw at once what it changed."""
        with self.app.batch_update():
            yield
            self.redraw()
        self._painter.paint(self)

    def on_paste(self, event: Paste) -> None:
        """Take a short pasted text where one types; anything longer is ignored."""
        event.stop()
        if len(event.text) <= MOST_PASTED:
            with self.drawing():
                self.receiver.paste(event.text)

    def settle(self, action: str = "") -> None:
        """Let bots and the only possible answers go ahead, up to the next question of a person; tell what they did."""
        self.session.settle()
        self.seen.prompt.reset()
        self.seen.past = self.seen.telling = None
        if self.is_veiled:
            self._fall(action)
        else:
            self.teller.tell(scenes_of(self.kit, self.session))
            self.say_what_was_not_asked()
        # The log is opened at its end again once the game has gone on.
        self.seen.cursors.pop("log", None)
        self.show_what_is_asked()

    def say_what_was_not_asked(self) -> None:
        """Say what was answered without asking, once nothing is told any more."""
        if self.seen.telling is None and not self.seen.note:
            self.tell(unasked(self.kit, self.session))

    def show_what_is_asked(self) -> None:
        """Show the part that the open question needs, or at the end the points."""
        question = self.session.question
        if question is None:
            self.shown = next((part.name for part in self.kit.parts if part.is_summary), self.shown)
        elif question.seat == self.session.viewer:
            self.shown = self.kit.part_for(question) or self.shown
        # At the next question the map may be of use for its options again.
        self.seen.cursors.pop(self.home, None)
        # Whoever answered on the map goes on there as long as it leads somewhere.
        if self.seen.focus_part != self.home or not self._leads_on():
            self.seen.focus_part = "prompt"

    def _leads_on(self) -> bool:
        """Tell whether the open question has places to go to on the map."""
        moment = self.moment()
        return any(self.kit.walk(moment, way) is not None for way in ("left", "right", "up", "down"))

    def _fall(self, action: str) -> None:
        """Let the person who sits down now begin with nothing that somebody else has seen."""
        self.veil.fall(action)
        self.call_after_refresh(self.veil.be_seen)
        note, self.seen = self.seen.note, Seen(self.kit)
        self.seen.note = note if note == self._for_all else ""

    def moment(self) -> Moment:
        """Gather what is to be drawn."""
        return self.seen.moments.gather(self)

    def redraw(self) -> None:
        """Draw every panel that can be seen; each repaints only what changed."""
        if not self.is_mounted or not self.is_attached or not self.children:
            # Not there yet, or no longer: left in haste, its panels go before the screen does.
            return
        if self._owed is not None:
            self._owed.stop()
            self._owed = None
        self.haste.seen(self.session.number, is_asked=self._asks)
        areas, self.inside = self._laid_out(self.size)
        if self._planned != (self.size, areas):
            self._planned = (self.size, areas)
            self._place(areas)
        self._forget_what_was_hidden()
        if "prompt" not in areas:
            self._panel("above").show(pictures.notice(self, self.size))
            return
        moment = self.moment()
        # What the keys mean is known once everything else is drawn.
        for name, area in sorted(areas.items(), key=lambda each: each[0] == "keys"):
            if area.cells and area.rows:
                self._panel(name).show(pictures.picture(self, name, moment, area))

    def _forget_what_was_hidden(self) -> None:
        """Keep nothing of the table, neither in the panels nor in the stage before the terminal, while it is hidden."""
        if self.is_veiled == self._veiled:
            return
        self._veiled = self.is_veiled
        if self._veiled:
            for panel in self._panels.values():
                panel.show([])
                panel.restyle(self.look)
            draw_anew(self.app)

    def _place(self, areas: dict[str, Area]) -> None:
        now = {child.id: child.region for child in self.children}
        wanted = {child.id: Region(*areas.get(child.id or "", (0, 0, 0, 0))) for child in self.children}
        if now != wanted:
            # Textual forgets the arrangement of the parents of whoever asks, not its own.
            self._clear_arrangement_cache()
            self.refresh(layout=True, repaint=False)

    def _panel(self, name: str) -> Panel:
        return self._panels[name]

    def take(self, option: str, action: str = "", number: int | None = None) -> None:
        """Answer the open question: the one place where that happens; an answer to an older one is dropped."""
        if self.session.answer(self.session.number if number is None else number, option):
            self.settle(action)

    def key(self, action: str) -> str:
        """Name the key that does this."""
        return key_of(action, self.habits.keys)

    def tell(self, note: str) -> None:
        """Say something in the last line until the next key."""
        self.seen.note = note

    def announce(self, note: str) -> None:
        """Say something of the file, which is no secret of anybody's: who sits down next reads it as well."""
        self.seen.note = self._for_all = note

    def restyle(self, look: Look, habits: Habits) -> None:
        """Follow other settings: what is seen from now on is drawn by them."""
        self.habits, self.session.is_open = habits, habits.open_play
        look = look.seated(colours(self.session.seats))
        if look != self.look:
            self.look = look
            for panel in self._panels.values():
                panel.restyle(look)

    def leave(self) -> None:
        """Go back to the title; everything is saved."""
        self.teller.rest()
        self.dismiss(None)
