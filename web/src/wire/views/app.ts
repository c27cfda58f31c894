// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

import type { Choice, EventShown, Offer, Sentence, StepShown, ViewShown } from './common';
export type { Choice, EventShown, Offer, Sentence, StepShown, ViewShown };

import type { Burnt, CardTurned, ChoiceOpened, ChoiceView, ClockRanOut, ClockView, Continue, Cork, CorkPut, Dealt, EndView, EnemyShot, EventCalled, EventCame, EventPlanned, FiringBegan, GoalReached, GoalStepView, GoalView, HullHeld, LifeLost, Pause, Paused, Ready, Resume, RoundEnded, RoundStarted, SailsUp, ScoreLine, SeaCard, ShipView, StageReached, StarLine, Start, TimersCleared, TookAim, VoyageEnded, VoyageView, WentOn, WishView } from './pirates';
export type { Burnt, CardTurned, ChoiceOpened, ChoiceView, ClockRanOut, ClockView, Continue, Cork, CorkPut, Dealt, EndView, EnemyShot, EventCalled, EventCame, EventPlanned, FiringBegan, GoalReached, GoalStepView, GoalView, HullHeld, LifeLost, Pause, Paused, Ready, Resume, RoundEnded, RoundStarted, SailsUp, ScoreLine, SeaCard, ShipView, StageReached, StarLine, Start, TimersCleared, TookAim, VoyageEnded, VoyageView, WentOn, WishView };

/** The public part of the App's view: the same for every device that follows it. */
export interface AppView {
  /** What is sailed. */
  readonly voyage: VoyageView;
  /** How far the round is: cards are dealt; the crew sets up the table (briefing) until it starts; sand runs (sailing); the crew tells how the table looks (revealing); the enemy fires (firing); or the voyage is over. */
  readonly phase: "briefing" | "closing" | "dealing" | "firing" | "over" | "revealing" | "sailing" | "starting";
  /** The round, from 1 on. */
  readonly round: number;
  /** The round's clock. */
  readonly clock: ClockView;
  /** The ship, as far as the crew has told. */
  readonly ship: ShipView;
  /** What the crew sails for. The App does not see how far it is: stages alone are told to it. */
  readonly goal: GoalView;
  /** The sand, for timers on the screen. */
  readonly sand: SandView;
  /** The cards of this round by their ids, and how many of each are shuffled. */
  readonly deal?: Readonly<Record<string, number>>;
  /** Those of them that are shuffled in only after the bow's sector has its cards: none of them may lie there. */
  readonly apart?: readonly string[];
  /** How many cards are laid face down into the bow's sector, before those apart are shuffled in. */
  readonly at_bow?: number;
  /** Whether the ship is set up from the box now: heading, sails and corks are the chapter's. Later they stand as the crew has left them, and the App does not know the sails. */
  readonly anew?: boolean;
  /** Before the sand runs, where cards are laid, face down but for those that are named; after it, those that the crew says are left. */
  readonly cards?: Readonly<Partial<Record<"N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3", SeaCard>>>;
  /** The id of the event that the crew carries out; empty if there is none. */
  readonly event?: string;
  /** While the crew tells how the table looks: what comes after it. */
  readonly verdict?: "fire" | "lost" | "won" | null;
  /** The ids of the cards that may have been left and fire; empty unless the crew is asked for them. */
  readonly shooters?: readonly string[];
  /** The ids of ships that return until they are sunk, and that the crew has not named: they count as sunk. */
  readonly unnamed?: readonly string[];
  /** Whether a cork may be on fire in this chapter. */
  readonly burns?: boolean;
  /** Where a card lies that fires less the more damage it has: the crew is asked how much. */
  readonly damaged?: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3" | null;
  /** Where the card lies that fires now. */
  readonly aim?: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3" | null;
  /** How many shots it has left. */
  readonly shots?: number;
  /** Whether each optional goal is met, as the crew has told. */
  readonly wishes?: readonly boolean[];
  /** Between which spaces the crew chooses for a cork. */
  readonly choice?: ChoiceView | null;
  /** How the voyage ended, once it has. */
  readonly end?: EndView | null;
}

/** The sand is down: where the cards were dealt says nothing any more. */
export interface BoardForgotten {
  readonly kind: "BoardForgotten";
  /** The round, from 1 on. */
  readonly round: number;
}

/** A card that still lies there, with the damage that it had when it was named last. */
export interface CardNoted {
  readonly kind: "CardNoted";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
  /** How much damage. */
  readonly damage: number;
}

/** A card that does not lie there after all. */
export interface CardUnnoted {
  readonly kind: "CardUnnoted";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
}

/** Whether a timer is cursed. */
export interface CurseNoted {
  readonly kind: "CurseNoted";
  /** The timer, by its number. */
  readonly timer: number;
  /** Whether it is: 1 or 0. */
  readonly cursed: number;
}

