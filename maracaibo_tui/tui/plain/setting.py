"""The settings in lines, one number each; keys have no meaning here and are set on the screen."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.settings import SETTINGS_FILE, Settings, path_of
from maracaibo_tui.tui.shell.applied_settings import difference, keep
from maracaibo_tui.tui.shell.pages.settings import LABELS, VALUES, worded

from .asking import BACK, heard, number_of, picked, say
from .talk import Talk


def changed(talk: Talk, title: Title, settings: Settings, use: Callable[[Settings], None]) -> Settings:
    """Change settings until somebody goes back; each is put to use and written at once."""
    names = _names(title)
    _tell(talk, title, settings)
    while (text := heard(talk)) not in BACK:
        number = number_of(text, len(names))
        if not number:
            say(talk, [f"Type a number from 1 to {len(names)}, or back."])
            continue
        before, settings = settings, _chosen(talk, title, settings, names[number - 1])
        use(settings)
        if settings != before and (problem := keep(difference(before, settings))):
            say(talk, [f"Only until you leave. {problem}"])
        _tell(talk, title, settings)
    return settings


def _tell(talk: Talk, title: Title, settings: Settings) -> None:
    say(talk, [f"Settings, in {path_of(SETTINGS_FILE)}. A number changes one; back goes back."])
    for number, name in enumerate(_names(title), 1):
        label, _says = _called(title, name)
        say(talk, [f"{number:>2}  {label}: {worded(_now(title, settings, name))}"], "    ")
    say(talk, ["What the keys of the screen do is set on the screen."])


def _names(title: Title) -> list[str]:
    """Name what can be set: how cards are sorted only where a game sorts any."""
    return [name for name in LABELS if name != "order" or title.orders is not None]


def _chosen(talk: Talk, title: Title, settings: Settings, name: str) -> Settings:
    label, says = _called(title, name)
    orders = title.orders if name == "order" else None
    values = [value.id for value in orders.values] if orders is not None else [*VALUES[name]]
    now = values.index(_now(title, settings, name))
    at = picked(talk, f"{label}? {says}", [(worded(value), "") for value in values], now)
    return replace(settings, **{name: values[at]})


def _called(title: Title, name: str) -> tuple[str, str]:
    orders = title.orders if name == "order" else None
    return (orders.label, orders.says) if orders is not None else LABELS[name]


def _now(title: Title, settings: Settings, name: str) -> object:
    orders = title.orders if name == "order" else None
    return orders.value(settings.order).id if orders is not None else getattr(settings, name)
