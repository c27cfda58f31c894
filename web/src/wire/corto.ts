// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

export interface AcesTaken {
  readonly kind: "AcesTaken";
  readonly seat: number;
}

export interface Agree {
  readonly kind: "Agree";
}

export interface Agreed {
  readonly kind: "Agreed";
  readonly seat: number;
}

export interface Aimed {
  readonly kind: "Aimed";
  readonly square: number;
}

export interface AnywhereNext {
  readonly kind: "AnywhereNext";
  readonly seat: number;
}

export interface Began {
  readonly kind: "Began";
  readonly step: number;
  readonly left: number;
}

export interface CardPlayed {
  readonly kind: "CardPlayed";
  readonly seat: number;
  readonly card: number;
  readonly step: number;
  readonly left: number;
  readonly figurine: number;
}

export interface CarriageWon {
  readonly kind: "CarriageWon";
  readonly seat: number;
  readonly carriage: number;
}

export interface Choose {
  readonly kind: "Choose";
  readonly figurine: number;
}

export interface CortoPrivate {
  readonly kind: "CortoPrivate";
  readonly hand: readonly number[];
}

export interface CortoPublic {
  readonly kind: "CortoPublic";
  readonly options: Readonly<Record<string, string | number>>;
  readonly strips: readonly number[];
  readonly length: number;
  readonly step: string;
  readonly turn: number;
  readonly first: number;
  readonly turns: number;
  readonly draws: number;
  readonly panels: readonly Panel[];
  readonly players: readonly Player[];
  readonly decks: readonly number[];
  readonly pile: readonly number[];
  readonly corto: number;
  readonly rasputin: number;
  readonly vessel: number;
  readonly aces: number;
  readonly tiles: readonly number[];
  readonly ingots_left: number;
  readonly crows_left: number;
  readonly leopards_left: number;
  readonly train: number;
  readonly train_way: number;
  readonly carriages_left: readonly number[];
  readonly scores: readonly number[];
  readonly ended_by: number;
  readonly count: readonly (readonly Gold[])[];
  readonly now: Turn;
}

export interface Declined {
  readonly kind: "Declined";
  readonly seat: number;
}

export interface Discard {
  readonly kind: "Discard";
  readonly card: number;
}

export interface Discarded {
  readonly kind: "Discarded";
  readonly seat: number;
  readonly card: number;
}

export interface Draw {
  readonly kind: "Draw";
  readonly adventure: number;
}

export interface DrawAsked {
  readonly kind: "DrawAsked";
  readonly seat: number;
  readonly adventure: number;
}

export interface Drew {
  readonly kind: "Drew";
  readonly seat: number;
  readonly adventure: number;
  readonly card: number | null;
}

export interface EndNear {
  readonly kind: "EndNear";
  readonly seat: number;
}

export interface EndTurn {
  readonly kind: "EndTurn";
}

export interface Ended {
  readonly kind: "Ended";
  readonly by: number;
}

export interface Exchanged {
  readonly kind: "Exchanged";
  readonly first: number;
  readonly second: number;
}

export interface FigurineChosen {
  readonly kind: "FigurineChosen";
  readonly figurine: number;
}

export interface FigurineMoved {
  readonly kind: "FigurineMoved";
  readonly figurine: number;
  readonly square: number;
}

export interface FirstNamed {
  readonly kind: "FirstNamed";
  readonly seat: number;
}

export interface FriendPaid {
  readonly kind: "FriendPaid";
  readonly seat: number;
  readonly square: number;
  readonly card: number;
}

export interface Gold {
  readonly kind: "Gold";
  readonly source: string;
  readonly gold: number;
  readonly cards: readonly number[];
  readonly squares: readonly number[];
  readonly number: number;
}

export interface GuardLaid {
  readonly kind: "GuardLaid";
  readonly seat: number;
  readonly card: number;
}

export interface Hit {
  readonly kind: "Hit";
  readonly square: number;
  readonly owner: number;
}

export interface HitStopped {
  readonly kind: "HitStopped";
  readonly seat: number;
  readonly square: number;
  readonly owner: number;
  readonly card: number;
}

export interface HitTrain {
  readonly kind: "HitTrain";
}

export interface Kill {
  readonly kind: "Kill";
  readonly square: number;
}

export interface Killed {
  readonly kind: "Killed";
  readonly seat: number;
  readonly square: number;
  readonly card: number;
}

export interface LeopardsWoke {
  readonly kind: "LeopardsWoke";
  readonly takers: readonly number[];
}

export interface Lift {
  readonly kind: "Lift";
  readonly square: number;
}

export interface Lifted {
  readonly kind: "Lifted";
  readonly square: number;
}

export interface Mark {
  readonly kind: "Mark";
  readonly square: number;
}

export interface Marked {
  readonly kind: "Marked";
  readonly seat: number;
  readonly square: number;
}

export interface MarkerHit {
  readonly kind: "MarkerHit";
  readonly seat: number;
  readonly square: number;
  readonly owner: number;
}

export interface MarkerMoved {
  readonly kind: "MarkerMoved";
  readonly seat: number;
  readonly source: number;
  readonly square: number;
}

export interface MoreToDraw {
  readonly kind: "MoreToDraw";
  readonly seat: number;
}