/** How much damage lies on a card. */
export interface DamageNoted {
  readonly kind: "DamageNoted";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** How much damage. */
  readonly damage: number;
}

/** The App is to roll. */
export interface DieAsked {
  readonly kind: "DieAsked";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** The crew rolled a die of its own. */
export interface EnterRoll {
  readonly kind: "EnterRoll";
  /** What the die shows; 0 is the broken cannon. */
  readonly face: number;
}

/** The crew has done what an event says, and goes on. */
export interface EventApplied {
  readonly kind: "EventApplied";
  /** The seat that did it; 14 for the table. */
  readonly seat: number;
  /** The event, by its id. */
  readonly happening: string;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** Where the bow points. */
export interface HeadingNoted {
  readonly kind: "HeadingNoted";
  /** The sector that the bow points to. */
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** Whether the Reinforced Hull can still hold in this round. */
export interface HullNoted {
  readonly kind: "HullNoted";
  /** Whether it can: 1 or 0. */
  readonly hull: number;
}

/** How many life points are left. */
export interface LivesNoted {
  readonly kind: "LivesNoted";
  /** How many life points. */
  readonly lives: number;
}

/** This card still lies in this sector. */
export interface NoteCard {
  readonly kind: "NoteCard";
  /** The sector of the sea. */
  readonly sector: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  /** The card, by its id. */
  readonly card: string;
}

/** The curse is off this timer, or it has one. */
export interface NoteCurse {
  readonly kind: "NoteCurse";
  /** The timer, by its number. */
  readonly timer: number;
}

/** So much damage lies on the ship that fires less the more it has. */
export interface NoteDamage {
  readonly kind: "NoteDamage";
  /** How much damage. */
  readonly damage: number;
}

/** The bow points to this sector. */
export interface NoteHeading {
  readonly kind: "NoteHeading";
  /** The sector that the bow points to. */
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** The Reinforced Hull has held in this round, or has not. */
export interface NoteHull {
  readonly kind: "NoteHull";
}

/** So many life points are left. */
export interface NoteLives {
  readonly kind: "NoteLives";
  /** How many life points. */
  readonly lives: number;
}

/** A cork is in this space, or a Fire where there was a cork, or none any more. */
export interface NoteSpace {
  readonly kind: "NoteSpace";
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** An optional goal is met, or is not. */
export interface NoteWish {
  readonly kind: "NoteWish";
  /** The optional goal, by its place in the chapter; the first is 0. */
  readonly wish: number;
}

/** The goal, or the next stage of it, is reached. */
export interface Reach {
  readonly kind: "Reach";
}

/** That is how the table looks. */
export interface Report {
  readonly kind: "Report";
}

/** The crew has told everything; so many of each returning ship were sunk. */
export interface Reported {
  readonly kind: "Reported";
  /** The round, from 1 on. */
  readonly round: number;
  /** How many were sunk of each kind of card that returns. */
  readonly sunk: readonly number[];
}

/** The App rolls the die. */
export interface Roll {
  readonly kind: "Roll";
}

/** How long sand runs, for those who let the App be their sandtimers. */
export interface SandView {
  /** How long a sandtimer runs. */
  readonly glass: number;
  /** How long a cursed one runs. */
  readonly cursed: number;
  /** How many sandtimers the crew has. */
  readonly timers: number;
  /** The numbers of those that are cursed, as far as the App knows. */
  readonly curse?: readonly number[];
}

/** What is in a space: no cork, a cork, a Fire. */
export interface SpaceNoted {
  readonly kind: "SpaceNoted";
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** What is in it: 0 nothing, 1 a cork, 2 a Fire. */
  readonly holds: number;
}

/** The last card that was named in this sector does not lie there. */
export interface UnnoteCard {
  readonly kind: "UnnoteCard";
  /** The sector of the sea. */
  readonly sector: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** Whether an optional goal is met. */
export interface WishNoted {
  readonly kind: "WishNoted";
  /** The optional goal, by its place in the chapter; the first is 0. */
  readonly wish: number;
  /** Whether it is: 1 or 0. */
  readonly met: number;
}

export type GameEvent = Dealt | EventPlanned | Ready | RoundStarted | SailsUp | ClockRanOut | StageReached | GoalReached | TimersCleared | FiringBegan | TookAim | RoundEnded | VoyageEnded | EventCalled | EventCame | CardTurned | EnemyShot | Burnt | CorkPut | LifeLost | HullHeld | ChoiceOpened | Paused | WentOn | EventApplied | BoardForgotten | HeadingNoted | SpaceNoted | LivesNoted | CardNoted | CardUnnoted | DamageNoted | HullNoted | WishNoted | Reported | DieAsked | CurseNoted;

export type GameAction = Start | Pause | Resume | Continue | Reach | NoteHeading | NoteSpace | NoteLives | NoteCard | UnnoteCard | NoteDamage | NoteHull | NoteWish | Report | Roll | EnterRoll | Cork | NoteCurse;
