// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

/** No timer works in this area until this ship's time. */
export interface AreaClosed {
  readonly kind: "AreaClosed";
  readonly area: number;
  readonly until: number;
}

/** The Lookout is open again. */
export interface AreaOpened {
  readonly kind: "AreaOpened";
  readonly at: number;
}

/** A cannon was unloaded. */
export interface BallLost {
  readonly kind: "BallLost";
  readonly at: number;
  readonly seat: number;
  readonly cannon: number;
}

/** A Merchant's space: board it and take its Loot. */
export interface Board {
  readonly kind: "Board";
  readonly timer: number;
}

/** A Fireship ran into Ellen: so many burning corks must go into these spaces. */
export interface Burnt {
  readonly kind: "Burnt";
  readonly shooter: number;
  readonly position: number;
  readonly corks: number;
  readonly spaces: number;
}

/** The next step of coming to rest, from this slot on. */
export interface CameTo {
  readonly kind: "CameTo";
  readonly rest: number;
  readonly slot: number;
}

/** The timer is back; a cork took its place, or a life, or the hull held. */
export interface CannonBroke {
  readonly kind: "CannonBroke";
  readonly timer: number;
  readonly space: number;
  readonly cost: number;
}

/** A ship joined the enemy. */
export interface CardCame {
  readonly kind: "CardCame";
  readonly position: number;
  readonly card: number;
}

/** A card was turned down again. `seat` is the table's if the crew did not choose it. */
export interface CardHidden {
  readonly kind: "CardHidden";
  readonly at: number;
  readonly seat: number;
  readonly position: number;
}

/** A card was discarded. */
export interface CardLeft {
  readonly kind: "CardLeft";
  readonly position: number;
  readonly card: number;
}

/** Its life points are covered; it may leave Loot in its sector. */
export interface CardSunk {
  readonly kind: "CardSunk";
  readonly position: number;
  readonly card: number;
  readonly loot: number;
}

/** A card lies face up; a Fog that the crew turns up leaves at once. Old damage is laid on it again. */
export interface CardTurned {
  readonly kind: "CardTurned";
  readonly position: number;
  readonly card: number;
  readonly how: number;
  readonly leaves: number;
  readonly wounds: number;
}

/** The event turned these cards down. */
export interface CardsFogged {
  readonly kind: "CardsFogged";
  readonly positions: readonly number[];
}

/** Ships sailed from these places to those, in this order. */
export interface Chased {
  readonly kind: "Chased";
  readonly sources: readonly number[];
  readonly targets: readonly number[];
}

