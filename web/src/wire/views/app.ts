// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

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
  readonly round: number;
}

/** A Fireship ran into Ellen: so many burning corks must go into these spaces. */
export interface Burnt {
  readonly kind: "Burnt";
  readonly shooter: number;
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly corks: number;
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
}

/** A card that still lies there, with the damage that it had when it was named last. */
export interface CardNoted {
  readonly kind: "CardNoted";
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly card: string;
  readonly damage: number;
}

/** A card lies face up; a Fog that the crew turns up leaves at once. Old damage is laid on it again. */
export interface CardTurned {
  readonly kind: "CardTurned";
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly card: string;
  readonly how: "bow" | "deal" | "end" | "kraken" | "lookout" | "start";
  readonly leaves: number;
  readonly wounds: number;
}

/** A card that does not lie there after all. */
export interface CardUnnoted {
  readonly kind: "CardUnnoted";
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly card: string;
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
  readonly need: "cork" | "hide" | "uncork" | "unload";
  readonly ends: number;
}

/** A choice that the crew owes. Any of its players may make it. */
export interface ChoiceView {
  /** What is chosen: the space of a cork, the cannon that loses its ball, the cork that comes off, the card that is turned down. */
  readonly need: "cork" | "hide" | "uncork" | "unload";
  /** The ship's time at which the first option is taken if no sailor has chosen. */
  readonly until: number;
  /** Names of spaces, cannons or positions. */
  readonly options: readonly string[];
}

/** The round's time is over. */
export interface ClockRanOut {
  readonly kind: "ClockRanOut";
  readonly at?: number;
}

/** The round's clock. Ship's time is `stood_at` while it stands; else the game's time less `began`. */
export interface ClockView {
  /** The game's time at which this round's ship's time was 0. */
  readonly began: number;
  /** How long the round is. */
  readonly lasts: number;
  /** From this ship's time on a timer would be placed too late: its sand would not be down before the round's end. */
  readonly late_from?: number;
  /** Why clock and sand stand: a pause, or an event that waits for Continue. */
  readonly stands?: "event" | "paused" | null;
  /** The ship's time at which they stand. */
  readonly stood_at?: number;
  /** Until this ship's time the Lookout is closed; 0 if it is not. */
  readonly thunder?: number;
  /** How often the crew has paused. */
  readonly pauses?: number;
  /** Whether it counts down in this part of the round, though it may stand. */
  readonly counts?: boolean;
  /** What it shows while it does not: the whole round before it begins, nothing after its end. */
  readonly left?: number;
}

/** Go on after an event that stopped the clock. */
export interface Continue {
  readonly kind: "Continue";
}

