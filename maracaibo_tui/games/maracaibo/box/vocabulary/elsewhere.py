"""Effects that the rulebook names and no component lists: numbers and marks that content files give in other words."""

from __future__ import annotations

from collections.abc import Mapping

PRINTED_ELSEWHERE: Mapping[str, str] = {
    "cost_doubloons": "EFF-BUY-01, EFF-TOK-02",
    "va_discard_hand": "EFF-VIL-01",
    "va_take_doubloon": "EFF-VIL-02",
    "va_buy": "EFF-VIL-03",
    "ca_gain_influence": "EFF-CMB-01",
    "ca_annex_or_displace": "EFF-CMB-02",
    "ca_silver_fleet": "EFF-CMB-05",
    "ca_gold_mine": "EFF-CMB-06",
    "choice": "EFF-STO-07",
    "flag_bonus": "EFF-FLG-01",
    "value": "EFF-TOK-01",
    "bonus_doubloons": "EFF-TOK-03",
    "bonus_influence": "EFF-TOK-04",
    "bonus_vp": "EFF-TOK-05",
    "bonus_figure": "EFF-TOK-06",
    "modifier_most": "EFF-TOK-07",
    "modifier_least": "EFF-TOK-08",
    "quest_space": "EFF-EXP-08",
    "barrier_red": "EFF-EXP-09",
    "barrier_blue": "EFF-EXP-10",
    "barrier_green": "EFF-EXP-10",
    "track_end": "EFF-EXP-11",
}
"""By name its rules: what stands on tokens, tracks, flags and legacy tiles, prices, and what all may always do."""
