"""What a scenario changes of the box: what it leaves out is as in the pack or usual; some kinds it lays out whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from maracaibo_tui.games.pirates.box.components import ExplorerTrack, Item
from maracaibo_tui.games.pirates.box.contents import LAID_OUT, NAMED, USUAL, Contents

I = TypeVar("I", bound=Item)  # noqa: E741 - an item


def changed(content: Mapping[str, Any], pack: Mapping[str, Any]) -> Mapping[str, Any]:
    """Give the `content` of a file with what it may leave out: names as in the pack or the id, and what is usual."""
    changed = dict(content)
    for kind, name in NAMED.items():
        if isinstance(content.get(kind), list):
            before = {item["id"]: item for item in pack.get(kind, ())}
            changed[kind] = [_completed(item, name, before, USUAL.get(kind, {})) for item in content[kind]]
    return changed


def _completed(item: object, name: str, before: Mapping[str, Mapping[str, Any]], usual: Mapping[str, Any]) -> object:
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        return item
    old = before.get(item["id"], {})
    return {name: old.get(name, item["id"]), **usual, **item}


def merged(content: Mapping[str, Any], contents: Contents) -> Contents:
    """Give the contents of a pack, merged with those of a scenario; of what it lays out whole nothing else is left."""
    laid: dict[str, Any] = {
        kind: _only(getattr(contents, kind), _ids(content[kind])) for kind in LAID_OUT & content.keys() - _OWN
    }
    if "dig" in content:
        laid["dig"] = _dig_board(contents, _ids(content["dig"]))
    if "explorer" in content:
        named = content["explorer"]
        spaces = _ids(named.get("space") if isinstance(named, dict) else None)
        laid["explorer"] = ExplorerTrack(space=_only(contents.explorer.space, spaces))
    return replace(contents, **laid)


_OWN = {"dig", "explorer"}


def _ids(items: object) -> list[str]:
    found = items if isinstance(items, list) else []
    return [item["id"] for item in found if isinstance(item, dict) and isinstance(item.get("id"), str)]


def _only(items: Iterable[I], ids: Sequence[str]) -> tuple[I, ...]:
    """Give the items that a scenario names, in its order."""
    by_id = {item.id: item for item in items}
    return tuple(by_id[each] for each in ids if each in by_id)


def _dig_board(contents: Contents, ids: Sequence[str]) -> tuple[Any, ...]:
    """Give the dig board with the sites that a scenario lays out, and the others as they are."""
    named = _only(contents.dig, ids)
    sites = {space.site for space in named}
    return (*(space for space in contents.dig if space.site not in sites), *named)