/** One legal action: its offer's kind with these arguments. */
export interface Choice {
  /** The fields of the action, in names. They are the arguments of its label, too. */
  readonly args?: Readonly<Record<string, string | number>>;
  /** Whether it could not be taken back. */
  readonly final?: boolean;
  /** Arguments of its labels that are not fields of the action. */
  readonly more?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** The crew owes a choice until this ship's time. */
export interface ChoiceOpened {
  readonly kind: "ChoiceOpened";
  readonly need: number;
  readonly ends: number;
}

/** The round's time is over. */
export interface ClockRanOut {
  readonly kind: "ClockRanOut";
  readonly at: number;
}

/** Go on after an event that stopped the clock. */
export interface Continue {
  readonly kind: "Continue";
}

/** Say into which space a cork goes. */
export interface Cork {
  readonly kind: "Cork";
  readonly space: number;
}

/** Good Omen: a cork is off. */
export interface CorkOff {
  readonly kind: "CorkOff";
  readonly at: number;
  readonly seat: number;
  readonly space: number;
}

/** A space is damaged. `seat` is the table's if the crew did not choose it. */
export interface CorkPut {
  readonly kind: "CorkPut";
  readonly at: number;
  readonly seat: number;
  readonly space: number;
  readonly fire: number;
}

/** So many corks must go into these spaces. */
export interface DamageDue {
  readonly kind: "DamageDue";
  readonly corks: number;
  readonly spaces: number;
  readonly fire: number;
}

/** The cards of a round lie around the ship, face down. */
export interface Dealt {
  readonly kind: "Dealt";
  readonly round: number;
  readonly positions: readonly number[];
  readonly deal: readonly number[];
}

/** The event turned the bow. */
export interface Drifted {
  readonly kind: "Drifted";
  readonly heading: number;
}

/** A card fired: what its die said, into which spaces, and the timer that it cursed (-1: none). */
export interface EnemyShot {
  readonly kind: "EnemyShot";
  readonly position: number;
  readonly face: number;
  readonly spaces: number;
  readonly curses: number;
}

/** The App calls an event; the sky will tell which. At the lowest level the clock stands. */
export interface EventCalled {
  readonly kind: "EventCalled";
  readonly at: number;
  readonly stands: number;
}

/** Which event it is. */
export interface EventCame {
  readonly kind: "EventCame";
  readonly happening: number;
}

/** Nothing (more) comes of an event. */
export interface EventDone {
  readonly kind: "EventDone";
  readonly happening: number;
}

/** The moment of one of the round's events is fixed; the crew is not told. */
export interface EventPlanned {
  readonly kind: "EventPlanned";
  readonly moment: number | null;
}

/** One event, as this seat may know it, and how it changes the view. */
export interface EventShown {
  /** The event in names, with its `kind`; nothing for a change without an event: a step was taken back. */
  readonly event?: unknown | null;
  /** The id of the text that tells it; empty if its neighbours tell it. */
  readonly say?: string;
  /** Arguments of that text, if they are not the event's own fields. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** Whether a new part of the story begins with it: a turn, a round, the end. */
  readonly heading?: boolean;
  /** What another player did to this seat's things by it. */
  readonly yours?: Sentence | null;
  /** How it changes the public part: JSON Patch (RFC 6902), with add, remove and replace. */
  readonly patch?: unknown | null;
  /** How it changes the private part. */
  readonly own?: unknown | null;
}

/** Cannons: fire at a card, with Powder (1) or without (0). */
export interface Fire {
  readonly kind: "Fire";
  readonly timer: number;
  readonly position: number;
  readonly powder: number;
}

/** The Fire in this space reaches these, clockwise of it. */
export interface FireSpreads {
  readonly kind: "FireSpreads";
  readonly space: number;
  readonly spaces: number;
}

/** A cannon was fired at a card; the die will tell. */
export interface Fired {
  readonly kind: "Fired";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
  readonly powder: number;
}

/** All cards lie open; those that shoot will. */
export interface FiringBegan {
  readonly kind: "FiringBegan";
  readonly round: number;
}

/** The bow turned up a Fog Bank: a card beside it will be hidden. */
export interface FogSpread {
  readonly kind: "FogSpread";
  readonly position: number;
}

/** Ellen pointed at a goal card with its speed. */
export interface GoalPointedAt {
  readonly kind: "GoalPointedAt";
  readonly position: number;
  readonly card: number;
}

/** The goal of this round, or of the chapter, is reached, with so many milliseconds on the clock. */
export interface GoalReached {
  readonly kind: "GoalReached";
  readonly left: number;
}

/** Say which card the Fog Bank turns down. */
export interface Hide {
  readonly kind: "Hide";
  readonly position: number;
}

/** The Reinforced Hull ignored a cork. */
export interface HullHeld {
  readonly kind: "HullHeld";
  readonly round: number;
}

/** The first hit: known Tentacles are face up again, and so many that the crew has not seen come up as well. */
export interface KrakenWoke {
  readonly kind: "KrakenWoke";
  readonly known: readonly number[];
  readonly unseen: number;
}

/** An Island's space: land and take its token. */
export interface Land {
  readonly kind: "Land";
  readonly timer: number;
}

/** A cork found no place. */
export interface LifeLost {
  readonly kind: "LifeLost";
  readonly lives: number;
}

/** Cannonballs: load one cannon, or two different ones (`second` is -1 for one). */
export interface Load {
  readonly kind: "Load";
  readonly timer: number;
  readonly first: number;
  readonly second: number;
}

/** Cannons were loaded. */
export interface Loaded {
  readonly kind: "Loaded";
  readonly at: number;
  readonly timer: number;
  readonly cannons: number;
}

/** Lookout: turn up a card. */
export interface Look {
  readonly kind: "Look";
  readonly timer: number;
  readonly position: number;
}

/** The Lookout called a card. */
export interface LookedOut {
  readonly kind: "LookedOut";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
}

/** The Loot that lay in the bow's sector is aboard. */
export interface LootFished {
  readonly kind: "LootFished";
  readonly sector: number;
  readonly loot: number;
}

/** The event makes the crew owe a choice. */
export interface NeedArose {
  readonly kind: "NeedArose";
  readonly need: number;
}

/** There is nothing (any more) to choose from. */
export interface NeedDropped {
  readonly kind: "NeedDropped";
  readonly need: number;
}

/** The legal actions of one kind. */
export interface Offer {
  /** The kind of these actions. */
  readonly kind: string;
  /** The id of the text that labels each choice in a list; its arguments are those of the choice. */
  readonly say: string;
  /** The id of the text that labels it where the thing itself is in sight; empty if `say` serves there, too. */
  readonly short?: string;
  /** What a player touches to choose: a kind of thing in the game's view. Empty for a button. */
  readonly on?: string;
  /** What a player may drag there instead; empty if nothing. */
  readonly drag?: string;
  /** What the step after it asks to touch, where that is known. */
  readonly next?: string;
  /** The choices, in the order of the rules. */
  readonly choices?: readonly Choice[];
}

/** Stop the clock and all sand. */
export interface Pause {
  readonly kind: "Pause";
}

/** Clock and sand stand. */
export interface Paused {
  readonly kind: "Paused";
  readonly at: number;
  readonly seat: number;
}

/** Turn a timer over and set it on an action space. */
export interface Place {
  readonly kind: "Place";
  readonly timer: number;
  readonly space: number;
}

/** Everything is laid out: the crew may start. */
export interface Ready {
  readonly kind: "Ready";
  readonly round: number;
}

/** Repairs: take the cork off a space; without a space, only the curse off the timer. */
export interface Repair {
  readonly kind: "Repair";
  readonly timer: number;
  readonly space: number;
}

/** A cork is back in the supply (none if `space` is -1); the timer's curse is off. */
export interface Repaired {
  readonly kind: "Repaired";
  readonly at: number;
  readonly timer: number;
  readonly space: number;
}

/** Let clock and sand run again. */
export interface Resume {
  readonly kind: "Resume";
}

/** The board is cleared for the next round. */
export interface RoundEnded {
  readonly kind: "RoundEnded";
  readonly round: number;
}

/** The clock runs. */
export interface RoundStarted {
  readonly kind: "RoundStarted";
  readonly at: number;
  readonly seat: number;
}

/** The crew moved the sails. */
export interface SailsSet {
  readonly kind: "SailsSet";
  readonly at: number;
  readonly timer: number;
  readonly sails: number;
}

/** The bow's sector lies open and the timer-phase has begun. */
export interface SailsUp {
  readonly kind: "SailsUp";
  readonly round: number;
}

/** A Wreck's space: take a cork off, or (without a space) take Powder. */
export interface Salvage {
  readonly kind: "Salvage";
  readonly timer: number;
  readonly space: number;
}

/** The Wreck gave planks for a cork, or (`space` is -1) Powder. */
export interface Salvaged {
  readonly kind: "Salvaged";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
  readonly space: number;
}

/** A timer is ready. */
export interface SandRanOut {
  readonly kind: "SandRanOut";
  readonly at: number;
  readonly timer: number;
}

/** A text and its arguments, to be filled in by the client in the language of its reader. */
export interface Sentence {
  /** The text's id in the game's Fluent files. */
  readonly text: string;
  /** Its arguments by name; the game's `names` tell how each is said. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** Sails: one step up (1) or down (-1). */
export interface SetSails {
  readonly kind: "SetSails";
  readonly timer: number;
  readonly step: number;
}

/** The crew turned the bow. */
export interface ShipTurned {
  readonly kind: "ShipTurned";
  readonly at: number;
  readonly timer: number;
  readonly heading: number;
}

/** What the die said of the crew's shot, how much damage was laid on the card, and what that leads to. */
export interface ShotFell {
  readonly kind: "ShotFell";
  readonly timer: number;
  readonly position: number;
  readonly face: number;
  readonly damage: number;
  readonly leads: number;
}

/** A stage of the goal is done; the next is open. */
export interface StageReached {
  readonly kind: "StageReached";
  readonly stage: number;
}

/** Start the round: the clock runs. */
export interface Start {
  readonly kind: "Start";
}

/** One line of the game, as one seat learns of it. */
export interface StepShown {
  /** The number of the line. */
  readonly line: number;
  /** When, by the game's time. */
  readonly at: number;
  /** The seat that acted; 14 if the table dealt or time was up. */
  readonly by: number;
  /** What happened, in order, each with its patch. */
  readonly events: readonly EventShown[];
  /** The seats that may act now. */
  readonly waiting_on: readonly number[];
  /** If a step was taken back, the line that counts again. */
  readonly undo_to?: number | null;
  /** As in a view. */
  readonly asks?: readonly Sentence[];
  /** As in a view. */
  readonly offers?: readonly Offer[];
  /** How the game ended, once it has. */
  readonly outcome?: unknown | null;
}

/** The bow lies on Rocks: so many corks must go into these spaces. */
export interface Struck {
  readonly kind: "Struck";
  readonly position: number;
  readonly corks: number;
  readonly spaces: number;
}

/** Take a timer back whose sand is down, without performing. */
export interface TakeBack {
  readonly kind: "TakeBack";
  readonly timer: number;
}

/** A timer was taken back unperformed. */
export interface TimerBack {
  readonly kind: "TimerBack";
  readonly at: number;
  readonly seat: number;
  readonly timer: number;
}

/** Rum: a timer is ready at once. */
export interface TimerHurried {
  readonly kind: "TimerHurried";
  readonly timer: number;
}

/** A timer runs on a space until this ship's time. */
export interface TimerPlaced {
  readonly kind: "TimerPlaced";
  readonly at: number;
  readonly seat: number;
  readonly timer: number;
  readonly space: number;
  readonly ends: number;
}

/** The round is over: all timers are back and have forgotten where they were. */
export interface TimersCleared {
  readonly kind: "TimersCleared";
  readonly round: number;
}

/** The crew boarded or landed: the token is aboard and the card gone. */
export interface TokenTaken {
  readonly kind: "TokenTaken";
  readonly at: number;
  readonly timer: number;
  readonly position: number;
  readonly token: number;
}

/** The next card in the order of fire has so many shots. */
export interface TookAim {
  readonly kind: "TookAim";
  readonly shooter: number;
  readonly position: number;
  readonly shots: number;
}

/** Helm: turn the bow by so many sectors, clockwise or (below 0) the other way. */
export interface Turn {
  readonly kind: "Turn";
  readonly timer: number;
  readonly sectors: number;
}

/** Say which cork is taken off. */
export interface Uncork {
  readonly kind: "Uncork";
  readonly space: number;
}

/** Say which cannon loses its ball. */
export interface Unload {
  readonly kind: "Unload";
  readonly cannon: number;
}

/** How the game stands, as one seat may know it. */
export interface ViewShown {
  /** The same for all. */
  readonly public: unknown;
  /** What only this seat knows; null for watchers. */
  readonly private: unknown | null;
  /** What the table waits for, as this seat should read it; then remarks. */
  readonly asks?: readonly Sentence[];
  /** What this seat may do now. */
  readonly offers?: readonly Offer[];
}

/** Won, sunk or too late. */
export interface VoyageEnded {
  readonly kind: "VoyageEnded";
  readonly result: number;
}

/** Clock and sand run again, after a pause or an event. */
export interface WentOn {
  readonly kind: "WentOn";
  readonly at: number;
  readonly seat: number;
}

/** The Whirlpool turned Ellen and is gone. */
export interface Whirled {
  readonly kind: "Whirled";
  readonly position: number;
  readonly heading: number;
}

/** The event moved the sails. */
export interface WindChanged {
  readonly kind: "WindChanged";
  readonly sails: number;
}

export type GameEvent = Dealt | EventPlanned | Ready | RoundStarted | SailsUp | ClockRanOut | StageReached | GoalReached | TimersCleared | FiringBegan | TookAim | RoundEnded | VoyageEnded | CardTurned | CardHidden | CardLeft | Chased | CardCame | CardSunk | KrakenWoke | GoalPointedAt | TimerPlaced | SandRanOut | TimerBack | TimerHurried | SailsSet | ShipTurned | LookedOut | Repaired | Loaded | Fired | ShotFell | CannonBroke | TokenTaken | Salvaged | LootFished | DamageDue | CorkPut | LifeLost | HullHeld | ChoiceOpened | NeedDropped | BallLost | CorkOff | CameTo | Struck | FogSpread | Whirled | EnemyShot | Burnt | EventCalled | EventCame | FireSpreads | EventDone | WindChanged | Drifted | AreaClosed | AreaOpened | CardsFogged | NeedArose | Paused | WentOn;

export type GameAction = Start | Place | SetSails | Turn | Look | Repair | Load | Fire | Salvage | TakeBack | Board | Land | Cork | Unload | Uncork | Hide | Continue | Pause | Resume;
