// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

import type { Choice, EventShown, Offer, Sentence, StepShown, ViewShown } from './common';
export type { Choice, EventShown, Offer, Sentence, StepShown, ViewShown };

/** No timer works in this area until this ship's time. */
export interface AreaClosed {
  readonly kind: "AreaClosed";
  /** The area of the ship. */
  readonly area: "bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails";
  /** Until when, by the ship's time in milliseconds. */
  readonly until: number;
}

/** The Lookout is open again. */
export interface AreaOpened {
  readonly kind: "AreaOpened";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** What one player did more of than any other aboard. */
export interface Award {
  /** Damage by shots, corks removed, tokens taken, turns of the helm, calls of the lookout, cannons loaded, sails set, actions in all, or cannons that broke. */
  readonly what: "boarder" | "carpenter" | "gunner" | "hands" | "helm" | "loader" | "lookout" | "sails" | "smoke";
  /** Whose award it is. */
  readonly seat: number;
  /** How much of it. */
  readonly number: number;
  /** The same in words. */
  readonly sentence: Sentence;
}

/** A cannon was unloaded. */
export interface BallLost {
  readonly kind: "BallLost";
  /** The cannon, by the space that it stands in. */
  readonly cannon: "chaser" | "left-1" | "left-2" | "right-1" | "right-2";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** The seat that did it; 14 for the table. */
  readonly seat?: number;
}

/** A Merchant's space: board it and take its Loot. */
export interface Board {
  readonly kind: "Board";
  /** The timer, by its number. */
  readonly timer: number;
}

/** A Fireship ran into Ellen: so many burning corks must go into these spaces. */
export interface Burnt {
  readonly kind: "Burnt";
  /** Its number in the order of fire. */
  readonly shooter: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** How many corks. */
  readonly corks: number;
  /** The areas of the ship that are meant. */
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
}

/** The next step of coming to rest, from this slot on. */
export interface CameTo {
  readonly kind: "CameTo";
  /** What is done as the bow comes to rest. */
  readonly rest: "at-rest" | "point" | "strike" | "turn-up" | "whirl";
  /** The slot of the sector that it begins at. */
  readonly slot: number;
}

/** The timer is back; a cork took its place, or a life, or the hull held. */
export interface CannonBroke {
  readonly kind: "CannonBroke";
  /** The timer, by its number. */
  readonly timer: number;
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** What it cost: a cork, a life point, or nothing, because the hull held. */
  readonly cost: "cork" | "hull" | "life";
}

/** A ship joined the enemy. */
export interface CardCame {
  readonly kind: "CardCame";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
}

/** A card was turned down again. `seat` is the table's if the crew did not choose it. */
export interface CardHidden {
  readonly kind: "CardHidden";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** The seat that did it; 14 for the table. */
  readonly seat?: number;
}

/** A card was discarded. */
export interface CardLeft {
  readonly kind: "CardLeft";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
}

/** Its life points are covered; it may leave Loot in its sector. */
export interface CardSunk {
  readonly kind: "CardSunk";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
  /** How much Loot it leaves in its sector. */
  readonly loot: number;
}

/** A card lies face up; a Fog that the crew turns up leaves at once. Old damage is laid on it again. */
export interface CardTurned {
  readonly kind: "CardTurned";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
  /** What turned it up. */
  readonly how: "bow" | "deal" | "end" | "kraken" | "lookout" | "start";
  /** Whether it leaves at once: 1 or 0. */
  readonly leaves: number;
  /** The damage that is laid on it again. */
  readonly wounds: number;
}

/** The event turned these cards down. */
export interface CardsFogged {
  readonly kind: "CardsFogged";
  /** Where cards lie. */
  readonly positions: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
}

/** Ships sailed from these places to those, in this order. */
export interface Chased {
  readonly kind: "Chased";
  /** Where the ships came from, in order. */
  readonly sources: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** Where they lie now, in the same order. */
  readonly targets: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
}

/** The crew owes a choice until this ship's time. */
export interface ChoiceOpened {
  readonly kind: "ChoiceOpened";
  /** What the crew has to choose. */
  readonly need: "cork" | "hide" | "uncork" | "unload";
  /** Until when, by the ship's time in milliseconds. */
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

/** A player set a timer where another player's stood already, and it sprang back. */
export interface ClashMark {
  /** The timer that sprang back. */
  readonly timer: number;
  /** The space that both wanted. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The player who came too late. */
  readonly seat: number;
  /** The player who was there. */
  readonly first: number;
  /** When it happened. */
  readonly at: number;
  /** The last line before it. */
  readonly line: number;
  /** The same in words. */
  readonly sentence: Sentence;
  /** The id of the card whose space it was; empty on the ship. */
  readonly card?: string;
}

/** The round's time is over. */
export interface ClockRanOut {
  readonly kind: "ClockRanOut";
  /** When, by the game's time in milliseconds. */
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
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** Good Omen: a cork is off. */
export interface CorkOff {
  readonly kind: "CorkOff";
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** The seat that did it; 14 for the table. */
  readonly seat?: number;
}

/** A space is damaged. `seat` is the table's if the crew did not choose it. */
export interface CorkPut {
  readonly kind: "CorkPut";
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** Whether it burns: 1 or 0. */
  readonly fire: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** The seat that did it; 14 for the table. */
  readonly seat?: number;
}

/** So many corks must go into these spaces. */
export interface DamageDue {
  readonly kind: "DamageDue";
  /** How many corks. */
  readonly corks: number;
  /** The areas of the ship that are meant. */
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
  /** Whether it burns: 1 or 0. */
  readonly fire: number;
}

/** The cards of a round lie around the ship, face down. */
export interface Dealt {
  readonly kind: "Dealt";
  /** The round, from 1 on. */
  readonly round: number;
  /** Where cards lie. */
  readonly positions: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** What was dealt, as the crew is told it; which lies where is not known. */
  readonly deal: readonly string[];
}

/** The event turned the bow. */
export interface Drifted {
  readonly kind: "Drifted";
  /** The sector that the bow points to. */
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
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

/** The enemy's fire in the whole voyage. */
export interface EnemyReport {
  /** Shots. */
  readonly fired?: number;
  /** Those that hit. */
  readonly hit?: number;
  /** The damage that they did. */
  readonly damage?: number;
}

/** A card fired. */
export interface EnemyShot {
  readonly kind: "EnemyShot";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** What the die shows; 0 is the broken cannon. */
  readonly face: number;
  /** The areas of the ship that are meant. */
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
  /** The timer that it cursed; missing if it cursed none. */
  readonly curses?: number;
}

/** The App calls an event; the sky will tell which. At the lowest level the clock stands. */
export interface EventCalled {
  readonly kind: "EventCalled";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** Why clock and sand stand; missing if they run on. */
  readonly stands?: "event" | "paused";
}

/** Which event it is. */
export interface EventCame {
  readonly kind: "EventCame";
  /** The event, by its id. */
  readonly happening: string;
}

/** Nothing (more) comes of an event. */
export interface EventDone {
  readonly kind: "EventDone";
  /** The event, by its id. */
  readonly happening: string;
}

/** The moment of one of the round's events is fixed; the crew is not told. */
export interface EventPlanned {
  readonly kind: "EventPlanned";
  /** When it comes; null, for no player aboard may know. */
  readonly moment: number | null;
}

/** Cannons: fire at a card. */
export interface Fire {
  readonly kind: "Fire";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** Whether with Powder: 1 or 0. */
  readonly powder: number;
}

/** The Fire in this space reaches these, clockwise of it. */
export interface FireSpreads {
  readonly kind: "FireSpreads";
  /** The space with the Fire. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** What it reaches. */
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
}

/** A cannon was fired at a card; the die will tell. */
export interface Fired {
  readonly kind: "Fired";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** Whether with Powder: 1 or 0. */
  readonly powder: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** All cards lie open; those that shoot will. */
export interface FiringBegan {
  readonly kind: "FiringBegan";
  /** The round, from 1 on. */
  readonly round: number;
}

/** The bow turned up a Fog Bank: a card beside it will be hidden. */
export interface FogSpread {
  readonly kind: "FogSpread";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** Ellen pointed at a goal card with its speed. */
export interface GoalPointedAt {
  readonly kind: "GoalPointedAt";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The card, by its id. */
  readonly card: string;
}

/** The goal of this round, or of the chapter, is reached, with so many milliseconds on the clock. */
export interface GoalReached {
  readonly kind: "GoalReached";
  /** What is left of the round, in milliseconds. */
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

/** What one cause has cost the ship. */
export interface HarmReport {
  /** The id of the card, event or token that did it; `cannon` for a cannon of the crew's own. */
  readonly thing: string;
  /** In which way: the bow ran on it, it fired, it burnt, it was an event, or the cannon broke. */
  readonly how: "cannon" | "event" | "fire" | "rocks" | "shots";
  /** Corks that it cost. */
  readonly corks?: number;
  /** Life points that it cost. */
  readonly lives?: number;
}

/** Say which card the Fog Bank turns down. */
export interface Hide {
  readonly kind: "Hide";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** The Reinforced Hull ignored a cork. */
export interface HullHeld {
  readonly kind: "HullHeld";
  /** The round, from 1 on. */
  readonly round: number;
}

/** The first hit: known Tentacles are face up again, and so many that the crew has not seen come up as well. */
export interface KrakenWoke {
  readonly kind: "KrakenWoke";
  /** Where Tentacles lie that the crew has seen. */
  readonly known: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** How many come up that it has not seen. */
  readonly unseen: number;
}

/** An Island's space: land and take its token. */
export interface Land {
  readonly kind: "Land";
  /** The timer, by its number. */
  readonly timer: number;
}

/** A cork found no place. */
export interface LifeLost {
  readonly kind: "LifeLost";
  /** How many life points. */
  readonly lives: number;
}

/** Cannonballs: load one cannon, or two different ones. */
export interface Load {
  readonly kind: "Load";
  /** The timer, by its number. */
  readonly timer: number;
  /** The first cannon. */
  readonly first: "chaser" | "left-1" | "left-2" | "right-1" | "right-2";
  /** The second cannon; missing for one alone. */
  readonly second?: "chaser" | "left-1" | "left-2" | "right-1" | "right-2";
}

/** Cannons were loaded. */
export interface Loaded {
  readonly kind: "Loaded";
  /** The timer, by its number. */
  readonly timer: number;
  /** The cannons that were loaded. */
  readonly cannons: readonly ("chaser" | "left-1" | "left-2" | "right-1" | "right-2")[];
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** Lookout: turn up a card. */
export interface Look {
  readonly kind: "Look";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** The Lookout called a card. */
export interface LookedOut {
  readonly kind: "LookedOut";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** The Loot that lay in the bow's sector is aboard. */
export interface LootFished {
  readonly kind: "LootFished";
  /** The sector of the sea. */
  readonly sector: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  /** How many tokens of Loot. */
  readonly loot: number;
}

/** Something that befell the ship. What is alike and comes with one line is one mark. */
export interface Mark {
  /** A cork, a life point lost, an event, a card sunk, or the goal. */
  readonly kind: "cork" | "event" | "goal" | "life" | "sunk";
  /** The line in which it happened. */
  readonly line: number;
  /** How often it happened in that line. */
  readonly number: number;
  /** The same in words. */
  readonly sentence: Sentence;
  /** When it happened; null for the enemy's fire, after the round's clock has stopped. */
  readonly at?: number | null;
  /** What did it, or what it was, one id for each; `cannon` for a cannon of the crew's own; none for the goal. */
  readonly things?: readonly string[];
}

/** The event makes the crew owe a choice. */
export interface NeedArose {
  readonly kind: "NeedArose";
  /** What the crew has to choose. */
  readonly need: "cork" | "hide" | "uncork" | "unload";
}

/** There is nothing (any more) to choose from. */
export interface NeedDropped {
  readonly kind: "NeedDropped";
  /** What the crew has to choose. */
  readonly need: "cork" | "hide" | "uncork" | "unload";
}

/** Stop the clock and all sand. */
export interface Pause {
  readonly kind: "Pause";
}

/** Clock and sand stand. */
export interface Paused {
  readonly kind: "Paused";
  /** The seat that did it; 14 for the table. */
  readonly seat: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** What is known to follow from an action aboard, before chance speaks. */
export interface PiratesConsequences {
  /** What would follow, in words. */
  readonly sentences?: readonly Sentence[];
  /** Whether chance would speak after that. */
  readonly chance?: boolean;
  /** Where the bow will come to rest, if that changes. */
  readonly heading?: "N" | "NE" | "NW" | "S" | "SE" | "SW" | null;
  /** The speed, if that changes. */
  readonly speed?: number | null;
  /** The life points that will be left, if that changes. */
  readonly lives?: number | null;
  /** Cannons that will be loaded. */
  readonly loaded?: readonly ("chaser" | "left-1" | "left-2" | "right-1" | "right-2")[];
  /** Cannons that will lose their ball. */
  readonly unloaded?: readonly ("chaser" | "left-1" | "left-2" | "right-1" | "right-2")[];
  /** Spaces that will be damaged. */
  readonly corked?: readonly ("cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2")[];
  /** Spaces that will be mended. */
  readonly uncorked?: readonly ("cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2")[];
  /** Cards that will lie face up; which they are, chance may still have to say. */
  readonly turned_up?: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** Cards that will lie face down. */
  readonly turned_down?: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** Cards that will leave the sea. */
  readonly gone?: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** Those of them that will be sunk. */
  readonly sunk?: readonly ("N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3")[];
  /** Damage that will be laid on cards. */
  readonly damage?: Readonly<Partial<Record<"N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3", number>>>;
  /** Tokens that will come aboard, or (below 0) be used up. */
  readonly aboard?: Readonly<Partial<Record<"token.loot" | "token.map" | "token.powder" | "token.prisoner", number>>>;
  /** Whether it lifts the curse of its timer. */
  readonly uncursed?: boolean;
  /** What the crew will have to choose. */
  readonly choice?: "cork" | "hide" | "uncork" | "unload" | null;
  /** Whether it reaches the goal of the round, or of the chapter. */
  readonly goal?: boolean;
  /** How the voyage will end by it, if it does. */
  readonly ends?: "late" | "sunk" | "won" | null;
}

/** The private part of a voyage's view: a crew has no secrets, so it only spares clients some searching. */
export interface PiratesOwn {
  /** The numbers of this seat's own timers. */
  readonly timers: readonly number[];
  /** What is asked for with each of them, in order; empty while the table asks for something else, or for nothing. */
  readonly asks?: readonly TimerAsk[];
  /** What may be chosen before the sand is down, by the number of each own timer whose sand runs. Whether it will be legal then shows itself when the sand is down. */
  readonly ahead?: Readonly<Record<string, Offer>>;
  /** The ready phrases that matter most now, by their ids. */
  readonly shouts?: readonly string[];
}

/** The public part of a voyage's view: the same for everybody aboard, and for watchers. */
export interface PiratesView {
  /** What is sailed. */
  readonly voyage: VoyageView;
  /** How far the round is: the cards are dealt; the crew reads (briefing) until a player starts; the bow's sector is turned up (starting); timers serve (sailing); an open choice is finished (closing); all cards are turned up (revealing); the enemy fires (firing); or the voyage is over. */
  readonly phase: "briefing" | "closing" | "dealing" | "firing" | "over" | "revealing" | "sailing" | "starting";
  /** The round, from 1 on. */
  readonly round: number;
  /** The round's clock. */
  readonly clock: ClockView;
  /** The ship. */
  readonly ship: ShipView;
  /** The timers in play, by their numbers. */
  readonly timers: readonly TimerView[];
  /** The cards around the ship. */
  readonly cards: Readonly<Partial<Record<"N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3", SeaCard>>>;
  /** What the crew sails for. */
  readonly goal: GoalView;
  /** How many of each card are among those that the crew has not seen yet, by their ids. */
  readonly hidden?: Readonly<Record<string, number>>;
  /** Loot that floats in a sector, until the bow comes to rest there. */
  readonly loot?: Readonly<Partial<Record<"N" | "NE" | "NW" | "S" | "SE" | "SW", number>>>;
  /** The id of the event that is being carried out, or that the clock waits for; empty if there is none. Where the clock stands for an event and this is empty, it was one of several of the round: the newest EventCame of the log. */
  readonly event?: string;
  /** The choice that the crew owes. */
  readonly choice?: ChoiceView | null;
  /** The seats with a timer in hand or a ready one: in step mode time stands for those of them that are people and have not said that they wait. While a choice is owed it stands for everybody. */
  readonly awaited?: readonly number[];
  /** How the voyage ended, once it has. */
  readonly end?: EndView | null;
}

/** Turn a timer over and set it on an action space. */
export interface Place {
  readonly kind: "Place";
  /** The timer, by its number. */
  readonly timer: number;
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** One timer on one space, from placing to coming back. */
export interface Placement {
  /** The timer's number. */
  readonly timer: number;
  /** Where it was placed. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** When it was placed. */
  readonly placed: number;
  /** When it came back. */
  readonly left: number;
  /** How it came back: its action performed, taken back without it, thrown back by a card that left the sea, or cut off by the end of the round. */
  readonly how: "back" | "cut" | "performed" | "thrown";
  /** The line in which it was placed. */
  readonly line: number;
  /** The line in which it came back. */
  readonly last_line: number;
  /** When its sand was down; null if it never was. */
  readonly down?: number | null;
  /** The id of the card whose space it was; empty on the ship. */
  readonly card?: string;
}

/** Everything is laid out: the crew may start. */
export interface Ready {
  readonly kind: "Ready";
  /** The round, from 1 on. */
  readonly round: number;
}

/** Repairs: take the cork off a space; without a space, only the curse off the timer. */
export interface Repair {
  readonly kind: "Repair";
  /** The timer, by its number. */
  readonly timer: number;
  /** The space of the ship or card; missing if it was done without one. */
  readonly space?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** A cork is back in the supply; the timer's curse is off. */
export interface Repaired {
  readonly kind: "Repaired";
  /** The timer, by its number. */
  readonly timer: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** The space that it was in; missing if only a curse was taken off. */
  readonly space?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** Let clock and sand run again. */
export interface Resume {
  readonly kind: "Resume";
}

/** The board is cleared for the next round. */
export interface RoundEnded {
  readonly kind: "RoundEnded";
  /** The round, from 1 on. */
  readonly round: number;
}

/** One round. */
export interface RoundReport {
  /** Its number, from 1 on. */
  readonly round: number;
  /** How long it could last. */
  readonly lasts: number;
  /** When it ended. */
  readonly ended: number;
  /** The line that started it. */
  readonly first_line: number;
  /** The line that ended it: what comes after is the enemy's fire. */
  readonly last_line: number;
  /** All lines before this one belong to the round: it starts the next one, or comes after the last. */
  readonly until: number;
  /** What the clock showed at each line, from `first_line` to `last_line`. */
  readonly times: readonly number[];
  /** Where the timers stood, in the order in which they came back. */
  readonly placements?: readonly Placement[];
  /** What befell the ship, in order. */
  readonly marks?: readonly Mark[];
  /** Who got in whose way, in order; none also where they were not counted. */
  readonly clashes?: readonly ClashMark[];
}

/** The clock runs. */
export interface RoundStarted {
  readonly kind: "RoundStarted";
  /** The seat that did it; 14 for the table. */
  readonly seat: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** The crew moved the sails. */
export interface SailsSet {
  readonly kind: "SailsSet";
  /** The timer, by its number. */
  readonly timer: number;
  /** How far the sails are set now: the ship's speed. */
  readonly sails: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** The bow's sector lies open and the timer-phase has begun. */
export interface SailsUp {
  readonly kind: "SailsUp";
  /** The round, from 1 on. */
  readonly round: number;
}

/** A Wreck's space: take a cork off, or (without a space) take Powder. */
export interface Salvage {
  readonly kind: "Salvage";
  /** The timer, by its number. */
  readonly timer: number;
  /** The space of the ship or card; missing if it was done without one. */
  readonly space?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** The Wreck gave planks for a cork, or Powder. */
export interface Salvaged {
  readonly kind: "Salvaged";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
  /** The space whose cork is off; missing for Powder. */
  readonly space?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** A timer is ready. */
export interface SandRanOut {
  readonly kind: "SandRanOut";
  /** The timer, by its number. */
  readonly timer: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
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

/** Sails: one step up or down. */
export interface SetSails {
  readonly kind: "SetSails";
  /** The timer, by its number. */
  readonly timer: number;
  /** 1 is up, -1 down. */
  readonly step: number;
}

/** The crew turned the bow. */
export interface ShipTurned {
  readonly kind: "ShipTurned";
  /** The timer, by its number. */
  readonly timer: number;
  /** The sector that the bow points to. */
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
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

/** What the die said of the crew's shot, how much damage was laid on the card, and what that leads to. */
export interface ShotFell {
  readonly kind: "ShotFell";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** What the die shows; 0 is the broken cannon. */
  readonly face: number;
  /** How much damage. */
  readonly damage: number;
  /** What it leads to: the card sinks, or the Kraken wakes; missing for neither. */
  readonly leads?: "sinks" | "wakes";
}

/** A stage of the goal is done; the next is open. */
export interface StageReached {
  readonly kind: "StageReached";
  /** The stage, from 1 on. */
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

/** The bow lies on Rocks: so many corks must go into these spaces. */
export interface Struck {
  readonly kind: "Struck";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** How many corks. */
  readonly corks: number;
  /** The areas of the ship that are meant. */
  readonly spaces: readonly ("bow-chaser" | "cannonballs" | "helm" | "left-cannons" | "lookout" | "repairs" | "right-cannons" | "sails")[];
}

/** Take a timer back whose sand is down, without performing. */
export interface TakeBack {
  readonly kind: "TakeBack";
  /** The timer, by its number. */
  readonly timer: number;
}

/** What the table asks for with one timer. */
export interface TimerAsk {
  /** Its number. */
  readonly timer: number;
  /** Its sand is down and its owner chooses what it performs; it is in the hand and is to be placed; or its sand runs and nothing is asked. */
  readonly task: "perform" | "place" | "sand";
  /** Of several timers, those of several seats too, the one with the lowest is asked for first; of equal ones, the one with the lowest number. */
  readonly order?: number;
}

/** A timer was taken back unperformed. */
export interface TimerBack {
  readonly kind: "TimerBack";
  /** The seat that did it; 14 for the table. */
  readonly seat: number;
  /** The timer, by its number. */
  readonly timer: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** Rum: a timer is ready at once. */
export interface TimerHurried {
  readonly kind: "TimerHurried";
  /** The timer, by its number. */
  readonly timer: number;
}

/** A timer runs on a space until this ship's time. */
export interface TimerPlaced {
  readonly kind: "TimerPlaced";
  /** The seat that did it; 14 for the table. */
  readonly seat: number;
  /** The timer, by its number. */
  readonly timer: number;
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** When its sand is down, by the ship's time in milliseconds. */
  readonly ends: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** What one timer did in the whole voyage. */
export interface TimerReport {
  /** The seat that it belongs to. */
  readonly seat: number;
  /** How often it performed. */
  readonly performed: number;
  /** How often it came back without having performed, during a round. */
  readonly back: number;
  /** How often the end of a round cut it off. */
  readonly cut: number;
  /** How long it lay in the hand, or stood with its sand down, while the clock ran. */
  readonly idle: number;
  /** Shots that it fired. */
  readonly fired?: number;
  /** Those of them that laid damage on a card. */
  readonly hit?: number;
  /** The damage of its shots. */
  readonly damage?: number;
  /** Cannons that broke under it. */
  readonly broken?: number;
  /** How often it sprang back from a space that was taken; null where that was not counted. */
  readonly clashes?: number | null;
}

/** A sandtimer. Its number is its place in the list. */
export interface TimerView {
  /** The seat that it belongs to. */
  readonly owner: number;
  /** How long its sand runs when it is turned over: longer while it is cursed. */
  readonly glass: number;
  /** Where it stands; none in its owner's hand. */
  readonly space?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3" | null;
  /** The ship's time at which its sand is down, while it stands. */
  readonly ends?: number;
  /** Whether its sand is down: it may perform, or come back. */
  readonly ready?: boolean;
  /** Whether it is cursed. */
  readonly cursed?: boolean;
  /** The ship's time from which on it would be placed too late, where that is not the clock's: a cursed one is. */
  readonly late_from?: number;
  /** Whether it stands, and its sand will not be down before the round's end. */
  readonly late?: boolean;
}

/** The round is over: all timers are back and have forgotten where they were. */
export interface TimersCleared {
  readonly kind: "TimersCleared";
  /** The round, from 1 on. */
  readonly round: number;
}

/** The crew boarded or landed: the token is aboard and the card gone. */
export interface TokenTaken {
  readonly kind: "TokenTaken";
  /** The timer, by its number. */
  readonly timer: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** What is aboard now. */
  readonly token: "token.loot" | "token.map" | "token.powder" | "token.prisoner";
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** The next card in the order of fire has so many shots. */
export interface TookAim {
  readonly kind: "TookAim";
  /** Its number in the order of fire. */
  readonly shooter: number;
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** How often it fires. */
  readonly shots: number;
}

/** Helm: turn the bow by so many sectors, clockwise or (below 0) the other way. */
export interface Turn {
  readonly kind: "Turn";
  /** The timer, by its number. */
  readonly timer: number;
  /** By how many sectors: clockwise, or below 0 the other way. */
  readonly sectors: number;
}

/** Say which cork is taken off. */
export interface Uncork {
  readonly kind: "Uncork";
  /** The space of the ship or card; missing if it was done without one. */
  readonly space: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
}

/** Say which cannon loses its ball. */
export interface Unload {
  readonly kind: "Unload";
  /** The cannon, by the space that it stands in. */
  readonly cannon: "chaser" | "left-1" | "left-2" | "right-1" | "right-2";
}

/** Won, sunk or too late. */
export interface VoyageEnded {
  readonly kind: "VoyageEnded";
  /** How it ended. */
  readonly result: "late" | "sunk" | "won";
}

/** The whole report of a voyage that is over. */
export interface VoyageReport {
  /** How it ended; a crew that gave up has neither won nor lost. */
  readonly result: "late" | "sunk" | "won" | "given-up";
  /** How hard it was. */
  readonly level: "bosun" | "captain" | "deckhand";
  /** The score. */
  readonly points: number;
  /** The stars. */
  readonly stars: number;
  /** Life points that were left. */
  readonly lives: number;
  /** Life points of the start. */
  readonly lives_at_start: number;
  /** How many seats the crew had. */
  readonly players: number;
  /** Whether clashes were counted. */
  readonly counted: boolean;
  /** The rounds, in order. */
  readonly rounds: readonly RoundReport[];
  /** What each timer did. */
  readonly timers: readonly TimerReport[];
  /** What hurt the ship, the worst first: life points before corks. */
  readonly harm: readonly HarmReport[];
  /** The enemy's fire. */
  readonly enemy: EnemyReport;
  /** What happened in each line of the voyage, from the first line on. */
  readonly told: readonly (readonly Sentence[])[];
  /** What each player may be proud of, in the order of the seats. */
  readonly awards?: readonly Award[];
  /** Where each Passage of the last round lay; none where none came to light. */
  readonly passages?: readonly Sentence[];
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
  /** The word that free play is made from; empty for a chapter. */
  readonly word?: string;
  /** Whether `chapter` is no number in the story: free play, a lesson, a player's own chapter. */
  readonly unnumbered?: boolean;
}

/** Clock and sand run again, after a pause or an event. */
export interface WentOn {
  readonly kind: "WentOn";
  /** The seat that did it; 14 for the table. */
  readonly seat: number;
  /** When, by the game's time in milliseconds. */
  readonly at?: number;
}

/** The Whirlpool turned Ellen and is gone. */
export interface Whirled {
  readonly kind: "Whirled";
  /** Where the card lies. */
  readonly position: "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3";
  /** The sector that the bow points to. */
  readonly heading: "N" | "NE" | "NW" | "S" | "SE" | "SW";
}

/** The event moved the sails. */
export interface WindChanged {
  readonly kind: "WindChanged";
  /** How far the sails are set now: the ship's speed. */
  readonly sails: number;
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

export type GameEvent = Dealt | EventPlanned | Ready | RoundStarted | SailsUp | ClockRanOut | StageReached | GoalReached | TimersCleared | FiringBegan | TookAim | RoundEnded | VoyageEnded | CardTurned | CardHidden | CardLeft | Chased | CardCame | CardSunk | KrakenWoke | GoalPointedAt | TimerPlaced | SandRanOut | TimerBack | TimerHurried | SailsSet | ShipTurned | LookedOut | Repaired | Loaded | Fired | ShotFell | CannonBroke | TokenTaken | Salvaged | LootFished | DamageDue | CorkPut | LifeLost | HullHeld | ChoiceOpened | NeedDropped | BallLost | CorkOff | CameTo | Struck | FogSpread | Whirled | EnemyShot | Burnt | EventCalled | EventCame | FireSpreads | EventDone | WindChanged | Drifted | AreaClosed | AreaOpened | CardsFogged | NeedArose | Paused | WentOn;

export type GameAction = Start | Place | SetSails | Turn | Look | Repair | Load | Fire | Salvage | TakeBack | Board | Land | Cork | Unload | Uncork | Hide | Continue | Pause | Resume;
