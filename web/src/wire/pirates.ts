// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

export interface Agenda {
  readonly kind: "Agenda";
  readonly phase: number;
  readonly need: number;
  readonly owed: number;
  readonly owed_in: number;
  readonly owed_fire: number;
  readonly rest: number;
  readonly slot: number;
  readonly fresh: number;
  readonly event: number;
  readonly burning: number;
  readonly gunner: number;
  readonly aim: number;
  readonly powder: number;
  readonly leads: number;
  readonly woken: number;
  readonly look: number;
  readonly shooter: number;
  readonly shots: number;
}

export interface AreaClosed {
  readonly kind: "AreaClosed";
  readonly area: number;
  readonly until: number;
}

export interface AreaOpened {
  readonly kind: "AreaOpened";
  readonly at: number;
}

export interface BallLost {
  readonly kind: "BallLost";
  readonly at: number;
  readonly seat: number;
  readonly cannon: number;
}

export interface Board {
  readonly kind: "Board";
  readonly timer: number;
}

export interface Burnt {
  readonly kind: "Burnt";
  readonly shooter: number;
  readonly position: number;
  readonly corks: number;
  readonly spaces: number;
}

export interface CameTo {
  readonly kind: "CameTo";
  readonly rest: number;
  readonly slot: number;
}

export interface CannonBroke {
  readonly kind: "CannonBroke";
  readonly timer: number;
  readonly space: number;
  readonly cost: number;
}

export interface CardCame {
  readonly kind: "CardCame";
  readonly position: number;
  readonly card: number;
}

export interface CardHidden {
  readonly kind: "CardHidden";
  readonly at: number;
  readonly seat: number;
  readonly position: number;
}

export interface CardLeft {
  readonly kind: "CardLeft";
  readonly position: number;
  readonly card: number;
}

export interface CardSunk {
  readonly kind: "CardSunk";
  readonly position: number;
  readonly card: number;
  readonly loot: number;
}

export interface CardTurned {
  readonly kind: "CardTurned";
  readonly position: number;
  readonly card: number;
  readonly how: number;
  readonly leaves: number;
  readonly wounds: number;
}

export interface CardsFogged {
  readonly kind: "CardsFogged";
  readonly positions: readonly number[];
}

export interface Chased {
  readonly kind: "Chased";
  readonly sources: readonly number[];
  readonly targets: readonly number[];
}

export interface ChoiceOpened {
  readonly kind: "ChoiceOpened";
  readonly need: number;
  readonly ends: number;
}

export interface Clock {
  readonly kind: "Clock";
  readonly began: number;
  readonly now: number;
  readonly stands: number;
  readonly since: number;
  readonly seen: number;
  readonly thunder: number;
  readonly choice: number;
  readonly pauses: number;
}

export interface ClockRanOut {
  readonly kind: "ClockRanOut";
  readonly at: number;
}

export interface Continue {
  readonly kind: "Continue";
}

export interface Cork {
  readonly kind: "Cork";
  readonly space: number;
}

export interface CorkOff {
  readonly kind: "CorkOff";
  readonly at: number;
  readonly seat: number;
  readonly space: number;
}

export interface CorkPut {
  readonly kind: "CorkPut";
  readonly at: number;
  readonly seat: number;
  readonly space: number;
  readonly fire: number;
}

export interface DamageDue {
  readonly kind: "DamageDue";
  readonly corks: number;
  readonly spaces: number;
  readonly fire: number;
}

export interface Dealt {
  readonly kind: "Dealt";
  readonly round: number;
  readonly positions: readonly number[];
  readonly deal: readonly number[];
}

export interface Drifted {
  readonly kind: "Drifted";
  readonly heading: number;
}

export interface EnemyShot {
  readonly kind: "EnemyShot";
  readonly position: number;
  readonly face: number;
  readonly spaces: number;
  readonly curses: number;
}

export interface EventCalled {
  readonly kind: "EventCalled";
  readonly at: number;
  readonly stands: number;
}

export interface EventCame {
  readonly kind: "EventCame";
  readonly happening: number;
}

export interface EventDone {
  readonly kind: "EventDone";
  readonly happening: number;
}

export interface EventPlanned {
  readonly kind: "EventPlanned";
  readonly moment: number | null;
}

export interface Fire {
  readonly kind: "Fire";
  readonly timer: number;
  readonly position: number;
  readonly powder: number;
}

export interface FireSpreads {
  readonly kind: "FireSpreads";
  readonly space: number;
  readonly spaces: number;
}

export interface Fired {
  readonly kind: "Fired";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
  readonly powder: number;
}

