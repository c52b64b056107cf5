"""What the pieces of Pirates of Maracaibo are called, and their addresses; known without reading what is printed."""

from collections.abc import Mapping, Sequence

KINDS: Mapping[str, str] = {
    "card": "improvement card",
    "location": "location",
    "residence": "residence",
    "sea": "place",
    "island": "treasure island",
    "mission": "mission",
    "figurehead": "figurehead",
    "tile": "black-market tile",
    "upgrade": "ship upgrade",
    "dig": "space of the dig board",
    "space": "explorer space",
    "ruby": "space of the ruby market",
    "solo_card": "card of Jordan",
    "solo_upgrade": "ship upgrade of Jordan",
}
"""By kind of address: what such a thing is called."""
ADDRESSED: Mapping[str, str] = {"improvement": "card", "explorer.space": "space"}
"""By key of a pack file: how the addresses of its items begin, where that is another word."""
SEA: Mapping[str, str] = {"start": "the start", "bay": "the Bay", "maracaibo": "Maracaibo"}
"""The spaces of the sea that are no cards."""
ISLANDS = ("gold", "emerald", "pearl")
UNTOLD: frozenset[str] = frozenset()
OTHERS: Sequence[str] = (*(f"sea/{each}" for each in ("bay", "maracaibo")), *(f"island/{each}" for each in ISLANDS))
"""Addresses of what is no item of a file."""
CARD_KINDS: Mapping[str, str] = {"crew": "crew", "equipment": "equipment", "ship": "ship improvement"}
FINAL_PARTS: Mapping[str, str] = {
    "rivers": "rivers",
    "doubloons": "doubloons",
    "cards": "improvement cards",
    "conditions": "end scoring of cards",
    "residences": "residences",
    "treasures": "treasures",
    "buried": "buried treasures",
    "missions": "missions",
    "missions_bonus": "six missions",
    "missions_lost": "missions not fulfilled",
    "rubies": "rubies",
}
"""The parts of the final scoring in their order: what each is called in the log and on the sheet."""
_CALLED: Mapping[str, str] = {
    "mission": "Mission {0}",
    "tile": "Black-market tile {0}",
    "ruby": "Ruby market {0}",
    "solo_card": "Jordan's card {0}",
    "solo_upgrade": "Jordan's upgrade {0}",
}


def called(address: str, name: str) -> str:
    """Say what the thing at an address is called, given the name in its file, if it has one."""
    kind, _, item = address.partition("/")
    match kind:
        case "sea":
            return capital(SEA.get(item, item))
        case "island":
            return f"{item.capitalize()} island"
        case "dig":
            return capital(dig_name(item))
        case "space":
            return "The discount tile" if item == "haven" else f"Explorer space {item}"
        case "upgrade":
            return upgrade_name(item, name)
    return _CALLED.get(kind, "{1}").format(_number(item) if kind in {"ruby", "solo_upgrade"} else item, name or item)


def capital(text: str) -> str:
    """Begin with a capital letter and leave the others as they are."""
    return text[:1].upper() + text[1:]


def space_name(space: str) -> str:
    """Name a space of the explorer track."""
    return {"start": "the start", "haven": "the discount tile"}.get(space, f"space {space}")


def dig_name(space: str) -> str:
    """Name a space for a treasure: `gold, bonus space above the line`, `pearl space 2 below the line`, `Poseidon 3`."""
    site, _, number = space.rpartition("_")
    if site not in ISLANDS:
        return f"{site.capitalize()} {number}".strip()
    return f"{site}, bonus space above the line" if number == "top" else f"{site} space {number} below the line"


def upgrade_name(upgrade: str, name: str) -> str:
    """Name a ship upgrade; those that are called alike have numbers: `Smugglers' Hold 2`."""
    number = _number(upgrade)
    return f"{name or upgrade} {number}" if number.isdecimal() and "_" in upgrade else name or upgrade


def _number(item: str) -> str:
    """Give the number with which an id ends, or the whole id."""
    number = item.rpartition("_")[2].lstrip("abcdefghijklmnopqrstuvwxyz")
    return number or item