/** Say into which space a cork goes. */
export interface Cork {
  readonly kind: "Cork";
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** A space is damaged. `seat` is the table's if the crew did not choose it. */
export interface CorkPut {
  readonly kind: "CorkPut";
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly fire: number;
  readonly at?: number;
  readonly seat?: number;
}

/** How much damage lies on a card. */
export interface DamageNoted {
  readonly kind: "DamageNoted";
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly damage: number;
}

/** The cards of a round lie around the ship, face down. */
export interface Dealt {
  readonly kind: "Dealt";
  readonly round: number;
  readonly positions: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  readonly deal: readonly string[];
}

/** The App is to roll. */
export interface DieAsked {
  readonly kind: "DieAsked";
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** How the voyage ended. */
export interface EndView {
  /** Won; lost because the ship sank; or lost because time was up. */
  readonly result: "late" | "sunk" | "won";
  /** The same in words. */
  readonly sentence: Sentence;
  /** The id of the rule that ended it. */
  readonly rule: string;
  /** The score. */
  readonly points?: number;
  /** How often the sum of the lines counts at this level, in halves: 3 is one and a half times. */
  readonly halves?: number;
  /** The lines that make the score; none for a lost voyage, which scores nothing. */
  readonly score?: readonly ScoreLine[];
  /** The three stars; none for a lost voyage. */
  readonly stars?: readonly StarLine[];
  /** The options of a table for the chapter that comes next, which is open now; none for a lost voyage, for the last chapter, and in free play. */
  readonly onward?: Readonly<Record<string, string>> | null;
  /** Whether this was the campaign's last chapter, and it is won. */
  readonly last?: boolean;
}

/** A card fired: what its die said, into which spaces, and the timer that it cursed (-1: none). */
export interface EnemyShot {
  readonly kind: "EnemyShot";
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly face: number;
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
  readonly curses?: number;
}

/** The crew rolled: 0 is the broken cannon. */
export interface EnterRoll {
  readonly kind: "EnterRoll";
  readonly face: number;
}

/** The crew has done what an event says, and goes on. */
export interface EventApplied {
  readonly kind: "EventApplied";
  readonly seat: number;
  readonly happening: string;
  readonly at?: number;
}

/** The App calls an event; the sky will tell which. At the lowest level the clock stands. */
export interface EventCalled {
  readonly kind: "EventCalled";
  readonly at?: number;
  readonly stands?: "event" | "paused";
}

/** Which event it is. */
export interface EventCame {
  readonly kind: "EventCame";
  readonly happening: string;
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
  /** Arguments of that text beside the event's own fields, or instead of those of the same name. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** Whether a new part of the story begins with it: a turn, a round, the end. */
  readonly heading?: boolean;
  /** What another player did to this seat's things by it. */
  readonly yours?: Sentence | null;
  /** For the first event of a line, and for a heading: lines of one seat in a row that have the same number here are one entry of the log; 0 stands alone. */
  readonly entry?: number;
  /** The id of the text whose `.undone` tells that this event was taken back; empty if that is not told. */
  readonly undone?: string;
  /** How it changes the public part: JSON Patch (RFC 6902), with add, remove and replace. */
  readonly patch?: unknown | null;
  /** How it changes the private part. */
  readonly own?: unknown | null;
}

/** All cards lie open; those that shoot will. */
export interface FiringBegan {
  readonly kind: "FiringBegan";
  readonly round: number;
}

/** The goal of this round, or of the chapter, is reached, with so many milliseconds on the clock. */
export interface GoalReached {
  readonly kind: "GoalReached";
  readonly left: number;
}

/** One thing that the open stage of the goal asks for. */
export interface GoalStepView {
  /** What is to be done: sink cards, take tokens, point at cards, or clear the sea of them. */
  readonly verb: "clear" | "point" | "sink" | "take";
  /** How often it is done; with `clear`, how many such cards are still there. */
  readonly done: number;
  /** How often it must be done. */
  readonly times: number;
  /** Whether that is enough. */
  readonly met: boolean;
  /** The step in words, with how far it is. */
  readonly sentence: Sentence;
}

/** What the crew sails for and how far it is. */
export interface GoalView {
  /** How many stages the goal has. */
  readonly stages: number;
  /** The open stage, from 1 on; one more than `stages` once the goal is reached. */
  readonly stage: number;
  /** Whether every round has this goal, and not the chapter. */
  readonly each_round?: boolean;
  /** What the open stage asks for. */
  readonly steps?: readonly GoalStepView[];
  /** The optional goals. */
  readonly wishes?: readonly WishView[];
  /** What has been done that goals count, in words: cards sunk, tokens taken, goal cards pointed at; in this round where the goal is a round's, else in the chapter. */
  readonly done?: readonly Sentence[];
}

/** Where the bow points. */
export interface HeadingNoted {
  readonly kind: "HeadingNoted";
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** The Reinforced Hull ignored a cork. */
export interface HullHeld {
  readonly kind: "HullHeld";
  readonly round: number;
}

/** Whether the Reinforced Hull can still hold in this round. */
export interface HullNoted {
  readonly kind: "HullNoted";
  readonly hull: number;
}

/** A cork found no place. */
export interface LifeLost {
  readonly kind: "LifeLost";
  readonly lives: number;
}

/** How many life points are left. */
export interface LivesNoted {
  readonly kind: "LivesNoted";
  readonly lives: number;
}

/** This card still lies in this sector. */
export interface NoteCard {
  readonly kind: "NoteCard";
  readonly sector: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  readonly card: string;
}

/** So much damage lies on the ship that fires less the more it has. */
export interface NoteDamage {
  readonly kind: "NoteDamage";
  readonly damage: number;
}

/** The bow points to this sector. */
export interface NoteHeading {
  readonly kind: "NoteHeading";
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** The Reinforced Hull has held in this round, or has not. */
export interface NoteHull {
  readonly kind: "NoteHull";
}

/** So many life points are left. */
export interface NoteLives {
  readonly kind: "NoteLives";
  readonly lives: number;
}

/** A cork is in this space, or a Fire where there was a cork, or none any more. */
export interface NoteSpace {
  readonly kind: "NoteSpace";
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** An optional goal is met, or is not. */
export interface NoteWish {
  readonly kind: "NoteWish";
  readonly wish: number;
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
  /** What a player would give up by any of these and may have overlooked: a client asks once a turn. */
  readonly warn?: Sentence | null;
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
  readonly seat: number;
  readonly at?: number;
}

/** The goal, or the next stage of it, is reached. */
export interface Reach {
  readonly kind: "Reach";
}

/** Everything is laid out: the crew may start. */
export interface Ready {
  readonly kind: "Ready";
  readonly round: number;
}

/** That is how the table looks. */
export interface Report {
  readonly kind: "Report";
}

/** The crew has told everything; so many of each returning ship were sunk. */
export interface Reported {
  readonly kind: "Reported";
  readonly round: number;
  readonly sunk: readonly number[];
}

/** Let clock and sand run again. */
export interface Resume {
  readonly kind: "Resume";
}

/** The App rolls the die. */
export interface Roll {
  readonly kind: "Roll";
}

/** The board is cleared for the next round. */
export interface RoundEnded {
  readonly kind: "RoundEnded";
  readonly round: number;
}

/** The clock runs. */
export interface RoundStarted {
  readonly kind: "RoundStarted";
  readonly seat: number;
  readonly at?: number;
}

/** The bow's sector lies open and the timer-phase has begun. */
export interface SailsUp {
  readonly kind: "SailsUp";
  readonly round: number;
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

/** A line of the score. */
export interface ScoreLine {
  /** What it counts. */
  readonly what: "corks" | "lives" | "time" | "wish";
  /** How many of these there are: life points, corks in the supply, optional goals met, seconds left. */
  readonly number: number;
  /** What they are worth. */
  readonly points: number;
  /** The line in words. */
  readonly sentence: Sentence;
}

/** A card on the sea. Its numbers are what it shows now: nothing while it lies face down. */
export interface SeaCard {
  /** Its own number in this round, which it keeps wherever it goes. */
  readonly number: number;
  /** The card's id, such as card.corvette; empty if the crew has not seen it yet. */
  readonly card?: string;
  /** Whether it lies face up. */
  readonly up?: boolean;
  /** Its life points; 0 for a card that cannot be sunk. */
  readonly life?: number;
  /** How many of its life points are covered by damage. */
  readonly wounds?: number;
  /** How often it will fire at the end of the round, as it stands now. */
  readonly shots?: number;
  /** The damage that it does at the end of the round without a die. */
  readonly burns?: number;
  /** The speed at which the ship must point at it. */
  readonly speed?: number | null;
  /** The speed of the ship at which alone it can be hit. */
  readonly hit_at?: number | null;
  /** What its action space is for, if it has one. */
  readonly space?: "board" | "land" | "salvage" | null;
}

/** A text and its arguments, to be filled in by the client in the language of its reader. */
export interface Sentence {
  /** The text's id in the game's Fluent files. */
  readonly text: string;
  /** Its arguments by name; the game's `names` tell how each is said. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** Ellen: where she heads, what holds, what is aboard. */
export interface ShipView {
  /** The sector before the bow. */
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  /** The sector that each of her areas looks out on. Repairs, in the middle, looks out on none. */
  readonly looks: Readonly<Partial<Record<"bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails", "N" | "NE" | "NW" | "S" | "SE" | "SW">>>;
  /** How the sails stand, from 0 to 3. */
  readonly speed: number;
  /** Life points that are left. */
  readonly lives: number;
  /** Life points at the start of the voyage. */
  readonly lives_at_start: number;
  /** The action spaces that she has, those of her parts among them. */
  readonly spaces: readonly ("cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2")[];
  /** The damaged spaces: each has a cork in it. */
  readonly corks?: readonly ("cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2")[];
  /** Those of them whose cork burns. */
  readonly fires?: readonly ("cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2")[];
  /** The spaces that Tentacles hold shut. */
  readonly held?: readonly ("cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2")[];
  /** How many timers can still be placed in each area; areas that take none are left out. */
  readonly free_places?: Readonly<Partial<Record<"bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails", number>>>;
  /** The cannons with a ball in them. */
  readonly loaded?: readonly ("chaser" | "left-1" | "left-2" | "right-1" | "right-2")[];
  /** Corks in the supply. */
  readonly corks_left?: number;
  /** Corks in all: in the supply, and in damaged spaces. */
  readonly most_corks?: number;
  /** Cannonballs in the supply. */
  readonly balls_left?: number;
  /** Cannonballs in all: in the supply, and in cannons. */
  readonly most_balls?: number;
  /** Whether the Reinforced Hull can still ignore a cork of this round. */
  readonly hull?: boolean;
  /** How many tokens of each kind are aboard; none are left out. */
  readonly aboard?: Readonly<Partial<Record<"token.loot" | "token.map" | "token.powder" | "token.prisoner", number>>>;
}

/** What is in a space: no cork, a cork, a Fire. */
export interface SpaceNoted {
  readonly kind: "SpaceNoted";
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly holds: number;
}

/** A stage of the goal is done; the next is open. */
export interface StageReached {
  readonly kind: "StageReached";
  readonly stage: number;
}

/** A star and what earns it. */
export interface StarLine {
  /** Whether the crew has it. */
  readonly earned: boolean;
  /** What earns it. */
  readonly sentence: Sentence;
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

/** The round is over: all timers are back and have forgotten where they were. */
export interface TimersCleared {
  readonly kind: "TimersCleared";
  readonly round: number;
}

/** The next card in the order of fire has so many shots. */
export interface TookAim {
  readonly kind: "TookAim";
  readonly shooter: number;
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  readonly shots: number;
}

/** The last card that was named in this sector does not lie there. */
export interface UnnoteCard {
  readonly kind: "UnnoteCard";
  readonly sector: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** The game as one seat may know it. */
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
  readonly result: "late" | "sunk" | "won";
}

/** What is sailed. It never changes during a game. */
export interface VoyageView {
  /** What the table's option `chapter` calls it; `free` for free play. */
  readonly chapter: string;
  /** How hard it is. */
  readonly level: "bosun" | "captain" | "deckhand";
  /** How many seats the crew has. */
  readonly players: number;
  /** How many rounds the voyage has. */
  readonly rounds: number;
  /** How much slower clock and sand run than written. */
  readonly calm?: "half" | "off" | "three-quarters";
  /** The word that free play is made from. */
  readonly word?: string;
}

/** Clock and sand run again, after a pause or an event. */
export interface WentOn {
  readonly kind: "WentOn";
  readonly seat: number;
  readonly at?: number;
}

/** Whether an optional goal is met. */
export interface WishNoted {
  readonly kind: "WishNoted";
  readonly wish: number;
  readonly met: number;
}

/** An optional goal, as far as it can be known now. Its title and text are the chapter's. */
export interface WishView {
  /** What it counts, as it stands now. */
  readonly done: number;
  /** At least so much must be counted. */
  readonly least: number;
  /** At most so much may be counted. */
  readonly most: number;
  /** Whether it would be met if the chapter were won now. */
  readonly fits: boolean;
}

export type GameEvent = Dealt | EventPlanned | Ready | RoundStarted | SailsUp | ClockRanOut | StageReached | GoalReached | TimersCleared | FiringBegan | TookAim | RoundEnded | VoyageEnded | EventCalled | EventCame | CardTurned | EnemyShot | Burnt | CorkPut | LifeLost | HullHeld | ChoiceOpened | Paused | WentOn | EventApplied | BoardForgotten | HeadingNoted | SpaceNoted | LivesNoted | CardNoted | CardUnnoted | DamageNoted | HullNoted | WishNoted | Reported | DieAsked;

export type GameAction = Start | Pause | Resume | Continue | Reach | NoteHeading | NoteSpace | NoteLives | NoteCard | UnnoteCard | NoteDamage | NoteHull | NoteWish | Report | Roll | EnterRoll | Cork;
