"""Textual's driver with our rules at its edges: bad bytes, absurd sizes, long pastes, lost lines.

It leans on inner parts of the one Textual version that `pyproject.toml` names.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import termios
from typing import TYPE_CHECKING, Any

from textual import constants, events
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.message import Message

from .environment import described
from .guard import KEYS, PICTURE
from .inlet import Inlet, Pasted
from .outlet import Outlet, passed
from .signals import hung_up, is_over, kept_from_threads
from .window import measured

if TYPE_CHECKING:
    from textual.app import App

_AT_ONCE = 4096
# Keys typed ahead that are kept; more are lost, as in the terminal itself.
_AHEAD = 200
# A paste whose end does not come is over after so many milliseconds.
_PASTE_PAUSE = 500
# Several changes of the size within so many seconds are drawn once.
_RESIZE_PAUSE = 0.03


class EdgeDriver(LinuxDriver):
    """Takes keys and sends pictures."""

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        """Take over the terminal of the process."""
        super().__init__(app, debug=debug, mouse=mouse, size=size or self._get_terminal_size())
        self._file: Any = Outlet(PICTURE, hung_up, is_over)
        self._terminal = described(os.environ)
        self._raw: list[Any] | None = None
        self._is_resizing = False
        self._told = Size(*self._get_terminal_size())
        self._woken, self._wake = os.pipe()
        # Counted by two threads, each its own.
        self._given = self._taken = 0

    @property
    def can_suspend(self) -> bool:
        """Refuse to be suspended: over SSH nobody could wake the game again."""
        return False

    def open_url(self, url: str, new_tab: bool = True) -> None:  # noqa: FBT001, FBT002 - Textual's shape
        """Open nothing: the browser would start on the machine the game runs on."""

    def deliver_binary(self, binary: Any, **_: Any) -> None:  # noqa: ANN401 - Textual's shape
        """Write no file."""

    def write(self, data: str) -> None:
        """Send a text, without whatever is not ours."""
        super().write(passed(data))

    def start_application_mode(self) -> None:
        """Take over the terminal, and draw anew whenever its size was reported, even if it is the same."""
        self._told = Size(*self._get_terminal_size())
        with kept_from_threads():
            super().start_application_mode()  # type: ignore[no-untyped-call]
        with contextlib.suppress(termios.error):
            self._raw = termios.tcgetattr(KEYS)
        signal.signal(signal.SIGWINCH, self._resized)

    def stop_application_mode(self) -> None:
        """Give the terminal back, writing plainly again."""
        self.write("\x1b[0m")
        super().stop_application_mode()

    def disable_input(self) -> None:
        """Let the thread that waits for keys go, and wait for it."""
        with contextlib.suppress(OSError):
            os.write(self._wake, b".")
        super().disable_input()

    def run_input_thread(self) -> None:
        """Wait for keys without ever waking up in vain."""
        self._waiting_for_keys(Inlet(), XTermParser(self._debug))

    def process_message(self, message: Message) -> None:
        """Pass on what the terminal told, unless it is out of bounds."""
        # Nobody asked the terminal for either; only typed sequences can look like them.
        if isinstance(message, events.Resize) or (isinstance(message, events.MouseEvent) and not self._mouse):
            return
        if isinstance(message, events.Key) and self._ahead() >= _AHEAD:
            return
        super().process_message(message)

    def send_message(self, message: Message) -> None:
        """Give a message to the application, and count those it has not taken yet."""
        self._given += 1
        posted = asyncio.run_coroutine_threadsafe(self._app._post_message(message), self._loop)  # noqa: SLF001 - as Textual
        posted.add_done_callback(self._count)

    def _count(self, _posted: object) -> None:
        self._taken += 1

    def _waiting_for_keys(self, inlet: Inlet, parser: XTermParser) -> None:
        poller = select.poll()
        poller.register(KEYS, select.POLLIN)
        poller.register(self._woken, select.POLLIN)
        while not self.exit_event.is_set():
            ready = dict(poller.poll(self._pause(inlet, parser)))
            if self._woken in ready:
                # The event may be set only later, and whoever sets it then waits for this thread.
                return
            pieces = inlet.pieces(_read()) if ready else inlet.ended()
            parser = self._fed(parser, pieces, is_late=not ready)

    def _pause(self, inlet: Inlet, parser: XTermParser) -> int | None:
        # Tells whether an Esc is waiting to be understood.
        if inlet.is_pasting:
            return _PASTE_PAUSE
        if inlet.is_holding or parser._timeout_time is not None:  # noqa: SLF001
            return max(1, round(constants.ESCAPE_DELAY * 1000))
        return None

    def _fed(self, parser: XTermParser, pieces: list[str | Pasted], *, is_late: bool) -> XTermParser:
        try:
            for piece in pieces:
                if isinstance(piece, Pasted):
                    self.process_message(events.Paste(piece.text))
                elif self._ahead() < _AHEAD:
                    for message in parser.feed(piece):
                        self.process_message(message)
            if is_late and parser._timeout_time is not None:  # noqa: SLF001 - it has waited with us
                parser._timeout_time = 0  # noqa: SLF001
            for message in parser.tick():
                self.process_message(message)
        except Exception:  # noqa: BLE001 - whatever the parser trips over was nonsense, and it is of no use afterwards
            return XTermParser(self._debug)
        return parser

    def _ahead(self) -> int:
        waiting = [pump.message_queue_size for pump in (self._app, *self._app.screen_stack[-1:])]
        return self._given - self._taken + sum(waiting)

    def _run_input_thread(self) -> None:
        try:
            self.run_input_thread()
        except Exception as error:  # noqa: BLE001 - whatever it is, the game must not go on without keys
            self._loop.call_soon_threadsafe(self._app._handle_exception, error)  # noqa: SLF001 - Textual's way to fail

    def _request_terminal_sync_mode_support(self) -> None:
        if not self._terminal.is_simple:
            super()._request_terminal_sync_mode_support()

    def _query_in_band_window_resize(self) -> None:
        """Ask for nothing: the size is told by a signal."""

    def _get_terminal_size(self) -> tuple[int, int]:
        return measured((PICTURE, KEYS))

    def _resized(self, *_: object) -> None:
        if not self._is_resizing:
            self._is_resizing = True
            self._loop.call_soon_threadsafe(self._loop.call_later, _RESIZE_PAUSE, self._tell_size)

    def _tell_size(self) -> None:
        self._is_resizing = False
        size = Size(*self._get_terminal_size())
        # The application may not have taken the size it was told last.
        if size == self._told:
            # What attaches to a running session asks for a new picture in this way.
            self._draw_anew()
        else:
            self._told = size
            self.send_message(events.Resize(size, size))

    def _draw_anew(self) -> None:
        redraw = getattr(self._app, "redraw_all", None)
        if redraw is not None:
            self._app.call_later(redraw)

    def _sigtstp_application(self, *_: object) -> None:
        """Stay awake: where no shell controls jobs, nobody could continue the game."""

    def _sigcont_application(self, *_: object) -> None:
        """Take the terminal over again after somebody stopped the process from outside."""
        if self._raw is None or self._writer_thread is None or self.exit_event.is_set():
            return
        with contextlib.suppress(termios.error):
            termios.tcsetattr(KEYS, termios.TCSANOW, self._raw)
        self.write("\x1b[?1049h\x1b[?25l\x1b[?1004h\x1b[?2004h\x1b[?7l")
        self._loop.call_soon_threadsafe(self._draw_anew)


def _read() -> bytes:
    try:
        data = os.read(KEYS, _AT_ONCE)
    except BlockingIOError:
        return b""
    except OSError:
        hung_up()
        raise
    if not data:
        hung_up()
    return data
