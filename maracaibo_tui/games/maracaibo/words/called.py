"""What the pieces of Maracaibo are called, and their addresses; known without reading what is printed on them."""

from collections.abc import Mapping, Sequence

KINDS: Mapping[str, str] = {
    "card": "project card",
    "place": "location",
    "tile": "city tile",
    "quest": "quest tile",
    "building": "prestige building",
    "area": "ship area",
    "career": "career card",
    "token": "combat token",
    "synergy": "synergy token",
    "space": "explorer space",
    "nation": "nation",
    "barrier": "barrier",
    "legacy": "legacy tile",
    "story": "story card",
    "jean": "automa card",
    "jacques": "automa card",
}
"""By kind of address: what such a thing is called."""
ADDRESSED: Mapping[str, str] = {
    "location": "place",
    "legacy.place": "place",
    "prestige": "building",
    "explorer.space": "space",
    "automa": "<opponent>",
}
"""By key of a pack file: how the addresses of its items begin, where that is another word, or the field that says."""
NATION_NAMES: Mapping[str, str] = {"france": "France", "spain": "Spain", "england": "England"}
BARRIERS = ("red", "blue", "green")
UNTOLD = frozenset({"campaign.toml"})
"""Files of a pack whose items nobody is told of who looks for words: whoever plays a campaign reads it card by card."""
OTHERS: Sequence[str] = (*(f"nation/{each}" for each in NATION_NAMES), *(f"barrier/{each}" for each in BARRIERS))
"""Addresses of what is no item of a file."""
FINAL_PARTS: Mapping[str, str] = {
    "choice": "last purchase",
    "income": "income",
    "cards": "cards bought",
    "prestige": "prestige buildings",
    "leaders": "furthest ahead",
    "ranks": "noble ranks",
    "quests": "quests",
    "areas": "ship areas",
    "explorer": "explorer",
    "jacques": "against Jacques",
}
"""The parts of the final scoring in their order: what each is called in the log, on the sheet and in its help."""
_CALLED: Mapping[str, str] = {
    "quest": "Quest {0}",
    "token": "Combat token {0}",
    "synergy": "{1} synergy",
    "barrier": "The {0} barrier",
    "story": "Story card {0}, {1}",
    "jean": "Jean's card {0}",
    "jacques": "Jacques' card {0}",
}


def called(address: str, name: str) -> str:
    """Say what the thing at an address is called, given the name in its file; places have numbers as well."""
    kind, _, item = address.partition("/")
    match kind:
        case "place":
            return f"{item} {name}" if item[:1].isdecimal() else name
        case "space":
            return f"Explorer space {space_name(item)}"
        case "nation":
            return NATION_NAMES.get(item, item)
    return _CALLED.get(kind, "{1}").format(item, name)


def space_name(space: str) -> str:
    """Name a space of the explorer track by its number; that on a lower branch says so: `12 lower`."""
    number = space.removeprefix("e")
    return f"{number.removesuffix('b')} lower" if number.endswith("b") else number
