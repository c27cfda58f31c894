// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

import type { Choice, EventShown, Offer, Sentence, StepShown, ViewShown } from './common';
export type { Choice, EventShown, Offer, Sentence, StepShown, ViewShown };

/** The tile of the four aces has a new holder. */
export interface AcesTaken {
  readonly kind: "AcesTaken";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** Let the figurine act, where a table allows to leave it out. */
export interface Agree {
  readonly kind: "Agree";
}

/** The player lets the figurine act. */
export interface Agreed {
  readonly kind: "Agreed";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** The stock is empty, so a marker must be lifted for this square. */
export interface Aimed {
  readonly kind: "Aimed";
  /** The square, as b3. */
  readonly square: string;
}

/** The next character of this turn may lie on any strip. */
export interface AnywhereNext {
  readonly kind: "AnywhereNext";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** The table waits for a step, of which so many are left. */
export interface Began {
  readonly kind: "Began";
  /** How many times the step may still be done. */
  readonly left: number;
  /** What the table waits for next. */
  readonly step?: string;
}

/** A card that would lie elsewhere. */
export interface CardChange {
  /** Where it would lie: `guard` is in front of its player. */
  readonly to: "guard" | "hand" | "pile" | "seal" | "square";
  /** Which one; empty for a card of an adventure that is not in play. */
  readonly card?: string;
  /** The square, if it would lie on one. */
  readonly square?: string;
  /** Whose seal, hand or guard it would be. */
  readonly seat?: number | null;
}

/** A card left the hand to be played. */
export interface CardPlayed {
  readonly kind: "CardPlayed";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The card, by its id. */
  readonly card: string;
  /** How many times the step may still be done. */
  readonly left: number;
  /** The first step of the card; missing if the table asks for none. */
  readonly step?: string;
  /** The figurine that it moves; missing if it moves none, or its player still has to say. */
  readonly figurine?: string;
}

/** The top carriage was turned and taken. */
export interface CarriageWon {
  readonly kind: "CarriageWon";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The number of the carriage, from the top one down; the first is 0. */
  readonly carriage: number;
}

/** Say which figurine a card with both of them moves. */
export interface Choose {
  readonly kind: "Choose";
  /** Which figurine. */
  readonly figurine: string;
}

/** What a card of a player's own box is, where ours has other values. */
export interface CortoCard {
  /** What it is. */
  readonly kind: "advantage" | "character" | "figurine" | "object";
  /** The border of a character or an object. */
  readonly border?: "black" | "both" | "white" | null;
  /** Whether a character is a friend of Corto. */
  readonly friend?: boolean;
  /** Whether it acts at a distance. */
  readonly long?: boolean;
  /** The second adventure that a character belongs to. */
  readonly second?: string;
  /** Whether a character is one of the aces. */
  readonly ace?: boolean;
  /** How often an object acts. */
  readonly times?: number;
  /** What an advantage does. */
  readonly verb?: "anywhere" | "draw-more" | "exchange" | "guard" | "recover" | "shift" | null;
  /** Whom a figurine card moves. */
  readonly who?: "both" | "corto" | "rasputin" | null;
  /** Whether a figurine rides. */
  readonly vehicle?: boolean;
}

/** What is known to follow from an action of Corto. */
export interface CortoConsequences {
  /** What would follow, in words. */
  readonly sentences?: readonly Sentence[];
  /** Whether chance would speak after that. */
  readonly chance?: boolean;
  /** How the count would change, by player and source. */
  readonly gold?: readonly GoldChange[];
  /** Markers that are put, moved or sent home. */
  readonly markers?: readonly MarkerChange[];
  /** The friends of Corto who would pay. */
  readonly pays?: readonly string[];
  /** The characters who would leave the board. */
  readonly leaves?: readonly string[];
  /** Figurines, vessel, train and tiles that come, move or are taken. */
  readonly pieces?: readonly PieceChange[];
  /** Cards that come to the board, leave it, or change their place off it. */
  readonly cards?: readonly CardChange[];
  /** Pieces of quests that change hands, as far as that is known. */
  readonly prizes?: readonly PrizeChange[];
  /** Where the next step could be done, for a card that is played and for what else changes nothing on the board. */
  readonly next?: readonly string[];
}

/** How the gold of a finished game came and went. */
export interface CortoCourse {
  /** The end of every turn that was not taken back. */
  readonly moments: readonly GoldMoment[];
  /** The turn that decided it; nothing where no player was ever ahead. */
  readonly turning?: TurningPoint | null;
}

/** How the game ended and why. */
export interface CortoEnding {
  /** What ended it. */
  readonly how: Sentence;
  /** Who has won. */
  readonly verdict: Sentence;
  /** All sides, in the order of their seats. */
  readonly sides: readonly CortoSide[];
  /** The rules that pay, in the order in which they are counted. */
  readonly sources: readonly ("P4" | "QA" | "QB" | "QC" | "QD" | "QE" | "QF" | "V2" | "V3")[];
  /** What broke a tie, or why it is shared; then what each tied side has in stock. */
  readonly tie?: readonly Sentence[];
  /** The rule that breaks ties: V5. Empty if there was none. */
  readonly tie_rule?: string;
}

/** Characters side by side that one player controls, at least two (V1). */
export interface CortoGroup {
  /** Where they lie, in reading order. */
  readonly squares: readonly string[];
  /** What the group pays as it is now (V2). */
  readonly gold: number;
  /** Whether it is the player's largest group, in which each character pays double. */
  readonly largest?: boolean;
  /** What each of its characters pays. */
  readonly each?: number;
}

/** What only this player knows. */
export interface CortoHand {
  /** The cards as they are held, in rising order: one that is being played is among them until it lies somewhere. */
  readonly hand?: readonly string[];
  /** Whether a step of a card waits for this player: then a touch without a choice asks why not. */
  readonly choosing?: boolean;
}

/** What lies open before one player. */
export interface CortoPlayer {
  /** Markers that are not on the board. */
  readonly stock: number;
  /** The backs of the cards in hand. */
  readonly hand: readonly string[];
  /** The cards under the seal; null for one of an adventure that is not in play. */
  readonly sealed?: readonly (string | null)[];
  /** The cards on guard. */
  readonly guards?: readonly string[];
  /** Cards of the hand that every player has seen. */
  readonly shown?: readonly string[];
  /** Pieces of quests: ingot, crow, leopard, carriage, aces, each with its number. */
  readonly prizes?: Readonly<Record<string, number>>;
  /** The player's groups, the largest first: all can see them. */
  readonly groups?: readonly CortoGroup[];
  /** What the player would count now, partners together; only where scores are open, and at the end. */
  readonly gold?: number | null;
  /** The same line by line, without a partner's, after the groups, which are the first lines of the count. */
  readonly count?: readonly GoldLine[];
}

/** Players who win or lose together, at the end. */
export interface CortoSide {
  /** Who they are. */
  readonly seats: readonly number[];
  /** What they have together. */
  readonly gold: number;
  /** Their markers in stock, which break a tie. */
  readonly stock: number;
  /** Whether they have won, alone or shared. */
  readonly won?: boolean;
  /** What each of them has, where there are several. */
  readonly each?: readonly number[];
  /** What the winners did better; nothing for the winners themselves. */
  readonly why?: Sentence | null;
}

/** What lies and stands on one square. */
export interface CortoSquare {
  /** The character that lies there; empty if none does. */
  readonly card?: string;
  /** How many markers of each seat it bears; empty where no character lies. */
  readonly markers?: readonly number[];
  /** The seat that controls it: more markers than any other player. */
  readonly leader?: number | null;
  /** Figurines and pieces of quests that are there. */
  readonly pieces?: readonly ("corto" | "gold" | "rasputin" | "tile" | "train" | "vessel")[];
}

/** The open table. */
export interface CortoTable {
  /** The adventures from the top strip down. */
  readonly strips: readonly string[];
  /** The squares of each strip; its deck lies on the first. */
  readonly rows: readonly (readonly string[])[];
  /** What the table waits for; `none` while it goes on by itself. */
  readonly step: string;
  /** Whose turn it is. */
  readonly turn: number;
  /** How many turns have ended. */
  readonly turns: number;
  /** Who begins; null before that is known. */
  readonly first: number | null;
  /** Every square on which something lies or stands. */
  readonly squares: Readonly<Record<string, CortoSquare>>;
  /** How many cards each deck has left. */
  readonly decks: Readonly<Record<string, number>>;
  /** The players by seat. */
  readonly players: readonly CortoPlayer[];
  /** The discard pile, its top card last. */
  readonly pile?: readonly string[];
  /** How many cards may still be drawn this turn. */
  readonly draws?: number;
  /** The card that has left a hand and lies nowhere else yet; empty if there is none. */
  readonly in_play?: string;
  /** The square from which the card in play acts. */
  readonly actor?: string;
  /** The square that was chosen first, where a step asks for two. */
  readonly target?: string;
  /** How each quest stands, where that can change. */
  readonly quests?: Readonly<Record<string, Sentence>>;
  /** The square beside which pieces of a quest wait until a player takes them: leopard, aces. */
  readonly supplies?: Readonly<Record<string, string>>;
  /** The strips that are full: two of them end the game. */
  readonly full?: readonly string[];
  /** How many squares of each strip are still free. */
  readonly left?: Readonly<Record<string, number>>;
  /** How near the end is, in words; nothing once the game is over. */
  readonly progress?: Sentence | null;
  /** How the game ended, once it has. */
  readonly ending?: CortoEnding | null;
  /** The cards whose values are a player's own; empty at a table with the cards of the box. */
  readonly own?: Readonly<Record<string, CortoCard>>;
}

/** The player left out the rest of a step. */
export interface Declined {
  readonly kind: "Declined";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** Put a card of the hand on the discard pile. */
export interface Discard {
  readonly kind: "Discard";
  /** The card, by its id. */
  readonly card: string;
}

/** A card was discarded. */
export interface Discarded {
  readonly kind: "Discarded";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The card, by its id. */
  readonly card: string;
}

/** Draw a card from an adventure's deck. */
export interface Draw {
  readonly kind: "Draw";
  /** The adventure whose deck it is, by its letter. */
  readonly adventure: string;
}

/** The player named a deck to draw from. */
export interface DrawAsked {
  readonly kind: "DrawAsked";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The adventure whose deck it is, by its letter. */
  readonly adventure: string;
}

/** A card was drawn; the others see only its back. */
export interface Drew {
  readonly kind: "Drew";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The adventure whose deck it is, by its letter. */
  readonly adventure: string;
  /** The card that was drawn; missing if this seat may not see it. */
  readonly card?: string;
}

/** Two strips are full: no player lays or moves anything more this turn. */
export interface EndNear {
  readonly kind: "EndNear";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** End the turn without drawing (any more). */
export interface EndTurn {
  readonly kind: "EndTurn";
}

/** The game is over. */
export interface Ended {
  readonly kind: "Ended";
  /** What ended it: two full strips, or that no player goes on. */
  readonly by: "full-strips" | "standstill";
}

/** Two characters changed places with their markers. */
export interface Exchanged {
  readonly kind: "Exchanged";
  /** The square that was named first. */
  readonly first: string;
  /** The square that was named second. */
  readonly second: string;
}

/** The player said which of the two figurines moves. */
export interface FigurineChosen {
  readonly kind: "FigurineChosen";
  /** Which figurine. */
  readonly figurine: string;
}

/** A figurine stands on a square. */
export interface FigurineMoved {
  readonly kind: "FigurineMoved";
  /** Which figurine. */
  readonly figurine: string;
  /** The square, as b3. */
  readonly square: string;
}

/** Chance named who begins. */
export interface FirstNamed {
  readonly kind: "FirstNamed";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** A friend of Corto gave gold. */
export interface FriendPaid {
  readonly kind: "FriendPaid";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
  /** The top of the discard pile; missing for a card of an adventure that is not in play. */
  readonly card?: string;
}

/** Gold that a player would gain or lose from one source. */
export interface GoldChange {
  /** Whose gold. */
  readonly seat: number;
  /** The rule that pays: V2. */
  readonly source: string;
  /** How much more; negative for less. */
  readonly gold: number;
}

/**
 * One line of a player's count besides the groups. Its sentence is the text of its source, with its fields: text
 * ids with each line would make the snapshot of an ended game too long.
 */
export interface GoldLine {
  /** The rule that pays: V3. */
  readonly source: "P4" | "QA" | "QB" | "QC" | "QD" | "QE" | "QF" | "V2" | "V3";
  /** How much it pays. */
  readonly gold: number;
  /** How many characters, cards or tiles pay it. */
  readonly number?: number;
  /** What each of these brings, where all bring the same, so that they can be counted one by one; else 0. */
  readonly each?: number;
  /** The cards that pay it; null for one of an adventure that is not in play. */
  readonly cards?: readonly (string | null)[];
  /** The squares where they lie. */
  readonly squares?: readonly string[];
  /** The pieces of a quest that pay it, by their kind. */
  readonly prizes?: Readonly<Record<string, number>>;
  /** Pieces of the same quest that bring nothing. */
  readonly unpaid?: Readonly<Record<string, number>>;
}

/** What each player would have counted when a turn ended. */
export interface GoldMoment {
  /** The line of the record that ended the turn. */
  readonly line: number;
  /** The number of the turn. */
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** The gold of each seat, partners together. */
  readonly gold: readonly number[];
}

/** An advantage lies in front of its player and waits for a hit. */
export interface GuardLaid {
  readonly kind: "GuardLaid";
  /** The seat that it guards. */
  readonly seat: number;
  /** The card, by its id. */
  readonly card: string;
}

/** Hit a character that bears markers: take off one of this owner's. */
export interface Hit {
  readonly kind: "Hit";
  /** The square, as b3. */
  readonly square: string;
  /** The seat whose marker or card it is. */
  readonly owner: number;
}

/** An advantage in front of its owner stopped a hit, and is spent. */
export interface HitStopped {
  readonly kind: "HitStopped";
  /** The seat that hit. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
  /** The seat whose marker or card it is. */
  readonly owner: number;
  /** The card, by its id. */
  readonly card: string;
}

/** Hit the train. */
export interface HitTrain {
  readonly kind: "HitTrain";
}

/** Hit a character without markers. */
export interface Kill {
  readonly kind: "Kill";
  /** The square, as b3. */
  readonly square: string;
}

/** A character left the board for a player's seal; its markers went home. */
export interface Killed {
  readonly kind: "Killed";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
  /** The card, by its id. */
  readonly card: string;
}

/** A kill woke the leopard-men: these players took one each. */
export interface LeopardsWoke {
  readonly kind: "LeopardsWoke";
  /** The seats that took one each. */
  readonly takers: readonly number[];
}

/** Take one of your markers from a character, to put it elsewhere. */
export interface Lift {
  readonly kind: "Lift";
  /** The square, as b3. */
  readonly square: string;
}

/** A marker will be moved from this square. */
export interface Lifted {
  readonly kind: "Lifted";
  /** The square, as b3. */
  readonly square: string;
}

/** Put one of your markers on a character. */
export interface Mark {
  readonly kind: "Mark";
  /** The square, as b3. */
  readonly square: string;
}

/** A marker from the stock was put on a character. */
export interface Marked {
  readonly kind: "Marked";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
}

/** Markers that would come to a square, or leave it. */
export interface MarkerChange {
  /** Where. */
  readonly square: string;
  /** Whose markers. */
  readonly seat: number;
  /** How many more; negative for fewer. */
  readonly number: number;
}

/** A hit sent a marker back to its owner. */
export interface MarkerHit {
  readonly kind: "MarkerHit";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
  /** The seat whose marker or card it is. */
  readonly owner: number;
}

/** A marker went from one character to another. */
export interface MarkerMoved {
  readonly kind: "MarkerMoved";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square that it came from. */
  readonly source: string;
  /** The square, as b3. */
  readonly square: string;
}

/** The player may draw two cards more at the end of this turn. */
export interface MoreToDraw {
  readonly kind: "MoreToDraw";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** Move the figurine. */
export interface Move {
  readonly kind: "Move";
  /** The square, as b3. */
  readonly square: string;
}

/** Name a character for an exchange: the first, then the second. */
export interface Pick {
  readonly kind: "Pick";
  /** The square, as b3. */
  readonly square: string;
}

/** The first of two characters was named. */
export interface Picked {
  readonly kind: "Picked";
  /** The square, as b3. */
  readonly square: string;
}

/** A figurine or a piece of a quest that would come, move or be taken. */
export interface PieceChange {
  /** Which one. */
  readonly piece: "corto" | "gold" | "rasputin" | "tile" | "train" | "vessel";
  /** Where it is now; empty if it comes to the board. */
  readonly source?: string;
  /** Where it would be; empty if a player takes it. */
  readonly square?: string;
}

/** Lay the character that is being played on a square. */
export interface Place {
  readonly kind: "Place";
  /** The square, as b3. */
  readonly square: string;
}

/** A character was laid on a square. */
export interface Placed {
  readonly kind: "Placed";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The card, by its id. */
  readonly card: string;
  /** The square, as b3. */
  readonly square: string;
}

/** Play a card from the hand; its first step follows. */
export interface Play {
  readonly kind: "Play";
  /** The card, by its id. */
  readonly card: string;
}

/** Pieces of a quest that a player would have more, or fewer. */
export interface PrizeChange {
  /** Who. */
  readonly seat: number;
  /** The kind, as in a player's prizes: leopard, carriage, aces. */
  readonly prize: string;
  /** How many more; negative for fewer. */
  readonly number: number;
}

/** A card had its effect and lies on the discard pile. */
export interface PutAway {
  readonly kind: "PutAway";
  /** The card, by its id. */
  readonly card: string;
}

/** The pieces of the quests are in place. */
export interface QuestsLaid {
  readonly kind: "QuestsLaid";
  /** The squares that a tile lies on, face down. */
  readonly tiles: readonly string[];
  /** How many leopard-men there are. */
  readonly leopards: number;
  /** How many carriages the train has. */
  readonly carriages: number;
  /** The square of the vessel; missing if it is not in play. */
  readonly vessel?: string;
  /** The square that the train stands beside; missing if it is not in play. */
  readonly train?: string;
}

/** Take a card back from the discard pile. */
export interface Recover {
  readonly kind: "Recover";
  /** The card, by its id. */
  readonly card: string;
}

/** A card came back from the discard pile. */
export interface Recovered {
  readonly kind: "Recovered";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The card, by its id. */
  readonly card: string;
}

/** Rasputin removes a character. */
export interface Remove {
  readonly kind: "Remove";
  /** The square, as b3. */
  readonly square: string;
}

/** Sail the vessel one step. */
export interface Sail {
  readonly kind: "Sail";
  /** The square, as b3. */
  readonly square: string;
}

/** The crow: send one marker of an opponent home. */
export interface SendHome {
  readonly kind: "SendHome";
  /** The square, as b3. */
  readonly square: string;
  /** The seat whose marker or card it is. */
  readonly owner: number;
}

/** A crow sent a marker back to its owner. */
export interface SentHome {
  readonly kind: "SentHome";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
  /** The seat whose marker or card it is. */
  readonly owner: number;
}

/** Leave out a step, or what is left of it. */
export interface Skip {
  readonly kind: "Skip";
}

/** A player who cannot play is passed over. */
export interface Skipped {
  readonly kind: "Skipped";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** A deck's first character lies on its strip, and what was set aside is back in the deck. */
export interface Started {
  readonly kind: "Started";
  /** The card, by its id. */
  readonly card: string;
  /** The square, as b3. */
  readonly square: string;
}

/** Chance or the host laid out the strips, from the top down. */
export interface StripsLaid {
  readonly kind: "StripsLaid";
  /** The adventures from the top strip down, by their letters. */
  readonly strips: readonly string[];
}

/** A tile of the Celts was turned and taken: an ingot, or a crow. */
export interface TileTurned {
  readonly kind: "TileTurned";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** The square, as b3. */
  readonly square: string;
  /** What it is. */
  readonly ingot: "crow" | "ingot";
}

/** The train was hit: a carriage comes loose. */
export interface TrainHit {
  readonly kind: "TrainHit";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** The train rolled on, and goes this way next. */
export interface TrainRolled {
  readonly kind: "TrainRolled";
  /** The square, as b3. */
  readonly square: string;
  /** Where it goes next: to higher numbers or to lower ones. */
  readonly way: "higher" | "lower";
}

/** It is a player's turn; the step says whether the table must look first if anything can be played. */
export interface TurnBegan {
  readonly kind: "TurnBegan";
  /** The seat whose player it happens to. */
  readonly seat: number;
  /** What the table waits for first. */
  readonly step?: string;
}

/** The player has done. */
export interface TurnEnded {
  readonly kind: "TurnEnded";
  /** The seat whose player it happens to. */
  readonly seat: number;
}

/** A card that is no character was turned up and set aside, to be shuffled in again: no player need remember it. */
export interface TurnedUp {
  readonly kind: "TurnedUp";
  /** The adventure whose deck it is, by its letter. */
  readonly adventure: string;
  /** The card, by its id. */
  readonly card?: string;
}

/** The turn that decided the game. */
export interface TurningPoint {
  /** The line of the record that ended it. */
  readonly line: number;
  /** What it decided. */
  readonly say: Sentence;
}

/** The vessel sailed. */
export interface VesselSailed {
  readonly kind: "VesselSailed";
  /** The square, as b3. */
  readonly square: string;
}

export type GameEvent = StripsLaid | TurnedUp | Started | QuestsLaid | FirstNamed | Began | CardPlayed | FigurineChosen | Placed | EndNear | Marked | Aimed | Lifted | MarkerMoved | VesselSailed | TileTurned | SentHome | TrainRolled | MarkerHit | Killed | HitStopped | TrainHit | CarriageWon | LeopardsWoke | FigurineMoved | Agreed | FriendPaid | Picked | Exchanged | AnywhereNext | MoreToDraw | Recovered | GuardLaid | PutAway | Declined | Discarded | DrawAsked | Drew | TurnEnded | AcesTaken | TurnBegan | Skipped | Ended;

export type GameAction = Play | Discard | Recover | Draw | Place | Mark | Lift | Kill | Hit | HitTrain | Sail | SendHome | Choose | Move | Agree | Remove | Pick | Skip | EndTurn;