export interface Move {
  readonly kind: "Move";
  readonly square: number;
}

export interface Outcome {
  readonly kind: "Outcome";
  readonly ended_by: string;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly turns: number;
}

export interface Panel {
  readonly kind: "Panel";
  readonly square: number;
  readonly card: number;
  readonly markers: readonly number[];
}

export interface Pick {
  readonly kind: "Pick";
  readonly square: number;
}

export interface Picked {
  readonly kind: "Picked";
  readonly square: number;
}

export interface Place {
  readonly kind: "Place";
  readonly square: number;
}

export interface Placed {
  readonly kind: "Placed";
  readonly seat: number;
  readonly card: number;
  readonly square: number;
}

export interface Play {
  readonly kind: "Play";
  readonly card: number;
}

export interface Player {
  readonly kind: "Player";
  readonly stock: number;
  readonly backs: readonly number[];
  readonly sealed: readonly number[];
  readonly guards: readonly number[];
  readonly shown: readonly number[];
  readonly ingots: number;
  readonly crows: number;
  readonly leopards: number;
  readonly carriages: readonly number[];
}

export interface PutAway {
  readonly kind: "PutAway";
  readonly card: number;
}

export interface QuestsLaid {
  readonly kind: "QuestsLaid";
  readonly vessel: number;
  readonly tiles: readonly number[];
  readonly leopards: number;
  readonly train: number;
  readonly carriages: number;
}

export interface Recover {
  readonly kind: "Recover";
  readonly card: number;
}

export interface Recovered {
  readonly kind: "Recovered";
  readonly seat: number;
  readonly card: number;
}

/** No, and why. */
export interface Refused {
  readonly kind: "Refused";
  readonly rule: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Remove {
  readonly kind: "Remove";
  readonly square: number;
}

export interface Sail {
  readonly kind: "Sail";
  readonly square: number;
}

export interface SendHome {
  readonly kind: "SendHome";
  readonly square: number;
  readonly owner: number;
}

export interface SentHome {
  readonly kind: "SentHome";
  readonly seat: number;
  readonly square: number;
  readonly owner: number;
}

export interface Skip {
  readonly kind: "Skip";
}

export interface Skipped {
  readonly kind: "Skipped";
  readonly seat: number;
}

export interface Started {
  readonly kind: "Started";
  readonly card: number;
  readonly square: number;
}

export interface StripsLaid {
  readonly kind: "StripsLaid";
  readonly strips: readonly number[];
}

export interface TileTurned {
  readonly kind: "TileTurned";
  readonly seat: number;
  readonly square: number;
  readonly ingot: number;
}

export interface TrainHit {
  readonly kind: "TrainHit";
  readonly seat: number;
}

export interface TrainRolled {
  readonly kind: "TrainRolled";
  readonly square: number;
  readonly way: number;
}

export interface Turn {
  readonly kind: "Turn";
  readonly step: number;
  readonly doing: number;
  readonly plays: number;
  readonly discards: number;
  readonly drawn: number;
  readonly more: number;
  readonly placed: number;
  readonly closing: number;
  readonly anywhere: number;
  readonly actor: number;
  readonly actor_is_figurine: number;
  readonly card: number;
  readonly left: number;
  readonly target: number;
  readonly cursor: number;
  readonly figurine: number;
  readonly idle: number;
}

export interface TurnBegan {
  readonly kind: "TurnBegan";
  readonly seat: number;
  readonly step: number;
}

export interface TurnEnded {
  readonly kind: "TurnEnded";
  readonly seat: number;
}

export interface TurnedUp {
  readonly kind: "TurnedUp";
  readonly adventure: number;
  readonly card: number | null;
}

export interface Undo {
  readonly kind: "Undo";
  readonly to: number;
}

/** One step as one seat learns of it. */
export interface Update {
  readonly kind: "Update";
  readonly line: number;
  readonly at: number;
  readonly by: number;
  /** Where an undo returned to: the lines after it count no more. None for any other step. */
  readonly undo_to: number | null;
  readonly events: readonly (StripsLaid | TurnedUp | Started | QuestsLaid | FirstNamed | Began | CardPlayed | FigurineChosen | Placed | EndNear | Marked | Aimed | Lifted | MarkerMoved | VesselSailed | TileTurned | SentHome | TrainRolled | MarkerHit | Killed | HitStopped | TrainHit | CarriageWon | LeopardsWoke | FigurineMoved | Agreed | FriendPaid | Picked | Exchanged | AnywhereNext | MoreToDraw | Recovered | GuardLaid | PutAway | Declined | Discarded | DrawAsked | Drew | TurnEnded | AcesTaken | TurnBegan | Skipped | Ended)[];
  readonly public: CortoPublic;
  readonly private: CortoPrivate | null;
  readonly legal: readonly (Play | Discard | Recover | Draw | Place | Mark | Lift | Kill | Hit | HitTrain | Sail | SendHome | Choose | Move | Agree | Remove | Pick | Skip | EndTurn)[];
  readonly waiting_on: readonly number[];
  readonly outcome: Outcome | null;
}

export interface VesselSailed {
  readonly kind: "VesselSailed";
  readonly square: number;
}