export interface FiringBegan {
  readonly kind: "FiringBegan";
  readonly round: number;
}

export interface FogSpread {
  readonly kind: "FogSpread";
  readonly position: number;
}

export interface GoalPointedAt {
  readonly kind: "GoalPointedAt";
  readonly position: number;
  readonly card: number;
}

export interface GoalReached {
  readonly kind: "GoalReached";
  readonly left: number;
}

export interface Hide {
  readonly kind: "Hide";
  readonly position: number;
}

export interface HullHeld {
  readonly kind: "HullHeld";
  readonly round: number;
}

export interface KrakenWoke {
  readonly kind: "KrakenWoke";
  readonly known: readonly number[];
  readonly unseen: number;
}

export interface Land {
  readonly kind: "Land";
  readonly timer: number;
}

export interface LifeLost {
  readonly kind: "LifeLost";
  readonly lives: number;
}

export interface Load {
  readonly kind: "Load";
  readonly timer: number;
  readonly first: number;
  readonly second: number;
}

export interface Loaded {
  readonly kind: "Loaded";
  readonly at: number;
  readonly timer: number;
  readonly cannons: number;
}

export interface Log {
  readonly kind: "Log";
  readonly round: number;
  readonly stage: number;
  readonly sunk: readonly number[];
  readonly pointed: readonly number[];
  readonly taken: readonly number[];
  readonly tally: readonly number[];
  readonly awake: number;
  readonly left: number;
  readonly result: number;
}

export interface Look {
  readonly kind: "Look";
  readonly timer: number;
  readonly position: number;
}

export interface LookedOut {
  readonly kind: "LookedOut";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
}

export interface LootFished {
  readonly kind: "LootFished";
  readonly sector: number;
  readonly loot: number;
}

export interface NeedArose {
  readonly kind: "NeedArose";
  readonly need: number;
}

export interface NeedDropped {
  readonly kind: "NeedDropped";
  readonly need: number;
}

export interface Outcome {
  readonly kind: "Outcome";
  readonly ended_by: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
}

export interface Pause {
  readonly kind: "Pause";
}

export interface Paused {
  readonly kind: "Paused";
  readonly at: number;
  readonly seat: number;
}

export interface PiratesPrivate {
  readonly kind: "PiratesPrivate";
  readonly timers: readonly number[];
}

export interface PiratesPublic {
  readonly kind: "PiratesPublic";
  readonly options: Readonly<Record<string, string | number>>;
  readonly players: number;
  readonly ship: Ship;
  readonly sea: Sea;
  readonly sand: Sand;
  readonly clock: Clock;
  readonly log: Log;
  readonly agenda: Agenda;
  readonly owners: readonly number[];
  readonly lasts: number;
  readonly rounds: number;
  readonly corks_left: number;
  readonly balls_left: number;
  readonly held: number;
  readonly choices: number;
  readonly points: number;
  readonly stars: number;
  readonly granted: number;
}

export interface Place {
  readonly kind: "Place";
  readonly timer: number;
  readonly space: number;
}

export interface Ready {
  readonly kind: "Ready";
  readonly round: number;
}

