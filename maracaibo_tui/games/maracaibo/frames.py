"""Everything that can wait on the agenda, as plain records: what is to be resolved, for whom, because of what.

`source` names the component by kind, id and part, as in `card/A17/immediate`.
"""

from msgspec import Struct


class FirstCards(Struct, frozen=True, tag=True):
    """The seat commits its first cards: one planned, then three discarded (DEC-02)."""

    seat: int


class RevealFirstCards(Struct, frozen=True, tag=True):
    """Everybody's first cards are revealed together (MAR-SETUP-43)."""


class FirstCareer(Struct, frozen=True, tag=True):
    """The seat commits to one of its career cards (DEC-03)."""

    seat: int


class RevealCareers(Struct, frozen=True, tag=True):
    """Everybody's career card is revealed; the others leave the game (MAR-SETUP-41)."""


class StartTurn(Struct, frozen=True, tag=True):
    """The seat's turn begins (MAR-TURN-01)."""

    seat: int


class EndTurn(Struct, frozen=True, tag=True):
    """The seat's turn is over (MAR-TURN-02, MAR-TURN-04)."""

    seat: int


class Sail(Struct, frozen=True, tag=True):
    """Phase A (DEC-04)."""

    seat: int


class MainAction(Struct, frozen=True, tag=True):
    """Phase B: the choice of the main action (DEC-10, DEC-28 after extra sailing)."""

    seat: int
    village_points: int
    extra: bool = False


class AfterMain(Struct, frozen=True, tag=True):
    """Free actions after the main action (DEC-11)."""

    seat: int


class EndStop(Struct, frozen=True, tag=True):
    """The ship's stop ends: unused assistants score (MAR-ASSIST-17)."""

    seat: int


class Delivery(Struct, frozen=True, tag=True):
    """The first part of a city action (DEC-13)."""

    seat: int


class CityAction(Struct, frozen=True, tag=True):
    """The second part of a city action (DEC-15)."""

    seat: int


class CityWay(Struct, frozen=True, tag=True):
    """The alternative of one of several effects of a city (DEC-15)."""

    seat: int
    source: str
    at: int


class TakeDoubloons(Struct, frozen=True, tag=True):
    """Doubloons that are printed behind a choice (MAR-GEN-09)."""

    seat: int
    amount: int
    source: str


class FigureForPoints(Struct, frozen=True, tag=True):
    """A figure may be returned for points (DEC-34)."""

    seat: int
    vp: int
    source: str


class DiscardHand(Struct, frozen=True, tag=True):
    """The optional discard of the whole hand in a city (MAR-CITY-22)."""

    seat: int
    doubloons: int
    source: str


class VillageActions(Struct, frozen=True, tag=True):
    """Village actions still open (DEC-16, DEC-54)."""

    seat: int
    left: int
    point: str = "DEC-16"


class Buy(Struct, frozen=True, tag=True):
    """A purchase with a village action (DEC-17)."""

    seat: int


class Annex(Struct, frozen=True, tag=True):
    """The nation whose marker goes to the village of the ship (DEC-24)."""

    seat: int


class Resolve(Struct, frozen=True, tag=True):
    """The printed effects of a source, from one of them on."""

    seat: int
    source: str
    at: int = 0


class PayCosts(Struct, frozen=True, tag=True):
    """The printed costs of a source, from one of them on; `kept` is the card being bought (MAR-GEN-11)."""

    seat: int
    source: str
    kept: str = ""
    at: int = 0
    used: tuple[str, ...] = ()


class PayCards(Struct, frozen=True, tag=True):
    """Symbols still to be paid with cards; `used` are the permanent objects of this payment (DEC-30).

    `at` is the printed cost they belong to, below zero where the cost is no printed list.
    """

    seat: int
    symbols: tuple[str, ...]
    kept: str
    used: tuple[str, ...]
    source: str
    at: int = -1


class PayEqualGoods(Struct, frozen=True, tag=True):
    """Which good pays for a number of equal goods (DEC-30)."""

    seat: int
    count: int
    source: str


class ReceiveCard(Struct, frozen=True, tag=True):
    """A paid card goes to the tableau and takes effect (MAR-CARD-11)."""

    seat: int
    card: str


class Influence(Struct, frozen=True, tag=True):
    """Influence with a nation of choice (DEC-18)."""

    seat: int
    amount: int
    source: str


class RankStep(Struct, frozen=True, tag=True):
    """An influence marker goes to its next noble rank (DEC-19)."""

    seat: int
    source: str


class RemoveDisc(Struct, frozen=True, tag=True):
    """Discs leave the ship board for good, one after the other (DEC-20)."""

    seat: int
    count: int
    source: str


class MoveDisc(Struct, frozen=True, tag=True):
    """A disc moves from the ship board to a market or a legacy tile (DEC-14, DEC-20)."""

    seat: int
    to: str
    tile: bool = False


class AreaChoice(Struct, frozen=True, tag=True):
    """The bonus of the area with a choice (DEC-21)."""

    seat: int
    area: str


class SynergyChoice(Struct, frozen=True, tag=True):
    """A synergy token of a kind not yet owned (DEC-22)."""

    seat: int
    source: str


class PlaceMarker(Struct, frozen=True, tag=True):
    """A marker of choice into a village without one, perhaps with a rank step (DEC-23)."""

    seat: int
    rank: bool
    source: str


class FiguresOntoCard(Struct, frozen=True, tag=True):
    """Figures put on a card for income (DEC-25)."""

    seat: int
    card: str
    income: int


