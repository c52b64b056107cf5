"""Whoever only listens knows what lies on the table: events are added up and compared with the position."""

from .listener import Listener
from .watched import Watched, WatchedRun

__all__ = ["Listener", "Watched", "WatchedRun"]
