"""Every event of a voyage in the vocabulary's order: past tense, complete, so that applying one needs no decision.

They live in three modules, by whose doing they are: the crew's (crew_events.py), the sea's and the enemy's
(sea_events.py), the clock's and the App's (round_events.py)."""

from typing import Final

from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.kernel.nouns import Event

EVENTS: Final[list[type[Event]]] = [
    round_events.Dealt, round_events.EventPlanned, round_events.Ready, round_events.RoundStarted,
    round_events.SailsUp, round_events.ClockRanOut, round_events.StageReached, round_events.GoalReached,
    round_events.TimersCleared, round_events.FiringBegan, round_events.TookAim, round_events.RoundEnded,
    round_events.VoyageEnded, sea_events.CardTurned, crew_events.CardHidden, sea_events.CardLeft, sea_events.Chased,
    sea_events.CardCame, sea_events.CardSunk, sea_events.KrakenWoke, sea_events.GoalPointedAt,
    crew_events.TimerPlaced, crew_events.SandRanOut, crew_events.TimerBack, crew_events.TimerHurried,
    crew_events.SailsSet, crew_events.ShipTurned, crew_events.LookedOut, crew_events.Repaired, crew_events.Loaded,
    crew_events.Fired, crew_events.ShotFell, crew_events.CannonBroke, crew_events.TokenTaken, crew_events.Salvaged,
    sea_events.LootFished, crew_events.DamageDue, crew_events.CorkPut, crew_events.LifeLost, crew_events.HullHeld,
    crew_events.ChoiceOpened, crew_events.NeedDropped, crew_events.BallLost, crew_events.CorkOff, sea_events.CameTo,
    sea_events.Struck, sea_events.FogSpread, sea_events.Whirled, sea_events.EnemyShot, sea_events.Burnt,
    round_events.EventCalled, round_events.EventCame, round_events.FireSpreads, round_events.EventDone,
    round_events.WindChanged, round_events.Drifted, round_events.AreaClosed, round_events.AreaOpened,
    round_events.CardsFogged, round_events.NeedArose, crew_events.Paused, crew_events.WentOn,
]  # fmt: skip