/** No, and why. */
export interface Refused {
  readonly kind: "Refused";
  readonly rule: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Repair {
  readonly kind: "Repair";
  readonly timer: number;
  readonly space: number;
}

export interface Repaired {
  readonly kind: "Repaired";
  readonly at: number;
  readonly timer: number;
  readonly space: number;
}

export interface Resume {
  readonly kind: "Resume";
}

export interface RoundEnded {
  readonly kind: "RoundEnded";
  readonly round: number;
}

export interface RoundStarted {
  readonly kind: "RoundStarted";
  readonly at: number;
  readonly seat: number;
}

export interface SailsSet {
  readonly kind: "SailsSet";
  readonly at: number;
  readonly timer: number;
  readonly sails: number;
}

export interface SailsUp {
  readonly kind: "SailsUp";
  readonly round: number;
}

export interface Salvage {
  readonly kind: "Salvage";
  readonly timer: number;
  readonly space: number;
}

export interface Salvaged {
  readonly kind: "Salvaged";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
  readonly space: number;
}

export interface Sand {
  readonly kind: "Sand";
  readonly at: readonly number[];
  readonly ends: readonly number[];
  readonly ready: number;
  readonly last: readonly number[];
  readonly cursed: number;
}

export interface SandRanOut {
  readonly kind: "SandRanOut";
  readonly at: number;
  readonly timer: number;
}

export interface Sea {
  readonly kind: "Sea";
  readonly kinds: readonly number[];
  readonly numbers: readonly number[];
  readonly wounds: readonly number[];
  readonly up: number;
  readonly hidden: readonly number[];
  readonly dealt: number;
  readonly kept: readonly number[];
  readonly loot: readonly number[];
}

export interface SetSails {
  readonly kind: "SetSails";
  readonly timer: number;
  readonly step: number;
}

export interface Ship {
  readonly kind: "Ship";
  readonly heading: number;
  readonly sails: number;
  readonly lives: number;
  readonly corks: number;
  readonly fires: number;
  readonly loaded: number;
  readonly spaces: number;
  readonly hull: number;
  readonly aboard: readonly number[];
}

export interface ShipTurned {
  readonly kind: "ShipTurned";
  readonly at: number;
  readonly timer: number;
  readonly heading: number;
}

export interface ShotFell {
  readonly kind: "ShotFell";
  readonly timer: number;
  readonly position: number;
  readonly face: number;
  readonly damage: number;
  readonly leads: number;
}

export interface StageReached {
  readonly kind: "StageReached";
  readonly stage: number;
}

export interface Start {
  readonly kind: "Start";
}

export interface Struck {
  readonly kind: "Struck";
  readonly position: number;
  readonly corks: number;
  readonly spaces: number;
}

export interface TakeBack {
  readonly kind: "TakeBack";
  readonly timer: number;
}

export interface TimerBack {
  readonly kind: "TimerBack";
  readonly at: number;
  readonly seat: number;
  readonly timer: number;
}

export interface TimerHurried {
  readonly kind: "TimerHurried";
  readonly timer: number;
}

export interface TimerPlaced {
  readonly kind: "TimerPlaced";
  readonly at: number;
  readonly seat: number;
  readonly timer: number;
  readonly space: number;
  readonly ends: number;
}

export interface TimersCleared {
  readonly kind: "TimersCleared";
  readonly round: number;
}

export interface TokenTaken {
  readonly kind: "TokenTaken";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
  readonly token: number;
}

export interface TookAim {
  readonly kind: "TookAim";
  readonly shooter: number;
  readonly position: number;
  readonly shots: number;
}

export interface Turn {
  readonly kind: "Turn";
  readonly timer: number;
  readonly sectors: number;
}

export interface Uncork {
  readonly kind: "Uncork";
  readonly space: number;
}

export interface Undo {
  readonly kind: "Undo";
  readonly to: number;
}

export interface Unload {
  readonly kind: "Unload";
  readonly cannon: number;
}

/** One step as one seat learns of it. */
export interface Update {
  readonly kind: "Update";
  readonly line: number;
  readonly at: number;
  readonly by: number;
  /** Where an undo returned to: the lines after it count no more. None for any other step. */
  readonly undo_to: number | null;
  readonly events: readonly (Dealt | EventPlanned | Ready | RoundStarted | SailsUp | ClockRanOut | StageReached | GoalReached | TimersCleared | FiringBegan | TookAim | RoundEnded | VoyageEnded | CardTurned | CardHidden | CardLeft | Chased | CardCame | CardSunk | KrakenWoke | GoalPointedAt | TimerPlaced | SandRanOut | TimerBack | TimerHurried | SailsSet | ShipTurned | LookedOut | Repaired | Loaded | Fired | ShotFell | CannonBroke | TokenTaken | Salvaged | LootFished | DamageDue | CorkPut | LifeLost | HullHeld | ChoiceOpened | NeedDropped | BallLost | CorkOff | CameTo | Struck | FogSpread | Whirled | EnemyShot | Burnt | EventCalled | EventCame | FireSpreads | EventDone | WindChanged | Drifted | AreaClosed | AreaOpened | CardsFogged | NeedArose | Paused | WentOn)[];
  readonly public: PiratesPublic;
  readonly private: PiratesPrivate | null;
  readonly legal: readonly (Start | Place | SetSails | Turn | Look | Repair | Load | Fire | Salvage | TakeBack | Board | Land | Cork | Unload | Uncork | Hide | Continue | Pause | Resume)[];
  readonly waiting_on: readonly number[];
  readonly outcome: Outcome | null;
}

export interface VoyageEnded {
  readonly kind: "VoyageEnded";
  readonly result: number;
}

export interface WentOn {
  readonly kind: "WentOn";
  readonly at: number;
  readonly seat: number;
}

export interface Whirled {
  readonly kind: "Whirled";
  readonly position: number;
  readonly heading: number;
}

export interface WindChanged {
  readonly kind: "WindChanged";
  readonly sails: number;
}
