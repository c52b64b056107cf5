"""What Jordan scores at the end (PIR-SOLO-41)."""

from maracaibo_tui.games.pirates.state.frames import JordanScoring
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, jordan_of

from .final_scoring import enter, treasures_worth


@RULES.acts(JordanScoring)
def score_jordan(t: PiratesTable, _f: JordanScoring) -> None:
    """Add the parts of his score to his points (PIR-SOLO-41)."""
    enter(t, jordan_of(t), parts_of_jordan(t))


def parts_of_jordan(t: PiratesTable) -> dict[str, int]:
    """Give what each part would be worth now; he has no income and no variable points (PIR-SOLO-39, -41, -43)."""
    j, solo, scoring = jordan_of(t), t.printed.solo, t.printed.scoring
    return {
        "rivers": solo.river * len(j.rivers),
        "cards": solo.improvement * len(j.cards),
        "residences": solo.residence * len(j.residences),
        "treasures": treasures_worth(t, j.treasures),
        "missions": solo.mission * len(j.missions),
        "missions_bonus": scoring.missions_vp if len(j.missions) >= scoring.missions else 0,
        "rubies": solo.ruby * j.rubies,
    }
