// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

/** What this server is. */
export interface About {
  /** The version of Saltsea. */
  readonly version: string;
  /** Whether the rules run compiled or as plain Python. */
  readonly engine: "compiled" | "plain";
  /** How to reach the operator; empty if they have not said. */
  readonly contact: string;
}

/** Everything that the server stores about the account. */
export interface AccountShown {
  /** The account's name. */
  readonly name: string;
  /** When it was made, in milliseconds since 1970. */
  readonly made: number;
  /** Whether it has a password. */
  readonly password: boolean;
  /** Its passkeys. */
  readonly passkeys: readonly PasskeyShown[];
  /** The number of open sessions. */
  readonly devices: number;
  /** The tables where it has a seat and which are not over, the last changed first. */
  readonly tables: readonly OwnTable[];
  /** Its finished games. */
  readonly games: readonly OwnGame[];
  /** What these games add up to, by game. */
  readonly statistics: readonly OwnStatistics[];
  /** What its games have come to, by game and as the game writes it: a campaign, a diary. */
  readonly progress: Readonly<Record<string, unknown>>;
  /** The people whom it has blocked, the last first. */
  readonly blocked: readonly BlockShown[];
}

/** Do this action in the game. */
export interface Act {
  readonly kind: "Act";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that acts. */
  readonly seat: number;
  /** The action: one of the legal ones that the seat was sent, as it is, or an undo. */
  readonly action: unknown;
  /** How many milliseconds ago the player chose it, as far as the client knows; the server credits only a moment of it. */
  readonly lag?: number;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/**
 * The host gives a seat to a bot, or changes the level of its bot, also during the game; in a crew that sails,
 * any player may change it.
 */
export interface AddBot {
  readonly kind: "AddBot";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that the bot gets. */
  readonly seat: number;
  /** The bot, by its name in `bots`, `personalities` or `added_bots` of the table. */
  readonly bot: string;
}

/** The seats and the log book of this device, which the signed-in account takes over. */
export interface AdoptAsked {
  /** The seats of this device. */
  readonly seats: readonly OwnSeat[];
  /** The secret of this device's log book; null if it has none. */
  readonly logbook: string | null;
}

/** How many seats the account has taken over; those that were its own before are not counted. */
export interface Adopted {
  /** How many seats were not the account's before. */
  readonly seats: number;
}

/** How often an adventure was on the table, and how often I won there. */
export interface AdventureCount {
  /** The adventure, by its letter. */
  readonly adventure: string;
  /** In how many games it was on the table. */
  readonly games: number;
  /** How many of these I have won. */
  readonly won: number;
}

/** What a lesson or a coach says to one seat now. */
export interface Advice {
  /** In a lesson the pages of this step, read one after the other; a coach names things that are possible. */
  readonly hints?: readonly Hint[];
  /** The number of this step of a lesson, from 1; 0 outside a lesson. */
  readonly step?: number;
  /** How many steps the lesson has. */
  readonly steps?: number;
  /** Whether the hints name what is possible, the best first, and nothing is pointed at until the pupil asks. */
  readonly coached?: boolean;
}

/** Ask what the lesson says to this seat now, or else a coach. The answer is Advised. For clients of views. */
export interface Advise {
  readonly kind: "Advise";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that wants to be told what is possible. */
  readonly seat: number;
}

/** The answer to Advise. */
export interface Advised {
  readonly kind: "Advised";
  /** The token of the Advise. */
  readonly token: string;
  /** What the lesson or the coach says. */
  readonly advice: Advice;
}

/** A bot says something: what it is about to do, or how long it will take. It is not stored. */
export interface Announced {
  readonly kind: "Announced";
  /** The seat of the bot. */
  readonly seat: number;
  /** The id of a text of the table. */
  readonly text: string;
  /** The arguments of that text. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The place that it is about, by the name that the game's views give it; empty for none. */
  readonly place: string;
  /** What the bot is about to do with the place: to take it, or to leave it to others; empty for neither. */
  readonly means: "" | "leave" | "take";
}

/** Agree to the proposal, or not. Its author may withdraw it by not agreeing. */
export interface Answer {
  readonly kind: "Answer";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** Whether this person agrees. */
  readonly agree: boolean;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** Say who deals with the events that a game calls: all at the table learn the name. An empty one takes it back. */
export interface Appoint {
  readonly kind: "Appoint";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The name of the player who deals with events; empty to take it back. */
  readonly name?: string;
}

/** The host changes the settings. */
export interface Arrange {
  readonly kind: "Arrange";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** All settings of the table, also those that stay as they are. */
  readonly settings: Settings;
}

/** The time left on a seat's clock when the message was sent, and whether it runs. */
export interface Bank {
  /** The seat. */
  readonly seat: number;
  /** Milliseconds that are left. */
  readonly left: number;
  /** Whether this clock runs now. */
  readonly runs: boolean;
}

/** The host starts the game, or the next one with the same people. */
export interface Begin {
  readonly kind: "Begin";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
}

/** The best result at one level by a crew of this size. */
export interface BestShown {
  /** The level. */
  readonly level: string;
  /** How many sailors there were; 0 for a result from before crews were stored. */
  readonly players: number;
  /** How many timers were in play. */
  readonly timers: number;
  /** The points of the best voyage. */
  readonly score: number;
  /** How many stars it earned. */
  readonly stars: number;
  /** How often its crew has paused. */
  readonly pauses: number;
  /** The calm of its sea: `off`, `three-quarters` or `half`. */
  readonly calm: string;
  /** How many voyages there were. */
  readonly tries: number;
  /** How many of them were won. */
  readonly won: number;
}

/** A person is blocked now. */
export interface Block {
  /** Who is blocked. */
  readonly blocked: BlockShown;
  /** The id of the text that says where. */
  readonly text: string;
  /** The arguments of that text. */
  readonly facts: Readonly<Record<string, string>>;
}

/** The people whom the account has blocked, the last first. */
export interface BlockList {
  /** The blocked people, the last first. */
  readonly blocked: readonly BlockShown[];
}

/** A blocked person. */
export interface BlockShown {
  /** The block's id, by which it is lifted. */
  readonly id: string;
  /** What the person was called when they were blocked; empty if they have been forgotten since. */
  readonly name: string;
  /** Whether they are blocked at every table: they have an account. */
  readonly everywhere: boolean;
  /** The code of the table where they were blocked; a person without an account is blocked there only. */
  readonly table: string;
  /** When they were blocked, in milliseconds since 1970. */
  readonly made: number;
}

/** A request of a table's host, by the secret of their seat, to play with other player-made content. */
export interface BringContent {
  /** Its text, as in an order; empty for the game of the catalogue. */
  readonly content: string;
  /** The language of a refusal. */
  readonly language: "en" | "fr";
}

/** A request to go on here with a game that was begun elsewhere. */
export interface BringGame {
  /** The game, as its old place gave it. */
  readonly game: CarriedGame;
  /** The secret by which its player will be known at the new table. */
  readonly key: string;
  /** The language of a refusal. */
  readonly language: "en" | "fr";
  /** The operator's invitation, where the server asks for one. */
  readonly invitation: string;
  /** The secret of the log book that it counts for. */
  readonly logbook: string | null;
}

/** A number of cards of one kind. */
export interface CardCount {
  /** The card, by the id of its rule: `card.rocks`. */
  readonly card: string;
  /** How many of them. */
  readonly number: number;
}

/** A running game as it travels. */
export interface CarriedGame {
  /** What its player is called. */
  readonly name: string;
  /** The settings of its table. */
  readonly settings: Settings;
  /** Who plays each seat, by its number. */
  readonly seats: readonly CarriedSeat[];
  /** The seed that the game is dealt from. */
  readonly seed: string;
  /** The record so far, as JSON lines; the text of player-made content goes first. */
  readonly record: string;
  /** How far the game's time has run, in milliseconds. */
  readonly reached: number;
  /** The game's time at which the player stopped the clock. */
  readonly stopped: number | null;
  /** How many hints were taken. */
  readonly hints: number;
  /** Always `carried`: by this a file is known for what it is. */
  readonly saltsea: "carried";
}

/** A seat of a carried game: its bot, or none where its person sits. */
export interface CarriedSeat {
  /** The bot that plays it; null where the person sits. */
  readonly bot: string | null;
  /** The easiest bot that has played this seat in the game; statistics count that one. */
  readonly began: string | null;
  /** The standing order of its bot. */
  readonly order: string;
}

/** Every game of this server, in the order to show them. */
export interface Catalogue {
  /** The games, in the order to show them. */
  readonly entries: readonly CatalogueEntry[];
}

/** A game that this server can open a table for. */
export interface CatalogueEntry {
  /** The game's name in addresses and messages. */
  readonly name: string;
  /** What people call it. */
  readonly title: Title;
  /** Three sentences for a guest who has never played it. */
  readonly brief: Title;
  /** The fewest and the most players. */
  readonly players: readonly [number, number];
  /** Whether all act at any moment, and not by turns. */
  readonly real_time: boolean;
  /** What a host may choose beside the settings of every table. */
  readonly options: readonly OptionShown[];
  /** The levels of its bots, from the easiest to the best. */
  readonly bots: readonly string[];
  /** The same with a personality each, LEVEL-PERSONALITY. */
  readonly personalities: readonly string[];
  /** The bots that the operator has added; they are no levels. */
  readonly added_bots: readonly string[];
  /** The options of a game that begins without a question. */
  readonly at_once: Readonly<Record<string, string | number>>;
  /** The files that it prints for every table, by their names. */
  readonly sheets: readonly string[];
  /** The files that it prints for a chapter, by their names. */
  readonly chapter_sheets: readonly string[];
  /** The game beside whose box it lies, as an App does: it is not listed by itself; else empty. */
  readonly beside: string;
}

/** A seat as every client sees it. */
export interface ChairShown {
  /** The person whose device plays it. */
  readonly person: number | null;
  /** The guest who plays this seat on that person's device; null if the person plays it. */
  readonly guest: number | null;
  /** The bot that plays this seat; null if a person has it, or if it is free. */
  readonly bot: string | null;
  /** The bot that plays for an absent person; null if none does. */
  readonly mate: string | null;
  /** Whether it is reserved for an invited guest who has not come yet; in a running game, whether it is offered to another person. */
  readonly kept: boolean;
  /** The standing order that its bot or substitute has been given; empty for none. */
  readonly order: string;
}

/** What there is to say about a player-made chapter. */
export interface ChapterChecked {
  /** The chapter's value in the option `chapter`; empty if there are faults. */
  readonly name: string;
  /** Why it cannot be sailed; none if it can. */
  readonly faults: readonly FaultShown[];
  /** What its author may not have meant. */
  readonly remarks: readonly FaultShown[];
  /** What a crew would be told; null if there are faults. */
  readonly story: Story | null;
}

/** One chapter of the log book. A locked chapter has its number and what opens it, and nothing else. */
export interface ChapterShown {
  /** The number of the chapter. */
  readonly number: number;
  /** Whether it is locked, open or won. */
  readonly state: "locked" | "open" | "won";
  /** The number of the chapter that opens a locked one when it is won; 0 for an open one. */
  readonly opens_after: number;
  /** Its value in the table's option `chapter`. */
  readonly name: string;
  /** What its crew is told; null while it is locked. */
  readonly told: Story | null;
  /** How the story ends when it is won; empty until it was. */
  readonly won: string;
  /** How the story ends when it is lost; empty until it was. */
  readonly lost: string;
  /** The best result of all; null before the first voyage. */
  readonly best: BestShown | null;
  /** The best of each level and crew: by level from the easiest on, then by the size of the crew. */
  readonly crews: readonly BestShown[];
}

/** Two players wanted the same, and one was quicker. It is not in the record. */
export interface ClashShown {
  /** The line after which it happened. */
  readonly line: number;
  /** When, by the game's time. */
  readonly at: number;
  /** The seat that was refused. */
  readonly seat: number;
  /** The seat that was quicker. */
  readonly first: number;
  /** What was refused. */
  readonly action: unknown;
}

/** How much time a player has: unlimited; a bank of seconds and an increment per turn; or days per turn. */
export interface ClockProfile {
  /** No clock, a bank of seconds for the whole game, or days for each turn. */
  readonly kind: "days" | "live" | "none";
  /** Seconds: of the whole game if `live`, of each turn if `days`. */
  readonly bank: number;
  /** Seconds that a player gets back with each turn, if `live`. */
  readonly increment: number;
}

/** What the box can be set up as, by the rules of the digital game: the page that asks holds none. */
export interface CompanionBox {
  /** What each number of players brings. */
  readonly tables: readonly CompanionTable[];
  /** All adventures, by their letters. */
  readonly adventures: readonly string[];
  /** How many squares a strip may have. */
  readonly lengths: readonly number[];
  /** How many it has unless the players choose otherwise. */
  readonly usual_length: number;
  /** By the length of the strips: the squares of each strip that bear characters, from the top strip down. */
  readonly squares: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** How many markers a player has. */
  readonly markers: number;
  /** How many cards can lie under a seal. */
  readonly sealed: number;
  /** How much gold of quests can be entered. */
  readonly gold: number;
  /** The pieces of our printed quests. */
  readonly pieces: readonly CompanionPiece[];
  /** The adventure with the vessel. */
  readonly vessel: string;
  /** The adventure whose last ace counts. */
  readonly aces: string;
}

/** The count of a table of cardboard. */
export interface CompanionCount {
  /** The count of each player. */
  readonly seats: readonly CompanionGold[];
  /** Whether more markers in stock decided among those with most gold (V5). */
  readonly tied: boolean;
  /** With partners: the count of each pair. */
  readonly pairs: readonly CompanionPair[];
}

/** A set-up by chance: the adventures from the top strip down, and who begins. */
export interface CompanionDeal {
  /** How many players there are. */
  readonly players: number;
  /** The adventures from the top strip down, by their letters. */
  readonly strips: readonly string[];
  /** The player who begins; the first is 0. */
  readonly first: number;
}

/** A player's count. */
export interface CompanionGold {
  /** The player; the first is 0. */
  readonly seat: number;
  /** Their gold. */
  readonly gold: number;
  /** Their markers in stock, which break a tie. */
  readonly stock: number;
  /** Whether they have won. */
  readonly won: boolean;
  /** What the gold is made of. */
  readonly lines: readonly CompanionLine[];
}

/** One line of a player's count: the rule that pays, and what exactly pays it. */
export interface CompanionLine {
  /** V2 for groups, V3 for the seal, QA to QF for our quests, V4 for gold of other quests. */
  readonly source: string;
  /** How much it pays. */
  readonly gold: number;
  /** How many characters, cards or tiles pay it. */
  readonly number: number;
  /** What each of these brings, where all bring the same; else 0. */
  readonly each: number;
  /** Whether it is the player's group that pays most. */
  readonly largest: boolean;
  /** The squares where they lie. */
  readonly squares: readonly string[];
  /** The text that says it, with `number`, `each` and `squares`. */
  readonly text: string;
}

/** What two partners have together. */
export interface CompanionPair {
  /** The two players. */
  readonly seats: readonly number[];
  /** Their gold. */
  readonly gold: number;
  /** Their markers in stock, which break a tie. */
  readonly stock: number;
  /** Whether they have won. */
  readonly won: boolean;
}

/** A piece of our printed quests that players hold: of which adventure, and how many one may have. */
export interface CompanionPiece {
  /** `ingots`, `leopards` or `carriages`. */
  readonly what: string;
  /** The adventure that it belongs to, by its letter. */
  readonly adventure: string;
  /** How many a player can have. */
  readonly most: number;
  /** The number on it, if it bears one. */
  readonly gold: number;
}

/** What lies before one player. */
export interface CompanionPlayer {
  /** How many cards are under the seal: kills and whatever else was put there. */
  readonly sealed: number;
  /** The gold of quests that are not ours, as its players have counted it. */
  readonly quests: number;
  /** With our printed quests instead. */
  readonly pieces: PiecesHeld;
  /** The markers in the stock, which break a tie; unless told, those that are not on the strips. */
  readonly stock: number | null;
}

/** A table of cardboard at the end of a game. */
export interface CompanionPosition {
  /** The adventures from the top strip down. */
  readonly strips: readonly string[];
  /** On each square with a character that bears markers: how many of each player. */
  readonly markers: Readonly<Record<string, readonly number[]>>;
  /** What each player has, in the order of play. */
  readonly seats: readonly CompanionPlayer[];
  /** How many squares a strip has. */
  readonly length: number;
  /** Our printed quests are in play: the vessel, the aces, tiles and the great gold are counted here. */
  readonly printed: boolean;
  /** The square that the vessel lies beside; null if it is not in play. */
  readonly vessel: string | null;
  /** Who holds the tile of the aces. */
  readonly aces: number | null;
  /** Whether players opposite each other win together. */
  readonly partners: boolean;
}

/** What a number of players brings to the table: how many strips, and whether they may play in pairs. */
export interface CompanionTable {
  /** How many players there are. */
  readonly players: number;
  /** How many strips they lay out. */
  readonly strips: number;
  /** Whether they may play in pairs. */
  readonly partners: boolean;
}

/** The review of a finished game. */
export interface CortoReview {
  /** Of what reviews say and how they find it. */
  readonly version: number;
  /** By seat: equal chances, before a card is dealt. */
  readonly start: readonly number[];
  /** By seat: what the set-up added, as luck. */
  readonly deal: readonly number[];
  /** All turns, in order. */
  readonly turns: readonly ReviewedTurn[];
  /** The turns that cost most, the worst first. */
  readonly moments: readonly DecidingMoment[];
  /** How each seat came from its first chance to its last. */
  readonly seats: readonly SeatReview[];
  /** By seat: what giving up changed, a choice of its own; empty where no player did. */
  readonly end: readonly number[];
  /** How many play against each other; partners are one. The first seats are one of each side. */
  readonly sides: number;
  /** The player who gave up, if one did. */
  readonly resigned?: number | null;
}

/** What my last games of Corto add up to, from their records. */
export interface CortoStatistics {
  /** How many games are counted. */
  readonly games: number;
  /** How many of these I have won. */
  readonly won: number;
  /** The most gold in one game. */
  readonly best: number;
  /** My gold in all of them. */
  readonly gold: number;
  /** Where it came from. */
  readonly sources: readonly SourceCount[];
  /** What was on the table, and how often I won there. */
  readonly adventures: readonly AdventureCount[];
  /** Whom I played against. */
  readonly opponents: readonly OpponentCount[];
  /** Each of the games, the last first. */
  readonly last: readonly CountedGame[];
  /** How many hints were taken in all of them. */
  readonly hints: number;
  /** Games of three or four that I gave up and a bot played to their end: they are lost and add no gold. */
  readonly resigned: number;
  /** Among how many of my last games these are, because there are more; 0 if these are of all. */
  readonly only_last: number;
}

/** One of the counted games. */
export interface CountedGame {
  /** The game's id. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** My gold. */
  readonly gold: number;
  /** The most that an opponent had. */
  readonly rival: number;
  /** Whether I have won. */
  readonly won: boolean;
}

/** The board of honour of a day and one of its seas: results are on honour. */
export interface DailyBoard {
  /** The game of the address, by its name. */
  readonly game: string;
  /** The day of the board, as 2027-01-15. */
  readonly day: string;
  /** The day of today. */
  readonly today: string;
  /** The sea of the board, by the last chapter that it mixes. */
  readonly sea: string;
  /** All seas, the widest last. */
  readonly seas: readonly string[];
  /** What that day's voyages in that sea were dealt from: the same on every server, and no secret. */
  readonly seed: string;
  /** The voyages that were won, the most points first. */
  readonly voyages: readonly DailyVoyage[];
}

/** A voyage on the board of honour. */
export interface DailyVoyage {
  /** Its place on the board, from 1; equal points share one. */
  readonly rank: number;
  /** The points of the voyage. */
  readonly points: number;
  /** How many stars it earned. */
  readonly stars: number;
  /** The level that it was sailed at. */
  readonly level: string;
  /** How many sailors there were. */
  readonly players: number;
  /** How many timers were in play. */
  readonly timers: number;
  /** How many of the seats were a bot's. */
  readonly bots: number;
  /** How long it was by the game's time, in milliseconds. */
  readonly took: number;
  /** How often the crew has paused. */
  readonly pauses: number;
  /** The calm of its sea: `off`, `three-quarters` or `half`. */
  readonly calm: string;
  /** The speed of its clock, in hundredths of real time. */
  readonly speed: number;
  /** Whether it was sailed in step mode. */
  readonly steps: boolean;
  /** A name for each person aboard; empty for those who have not signed. */
  readonly names: readonly string[];
}

/** The bot of a daily deal. */
export interface DealOpponent {
  /** The bot, by its name. */
  readonly bot: string;
  /** The version of that bot. */
  readonly version: number;
  /** How many positions it looks at for each decision. */
  readonly positions: number;
}

/** What came of a daily deal, on honour. */
export interface DealResult {
  /** Whether the player has won. */
  readonly won: boolean;
  /** The gold of the player and of the bot. */
  readonly gold: readonly number[];
  /** By how much the player was ahead after each of their turns. */
  readonly leads: readonly number[];
  /** Whether they left or resigned it: it makes no row of days. */
  readonly left: boolean;
}

/** The deal of a day, and the player's one try. */
export interface DealShown {
  /** The edition of the cards and rules, which goes into the seed with the day. */
  readonly edition: string;
  /** The adventures from the top strip down, by their letters. */
  readonly strips: readonly string[];
  /** Whether the player begins. */
  readonly begins: boolean;
  /** The bot on the other seat. */
  readonly opponent: DealOpponent;
  /** The code of the table where the one try is played; empty if it has not begun. */
  readonly table: string;
  /** The id of that game; empty if it has not begun. */
  readonly game: string;
  /** What came of it; null until it is over. */
  readonly result: DealResult | null;
}

/** A turn whose choice cost its player much. */
export interface DecidingMoment {
  /** Its place in `turns`, from 0. */
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** The line after which it begins. */
  readonly first: number;
  /** The line that ended it. */
  readonly last: number;
  /** What the choice cost, in thousandths of a victory. */
  readonly loss: number;
  /** How much further ahead of the best opponent the better turn leaves its player when it ends, in gold. */
  readonly gold: number;
  /** The same when the turn comes back, on average over other deals. */
  readonly later: number;
  /** The better turn, as actions by their numbers in the game's list. */
  readonly better: readonly number[];
  /** How many lines the game has with it, and nothing after it. */
  readonly lines: number;
  /** What speaks for it, in one sentence. */
  readonly say: Sentence;
}

/** A day of a player's diary. */
export interface DiaryDay {
  /** The day, as 2027-01-15. */
  readonly day: string;
  /** The result of its deal; null if it was not played to its end. */
  readonly deal: DealResult | null;
  /** What the diary has of its puzzle; null if nothing. */
  readonly puzzle: PuzzleProgress | null;
}

/** The request is done and stored. */
export interface Done {
  readonly kind: "Done";
  /** The token of the request. */
  readonly token: string;
}

/**
 * A question about something new, in a small situation, with its answer. It explains and tests no player: nothing
 * depends on what a player answers, and the rules say the same. So the answer travels with it.
 */
export interface Drill {
  /** What it is about, by the id of its rule. */
  readonly thing: string;
  /** The question. */
  readonly question: string;
  /** Where the card lies while the Ellen heads north; empty if that does not matter. */
  readonly sector: string;
  /** The answers to choose from. */
  readonly choices: readonly string[];
  /** The place of the right choice. */
  readonly right: number;
  /** Why the right one is right. */
  readonly why: string;
}

/** The seats and the log book of this device, and what the device itself keeps, to go into the file as it is. */
export interface ExportAsked {
  /** The seats of this device. */
  readonly seats: readonly OwnSeat[];
  /** The secret of this device's log book; null if it has none. */
  readonly logbook: string | null;
  /** What the device keeps, by name, to go into the file as it is. */
  readonly device: Readonly<Record<string, string>> | null;
}

/** The server failed, and nothing of the request was done. Send it again with the same token. */
export interface Failed {
  readonly kind: "Failed";
  /** The token of the request. */
  readonly token: string;
  /** `not-kept` if it could not be stored, `mistake` if the server itself failed. */
  readonly reason: string;
}

/** A failed request. */
export interface Failure {
  /** The HTTP status. */
  readonly status: number;
  /** What was wrong, as a sentence. */
  readonly message: string;
}

/** A message about a chapter's file. */
export interface FaultShown {
  /** The line of the file; 0 for none. */
  readonly line: number;
  /** The field; empty for none. */
  readonly path: string;
  /** What is wrong, as a sentence. */
  readonly text: string;
}

/** The person is forgotten at this table. */
export interface Forgotten {
  /** Always `forgotten`. */
  readonly status: "forgotten";
}

/** A game besides its lines. */
export interface GameAbout {
  /** The game's id. */
  readonly id: string;
  /** The code of its table. */
  readonly table: string;
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** How many seats it has. */
  readonly players: number;
  /** The game's options, by their names. */
  readonly options: Readonly<Record<string, string | number>>;
  /** When it began, in milliseconds since 1970. */
  readonly started: number;
  /** When it ended; null while it goes on. */
  readonly ended: number | null;
  /** Who sat where, by seat. */
  readonly seats: readonly SeatNamed[];
  /** The seats of the client that asks. */
  readonly mine: readonly number[];
  /** How many lines there are to see. */
  readonly lines: number;
  /** The last line that was played in an earlier game; null if this one was dealt. */
  readonly forked: number | null;
  /** How it ended; null while it goes on. */
  readonly outcome: unknown | null;
  /** What the server has noted beside these lines, in the game's own form; null if nothing was. */
  readonly notes: unknown | null;
  /** How the arguments of sentences are said, as in a Welcome. */
  readonly names: Readonly<Record<string, string>>;
}

/** A game; its record is at /api/games/ID. */
export interface GameShown {
  /** The game's id. */
  readonly id: string;
  /** The code of its table. */
  readonly table: string;
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** How many seats it has. */
  readonly players: number;
  /** When it began, in milliseconds since 1970. */
  readonly started: number;
  /** When it ended; null while it goes on. */
  readonly ended: number | null;
}

/** What the last finished games of one game add up to. */
export interface GameStatistics {
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** How many games were finished. */
  readonly games: number;
  /** How many of them had so many players, by that number. */
  readonly players: Readonly<Record<string, number>>;
  /** How often each seat has won, by its number. */
  readonly winners: Readonly<Record<string, number>>;
  /** The average duration. */
  readonly minutes: number;
}

/** The texts of a game in one language, as Fluent sources, for a client that does not have them. */
export interface GameTexts {
  /** The Fluent sources, to be read in this order. */
  readonly sources: readonly string[];
}

/** Some lines of a game as one seat saw it. */
export interface GameViews {
  /** The game's id. */
  readonly id: string;
  /** The seat whose knowledge it is; 15 for a watcher. */
  readonly seat: number;
  /** The number of the line that the first update is of. */
  readonly first: number;
  /** How many lines there are to see in all. */
  readonly lines: number;
  /** An Update or a StepShown for each line, as in a Step. */
  readonly updates: readonly unknown[];
  /** In the form of views, the view after the first of these lines, to be patched by the others; else null. */
  readonly view: unknown | null;
}

/** Games, the last started first. */
export interface GamesShown {
  /** The games. */
  readonly games: readonly GameShown[];
}

/** Let the clock run again. */
export interface GoOn {
  readonly kind: "GoOn";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** One thing that a stage of the goal asks for. */
export interface GoalStep {
  /** What is to be done. */
  readonly verb: "clear" | "point" | "sink" | "take";
  /** Of what: of any ship, of any Passage, or of the cards or tokens named. */
  readonly group: "card" | "passage" | "ship" | "token";
  /** These cards or this token, by their rules' ids; none for a group as a whole. */
  readonly things: readonly string[];
  /** How often. */
  readonly times: number;
}

/** The table has forgotten its running game, which goes on elsewhere. */
export interface Gone {
  /** The code of that table. */
  readonly code: string;
}

/**
 * The last message on this connection, and why. It alone comes as a sentence too: a client that has reached no
 * table has no texts of one yet, and one of another version of the protocol may lack this text.
 */
export interface Goodbye {
  readonly kind: "Goodbye";
  /** Why the connection ends, in one word for programs. */
  readonly reason: "crowded" | "damaged" | "flooding" | "nonsense" | "not-welcome" | "protocol" | "removed" | "slow" | "stopping" | "wrong-codes";
  /** Whether the client may connect again: nothing is lost. */
  readonly again: boolean;
  /** The same as a sentence, in the language of the connection. */
  readonly sentence: string;
  /** What exactly was wrong with the client's message, for its author; else empty. */
  readonly detail: string;
  /** The id of the text of that sentence. */
  readonly text: string;
  /** The arguments of that text. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/**
 * Offer this seat of the running game to another person, whose link ends with this key; without a key, to no one
 * any more. The seat stays as it is until that person takes it, by Sit.
 */
export interface HandOver {
  readonly kind: "HandOver";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that is offered. */
  readonly seat: number;
  /** The key of the person who may take it; null if no person may any more. */
  readonly key?: string | null;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** The answer to a health check: the server is up. */
export interface Health {
  /** Always `ok`. */
  readonly status: "ok";
}

/** The first message of a connection: who the client is and what it has. Without a key the client watches. */
export interface Hello {
  readonly kind: "Hello";
  /** The secret by which the server knows this client's person; null for one who only watches. */
  readonly key?: string | null;
  /** The number of the last message that the client has; 0 for none. */
  readonly have?: number;
  /** The language of a goodbye, and of mails that this client asks for. All else has ids of texts, in any language. */
  readonly language?: "en" | "fr";
  /** How the game is sent: as compact observations for programs, or as described views for clients that draw. */
  readonly form?: "observation" | "view";
  /** The version of the protocol that the client speaks. */
  readonly protocol?: number;
  /** The secret of the client's log book, for which its games count. A signed-in player's count for the account. */
  readonly logbook?: string | null;
}

/** One thing that a lesson or a coach says, and what on the table it speaks of. */
export interface Hint {
  /** What it says. */
  readonly say: Sentence;
  /** The things to point at, by the names of their places: `square-b3`, `card-D3` in the hand, `choice-EndTurn`, the gold of a group by seat and first square: `group-0-a2`. */
  readonly points?: readonly string[];
  /** The rule that explains it; empty if none does. */
  readonly rule?: string;
  /** What is touched one after the other, by the names of the places; empty if one touch of a point does it. */
  readonly path?: readonly string[];
  /** What is said in the same breath: of the other timers of a player who has several. */
  readonly also?: readonly Sentence[];
  /** The places, by the names of the view, that must still be free: once one is taken, the hint leads nowhere. */
  readonly needs?: readonly string[];
}

/** An imported game: its id on this server. */
export interface Imported {
  /** The id under which the game can be found here. */
  readonly id: string;
}

/** The host reserves a seat for a guest. The guest's link ends with this key. */
export interface Invite {
  readonly kind: "Invite";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that is reserved. */
  readonly seat: number;
  /** The key that the invited guest will have: it ends their link. */
  readonly key: string;
}

/** Give up all seats of this person. */
export interface Leave {
  readonly kind: "Leave";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
}

/** How well a level of the computer does at a puzzle. */
export interface LevelFinds {
  /** The level, by the name of its bot. */
  readonly level: string;
  /** How often it found the solution. */
  readonly found: number;
  /** How often it was asked. */
  readonly asked: number;
}

/** A line of the log. */
export interface LineShown {
  /** The number of the line. */
  readonly line: number;
  /** When, by the game's time. */
  readonly at: number;
  /** The seat that acted; 14 if the table dealt or time was up. */
  readonly by: number;
  /** The line that an undo returned to: later ones no longer count; null for any other line. */
  readonly undo_to: number | null;
  /** What happened, in order, as this seat may know it. */
  readonly events: readonly unknown[];
}

/** The log, as one seat of the client may know it: the answer to Log, and what the client missed. */
export interface Lines {
  readonly kind: "Lines";
  /** The token of the Log that it answers; empty for lines that the client missed. */
  readonly token: string;
  /** The id of the game. */
  readonly game: string;
  /** The seat whose knowledge it is; 15 for a watcher. */
  readonly seat: number;
  /** The lines, in order. */
  readonly lines: readonly LineShown[];
}

/** Ask for the log from this line on, as this client may know it. */
export interface Log {
  readonly kind: "Log";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The number of the first line that is asked for. */
  readonly since?: number;
}

/** A campaign. */
export interface LogBook {
  /** The game that it is for, by its name. */
  readonly game: string;
  /** The number of open chapters, counted from the first. */
  readonly opened: number;
  /** All chapters, in order. */
  readonly chapters: readonly ChapterShown[];
  /** The Fluent texts of what is open: new ones, and some that replace texts that a client has from the start. */
  readonly words: string;
  /** The number of the next chapter: the first that is not won; the last if all are won. */
  readonly next: number;
  /** The seas of the daily voyage that are open, the widest last. */
  readonly seas: readonly string[];
  /** How many are earned, counting the best of each chapter. */
  readonly stars: number;
  /** How many there are to earn. */
  readonly most_stars: number;
  /** Whether every chapter is. */
  readonly is_won: boolean;
  /** The shipmate that is offered first beside a person in free play and in the voyage of the day. */
  readonly usual_bot: string;
}

/** A seat whose person has no open connection, and since when. */
export interface Lost {
  /** The seat. */
  readonly seat: number;
  /** When its connection was lost, by the server's clock. */
  readonly since: number;
}

/** Let a bot act for this seat. With an empty name, the player takes their own seat back. */
export interface Mate {
  readonly kind: "Mate";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that the bot acts for. */
  readonly seat: number;
  /** The bot, by its name; empty when the player takes the seat back. */
  readonly bot: string;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** My finished games, the last first. */
export interface Mine {
  /** The games, the last first. */
  readonly games: readonly MyGame[];
}

/** The seats whose games are mine. Those of an account need none. */
export interface MineAsked {
  /** The seats of this device. */
  readonly seats: readonly OwnSeat[];
}

/** Hide the chat messages of a person from this client, or show them again. */
export interface Mute {
  readonly kind: "Mute";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The person whose messages are meant. */
  readonly person: number;
  /** Whether their messages are hidden from now on. */
  readonly muted?: boolean;
}

/** A finished game of mine. */
export interface MyGame {
  /** The game's id. */
  readonly id: string;
  /** The code of its table. */
  readonly table: string;
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** Which seats were mine. */
  readonly mine: readonly number[];
  /** Whether one of my seats has won. */
  readonly won: boolean;
  /** The seats that have won. */
  readonly winners: readonly number[];
  /** The score of each seat; none in a game without scores. */
  readonly scores: readonly number[];
  /** Who sat where, by seat. */
  readonly seats: readonly SeatNamed[];
  /** The day of a daily deal or voyage; else empty. */
  readonly day: string;
  /** How many hints I took. */
  readonly hints: number;
  /** How I gave my seats up before the end: `resigned`, to a rival or a bot, which counts as lost; `handed-over` to a person; `given-up` where all agreed to end the game without a winner; else empty. */
  readonly left: string;
  /** Whether a bot played for me for a while. */
  readonly helped: boolean;
  /** Whether it was a lesson, which counts for nothing. */
  readonly lesson: boolean;
  /** Whether it went on from a line of an earlier game, so that it counts for nothing. */
  readonly onward: boolean;
}

/** How well a player solves rated puzzles. */
export interface MyPuzzleRating {
  /** The player's rating. */
  readonly rating: number;
  /** How many rated puzzles they have tried. */
  readonly tried: number;
  /** How many were right with the first answer. */
  readonly right: number;
}

/** A new name for the account. */
export interface NewName {
  /** The new name. */
  readonly name: string;
}

/** A request to add a passkey: to the account that is signed in, else to a new account with this name. */
export interface NewPasskey {
  /** The name of a new account; empty if one is signed in. */
  readonly name: string;
}

/** A new password for the account. */
export interface NewPassword {
  /** The new password. */
  readonly password: string;
  /** The current one; empty if the account has none. */
  readonly current: string;
}

/** A message of the operator or of the server, such as that it stops soon. */
export interface Notice {
  readonly kind: "Notice";
  /** The id of its text. */
  readonly text: string;
  /** The arguments of that text. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A line of a finished game from which a new game starts. */
export interface Onward {
  /** The id of the finished game; empty for people without a seat at the table. */
  readonly game: string;
  /** The last line of it that counts. */
  readonly line: number;
}

/** A request to open a table. Its sender is the host and sits on the first seat; the key is the client's own. */
export interface OpenTable {
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** What the host is called. */
  readonly name: string;
  /** The secret by which the host will be known at the table. */
  readonly key: string;
  /** What the host has chosen. */
  readonly settings: Settings;
  /** The language of a refusal. */
  readonly language: "en" | "fr";
  /** The operator's invitation, where the server asks for one. */
  readonly invitation: string;
  /** A line of a finished game to continue from. The number of players and the options are that game's, and if that game is shown only to its table, so is the new one. */
  readonly onward: Onward | null;
  /** The secret of a log book, which says which chapters are open. A signed-in host needs none. */
  readonly logbook: string | null;
  /** The text of player-made content: a chapter for the pirates, a box of cards for Corto. The table plays with it and nothing else. */
  readonly chapter: string;
}

/** Games against a bot, or against people. */
export interface OpponentCount {
  /** The bot, by its name; empty for people. */
  readonly bot: string;
  /** How many games there were. */
  readonly games: number;
  /** How many of these I have won. */
  readonly won: number;
}

/** An option that a host may set. */
export interface OptionShown {
  /** The option's name in the settings of a table. */
  readonly name: string;
  /** What people call it. */
  readonly title: Title;
  /** The value that it has unless the host chooses another one. */
  readonly default: string | number;
  /** The values that it may have; none where the game checks the value itself. */
  readonly choices: readonly (string | number)[];
  /** The numbers of players with which it may be set; none if that is any number. */
  readonly players: readonly number[];
}

/** A bonus goal. */
export interface OptionalGoal {
  /** What it is called. */
  readonly title: string;
  /** What it asks for. */
  readonly text: string;
}

/**
 * Give a bot of a crew a standing order, one of the table's `orders`; an empty one takes it back. Any player
 * may.
 */
export interface Order {
  readonly kind: "Order";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat of the bot. */
  readonly seat: number;
  /** The standing order, by its name in `orders` of the table; empty to take it back. */
  readonly order?: string;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** Player-made content that a table plays: what it is called, and who brought it. Either may be empty. */
export interface OwnContent {
  /** Whether it is a chapter or values for cards. */
  readonly kind: "chapter" | "values";
  /** What it is called; empty if its file does not say. */
  readonly name: string;
  /** The name of the person who brought it; empty if they have none. */
  readonly by: string;
  /** The beginning of the SHA-256 of its text: with another mark it is another text. */
  readonly mark: string;
}

/** A finished game of the account; its record is at /api/games/ID. */
export interface OwnGame {
  /** The game's id. */
  readonly id: string;
  /** The code of its table. */
  readonly table: string;
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** How many seats it has. */
  readonly players: number;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** Whether a seat of the account has won. */
  readonly won: boolean;
  /** The best score of the account's seats; null if it has none, or gave the seat up. */
  readonly score: number | null;
}

/** A table, and the key of a seat there. */
export interface OwnSeat {
  /** The code of the table. */
  readonly table: string;
  /** The key of the seat's person there. */
  readonly key: string;
}

/** Statistics of the account's games of one game. */
export interface OwnStatistics {
  /** The game of the catalogue, by its name. */
  readonly game: string;
  /** How many games count. */
  readonly played: number;
  /** How many of them were won. */
  readonly won: number;
  /** The best score of all; null if no game has one. */
  readonly best: number | null;
}

/** A table where the account has a seat. */
export interface OwnTable {
  /** The table's code. */
  readonly code: string;
  /** The game, by its name. */
  readonly game: string;
  /** Whether it waits for a game to begin, or plays one. */
  readonly phase: string;
  /** The path of its link. */
  readonly link: string;
  /** When it last changed, in milliseconds since 1970. */
  readonly touched: number;
}

/** The device's answer to the options. */
export interface PasskeyAnswer {
  /** The ticket that came with the options. */
  readonly ticket: string;
  /** What the browser made of them: its credential's toJSON(). */
  readonly credential: unknown;
  /** What its owner calls the passkey, to tell it from others. */
  readonly label: string;
}

/** The options for the browser, for parseCreationOptionsFromJSON or parseRequestOptionsFromJSON. */
export interface PasskeyOptions {
  /** By this the server knows the answer again. */
  readonly ticket: string;
  /** What the browser is asked for, as JSON. */
  readonly options: unknown;
}

/** A passkey of the account. */
export interface PasskeyShown {
  /** The passkey's id. */
  readonly id: string;
  /** What its owner calls it. */
  readonly label: string;
  /** When it was added, in milliseconds since 1970. */
  readonly made: number;
}

/** Pause the clock of a turn-based game. */
export interface Pause {
  readonly kind: "Pause";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** A person at the table, and whether they have an open connection. */
export interface PersonShown {
  /** The person's number at this table. */
  readonly person: number;
  /** What they are called; empty if they have not said. */
  readonly name: string;
  /** Whether they have an open connection. */
  readonly here: boolean;
}

/** What a player has of our printed quests: tiles, and the gold printed on their carriages. */
export interface PiecesHeld {
  /** How many ingots. */
  readonly ingots: number;
  /** How many crows. */
  readonly crows: number;
  /** How many leopard-men. */
  readonly leopards: number;
  /** The number on each carriage. */
  readonly carriages: readonly number[];
}

/** Point at a square, a card or a space, by the name that the game's client gives it. */
export interface Point {
  readonly kind: "Point";
  /** The seat that points. */
  readonly seat: number;
  /** The square, card or space that it points at, by the name that the game's views give it. */
  readonly place: string;
}

/** A player points at something. It is not stored. */
export interface Pointed {
  readonly kind: "Pointed";
  /** The seat that points. */
  readonly seat: number;
  /** What it points at, by the name that the game's views give it. */
  readonly place: string;
}

/** Who is connected, whose connection is lost, and which seats may get a substitute. */
export interface Presence {
  readonly kind: "Presence";
  /** The persons who have an open connection. */
  readonly here: readonly number[];
  /** How many people watch without a seat. */
  readonly watchers: number;
  /** The seats whose people's connections are lost. */
  readonly lost: readonly Lost[];
  /** The seats that get a substitute as soon as one of the other players asks. */
  readonly mates: readonly number[];
  /** Every player may arrange the table: the host has been away for long, or is the screen of the room. */
  readonly others_arrange: boolean;
  /** The seats that you may call a substitute to now: yours, and those whose player is away or out of time. For a seat that is neither yours nor in `mates`, all other players must ask. */
  readonly may_call: readonly number[];
  /** The seats that you may offer to another person: yours, and if you are the host those of bots and of absent players. */
  readonly may_hand_over: readonly number[];
}

/** Ask what is known to follow from this legal action. The answer is Previewed. For clients of views. */
export interface Preview {
  readonly kind: "Preview";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that would act. */
  readonly seat: number;
  /** The legal action whose consequences are asked for. */
  readonly action: unknown;
}

/** The answer to Preview: the known consequences, as the game's schema describes them. */
export interface Previewed {
  readonly kind: "Previewed";
  /** The token of the Preview. */
  readonly token: string;
  /** What is known to follow, in the shape that the game's schema of views gives it. */
  readonly consequences: unknown;
}

/** What a player proposes to the others. */
export interface ProposalShown {
  /** Whether to end the game, or to take back the seat's last turn. */
  readonly what: "end" | "take-back";
  /** The seat that it is proposed for. */
  readonly seat: number;
  /** Who proposes it. */
  readonly person: number;
  /** Who has not answered yet; empty once it is refused. */
  readonly waits_for: readonly number[];
  /** Who would rather play on: the proposal is settled. */
  readonly refused: number | null;
}

/**
 * Propose to the others to end the game without a winner, or to take back this seat's last turn. It is done once
 * every person who plays has agreed; bots always agree.
 */
export interface Propose {
  readonly kind: "Propose";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that proposes it. */
  readonly seat: number;
  /** What is proposed: to end the game, or to take back this seat's last turn. */
  readonly what: "end" | "take-back";
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** The key that a browser subscribes with: `applicationServerKey`, in URL-safe Base64. */
export interface PushKey {
  /** The server's public key, as the browser's `applicationServerKey` in URL-safe Base64. */
  readonly key: string;
}

/** The content of a push message, shown by the page's service worker. */
export interface Pushed {
  /** The first line of the notification. */
  readonly title: string;
  /** What it says below. */
  readonly body: string;
  /** Where a click leads. */
  readonly link: string;
  /** The name of what it is about: a newer one with the same tag replaces an older one. */
  readonly tag: string;
  /** The language that it is written in. */
  readonly language: string;
}

/** The puzzle of a day is being made: ask for it again in a few seconds. */
export interface PuzzleMaking {
  /** The day of the puzzle, as 2027-01-15. */
  readonly making: string;
}

/** What a player has found of a puzzle. */
export interface PuzzleProgress {
  /** The most that the player has reached. */
  readonly gold: number;
  /** The most that there is. */
  readonly best: number;
  /** How often they have checked a turn. */
  readonly checks: number;
  /** Whether they looked at the solution before they had found it. */
  readonly peeked: boolean;
  /** Whether they have found it. */
  readonly solved: boolean;
}

/** The puzzle of a day. A check tells its best result. */
export interface PuzzleShown {
  /** The day of the puzzle, as 2027-01-15. */
  readonly day: string;
  /** The day of today. */
  readonly today: string;
  /** The edition of the cards and rules that it is made with. */
  readonly edition: string;
  /** The gold before the turn. */
  readonly gold: number;
  /** How many cards its solution takes. */
  readonly cards: number;
  /** The line of its game after which the turn begins. */
  readonly line: number;
  /** What the diary has of it; null if nothing. */
  readonly progress: PuzzleProgress | null;
}

/** One way to the most gold. */
export interface PuzzleSolution {
  /** The line after which its actions are sent. */
  readonly line: number;
  /** The most that there is. */
  readonly best: number;
  /** The actions, in order. */
  readonly actions: readonly (Readonly<Record<string, string | number>>)[];
  /** What the diary has of it now; null if nothing. */
  readonly progress: PuzzleProgress | null;
  /** What looking at it comes to; null if the puzzle is not rated. */
  readonly rated: RatedAnswer | null;
}

/** What a turn is worth. */
export interface PuzzleVerdict {
  /** The gold that the player would have; of a rated puzzle, how far ahead they would be. */
  readonly gold: number;
  /** The most that there is. */
  readonly best: number;
  /** Whether the player has found it. */
  readonly solved: boolean;
  /** What the diary has of it now; null if nothing. */
  readonly progress: PuzzleProgress | null;
  /** What the answer comes to; null if the puzzle is not rated. */
  readonly rated: RatedAnswer | null;
}

/** What an answer to a rated puzzle comes to. */
export interface RatedAnswer {
  /** The player's rating after the answer. */
  readonly mine: MyPuzzleRating;
  /** By how much it moved; 0 for any answer but the first. */
  readonly change: number;
  /** Which levels of the computer have found the solution. */
  readonly finds: readonly LevelFinds[];
}

/**
 * A rated puzzle. In its progress, its verdict and its solution gold is how far ahead of the best rival the player
 * is.
 */
export interface RatedPuzzleShown {
  /** The puzzle's number. */
  readonly number: number;
  /** How many rated puzzles there are. */
  readonly puzzles: number;
  /** How many players sit at its table. */
  readonly players: number;
  /** How far ahead of the best rival the player is before the turn, in gold. */
  readonly lead: number;
  /** How many cards its solution takes. */
  readonly cards: number;
  /** The line of its game after which the turn begins. */
  readonly line: number;
  /** How hard it is, on the scale of players' ratings. */
  readonly rating: number;
  /** The same in one word. */
  readonly difficulty: "easy" | "hard" | "middling";
  /** How well this player does. */
  readonly mine: MyPuzzleRating;
  /** What the diary has of it; null if nothing. */
  readonly progress: PuzzleProgress | null;
}

/** The request is refused, and nothing has changed. */
export interface Refused {
  readonly kind: "Refused";
  /** The token of the request. */
  readonly token: string;
  /** The id of the rule that forbids it. */
  readonly rule: string;
  /** The id of the text that says why. */
  readonly text: string;
  /** The arguments of that text. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** Whether it was refused only because the game is paused for a moment: send it again when time runs. */
  readonly early: boolean;
  /** What stands in the way, by the names of the game's views, where the game says so: to be lit on the board. */
  readonly blocks: readonly string[];
}

/** A refusal, as over a table's connection, and as a sentence. */
export interface RefusedRequest {
  /** The id of the rule that forbids it. */
  readonly rule: string;
  /** The id of the text that says why. */
  readonly text: string;
  /** The arguments of that text. */
  readonly facts: Readonly<Record<string, string | number>>;
  /** The text filled in, in the language of the request. */
  readonly sentence: string;
}

/** Remind this person of their turn while they are away, by e-mail or by push. Without a target: stop reminding. */
export interface Remind {
  readonly kind: "Remind";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The channel: e-mail or push. */
  readonly way: "mail" | "push";
  /** The e-mail address, or the browser's subscription; null to stop reminding. */
  readonly target?: string | Subscription | null;
}

/** The host frees a seat. A person removed from it cannot come back. */
export interface Remove {
  readonly kind: "Remove";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that becomes free. */
  readonly seat: number;
}

/** Change this person's name. */
export interface Rename {
  readonly kind: "Rename";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The new name. */
  readonly name: string;
}

/** Report a person to the operator. The last chat messages of the table are sent along. */
export interface Report {
  readonly kind: "Report";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The person who is reported. */
  readonly person: number;
  /** What the player tells the operator of them. */
  readonly words?: string;
}

/** Give up the game of this seat. With two players the other one wins; with more, a bot plays on for this seat. */
export interface Resign {
  readonly kind: "Resign";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat whose game is given up. */
  readonly seat: number;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** The review of a finished game. */
export interface ReviewShown {
  /** Whether it was asked for, is being made, is here, or could not be made. */
  readonly state: "failed" | "none" | "ready" | "working";
  /** How much of it is done. */
  readonly percent: number;
  /** The review; null until it is here. */
  readonly review: CortoReview | null;
}

/** One turn: the chances after it, and how choice and luck changed them. */
export interface ReviewedTurn {
  /** Its number, from 1. */
  readonly number: number;
  /** Whose turn it was. */
  readonly seat: number;
  /** The line of the record after which it begins. */
  readonly first: number;
  /** The line that ended it. */
  readonly last: number;
  /** By seat: what the turn that was played changes against the best one found, over other deals. */
  readonly choice: readonly number[];
  /** By seat: what the cards that came and the hands of the others added. */
  readonly luck: readonly number[];
  /** By seat: the chance to win after it. */
  readonly chances: readonly number[];
}

/** What a round begins with. */
export interface RoundSetUp {
  /** How long it lasts. */
  readonly seconds: number;
  /** The cards that are dealt. */
  readonly cards: readonly CardCount[];
  /** How many events there are. */
  readonly events: number;
}

/** A chat message of a person. */
export interface Said {
  readonly kind: "Said";
  /** The number of this message. */
  readonly n: number;
  /** When it was said, by the server's clock. */
  readonly at: number;
  /** Who said it. */
  readonly person: number;
  /** The id of a ready phrase; empty where there are words. */
  readonly phrase: string;
  /** Free words; empty where there is a phrase. */
  readonly words: string;
}

/** A chat message: a ready phrase by its id, or free words where they are allowed. */
export interface Say {
  readonly kind: "Say";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** A ready phrase by its id; empty where there are words. */
  readonly phrase?: string;
  /** Free words; empty where there is a phrase. */
  readonly words?: string;
}

/** The player of a seat. */
export interface SeatNamed {
  /** What its player is called; empty for a bot, and for a person who was forgotten or never known. */
  readonly name: string;
  /** The bot that played it; null for a person. */
  readonly bot: string | null;
}

/** How one seat came from its first chance to its last: start + choice + others + luck = end. */
export interface SeatReview {
  /** From 0 to 100: how near its turns came to the best ones found. */
  readonly accuracy: number;
  /** Its chance before a card is dealt. */
  readonly start: number;
  /** What its own choices cost. */
  readonly choice: number;
  /** What the choices of the others gave it. */
  readonly others: number;
  /** What cards that came gave it. */
  readonly luck: number;
  /** Its chance at the end: all of the victory, a part of it, or none. */
  readonly end: number;
}

/** A text and its arguments, to be filled in by the client in the language of its reader. */
export interface Sentence {
  /** The text's id in the game's Fluent files. */
  readonly text: string;
  /** Its arguments by name; the game's `names` tell how each is said. */
  readonly args?: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

/** The settings that a host may choose before a game. */
export interface Settings {
  /** How many seats the table has. */
  readonly players: number;
  /** The options of the game by their names; one that is left out has its default. */
  readonly options: Readonly<Record<string, string | number>>;
  /** How much time players have in a turn-based game. */
  readonly clock: ClockProfile;
  /** Whether the table is in the list for all, open for all who have its link, or for invited guests only. */
  readonly listing: "closed" | "public" | "unlisted";
  /** Who may watch without a seat: all, all three minutes later, or none. */
  readonly watching: "delayed" | "none" | "public";
  /** Who may see the record afterwards: all, or those who have sat at the table. */
  readonly shown: "public" | "table";
  /** Whether every player may pause. */
  readonly friendly: boolean;
  /** For a game in real time: hundredths of real time. */
  readonly speed: number;
  /** Step mode: time stands until every player has acted, then jumps. */
  readonly steps: boolean;
  /** The deal or voyage of the day: everybody has the same seed. */
  readonly daily: boolean;
  /** The game's lesson: a fixed deal that a guide leads through, step by step. */
  readonly lesson: boolean;
  /** The puzzle that this table is for: a day, or the number of a rated one; empty for every other table. */
  readonly puzzle: string;
}

/** The ship at the start of the chapter. */
export interface ShipSetUp {
  /** The sector that she heads for, as the game's view names it. */
  readonly heading: string;
  /** How many sails are set. */
  readonly sails: number;
  /** How many life points she has. */
  readonly lives: number;
  /** The spaces with a cork, as the game's view names them. */
  readonly corks: readonly string[];
  /** The timers that are cursed, by their numbers. */
  readonly cursed: readonly number[];
  /** The ship parts aboard, by the ids of their rules. */
  readonly parts: readonly string[];
}

/**
 * Make this device the screen of the table, for all in the room, or no longer. A screen gives its seats up, holds
 * none, and sees what watchers see.
 */
export interface Show {
  readonly kind: "Show";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** Whether this device is the screen of the table from now on. */
  readonly screen?: boolean;
}

/** Show this person's name beside the voyages of this table on boards of honour, or no longer. */
export interface Sign {
  readonly kind: "Sign";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** Whether the name stands there from now on. */
  readonly named?: boolean;
}

/** Take this seat, or any free one. A client that has a seat gets one more: several players share its device. */
export interface Sit {
  readonly kind: "Sit";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** What the player is called at this table. */
  readonly name?: string;
  /** The seat to take; null for any free one. */
  readonly seat?: number | null;
}

/** The game as one seat of the client sees it now. It replaces everything sent before. */
export interface Snapshot {
  readonly kind: "Snapshot";
  /** The number of this message. */
  readonly n: number;
  /** The id of the game. */
  readonly game: string;
  /** The seat whose knowledge it is; 15 for a watcher. */
  readonly seat: number;
  /** The number of the last line that is in it. */
  readonly line: number;
  /** When that line was, by the game's time. */
  readonly at: number;
  /** The nearest line that this seat could return to; null if there is none. */
  readonly undo: number | null;
  /** The earliest line that this seat could return to; null if there is none. */
  readonly reset: number | null;
  /** The indices in the list of legal actions of those that could not be undone. */
  readonly final: readonly number[];
  /** The seats that may act now. */
  readonly waiting_on: readonly number[];
  /** How the game ended; null while it goes on. */
  readonly outcome: unknown | null;
  /** The game: an observation of its schema, or a ViewShown in the form of views. */
  readonly view: unknown;
}

/** Gold of one source, in all counted games: groups, seal, vessel, aces, ingots, leopards, train, great gold. */
export interface SourceCount {
  /** The source, by its name. */
  readonly source: string;
  /** The id of the text that names it. */
  readonly text: string;
  /** The gold of it in all these games. */
  readonly gold: number;
}

/** Statistics of the last games. */
export interface Statistics {
  /** The games of the catalogue that were played. */
  readonly games: readonly GameStatistics[];
}

/** One line of the game, as one seat of the client may know it, and what this seat can undo now. */
export interface Step {
  readonly kind: "Step";
  /** The number of this message; the same step of another seat has the same. */
  readonly n: number;
  /** The id of the game. */
  readonly game: string;
  /** The seat whose knowledge it is; 15 for a watcher. */
  readonly seat: number;
  /** The nearest line that this seat could return to. */
  readonly undo: number | null;
  /** The earliest line that this seat could return to. */
  readonly reset: number | null;
  /** The indices in `update.legal` of actions that could not be undone. */
  readonly final: readonly number[];
  /** The line itself: an Update of the game's schema, or a StepShown in the form of views. */
  readonly update: unknown;
}

/** What a crew is told before a voyage. */
export interface Story {
  /** What the chapter is called; empty in free play. */
  readonly title: string;
  /** The story before the voyage; empty in free play. */
  readonly story: string;
  /** What is new, in words. */
  readonly news: string;
  /** What is met for the first time, by the ids of its rules. */
  readonly new: readonly string[];
  /** The goal as a sentence; empty in free play and in players' own chapters. */
  readonly goal: string;
  /** The goal as data: its stages, and what each asks for. */
  readonly stages: readonly (readonly GoalStep[])[];
  /** Whether every round has this goal, and not the chapter. */
  readonly each_round: boolean;
  /** The bonus goal; null if there is none. */
  readonly optional: OptionalGoal | null;
  /** How many timers are in play. */
  readonly timers: number;
  /** The ship at the start. */
  readonly ship: ShipSetUp;
  /** The rounds, in order. */
  readonly rounds: readonly RoundSetUp[];
  /** What of the new things can be tried before the sand runs. */
  readonly drills: readonly Drill[];
  /** What the level changes beside Bosun, a sentence for each thing. */
  readonly changes: readonly string[];
  /** The shipmate that is offered first beside a person here. */
  readonly usual_bot: string;
  /** What each picture of the story shows, in words; none for players' own chapters and free play. */
  readonly pictures: readonly string[];
}

/** Where a browser receives push messages: its PushSubscription as JSON. */
export interface Subscription {
  /** The address of the push service that passes messages to this browser. */
  readonly endpoint: string;
  /** The keys that messages to this browser are encrypted with. */
  readonly keys: SubscriptionKeys;
}

/** The keys of a browser's PushSubscription. */
export interface SubscriptionKeys {
  /** The browser's public key, which messages to it are encrypted for. */
  readonly p256dh: string;
  /** The browser's secret, which goes into that encryption. */
  readonly auth: string;
}

/**
 * In a practice game: ask what the best computer player would do for this seat now. The answer comes when it is
 * found, as Suggested, unless the game has gone on.
 */
export interface Suggest {
  readonly kind: "Suggest";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that a turn is suggested for. */
  readonly seat: number;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/**
 * A hint that this client's person has asked for: what the best computer player would do at this seat after this
 * line, and why.
 */
export interface Suggested {
  readonly kind: "Suggested";
  /** The id of the game. */
  readonly game: string;
  /** The seat that the hint is for. */
  readonly seat: number;
  /** The line after which it holds. */
  readonly line: number;
  /** Null if none was found: then it does not count. */
  readonly hint: Hint | null;
  /** How many hints are left in this game. */
  readonly left: number;
}

/** The host exchanges two seats; in a crew that sails, a player exchanges their own with that of a bot. */
export interface Swap {
  readonly kind: "Swap";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The one seat; a player of a crew names their own. */
  readonly seat: number;
  /** The seat that it is exchanged with. */
  readonly other: number;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** The table has changed: seats, settings, people or phase. */
export interface Table {
  readonly kind: "Table";
  /** The number of this message: the client tells it in its next Hello. */
  readonly n: number;
  /** The table as this person sees it now. */
  readonly table: TableShown;
}

/** Public tables, the last changed first. */
export interface TableList {
  /** The tables. */
  readonly tables: readonly TableListed[];
}

/** A public table in the list. */
export interface TableListed {
  /** The table's code. */
  readonly code: string;
  /** The game, by its name. */
  readonly game: string;
  /** Whether it waits for a game to begin, or plays one. */
  readonly phase: string;
  /** How many seats it has. */
  readonly players: number;
  /** How many of these are free. */
  readonly free: number;
  /** When it was opened, in milliseconds since 1970. */
  readonly made: number;
}

/** A new table. */
export interface TableOpened {
  /** The table's code. */
  readonly code: string;
  /** The path of the table's link. */
  readonly link: string;
}

/** The table as every client sees it. */
export interface TableShown {
  /** The table's code, which its link ends with. */
  readonly code: string;
  /** The game of the catalogue that is played here, by its name. */
  readonly game: string;
  /** Whether the table is open for a game to begin, plays one, or has played one. */
  readonly phase: "open" | "over" | "playing";
  /** The id of the current or last game; empty before the first. */
  readonly playing: string;
  /** What the host has chosen. */
  readonly settings: Settings;
  /** The person who arranges the table. */
  readonly host: number;
  /** The seats, by their numbers. */
  readonly chairs: readonly ChairShown[];
  /** All who sit here or have an open connection. */
  readonly people: readonly PersonShown[];
  /** The bots that a seat can be given to, from the easiest to the best. */
  readonly bots: readonly string[];
  /** The same with a personality each, LEVEL-PERSONALITY, each as strong as its level. */
  readonly personalities: readonly string[];
  /** Further bots that the operator has added; they are no levels. */
  readonly added_bots: readonly string[];
  /** The level after the best of the bots that sit here, without those who won the game that is over; empty where none comes after it, in a crew, and in a lesson, a puzzle or the deal of a day. */
  readonly next_level: string;
  /** The standing orders that any player may give to bots; the text `order-NAME` says each. */
  readonly orders: readonly string[];
  /** The bot that is offered first beside a person at this table; empty if the game has no opinion. */
  readonly usual_bot: string;
  /** The bot that plays on for a person whose connection is lost; empty if the game has none. */
  readonly stand_in: string;
  /** The players act at any moment, not by turns. */
  readonly real_time: boolean;
  /** A player may stop the clock, or let it run again. */
  readonly pausable: boolean;
  /** A player may ask to be reminded when it is their turn. */
  readonly remindable: boolean;
  /** The point of an earlier game from which the next game starts; null if it will be dealt anew. The game's id is empty for people without a seat. */
  readonly onward: Onward | null;
  /** What a player proposes to the others. */
  readonly proposal: ProposalShown | null;
  /** What this person may ask for in the running game. */
  readonly manners: readonly ("carry" | "end" | "end-now" | "give-up" | "leave-resigns" | "leave-to-bot" | "levels" | "resign" | "take-back")[];
  /** How many hints this person may still take in this practice game; null where there are none. */
  readonly hints: number | null;
  /** The seat of the running game that is offered to this client: its person may take it. */
  readonly offered: number | null;
  /** The player-made content that its games are played with; null for the game of the catalogue. */
  readonly own: OwnContent | null;
  /** Those whose device is a screen that shows the table to all in the room; they hold no seat. */
  readonly screens: readonly number[];
  /** Who deals with the events that the game calls; empty if no player was named. */
  readonly resolver: string;
  /** What is practised here before it is played, as the game calls it, such as a chapter; empty at other tables. */
  readonly practice: string;
}

/**
 * Sent every two or three seconds and answered by Tock: the server computes the connection's lag, and takes a
 * client that stops for lost.
 */
export interface Tick {
  readonly kind: "Tick";
  /** The client's clock when it sent this; only the client reads it, when it comes back. */
  readonly sent: number;
  /** The `now` of the last Tock; 0 before the first. */
  readonly heard?: number;
  /** How many milliseconds ago that Tock arrived. */
  readonly held?: number;
}

/** The game's time: it was `at` when the server's clock showed `now`. It runs at `speed` hundredths or is paused. */
export interface Time {
  readonly kind: "Time";
  /** The id of the game. */
  readonly game: string;
  /** The server's clock: milliseconds since 1970. */
  readonly now: number;
  /** The game's time at that moment, in milliseconds. */
  readonly at: number;
  /** Whether the game's time runs. */
  readonly runs: boolean;
  /** How fast it runs, in hundredths of real time. */
  readonly speed: number;
  /** Why the time is paused. */
  readonly why: "" | "countdown" | "game" | "lesson" | "lost" | "over" | "paused" | "steps";
  /** When the time will run again, by the server's clock, if known. */
  readonly resumes: number | null;
  /** The clocks of the players; none in a game without them. */
  readonly banks: readonly Bank[];
  /** In step mode: the seats that wait and for which nothing has happened since. */
  readonly waits: readonly number[];
  /** Before a round: the seats that are ready for its start. It starts when all people are, after a countdown. */
  readonly ready: readonly number[];
  /** From when on, by the server's clock, those who are ready may start without the others, by starting again. */
  readonly hurries: number | null;
  /** The seats of people for whom time is paused: before a round those who are not ready, in step mode those who could act and have not said that they wait. */
  readonly awaited: readonly number[];
}

/** When the server pauses a round in real time because a client is lost. All in milliseconds. */
export interface Timing {
  /** Time after its connection broke. */
  readonly broken: number;
  /** Time after its last message. */
  readonly silent: number;
  /** The most lag that the server credits. */
  readonly most_lag: number;
}

/** A name in every language of Saltsea. */
export interface Title {
  /** In English. */
  readonly en: string;
  /** In Français. */
  readonly fr: string;
}

/** The answer to Tick, with the server's clock. */
export interface Tock {
  readonly kind: "Tock";
  /** What the Tick had in `sent`. */
  readonly sent: number;
  /** The server's clock: milliseconds since 1970. */
  readonly now: number;
}

/** The games of today, as one player sees them. */
export interface Today {
  /** The day, as 2027-01-15. */
  readonly day: string;
  /** The server's clock: milliseconds since 1970. */
  readonly now: number;
  /** When the next day begins, in milliseconds since 1970. */
  readonly ends: number;
  /** The deal of the day. */
  readonly deal: DealShown;
  /** What the diary has of its puzzle; null if nothing. */
  readonly puzzle: PuzzleProgress | null;
  /** How many days in a row a deal was played to its end. */
  readonly streak: number;
  /** The longest of all such rows. */
  readonly longest: number;
  /** How many deals were played to their end. */
  readonly played: number;
  /** How many of these were won. */
  readonly won: number;
  /** The last four weeks. */
  readonly days: readonly DiaryDay[];
}

/** The results of simulated crews so far. */
export interface Tried {
  /** How many voyages were sailed so far. */
  readonly done: number;
  /** How many will be. */
  readonly runs: number;
  /** How many of them were won. */
  readonly won: number;
  /** The share that was won. */
  readonly rate: number;
  /** The least that this share may really be, with 95 % certainty. */
  readonly low: number;
  /** The most that it may really be, with 95 % certainty. */
  readonly high: number;
  /** The median duration of the won voyages; null if none was won. */
  readonly seconds: number | null;
  /** How many stars a voyage earned, on average. */
  readonly stars: number;
  /** How many life points a voyage lost, on average. */
  readonly lives_lost: number;
  /** What that makes of the chapter; empty while there are too few voyages to say. */
  readonly verdict: "" | "fair" | "too-easy" | "too-hard";
}

/** By which addresses this server can be reached. */
export interface UrlsShown {
  /** The address to invite others with. */
  readonly url: string;
  /** Whether it is a loopback address, which other computers cannot reach. */
  readonly only_here: boolean;
  /** Every address by which this server can be reached on its network. */
  readonly lan: readonly string[];
}

/** What one player did, or left undone, that cost the crew much. */
export interface VoyageMoment {
  /** The line after which it begins. */
  readonly line: number;
  /** Its round, from 1 on. */
  readonly round: number;
  /** What the round's clock showed, in milliseconds from the round's start. */
  readonly at: number;
  /** Who placed a timer then, or began to let one lie. */
  readonly seat: number;
  /** The chance to win if this player does what they did, and all others and they themselves sail on as planners. */
  readonly crew: number;
  /** The chance to win if they do what a planner does. */
  readonly planner: number;
  /** Where they placed it; null if they let timers lie. */
  readonly space?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3" | null;
  /** How long they let timers lie that could have been of use, from here to the voyage's end, in milliseconds. */
  readonly idle?: number;
  /** How much of that they stood on a space with their sand down, in milliseconds; else they were in hand. */
  readonly ready?: number;
  /** The chance if each of these timers had been used six seconds earlier; null where none was, or where luck may be the reason for the difference. */
  readonly earlier?: number | null;
  /** Where the planner places the timer; null where it does something else. */
  readonly better?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3" | null;
  /** The same in words. */
  readonly say?: readonly Sentence[];
}

/** What is noted beside a voyage. */
export interface VoyageNotes {
  /** The clashes among the lines that the reader may see, without those of an earlier game. */
  readonly clashes: readonly ClashShown[];
}

/** The review of a finished voyage. */
export interface VoyageReview {
  /** Of what reviews say and how they find it. */
  readonly version: number;
  /** How often each chance was sailed. */
  readonly voyages: number;
  /** What cost most, the worst first; none where nothing that one player did or left undone cost the crew much. */
  readonly moments: readonly VoyageMoment[];
}

/** The review of a finished voyage. */
export interface VoyageReviewShown {
  /** Whether it was asked for, is being made, is here, or could not be made. */
  readonly state: "failed" | "none" | "ready" | "working";
  /** How much of it is done. */
  readonly percent: number;
  /** The review; null until it is here. */
  readonly review: VoyageReview | null;
}

/** What every client at a table may know of its chapter. */
export interface VoyageStory {
  /** The table's chapter, as its option `chapter` has it. */
  readonly chapter: string;
  /** What the crew is told before the voyage. */
  readonly story: Story;
  /** How the story ends, once the game is over; empty before. */
  readonly after: string;
  /** Fluent texts as in a log book, for this chapter and all before it. */
  readonly words: string;
  /** What the picture of that end shows, in words. */
  readonly picture: string;
  /** The chapter's number in the story; 0 for what has none: free play, a lesson, a player's own chapter. */
  readonly number: number;
}

/** In step mode: this seat waits until something happens. */
export interface Wait {
  readonly kind: "Wait";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that waits. */
  readonly seat: number;
  /** The id of the game that is meant; empty for the running one. */
  readonly game?: string;
}

/** What a watcher may know of a game. */
export interface WatchedLines {
  /** The game's id. */
  readonly id: string;
  /** The lines, in order. */
  readonly lines: readonly LineShown[];
}

/** The answer to Hello: the client's person and seats, and the table. The missing messages of the game follow. */
export interface Welcome {
  readonly kind: "Welcome";
  /** The number of the last message of this table that was numbered. */
  readonly n: number;
  /** The version of the protocol that the server speaks. */
  readonly protocol: number;
  /** The client's person; null until it sits down. */
  readonly person: number | null;
  /** The seats of that person. */
  readonly seats: readonly number[];
  /** The server's clock: milliseconds since 1970. */
  readonly now: number;
  /** The table as this person sees it. */
  readonly table: TableShown;
  /** How the arguments of sentences are said, by name; see `Name.say` in view.py. */
  readonly names: Readonly<Record<string, string>>;
  /** After how long the server takes a client for lost. */
  readonly timing: Timing;
}

/** The account that is signed in, if any, and whether browsers make passkeys for this address. */
export interface WhoAmI {
  /** The account that is signed in; null if none is. */
  readonly account: AccountShown | null;
  /** Whether browsers make passkeys for this address. */
  readonly passkeys: boolean;
}

/**
 * Ask whether this seat could do an action, and if not, why. Nothing changes. A client may name what its player
 * touched instead of an action: the game finds the action that is meant.
 */
export interface Why {
  readonly kind: "Why";
  /** The client's name for this request. It comes back in the answer, and a request that is sent twice with it is done once. */
  readonly token: string;
  /** The seat that asks. */
  readonly seat: number;
  /** The action that is asked about; missing where `touch` is there. */
  readonly action?: unknown;
  /** What the player touched instead, by the names of the game's views; null where an action is named. */
  readonly touch?: Readonly<Record<string, string>> | null;
}

/** A name and a password: to make an account, or to sign in to it. */
export interface WithPassword {
  /** The account's name. */
  readonly name: string;
  /** Its password. */
  readonly password: string;
}

/** The client's person and seats have changed: it sat down, or the host moved it. */
export interface You {
  readonly kind: "You";
  /** The client's person; null if it has no seat any more. */
  readonly person: number | null;
  /** The seats of that person now. */
  readonly seats: readonly number[];
}

export type Incoming = Hello | Sit | Leave | Show | Rename | Appoint | Arrange | Swap | Invite | Remove | AddBot | Order | Begin | Act | Why | Preview | Advise | Suggest | Wait | Pause | GoOn | Mate | HandOver | Resign | Propose | Answer | Say | Mute | Report | Log | Remind | Sign | Point | Tick;

export type Outgoing = Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Previewed | Advised | Suggested | Failed | Said | Pointed | Announced | Presence | Time | Tock | Notice | Goodbye;