class TakeFigures(Struct, frozen=True, tag=True):
    """First edition: how many figures are taken (DEC-33)."""

    seat: int
    count: int
    source: str


class Draw(Struct, frozen=True, tag=True):
    """Cards are taken up to the hand limit (DEC-60, DEC-62)."""

    seat: int
    point: str = "DEC-60"


class StartDraw(Struct, frozen=True, tag=True):
    """Phase C begins (MAR-TURN-01)."""

    seat: int


class TokenPoints(Struct, frozen=True, tag=True):
    """First edition: combat tokens score after the discard (MAR-CITY-22)."""

    seat: int
    vp: int
    source: str


class RefillDisplay(Struct, frozen=True, tag=True):
    """The gaps of the display are filled (MAR-DRAW-10)."""


class ScoringPurchase(Struct, frozen=True, tag=True):
    """Step 1 of a scoring: a purchase or points (DEC-61, DEC-65)."""

    seat: int
    final: bool


class ScoringWindow(Struct, frozen=True, tag=True):
    """Career tasks around the choice of the final scoring (DEC-64, DEC-66)."""

    seat: int
    point: str


class ChoiceMade(Struct, frozen=True, tag=True):
    """The points of a seat's final step 1 are noted; `before` is its total when the step began."""

    seat: int
    before: int


class InterimStep(Struct, frozen=True, tag=True):
    """A step of the interim scoring (MAR-INTERIM-02)."""

    step: int


class FinalStep(Struct, frozen=True, tag=True):
    """A step of the final scoring (MAR-FINAL-02)."""

    step: int


class VillageReward(Struct, frozen=True, tag=True):
    """The reward of a village action that was paid for, of a card or, without one, of the ship."""

    seat: int
    card: str
    name: str = ""


class Explore(Struct, frozen=True, tag=True):
    """A movement of the explorer (DEC-50)."""

    seat: int
    steps: int
    source: str


class CrossBarrier(Struct, frozen=True, tag=True):
    """The explorer crosses a barrier (MAR-EXPLORE-12, MAR-EXPLORE-13)."""

    seat: int
    barrier: str


class RedBarrier(Struct, frozen=True, tag=True):
    """The nation of the red barrier's influence (DEC-51)."""

    seat: int


class Land(Struct, frozen=True, tag=True):
    """The explorer has arrived (MAR-EXPLORE-07)."""

    seat: int


class TrackQuest(Struct, frozen=True, tag=True):
    """The quest under the explorer (DEC-53)."""

    seat: int
    space: str


class LiftQuest(Struct, frozen=True, tag=True):
    """A paid quest tile leaves its place: `location/15`, `track/e9` or `card/A17`."""

    seat: int
    quest: str
    place: str


class QuestToTrack(Struct, frozen=True, tag=True):
    """A fulfilled quest tile goes to the quest track (MAR-QUEST-09)."""

    seat: int
    quest: str


class AssistantPart(Struct, frozen=True, tag=True):
    """The part of an assistant action that must be paid for (DEC-26)."""

    seat: int
    card: str


class AssistantReward(Struct, frozen=True, tag=True):
    """What a paid part of an assistant action brings (MAR-ASSIST-09)."""

    seat: int
    card: str


class ExtraSail(Struct, frozen=True, tag=True):
    """Extra sailing with an additional main action (DEC-27)."""

    seat: int
    least: int
    most: int
    source: str


class OfferCombat(Struct, frozen=True, tag=True):
    """A Combat granted by a quest, a city of a legacy tile or a flag (DEC-40)."""

    seat: int
    source: str


class StartCombat(Struct, frozen=True, tag=True):
    """A Combat begins (MAR-COMBAT-01)."""

    seat: int


class ChoosePile(Struct, frozen=True, tag=True):
    """Which pile the token comes from (DEC-41)."""

    seat: int


class ChooseNation(Struct, frozen=True, tag=True):
    """Which nation fights; without a token both piles were empty (DEC-42)."""

    seat: int
    token: str


class CombatActions(Struct, frozen=True, tag=True):
    """Combat actions as long as the combat value lasts (DEC-44)."""

    seat: int
    nation: str
    value: int
    token: str


Frame = (
    FirstCards
    | RevealFirstCards
    | FirstCareer
    | RevealCareers
    | StartTurn
    | EndTurn
    | Sail
    | MainAction
    | AfterMain
    | EndStop
    | Delivery
    | CityAction
    | CityWay
    | TakeDoubloons
    | FigureForPoints
    | DiscardHand
    | VillageActions
    | Buy
    | Annex
    | Resolve
    | PayCosts
    | PayCards
    | PayEqualGoods
    | ReceiveCard
    | Influence
    | RankStep
    | RemoveDisc
    | MoveDisc
    | AreaChoice
    | SynergyChoice
    | PlaceMarker
    | FiguresOntoCard
    | TakeFigures
    | Draw
    | StartDraw
    | TokenPoints
    | RefillDisplay
    | ScoringPurchase
    | ScoringWindow
    | ChoiceMade
    | InterimStep
    | FinalStep
    | VillageReward
    | Explore
    | CrossBarrier
    | RedBarrier
    | Land
    | TrackQuest
    | LiftQuest
    | QuestToTrack
    | AssistantPart
    | AssistantReward
    | ExtraSail
    | OfferCombat
    | StartCombat
    | ChoosePile
    | ChooseNation
    | CombatActions
)
