"""What it means, decision by decision, to leave something or to go on: `skip`, `stop`, `end`, `continue`."""

from collections.abc import Mapping

PASSES: Mapping[tuple[str, str], tuple[str, str]] = {
    ("DEC-05", "skip"): ("Do not use the tile", "MAR-LEGACY-32"),
    ("DEC-10", "end"): ("No main action", "MAR-MAIN-01"),
    ("DEC-11", "end"): ("Finish your actions", "MAR-FREE-01"),
    ("DEC-13", "skip"): ("Deliver nothing", "MAR-CITY-02"),
    ("DEC-15", "skip"): ("Skip the city action", "MAR-CITY-01"),
    ("DEC-16", "stop"): ("No more village actions", "MAR-VILLAGE-08"),
    ("DEC-19", "skip"): ("Take no rank", "MAR-INFL-07"),
    ("DEC-20", "skip"): ("Take no disc", "MAR-SHIP-02"),
    ("DEC-21", "skip"): ("Take no bonus", "MAR-SHIP-23"),
    ("DEC-23", "skip"): ("Place no marker", "EFF-IMM-03"),
    ("DEC-26", "skip"): ("Do not pay for it", "MAR-ASSIST-09"),
    ("DEC-27", "skip"): ("Do not sail on", "MAR-SAIL-16"),
    ("DEC-28", "end"): ("No additional main action", "MAR-MAIN-08"),
    ("DEC-32", "skip"): ("Remove no tile", "EFF-QRW-09"),
    ("DEC-34", "skip"): ("Keep the figure", "MAR-LEGACY-22"),
    ("DEC-40", "skip"): ("Do not fight", "MAR-COMBAT-43"),
    ("DEC-44", "end"): ("Finish the combat", "MAR-COMBAT-40"),
    ("DEC-50", "skip"): ("Do not explore", "MAR-EXPLORE-02"),
    ("DEC-51", "skip"): ("Take no influence", "MAR-EXPLORE-12"),
    ("DEC-53", "skip"): ("Do not fulfil the quest", "MAR-EXPLORE-11"),
    ("DEC-54", "stop"): ("No village action", "MAR-EXPLORE-16"),
    ("DEC-60", "stop"): ("Draw no more cards", "MAR-DRAW-09"),
    ("DEC-62", "stop"): ("Draw no more cards", "MAR-DRAW-09"),
    ("DEC-64", "continue"): ("Go on to the purchase", "MAR-FINAL-05"),
    ("DEC-66", "continue"): ("Go on", "MAR-FINAL-05"),
    ("DEC-67", "continue"): ("Go on to the points of cards", "EFF-PRM-08"),
}
"""By decision point and option: the label and the rule that explains it."""
BRIEFLY: Mapping[str, str] = {"DEC-16": "No more of them"}
"""What leaves something in fewer words, by decision point, for where columns stand beside it."""
