"""What it means, decision by decision, to leave something or to go on: `skip`, `stop`, `end`, `keep`, `move`."""

from collections.abc import Mapping

PASSES: Mapping[tuple[str, str], tuple[str, str]] = {
    ("DEC-P21", "skip"): ("Build nothing", "PIR-RES-05"),
    ("DEC-P22", "skip"): ("Do not use the tile", "PIR-LOC-03"),
    ("DEC-P23", "skip"): ("Make no ship upgrade", "PIR-LOC-04"),
    ("DEC-P24", "end"): ("No more actions here", "PIR-LOC-05"),
    ("DEC-P26", "end"): ("Leave the rest", "PIR-GEN-08"),
    ("DEC-P29", "skip"): ("Leave it out", "PIR-GEN-06"),
    ("DEC-P32", "end"): ("End the Raid", "PIR-RAID-14"),
    ("DEC-P40", "skip"): ("Do not explore", "PIR-GEN-06"),
    ("DEC-P41", "skip"): ("Do not explore", "PIR-GEN-06"),
    ("DEC-P41", "move"): ("Exchange nothing more and move your explorer", "PIR-EXPL-01"),
    ("DEC-P42", "skip"): ("Bury nothing", "PIR-BURY-01"),
    ("DEC-P44", "skip"): ("Put no marker anywhere", "EFF-PII-07"),
    ("DEC-P46", "skip"): ("Take no mission", "PIR-GEN-06"),
    ("DEC-P47", "skip"): ("Buy nothing", "PIR-GEN-06"),
    ("DEC-P48", "skip"): ("Build nothing", "PIR-GEN-06"),
    ("DEC-P49", "skip"): ("Take no figurehead", "PIR-GEN-06"),
    ("DEC-P50", "skip"): ("Lay no tile", "PIR-GEN-06"),
    ("DEC-P51", "skip"): ("Use no tile", "PIR-GEN-06"),
    ("DEC-P52", "skip"): ("Keep all missions", "EFF-PII-22"),
    ("DEC-P53", "keep"): ("Leave the open missions as they are", "EFF-PIF-04"),
    ("DEC-P60", "skip"): ("Keep the ruby", "PIR-RUBY-04"),
    ("DEC-P61", "skip"): ("Build nothing; the explorer stays on the tile", "PIR-RETIRE-06"),
}
"""By decision point and option: the label and the rule that explains it."""
