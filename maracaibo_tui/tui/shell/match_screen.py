"""The screen of a game in play: it draws what lies on a desk, and brings it keys; nobody else writes to it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from textual.app import ComposeResult
from textual.events import Key, Paste, Resize
from textual.geometry import Region
from textual.screen import Screen
from textual.timer import Timer

from maracaibo_tui.library.settings import USUAL, Settings
from maracaibo_tui.play.referee import Referee
from maracaibo_tui.play.seats import colours
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.output import draw_anew
from maracaibo_tui.tui.screen.painting import Painter, in_cells, let_go, owe
from maracaibo_tui.tui.screen.palette import PANEL, RAISED, TABLE
from maracaibo_tui.tui.screen.panel import Panel

from . import pictures, round_ends
from .desk import ABOVE, Desk, Doors
from .haste import Haste
from .keys import meant
from .kit import ASK, KEY_BAR, RULE, STATUS, Area, Kit
from .planned_layout import PlannedLayout
from .receiver import Receiver
from .teller import Teller

MOST_PASTED = 4096
MOVES = frozenset({"up", "down", "left", "right", "next", "previous", "page_down", "page_up"})
NOWHERE = Area(0, 0, 0, 0)
LOOKS_ROUND = 1.5
"""Seconds for which somebody looks at the table before they may want a hint; what would think of it is ready then."""
HELD_PAUSE = 0.15
"""Seconds between two pictures while a key is held: on a slow line there is not time for more."""


class MatchScreen(Screen[Any]):
    """The table, the prompt, and whatever lies on top of them."""

    CSS = "MatchScreen { layers: table above; overflow: hidden; } #above { layer: above; }"
    AUTO_FOCUS = None

    def __init__(
        self,
        kit: Kit,
        referee: Referee,
        look: Look,
        settings: Settings = USUAL,
        begin: Callable[[Desk], None] | None = None,
    ) -> None:
        """Show a game with its kit; before the first picture something may be done, such as going back to its start."""
        super().__init__()
        self.desk = Desk(kit, referee, settings)
        self.open_doors(Doors())
        self.look = look.seated(colours(referee.seats))
        self.desk.look = self.look
        self._begin = begin
        self.teller = Teller(self.desk, self._wind)
        self.receiver = Receiver(self.desk, self.teller)
        self.haste = Haste()
        self._panels: dict[str, Panel] = {}
        self._owed: Timer | None = None
        self._painter = Painter()
        in_cells(self)
        self._hidden = (False, False)
        """Whether nothing of the table was to be seen in the last picture, and whether only what everybody may see."""
        self._draws = True
        """Whether a picture is drawn anyhow once what is being done is done."""
        referee.changed = self._changed

    def open_doors(self, doors: Doors) -> None:
        """Say what lies outside; to leave, and to draw anew, is the screen's own affair."""
        self.desk.doors = doors._replace(leave=self._leave, draw_anew=self._draw_anew, meanwhile=self._meanwhile)

    @property
    def layout(self) -> PlannedLayout:
        """The plan of the desk."""
        return PlannedLayout(self.desk.planned)

    def compose(self) -> ComposeResult:
        """Make one panel for every part, and one for what lies on top."""
        names = (STATUS, *[part.name for part in self.desk.kit.parts], ASK, RULE, KEY_BAR, ABOVE)
        grounds = {STATUS: TABLE, KEY_BAR: TABLE, ASK: RAISED, ABOVE: RAISED}
        grounds |= {part.name: part.ground for part in self.desk.kit.parts}
        self._panels = {name: Panel(self.look, id=name, ground=grounds.get(name, PANEL)) for name in names}
        yield from self._panels.values()

    def on_mount(self) -> None:
        """Draw the first picture."""
        self._measure()
        self.desk.referee.begin()
        if self._begin is not None:
            self._begin(self.desk)
        self._draw_soon()
        self._draws = False
        self.set_timer(LOOKS_ROUND, self.desk.doors.prepare)

    def on_unmount(self) -> None:
        """End what goes on beside the table, however it was left."""
        self.desk.doors.rest()
        let_go(self)

    def on_resize(self, _event: Resize) -> None:
        """Draw everything anew in the new size."""
        self._draw_soon()

    def on_screen_resume(self) -> None:
        """Draw what may have changed while something else was shown."""
        self._draw_soon()

    def on_key(self, event: Key) -> None:
        """Turn a key into an action, for what lies on top or for the table."""
        event.stop()
        event.prevent_default()
        if not self.is_active:
            # Typed ahead, before the screen that is on top now.
            return
        desk = self.desk
        action, character = meant(event, desk.keys)
        self.haste.press(action, event.time)
        if self.haste.is_held if desk.is_veiled or desk.ends_a_round else desk.asks and self.haste.is_too_early():
            if self.haste.warns:
                with self.drawing():
                    desk.tell(f"All is told. {desk.key('accept')} once more takes what is highlighted.")
            return
        with self.app.batch_update():
            with self._drawn_anyhow():
                self.receiver.press(action, character)
            if desk.is_done:
                self._leave()
            elif not (self.haste.is_repeated and action in MOVES):
                self.redraw()
            elif self._owed is None:
                self._owed = self.set_timer(HELD_PAUSE, self._catch_up)
        self._painter.paint(self)

    def _catch_up(self) -> None:
        """Draw where a held key has come to."""
        with self.drawing():
            self._owed = None

    @contextmanager
    def drawing(self) -> Iterator[None]:
        """Do something, and draw at once what it changed."""
        with self.app.batch_update():
            with self._drawn_anyhow():
                yield
            if self.desk.is_done and self.is_active:
                self._leave()
                return
            self.redraw()
        self._painter.paint(self)

    @contextmanager
    def _drawn_anyhow(self) -> Iterator[None]:
        """Do something that a picture follows: what changes meanwhile needs none of its own."""
        self._draws = True
        try:
            yield
        finally:
            self._draws = False

    def _meanwhile(self, do: Callable[[], None], waits: bool) -> None:  # noqa: FBT001 - a door
        """Do something that no key has led to, and draw it; what would be replaced under a held key waits."""
        if self._draws:
            do()
        elif not self.is_attached:
            return
        elif waits and self.haste.is_down(monotonic()):
            self.set_timer(HELD_PAUSE, lambda: self._meanwhile(do, waits))
        else:
            with self.drawing():
                do()

    def on_paste(self, event: Paste) -> None:
        """Take a short pasted text where one types; anything longer is ignored."""
        event.stop()
        if len(event.text) <= MOST_PASTED:
            with self.drawing():
                self.receiver.paste(event.text)

    def _wind(self, seconds: float, ring: Callable[[], None]) -> Timer:
        """Set a clock."""

        def rung() -> None:
            with self.drawing():
                ring()

        return self.set_timer(seconds, rung)

    def _changed(self) -> None:
        """Follow the game where it has gone on; whatever else has come is only drawn."""
        if not self.desk.referee.is_thinking and self.desk.has_gone_on():
            self._go_on()
        if not self._draws:
            with self.drawing():
                pass

    def _go_on(self) -> None:
        """Follow the game to its next question, and tell what has happened by itself."""
        desk = self.desk
        desk.go_on()
        if desk.is_veiled and desk.is_asked_of_all:
            desk.stand_up()
            desk.referee.stand_up()
        if desk.is_veiled:
            self._let_the_veil_fall()
            if round_ends.is_for_all(desk):
                round_ends.gather(desk, self.teller)
        else:
            round_ends.tell(desk, self.teller)
            desk.say_what_was_not_asked()
        desk.show_what_is_asked()

    def _let_the_veil_fall(self) -> None:
        self.desk.stand_up()
        self.call_after_refresh(self.desk.veil.be_seen)

    def _measure(self) -> None:
        size = self.size
        self.desk.size = (size.width, size.height)

    def _draw_soon(self) -> None:
        """Draw every panel, and leave it to the clock when that is sent."""
        self.redraw()
        owe(self)

    def redraw(self) -> None:
        """Draw every panel that can be seen; each holds what changed for the next picture."""
        if not self.is_mounted or not self.is_attached or not self.children:
            # Not there yet, or no longer: left in haste, its panels go before the screen does.
            return
        if self._owed is not None:
            self._owed.stop()
            self._owed = None
        desk = self.desk
        self._measure()
        self.haste.seen(desk.referee.number, is_asked=desk.asks, is_told=desk.seen.telling is not None)
        areas, is_new = desk.lay_out()
        if is_new:
            self._place(areas)
        self._forget_what_was_hidden()
        if ASK not in areas:
            self._panels[ABOVE].show(pictures.notice(desk))
            return
        moment = desk.moment()
        # What the keys mean is known once everything else is drawn.
        for name, area in sorted(areas.items(), key=lambda each: each[0] == KEY_BAR):
            if area.cells and area.rows:
                self._panels[name].show(pictures.picture(desk, name, moment, area))

    def _forget_what_was_hidden(self) -> None:
        """Keep nothing of the table, neither in the panels nor in the stage before the terminal, while it is hidden."""
        desk = self.desk
        if desk.is_veiled and desk.is_gathered:
            self._let_the_veil_fall()
        hidden = (desk.is_veiled, desk.is_gathered)
        if hidden == self._hidden:
            return
        self._hidden = hidden
        if any(hidden):
            for panel in self._panels.values():
                panel.show([])
                panel.restyle(self.look)
            draw_anew(self.app)
            # All at once: nothing of the last picture stands beside the next one while that is sent.
            self._clear_arrangement_cache()
            self.refresh(layout=True)

    def _place(self, areas: dict[str, Area]) -> None:
        now = {child.id: child.region for child in self.children}
        wanted = {child.id: Region(*areas.get(child.id or "", NOWHERE)[:4]) for child in self.children}
        if now != wanted:
            # Textual forgets the arrangement of the parents of whoever asks, not its own.
            self._clear_arrangement_cache()
            self.refresh(layout=True, repaint=False)

    def restyle(self, look: Look, settings: Settings) -> None:
        """Follow other settings: what is seen from now on is drawn by them."""
        self.desk.follow(settings)
        look = look.seated(colours(self.desk.referee.seats))
        if look != self.look:
            self.look = self.desk.look = look
            for panel in self._panels.values():
                panel.restyle(look)

    def _leave(self) -> None:
        """Go back to the title; everything is saved."""
        self.teller.rest()
        self.dismiss(None)

    def _draw_anew(self) -> None:
        draw_anew(self.app)
