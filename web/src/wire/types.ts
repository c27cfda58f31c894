// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

/** The version of this server. `contact` is how to reach its operator; empty if not set. */
export interface About {
  readonly version: string;
  readonly engine: "compiled" | "plain";
  readonly contact: string;
}

/** Everything that the server stores about the account. */
export interface AccountShown {
  readonly name: string;
  readonly made: number;
  readonly password: boolean;
  readonly passkeys: readonly PasskeyShown[];
  /** The number of open sessions. */
  readonly devices: number;
  readonly tables: readonly OwnTable[];
  readonly games: readonly OwnGame[];
  readonly statistics: readonly OwnStatistics[];
  /** By game, as `saltsea play --campaign FILE` keeps it. */
  readonly campaigns: Readonly<Record<string, unknown>>;
  readonly blocked: readonly BlockShown[];
}

/**
 * Do this action in the game. `lag` is how many milliseconds ago the player chose it, as far as the client knows.
 * After a lost connection that may be long; the server credits only a moment of it.
 */
export interface Act {
  readonly kind: "Act";
  readonly token: string;
  readonly seat: number;
  readonly action: unknown;
  readonly lag?: number;
  readonly game?: string;
}

/**
 * The host gives a seat to a bot, or changes the level of its bot, also during the game; in a crew that sails,
 * anybody who plays may change it.
 */
export interface AddBot {
  readonly kind: "AddBot";
  readonly token: string;
  readonly seat: number;
  readonly bot: string;
}

/** The seats and the log book of this device, which the signed-in account takes over. */
export interface AdoptAsked {
  readonly seats: readonly OwnSeat[];
  readonly logbook: string | null;
}

/** How many seats the account has taken over; those that were its own before are not counted. */
export interface Adopted {
  readonly seats: number;
}

/** How often an adventure was on the table, and how often I won there. */
export interface AdventureCount {
  readonly adventure: string;
  readonly games: number;
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
  readonly token: string;
  readonly seat: number;
}

/** The answer to Advise. */
export interface Advised {
  readonly kind: "Advised";
  readonly token: string;
  readonly advice: Advice;
}

/** A bot says something: what it is about to do, or how long it will take. It is not stored. */
export interface Announced {
  readonly kind: "Announced";
  readonly seat: number;
  /** The id of a text of the table. */
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  /** The place that it is about, by the name that the game's views give it; empty for none. */
  readonly place: string;
}

/** Agree to the proposal, or not. Its author may withdraw it by not agreeing. */
export interface Answer {
  readonly kind: "Answer";
  readonly token: string;
  readonly agree: boolean;
  readonly game?: string;
}

/** Say who deals with the events that a game calls: all at the table learn the name. An empty one takes it back. */
export interface Appoint {
  readonly kind: "Appoint";
  readonly token: string;
  readonly name?: string;
}

/** The host changes the settings. */
export interface Arrange {
  readonly kind: "Arrange";
  readonly token: string;
  readonly settings: Settings;
}

/** The time left on a seat's clock when the message was sent, and whether it runs. */
export interface Bank {
  readonly seat: number;
  readonly left: number;
  readonly runs: boolean;
}

/** The host starts the game, or the next one with the same people. */
export interface Begin {
  readonly kind: "Begin";
  readonly token: string;
}

/**
 * The best result at one level by a crew of this size; `tries` and `won` count its voyages. `players` is 0 for a
 * result from before crews were stored.
 */
export interface BestShown {
  readonly level: string;
  readonly players: number;
  readonly timers: number;
  readonly score: number;
  readonly stars: number;
  readonly pauses: number;
  readonly calm: string;
  readonly tries: number;
  readonly won: number;
}

/** A person is blocked now; `text`, filled in from `facts`, says where. */
export interface Block {
  readonly blocked: BlockShown;
  readonly text: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** The people whom the account has blocked, the last first. */
export interface BlockList {
  readonly blocked: readonly BlockShown[];
}

/**
 * A blocked person, by the name that they had when they were blocked; empty if they have been forgotten since.
 * `everywhere`: they have an account. A person without one is blocked at that `table` only.
 */
export interface BlockShown {
  readonly id: string;
  readonly name: string;
  readonly everywhere: boolean;
  readonly table: string;
  readonly made: number;
}

/** A request of a table's host, by the secret of their seat, to play with other player-made content. */
export interface BringContent {
  /** Its text, as in an order; empty for the game of the catalogue. */
  readonly content: string;
  readonly language: "en" | "fr";
}

/** A request to go on here with a game that was begun elsewhere. */
export interface BringGame {
  readonly game: CarriedGame;
  /** The secret by which its player will be known at the new table. */
  readonly key: string;
  readonly language: "en" | "fr";
  readonly invitation: string;
  /** The secret of the log book that it counts for. */
  readonly logbook: string | null;
}

/** A number of cards, by the id of the card's rule: `card.rocks`. */
export interface CardCount {
  readonly card: string;
  readonly number: number;
}

/** A running game as it travels. */
export interface CarriedGame {
  /** What its player is called. */
  readonly name: string;
  readonly settings: Settings;
  readonly seats: readonly CarriedSeat[];
  readonly seed: string;
  /** The record so far, as JSON lines; the text of player-made content goes first. */
  readonly record: string;
  /** How far the game's time has run, in milliseconds. */
  readonly reached: number;
  /** The game's time at which the player stopped the clock. */
  readonly stopped: number | null;
  /** How many hints were taken. */
  readonly hints: number;
  readonly saltsea: "carried";
}

/** A seat of a carried game: its bot, or none where its person sits. */
export interface CarriedSeat {
  readonly bot: string | null;
  /** The easiest bot that has played this seat in the game; statistics count that one. */
  readonly began: string | null;
  /** The standing order of its bot. */
  readonly order: string;
}

/** Every game of this server, in the order to show them. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
}

/**
 * A game that this server can open a table for. `brief` tells a guest in three sentences what it is about,
 * `players` is the fewest and the most, `bots` are the bots from the easiest to the best, `personalities` are
 * the same with a personality each, `added_bots` are those that the operator has added, `at_once` are the options of a
 * game that begins without a question. `sheets` are the files that it prints for every table, `chapter_sheets` those
 * for chapters. What lies beside the box of another game, as an App does, is not listed by itself: `beside` is that
 * game.
 */
export interface CatalogueEntry {
  readonly name: string;
  readonly title: Title;
  readonly brief: Title;
  readonly players: readonly [number, number];
  readonly real_time: boolean;
  readonly options: readonly OptionShown[];
  readonly bots: readonly string[];
  readonly personalities: readonly string[];
  readonly added_bots: readonly string[];
  readonly at_once: Readonly<Record<string, string | number>>;
  readonly sheets: readonly string[];
  readonly chapter_sheets: readonly string[];
  readonly beside: string;
}

/** A seat as every client sees it. */
export interface ChairShown {
  /** The person whose device plays it. */
  readonly person: number | null;
  /** The guest who plays this seat on that person's device; null if the person plays it. */
  readonly guest: number | null;
  readonly bot: string | null;
  readonly mate: string | null;
  /** Whether it is reserved for an invited guest who has not come yet; in a running game, whether it is offered to another person. */
  readonly kept: boolean;
  /** The standing order that its bot or substitute has been given; empty for none. */
  readonly order: string;
}

/**
 * A player-made chapter. With `faults` it cannot be sailed; `remarks` are what its author may not have meant.
 * `story` is what a crew would be told, if there are no faults.
 */
export interface ChapterChecked {
  readonly name: string;
  readonly faults: readonly FaultShown[];
  readonly remarks: readonly FaultShown[];
  readonly story: Story | null;
}

/**
 * One chapter of the log book. A locked chapter has its number and what opens it. `won` and `lost` are the endings
 * of the story that were reached; `best` is the best result, `crews` the best of each level and crew.
 */
export interface ChapterShown {
  readonly number: number;
  readonly state: "locked" | "open" | "won";
  /** The number of the chapter that opens a locked one when it is won; 0 for an open one. */
  readonly opens_after: number;
  /** Its value in the table's option `chapter`. */
  readonly name: string;
  readonly told: Story | null;
  readonly won: string;
  readonly lost: string;
  readonly best: BestShown | null;
  /** By level from the easiest on, then by the size of the crew. */
  readonly crews: readonly BestShown[];
}

/**
 * Two players wanted the same: after `line`, at the game's time `at`, the `action` of `seat` was refused because
 * the seat `first` was quicker. It is not in the record.
 */
export interface ClashShown {
  readonly line: number;
  readonly at: number;
  readonly seat: number;
  readonly first: number;
  readonly action: unknown;
}

/** How much time a player has: unlimited; a bank of seconds and an increment per turn; or days per turn. */
export interface ClockProfile {
  readonly kind: "days" | "live" | "none";
  /** Seconds: of the whole game if `live`, of each turn if `days`. */
  readonly bank: number;
  readonly increment: number;
}

/** What the box can be set up as, by the rules of the digital game: the page that asks holds none. */
export interface CompanionBox {
  readonly tables: readonly CompanionTable[];
  readonly adventures: readonly string[];
  readonly lengths: readonly number[];
  readonly usual_length: number;
  /** By the length of the strips: the squares of each strip that bear characters, from the top strip down. */
  readonly squares: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** How many markers a player has. */
  readonly markers: number;
  /** How many cards can lie under a seal. */
  readonly sealed: number;
  /** How much gold of quests can be entered. */
  readonly gold: number;
  readonly pieces: readonly CompanionPiece[];
  /** The adventure with the vessel. */
  readonly vessel: string;
  /** The adventure whose last ace counts. */
  readonly aces: string;
}

/** The count of a table of cardboard. */
export interface CompanionCount {
  readonly seats: readonly CompanionGold[];
  /** Whether most gold was not enough: then more markers in stock win, or the victory is shared (V5). */
  readonly tied: boolean;
}

/** A set-up by chance: the adventures from the top strip down, and who begins. */
export interface CompanionDeal {
  readonly players: number;
  readonly strips: readonly string[];
  readonly first: number;
}

/** A player's count. */
export interface CompanionGold {
  readonly seat: number;
  readonly gold: number;
  readonly stock: number;
  readonly won: boolean;
  readonly lines: readonly CompanionLine[];
}

/** One line of a player's count: the rule that pays, and what exactly pays it. */
export interface CompanionLine {
  /** V2 for groups, V3 for the seal, QA to QF for our quests, V4 for gold of other quests. */
  readonly source: string;
  readonly gold: number;
  readonly number: number;
  readonly each: number;
  readonly largest: boolean;
  readonly squares: readonly string[];
}

/** A piece of our printed quests that players hold: of which adventure, and how many one may have. */
export interface CompanionPiece {
  /** `ingots`, `leopards` or `carriages`. */
  readonly what: string;
  readonly adventure: string;
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
  readonly seats: readonly CompanionPlayer[];
  readonly length: number;
  /** Our printed quests are in play: the vessel, the aces, tiles and the great gold are counted here. */
  readonly printed: boolean;
  readonly vessel: string | null;
  /** Who holds the tile of the aces. */
  readonly aces: number | null;
  readonly partners: boolean;
}

/** What a number of players brings to the table: how many strips, and whether they may play in pairs. */
export interface CompanionTable {
  readonly players: number;
  readonly strips: number;
  readonly partners: boolean;
}

/** The review of a finished game. */
export interface CortoReview {
  readonly version: number;
  /** By seat: equal chances, before a card is dealt. */
  readonly start: readonly number[];
  /** By seat: what the set-up added, as luck. */
  readonly deal: readonly number[];
  readonly turns: readonly ReviewedTurn[];
  /** The turns that cost most, the worst first. */
  readonly moments: readonly DecidingMoment[];
  readonly seats: readonly SeatReview[];
  /** By seat: what giving up changed, a choice of its own; empty where nobody did. */
  readonly end: readonly number[];
  /** How many play against each other; partners are one. The first seats are one of each side. */
  readonly sides: number;
  /** The player who gave up, if one did. */
  readonly resigned?: number | null;
}

/**
 * What my last games of Corto add up to, from their records. `gold` is the sum of all, `best` the most of one;
 * `last` has each of the games, the last first; `hints` is how many hints were taken in all of them. `resigned` games
 * of three or four, which a bot played to their end, are lost and add no gold.
 */
export interface CortoStatistics {
  readonly games: number;
  readonly won: number;
  readonly best: number;
  readonly gold: number;
  readonly sources: readonly SourceCount[];
  readonly adventures: readonly AdventureCount[];
  readonly opponents: readonly OpponentCount[];
  readonly last: readonly CountedGame[];
  readonly hints: number;
  readonly resigned: number;
}

/** One of the counted games: my gold, and the most that an opponent had. */
export interface CountedGame {
  readonly id: string;
  readonly ended: number;
  readonly gold: number;
  readonly rival: number;
  readonly won: boolean;
}

/**
 * The board of honour of a day and one of its `seas`. The `seed` is the same on every server, and no secret:
 * results are on honour.
 */
export interface DailyBoard {
  readonly game: string;
  readonly day: string;
  readonly today: string;
  readonly sea: string;
  readonly seas: readonly string[];
  readonly seed: string;
  readonly voyages: readonly DailyVoyage[];
}

/**
 * A voyage on the board of honour. Equal points share a rank. `names` has one for each person of the crew, empty
 * for people who have not signed; `took` is in milliseconds of the game's time.
 */
export interface DailyVoyage {
  readonly rank: number;
  readonly points: number;
  readonly stars: number;
  readonly level: string;
  readonly players: number;
  readonly timers: number;
  readonly bots: number;
  readonly took: number;
  readonly pauses: number;
  readonly calm: string;
  readonly speed: number;
  readonly steps: boolean;
  readonly names: readonly string[];
}

/** The bot of a daily deal: its name and version, and how many positions it looks at per decision. */
export interface DealOpponent {
  readonly bot: string;
  readonly version: number;
  readonly positions: number;
}

/**
 * What came of a daily deal, on honour. `gold` is the player's and the bot's; `leads` is by how much the player was
 * ahead after each of their turns; `left` is whether they left or resigned it, so that it makes no row of days.
 */
export interface DealResult {
  readonly won: boolean;
  readonly gold: readonly number[];
  readonly leads: readonly number[];
  readonly left: boolean;
}

/**
 * The deal of a day: the adventures from the top strip down, whether the player begins, and the player's one try:
 * `table` is where it is played, empty if it has not begun; `result` is there when it is over.
 */
export interface DealShown {
  readonly edition: string;
  readonly strips: readonly string[];
  readonly begins: boolean;
  readonly opponent: DealOpponent;
  readonly table: string;
  readonly game: string;
  readonly result: DealResult | null;
}

/** A turn whose choice cost its player much. */
export interface DecidingMoment {
  /** Its place in `turns`, from 0. */
  readonly turn: number;
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

/** A day of a player's diary; the deal or the puzzle is missing where it was not played. */
export interface DiaryDay {
  readonly day: string;
  readonly deal: DealResult | null;
  readonly puzzle: PuzzleProgress | null;
}

/** The request is done and stored. */
export interface Done {
  readonly kind: "Done";
  readonly token: string;
}

/**
 * A question about something new, in a small situation, with its answer. It explains and tests nobody: nothing
 * depends on what a player answers, and the rules say the same. So the answer travels with it.
 */
export interface Drill {
  readonly thing: string;
  readonly question: string;
  /** Where the card lies while the Ellen heads north; empty if that does not matter. */
  readonly sector: string;
  readonly choices: readonly string[];
  /** The place of the right choice. */
  readonly right: number;
  readonly why: string;
}

/** The seats and the log book of this device, and what the device itself keeps, to go into the file as it is. */
export interface ExportAsked {
  readonly seats: readonly OwnSeat[];
  readonly logbook: string | null;
  readonly device: Readonly<Record<string, string>> | null;
}

/** The server failed, and nothing of the request was done. Send it again with the same token. */
export interface Failed {
  readonly kind: "Failed";
  readonly token: string;
  readonly reason: string;
}

/** A failed request: the HTTP status, and the reason as a sentence. */
export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** A message about a chapter's file: its line (0: none), its field (empty: none), and the sentence. */
export interface FaultShown {
  readonly line: number;
  readonly path: string;
  readonly text: string;
}

/** The person is forgotten at this table. */
export interface Forgotten {
  readonly status: "forgotten";
}

/**
 * A game besides its lines. `mine` are the seats of the client that asks, `lines` is the number of visible lines,
 * `forked` the last line that was played in an earlier game, if this one continues it. `clashes` are
 * those among these lines, without the earlier game; null if they were not counted. `names` tell how
 * the arguments of sentences are said, as in a Welcome.
 */
export interface GameAbout {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly started: number;
  readonly ended: number | null;
  readonly seats: readonly SeatNamed[];
  readonly mine: readonly number[];
  readonly lines: number;
  readonly forked: number | null;
  readonly outcome: unknown | null;
  readonly clashes: readonly ClashShown[] | null;
  readonly names: Readonly<Record<string, string>>;
}

/** A game; its record is at /api/games/ID. */
export interface GameShown {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly started: number;
  readonly ended: number | null;
}

/** The finished games of one game: how many, by number of players, and how often each seat won. */
export interface GameStatistics {
  readonly game: string;
  readonly games: number;
  readonly players: Readonly<Record<string, number>>;
  readonly winners: Readonly<Record<string, number>>;
  /** The average duration. */
  readonly minutes: number;
}

/** The texts of a game in one language, as Fluent sources, for a client that does not have them. */
export interface GameTexts {
  readonly sources: readonly string[];
}

/**
 * A game as one seat saw it: an Update, as in a Step, for each line from `first` on. `lines` is the number of all
 * visible lines. In the form of views, `view` is the view after the first of them, to be patched by the
 * others.
 */
export interface GameViews {
  readonly id: string;
  readonly seat: number;
  readonly first: number;
  readonly lines: number;
  readonly updates: readonly unknown[];
  readonly view: unknown | null;
}

/** Games, the last started first. */
export interface GamesShown {
  readonly games: readonly GameShown[];
}

/** Let the clock run again. */
export interface GoOn {
  readonly kind: "GoOn";
  readonly token: string;
  readonly game?: string;
}

/** One thing that a stage of the goal asks for, and how often. */
export interface GoalStep {
  readonly verb: "clear" | "point" | "sink" | "take";
  /** Of what: of any ship, of any Passage, or of the cards or tokens named. */
  readonly group: "card" | "passage" | "ship" | "token";
  /** These cards or this token, by their rules' ids; none for a group as a whole. */
  readonly things: readonly string[];
  readonly times: number;
}

/** The table has forgotten its running game, which goes on elsewhere. */
export interface Gone {
  readonly code: string;
}

/**
 * The last message on this connection, and why. `again`: the client may reconnect, nothing is lost. `text` and
 * `facts` make the sentence in any language; `sentence` is that in the language of the connection. `detail` is for the
 * author of the client: what exactly was wrong with its message.
 */
export interface Goodbye {
  readonly kind: "Goodbye";
  readonly reason: "crowded" | "damaged" | "flooding" | "nonsense" | "not-welcome" | "protocol" | "removed" | "slow" | "stopping" | "wrong-codes";
  readonly again: boolean;
  readonly sentence: string;
  readonly detail: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/**
 * Offer this seat of the running game to another person, whose link ends with this key; without a key, to no one
 * any more. The seat stays as it is until that person takes it, by Sit.
 */
export interface HandOver {
  readonly kind: "HandOver";
  readonly token: string;
  readonly seat: number;
  readonly key?: string | null;
  readonly game?: string;
}

/** The answer to a health check: the server is up. */
export interface Health {
  readonly status: "ok";
}

/** The first message of a connection: who the client is and what it has. Without a key the client watches. */
export interface Hello {
  readonly kind: "Hello";
  readonly key?: string | null;
  /** The number of the last message that the client has; 0 for none. */
  readonly have?: number;
  readonly language?: "en" | "fr";
  /** How the game is sent: as compact observations for programs, or as described views for clients that draw. */
  readonly form?: "observation" | "view";
  readonly protocol?: number;
  /** The secret of the client's log book, in a game with a campaign. An account's log book comes first. */
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
}

/** An imported game: its id on this server. */
export interface Imported {
  readonly id: string;
}

/** The host reserves a seat for a guest. The guest's link ends with this key. */
export interface Invite {
  readonly kind: "Invite";
  readonly token: string;
  readonly seat: number;
  readonly key: string;
}

/** Give up all seats of this person. */
export interface Leave {
  readonly kind: "Leave";
  readonly token: string;
}

/** How often a level of the computer found a puzzle's solution, and how often it was asked. */
export interface LevelFinds {
  readonly level: string;
  readonly found: number;
  readonly asked: number;
}

/** A line of the log. */
export interface LineShown {
  readonly line: number;
  readonly at: number;
  readonly by: number;
  readonly undo_to: number | null;
  readonly events: readonly unknown[];
}

/** The log, as one seat of the client may know it: the answer to Log, and what the client missed. */
export interface Lines {
  readonly kind: "Lines";
  readonly token: string;
  readonly game: string;
  readonly seat: number;
  readonly lines: readonly LineShown[];
}

/** Ask for the log from this line on, as this client may know it. */
export interface Log {
  readonly kind: "Log";
  readonly token: string;
  readonly since?: number;
}

/**
 * A campaign. `words` are the Fluent texts of open chapters: new ones, and some that replace texts that
 * a client has from the start.
 */
export interface LogBook {
  readonly game: string;
  /** The number of open chapters, counted from the first. */
  readonly opened: number;
  readonly chapters: readonly ChapterShown[];
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
  readonly seat: number;
  readonly since: number;
}

/** Let a bot act for this seat. With an empty name, the player takes their own seat back. */
export interface Mate {
  readonly kind: "Mate";
  readonly token: string;
  readonly seat: number;
  readonly bot: string;
  readonly game?: string;
}

/** My finished games, the last first. */
export interface Mine {
  readonly games: readonly MyGame[];
}

/** The seats whose games are mine. Those of an account need none. */
export interface MineAsked {
  readonly seats: readonly OwnSeat[];
}

/** Hide the chat messages of a person from this client, or show them again. */
export interface Mute {
  readonly kind: "Mute";
  readonly token: string;
  readonly person: number;
  readonly muted?: boolean;
}

/**
 * A finished game of mine: who sat there by seat, which seats were mine, what each seat had at the end and who won.
 * `day` is the day of a daily deal or voyage, else empty; `hints` is how many hints I took. `left` is how I gave my
 * seats up before the end: `resigned` to a bot, which counts as lost, or `handed-over` to a person; it is `given-up`
 * where all agreed to end the game without a winner; else empty.
 * `helped` is whether a bot played for me for a while.
 */
export interface MyGame {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly ended: number;
  readonly mine: readonly number[];
  readonly won: boolean;
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly seats: readonly SeatNamed[];
  readonly day: string;
  readonly hints: number;
  readonly left: string;
  readonly helped: boolean;
}

/** How well a player solves rated puzzles: how many they tried, and how many were right with the first answer. */
export interface MyPuzzleRating {
  readonly rating: number;
  readonly tried: number;
  readonly right: number;
}

/** A new name for the account. */
export interface NewName {
  readonly name: string;
}

/** A request to add a passkey: to the account that is signed in, else to a new account with this name. */
export interface NewPasskey {
  readonly name: string;
}

/** A new password, and the current one, which is empty if the account has none. */
export interface NewPassword {
  readonly password: string;
  readonly current: string;
}

/** A message of the operator or of the server, such as that it stops soon. */
export interface Notice {
  readonly kind: "Notice";
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly sentence: string;
}

/** A line of a finished game from which a new game starts. */
export interface Onward {
  readonly game: string;
  readonly line: number;
}

/** A request to open a table. Its sender is the host and sits on the first seat; the key is the client's own. */
export interface OpenTable {
  readonly game: string;
  readonly name: string;
  readonly key: string;
  readonly settings: Settings;
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

/** Games against a bot by its name, or against people if `bot` is empty. */
export interface OpponentCount {
  readonly bot: string;
  readonly games: number;
  readonly won: number;
}

/**
 * An option that a host may set: its default and its choices. Without choices the game checks the value. If only
 * crews of some sizes may set it, `players` has these sizes; else it is empty.
 */
export interface OptionShown {
  readonly name: string;
  readonly title: Title;
  readonly default: string | number;
  readonly choices: readonly (string | number)[];
  readonly players: readonly number[];
}

/** A bonus goal. */
export interface OptionalGoal {
  readonly title: string;
  readonly text: string;
}

/**
 * Give a bot of a crew a standing order, one of the table's `orders`; an empty one takes it back. Anybody who plays
 * may.
 */
export interface Order {
  readonly kind: "Order";
  readonly token: string;
  readonly seat: number;
  readonly order?: string;
  readonly game?: string;
}

/** Player-made content that a table plays: what it is called, and who brought it. Either may be empty. */
export interface OwnContent {
  readonly kind: "chapter" | "values";
  readonly name: string;
  readonly by: string;
  /** The beginning of the SHA-256 of its text: with another mark it is another text. */
  readonly mark: string;
}

/** A finished game of the account; its record is at /api/games/ID. */
export interface OwnGame {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly ended: number;
  readonly won: boolean;
  readonly score: number | null;
}

/** A table, and the key of a seat there. */
export interface OwnSeat {
  readonly table: string;
  readonly key: string;
}

/** Statistics of the account's games of one game. */
export interface OwnStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
}

/** A table where the account has a seat, and the path of its link. */
export interface OwnTable {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly link: string;
  readonly touched: number;
}

/** The device's answer to the options: the credential's toJSON(). The label tells passkeys apart. */
export interface PasskeyAnswer {
  readonly ticket: string;
  readonly credential: unknown;
  readonly label: string;
}

/** The options for the browser, for parseCreationOptionsFromJSON or parseRequestOptionsFromJSON. */
export interface PasskeyOptions {
  readonly ticket: string;
  readonly options: unknown;
}

/** A passkey of the account. */
export interface PasskeyShown {
  readonly id: string;
  readonly label: string;
  readonly made: number;
}

/** Pause the clock of a turn-based game. */
export interface Pause {
  readonly kind: "Pause";
  readonly token: string;
  readonly game?: string;
}

/** A person at the table, and whether they have an open connection. */
export interface PersonShown {
  readonly person: number;
  readonly name: string;
  readonly here: boolean;
}

/** What a player has of our printed quests: tiles, and the gold printed on their carriages. */
export interface PiecesHeld {
  readonly ingots: number;
  readonly crows: number;
  readonly leopards: number;
  /** The number on each carriage. */
  readonly carriages: readonly number[];
}

/** Point at a square, a card or a space, by the name that the game's client gives it. */
export interface Point {
  readonly kind: "Point";
  readonly seat: number;
  readonly place: string;
}

/** A player points at something. It is not stored. */
export interface Pointed {
  readonly kind: "Pointed";
  readonly seat: number;
  readonly place: string;
}

/** Who is connected, whose connection is lost, and which seats may get a substitute. */
export interface Presence {
  readonly kind: "Presence";
  readonly here: readonly number[];
  readonly watchers: number;
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
  readonly token: string;
  readonly seat: number;
  readonly action: unknown;
}

/** The answer to Preview: the known consequences, as the game's schema describes them. */
export interface Previewed {
  readonly kind: "Previewed";
  readonly token: string;
  readonly consequences: unknown;
}

/** What a player proposes to the others. */
export interface ProposalShown {
  readonly what: "end" | "take-back";
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
  readonly token: string;
  readonly seat: number;
  readonly what: "end" | "take-back";
  readonly game?: string;
}

/** The key that a browser subscribes with: `applicationServerKey`, in URL-safe Base64. */
export interface PushKey {
  readonly key: string;
}

/**
 * The content of a push message, shown by the page's service worker. A newer one with the same `tag` replaces an
 * older one; `link` is where a click leads.
 */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly language: string;
}

/**
 * What a player has found of the puzzle of a day: the gold reached, the most there is, how often they checked, and
 * whether they looked at the solution first.
 */
export interface PuzzleProgress {
  readonly gold: number;
  readonly best: number;
  readonly checks: number;
  readonly peeked: boolean;
  readonly solved: boolean;
}

/**
 * The puzzle of a day: the gold before the turn, how many cards its solution takes, and the line of its game after
 * which the turn begins. Its best result is told by a check.
 */
export interface PuzzleShown {
  readonly day: string;
  readonly today: string;
  readonly edition: string;
  readonly gold: number;
  readonly cards: number;
  readonly line: number;
  readonly progress: PuzzleProgress | null;
}

/** One way to the most gold: the actions from the line on after which the turn begins. */
export interface PuzzleSolution {
  readonly line: number;
  readonly best: number;
  readonly actions: readonly (Readonly<Record<string, string | number>>)[];
  readonly progress: PuzzleProgress | null;
  readonly rated: RatedAnswer | null;
}

/**
 * What a turn is worth: the gold that the player would have, and the most that there is; and more if the puzzle is
 * rated.
 */
export interface PuzzleVerdict {
  readonly gold: number;
  readonly best: number;
  readonly solved: boolean;
  readonly progress: PuzzleProgress | null;
  readonly rated: RatedAnswer | null;
}

/**
 * What an answer to a rated puzzle comes to: the player's rating after it, by how much it moved, and who else has
 * found the solution.
 */
export interface RatedAnswer {
  readonly mine: MyPuzzleRating;
  readonly change: number;
  readonly finds: readonly LevelFinds[];
}

/**
 * A rated puzzle: how far ahead of the best rival the player is before the turn (`lead`), how many cards its
 * solution takes, and the line of its game after which the turn begins. In its progress, its verdict and its solution
 * gold is how far ahead one is.
 */
export interface RatedPuzzleShown {
  readonly number: number;
  readonly puzzles: number;
  readonly players: number;
  readonly lead: number;
  readonly cards: number;
  readonly line: number;
  readonly rating: number;
  readonly difficulty: "easy" | "hard" | "middling";
  readonly mine: MyPuzzleRating;
  readonly progress: PuzzleProgress | null;
}

/** A refusal: the rule, the text's id with its details, and the same as a sentence in the client's language. */
export interface Refused {
  readonly kind: "Refused";
  readonly token: string;
  readonly rule: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly sentence: string;
  /** Whether it was refused only because the game is paused for a moment: send it again when time runs. */
  readonly early: boolean;
  /** What stands in the way, by the names of the game's views, where the game says so: to be lit on the board. */
  readonly blocks: readonly string[];
}

/** A refusal, as over a table's connection. */
export interface RefusedRequest {
  readonly rule: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly sentence: string;
}

/** Remind this person of their turn while they are away, by e-mail or by push. Without a target: stop reminding. */
export interface Remind {
  readonly kind: "Remind";
  readonly token: string;
  readonly way: "mail" | "push";
  readonly target?: string | Subscription | null;
}

/** The host frees a seat. A person removed from it cannot come back. */
export interface Remove {
  readonly kind: "Remove";
  readonly token: string;
  readonly seat: number;
}

/** Change this person's name. */
export interface Rename {
  readonly kind: "Rename";
  readonly token: string;
  readonly name: string;
}

/** Report a person to the operator. The last chat messages of the table are sent along. */
export interface Report {
  readonly kind: "Report";
  readonly token: string;
  readonly person: number;
  readonly words?: string;
}

/** Give up the game of this seat. With two players the other one wins; with more, a bot plays on for this seat. */
export interface Resign {
  readonly kind: "Resign";
  readonly token: string;
  readonly seat: number;
  readonly game?: string;
}

/**
 * The review of a finished game. `state` says whether it was asked for, is being made, is here, or could not be
 * made; `percent` is how much of it is done.
 */
export interface ReviewShown {
  readonly state: "failed" | "none" | "ready" | "working";
  readonly percent: number;
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

/** A round: its length, the cards that are dealt, and the number of events in it. */
export interface RoundSetUp {
  readonly seconds: number;
  readonly cards: readonly CardCount[];
  readonly events: number;
}

/** A chat message of a person. */
export interface Said {
  readonly kind: "Said";
  readonly n: number;
  readonly at: number;
  readonly person: number;
  readonly phrase: string;
  readonly words: string;
}

/** A chat message: a ready phrase by its id, or free words where they are allowed. */
export interface Say {
  readonly kind: "Say";
  readonly token: string;
  readonly phrase?: string;
  readonly words?: string;
}

/** The player of a seat: a name, or a bot. Both are empty for a person who was forgotten or never known. */
export interface SeatNamed {
  readonly name: string;
  readonly bot: string | null;
}

/** How one seat came from its first chance to its last: start + choice + others + luck = end. */
export interface SeatReview {
  /** From 0 to 100: how near its turns came to the best ones found. */
  readonly accuracy: number;
  readonly start: number;
  /** What its own choices cost. */
  readonly choice: number;
  /** What the choices of the others gave it. */
  readonly others: number;
  readonly luck: number;
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
  readonly players: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly clock: ClockProfile;
  readonly listing: "closed" | "public" | "unlisted";
  readonly watching: "delayed" | "none" | "public";
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

/**
 * The ship at the start of the chapter. The heading is a sector and the corks are in spaces, as the game's view
 * names them; timers are numbers, `parts` has ids of rules.
 */
export interface ShipSetUp {
  readonly heading: string;
  readonly sails: number;
  readonly lives: number;
  readonly corks: readonly string[];
  readonly cursed: readonly number[];
  readonly parts: readonly string[];
}

/**
 * Make this device the screen of the table, for all in the room, or no longer. A screen gives its seats up, holds
 * none, and sees what watchers see.
 */
export interface Show {
  readonly kind: "Show";
  readonly token: string;
  readonly screen?: boolean;
}

/** Show this person's name beside the voyages of this table on boards of honour, or no longer. */
export interface Sign {
  readonly kind: "Sign";
  readonly token: string;
  readonly named?: boolean;
}

/** Take this seat, or any free one. A client that has a seat gets one more: several players share its device. */
export interface Sit {
  readonly kind: "Sit";
  readonly token: string;
  readonly name?: string;
  readonly seat?: number | null;
}

/** The game as one seat of the client sees it now. It replaces everything sent before. */
export interface Snapshot {
  readonly kind: "Snapshot";
  readonly n: number;
  readonly game: string;
  readonly seat: number;
  readonly line: number;
  readonly at: number;
  readonly undo: number | null;
  readonly reset: number | null;
  readonly final: readonly number[];
  readonly waiting_on: readonly number[];
  readonly outcome: unknown | null;
  readonly view: unknown;
}

/** Gold of one source, in all counted games: groups, seal, vessel, aces, ingots, leopards, train, great gold. */
export interface SourceCount {
  readonly source: string;
  readonly gold: number;
}

/** Statistics of the last games. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
}

/** One line of the game, as one seat of the client may know it, and what this seat can undo now. */
export interface Step {
  readonly kind: "Step";
  readonly n: number;
  readonly game: string;
  readonly seat: number;
  /** The nearest line that this seat could return to. */
  readonly undo: number | null;
  /** The earliest line that this seat could return to. */
  readonly reset: number | null;
  /** The indices in `update.legal` of actions that could not be undone. */
  readonly final: readonly number[];
  readonly update: unknown;
}

/** What a crew is told before a voyage. Free play has no title and no story. `new` has ids of rules. */
export interface Story {
  readonly title: string;
  readonly story: string;
  readonly news: string;
  readonly new: readonly string[];
  readonly goal: string;
  readonly stages: readonly (readonly GoalStep[])[];
  /** Whether every round has this goal, and not the chapter. */
  readonly each_round: boolean;
  readonly optional: OptionalGoal | null;
  readonly timers: number;
  readonly ship: ShipSetUp;
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
  readonly endpoint: string;
  readonly keys: SubscriptionKeys;
}

/** The keys of a browser's PushSubscription. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * In a practice game: ask what the best computer player would do for this seat now. The answer comes when it is
 * found, as Suggested, unless the game has gone on.
 */
export interface Suggest {
  readonly kind: "Suggest";
  readonly token: string;
  readonly seat: number;
  readonly game?: string;
}

/**
 * A hint that this client's person has asked for: what the best computer player would do at this seat after this
 * line, and why.
 */
export interface Suggested {
  readonly kind: "Suggested";
  readonly game: string;
  readonly seat: number;
  readonly line: number;
  /** Null if none was found: then it does not count. */
  readonly hint: Hint | null;
  /** How many hints are left in this game. */
  readonly left: number;
}

/** The host exchanges two seats; in a crew that sails, a player exchanges their own with that of a bot. */
export interface Swap {
  readonly kind: "Swap";
  readonly token: string;
  readonly seat: number;
  readonly other: number;
  readonly game?: string;
}

/** The table has changed: seats, settings, people or phase. */
export interface Table {
  readonly kind: "Table";
  readonly n: number;
  readonly table: TableShown;
}

/** Public tables, the last changed first. */
export interface TableList {
  readonly tables: readonly TableListed[];
}

/** A public table in the list. */
export interface TableListed {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly players: number;
  readonly free: number;
  readonly made: number;
}

/** A new table: its code, and the path of its link. */
export interface TableOpened {
  readonly code: string;
  readonly link: string;
}

/** The table as every client sees it. */
export interface TableShown {
  readonly code: string;
  readonly game: string;
  readonly phase: "open" | "over" | "playing";
  /** The id of the current or last game; empty before the first. */
  readonly playing: string;
  readonly settings: Settings;
  readonly host: number;
  readonly chairs: readonly ChairShown[];
  readonly people: readonly PersonShown[];
  /** The bots that a seat can be given to, from the easiest to the best. */
  readonly bots: readonly string[];
  /** The same with a personality each, LEVEL-PERSONALITY, each as strong as its level. */
  readonly personalities: readonly string[];
  /** Further bots that the operator has added; they are no levels. */
  readonly added_bots: readonly string[];
  /** The level after the best of the bots that sit here; empty where none comes after it, in a crew, and in a lesson, a puzzle or the deal of a day. */
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
}

/**
 * Sent every two or three seconds; the Tock returns `sent`. The server takes a client that stops for lost. `heard`
 * is the `now` of the last Tock, `held` how long ago it arrived: the server computes the connection's lag.
 */
export interface Tick {
  readonly kind: "Tick";
  readonly sent: number;
  readonly heard?: number;
  readonly held?: number;
}

/** The game's time: it was `at` when the server's clock showed `now`. It runs at `speed` hundredths or is paused. */
export interface Time {
  readonly kind: "Time";
  readonly game: string;
  readonly now: number;
  readonly at: number;
  readonly runs: boolean;
  readonly speed: number;
  /** Why the time is paused. */
  readonly why: "" | "countdown" | "game" | "lesson" | "lost" | "over" | "paused" | "steps";
  /** When the time will run again, by the server's clock, if known. */
  readonly resumes: number | null;
  readonly banks: readonly Bank[];
  /** In step mode: the seats that wait and for which nothing has happened since. */
  readonly waits: readonly number[];
  /** Before a round: the seats that are ready for its start. It starts when all people are, after a countdown. */
  readonly ready: readonly number[];
  /** From when on, by the server's clock, those who are ready may start without the others, by starting again. */
  readonly hurries: number | null;
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
  readonly en: string;
  readonly fr: string;
}

/** The answer to Tick, with the server's clock. */
export interface Tock {
  readonly kind: "Tock";
  readonly sent: number;
  readonly now: number;
}

/**
 * The games of today, as one player sees them. `ends` is when the next day begins, in milliseconds since 1970;
 * `now` is the server's time. `streak` counts days in a row with a deal played to its end, `longest` is the best of
 * these.
 */
export interface Today {
  readonly day: string;
  readonly now: number;
  readonly ends: number;
  readonly deal: DealShown;
  readonly puzzle: PuzzleProgress | null;
  readonly streak: number;
  readonly longest: number;
  readonly played: number;
  readonly won: number;
  readonly days: readonly DiaryDay[];
}

/**
 * The results of simulated crews so far: `done` voyages of `runs`. The chance to win lies between `low` and `high`
 * with 95 % certainty; `seconds` is the median of the won voyages. The `verdict` is empty while there are too few
 * voyages for one.
 */
export interface Tried {
  readonly done: number;
  readonly runs: number;
  readonly won: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly seconds: number | null;
  readonly stars: number;
  readonly lives_lost: number;
  readonly verdict: "" | "fair" | "too-easy" | "too-hard";
}

/**
 * The address to invite others with. `only_here`: it is a loopback address, so other computers cannot reach it.
 * `lan` has every address by which this server can be reached on its network.
 */
export interface UrlsShown {
  readonly url: string;
  readonly only_here: boolean;
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
  /** The chance if each of these timers had been placed six seconds earlier; null where none lay. */
  readonly earlier?: number | null;
  /** Where the planner places the timer; null where it does something else. */
  readonly better?: "cannonballs" | "chaser" | "helm" | "lantern" | "left-1" | "left-2" | "lookout" | "repairs" | "right-1" | "right-2" | "sails-1" | "sails-2" | "N1" | "N2" | "N3" | "NE1" | "NE2" | "NE3" | "NW1" | "NW2" | "NW3" | "S1" | "S2" | "S3" | "SE1" | "SE2" | "SE3" | "SW1" | "SW2" | "SW3" | null;
  /** The same in words. */
  readonly say?: readonly Sentence[];
}

/** The review of a finished voyage. */
export interface VoyageReview {
  readonly version: number;
  /** How often each chance was sailed. */
  readonly voyages: number;
  /** What cost most, the worst first; none where nothing that one player did or left undone cost the crew much. */
  readonly moments: readonly VoyageMoment[];
}

/**
 * The review of a finished voyage. `state` says whether it was asked for, is being made, is here, or could not be
 * made; `percent` is how much of it is done.
 */
export interface VoyageReviewShown {
  readonly state: "failed" | "none" | "ready" | "working";
  readonly percent: number;
  readonly review: VoyageReview | null;
}

/**
 * What every client at a table may know of its chapter. `after` is the end of the story, once the game
 * is over; `words` as in a log book, for this chapter and all before it.
 */
export interface VoyageStory {
  readonly chapter: string;
  readonly story: Story;
  readonly after: string;
  readonly words: string;
  /** What the picture of that end shows, in words. */
  readonly picture: string;
}

/** In step mode: this seat waits until something happens. */
export interface Wait {
  readonly kind: "Wait";
  readonly token: string;
  readonly seat: number;
  readonly game?: string;
}

/** What a watcher may know of a game. */
export interface WatchedLines {
  readonly id: string;
  readonly lines: readonly LineShown[];
}

/** The answer to Hello: the client's person and seats, and the table. The missing messages of the game follow. */
export interface Welcome {
  readonly kind: "Welcome";
  readonly n: number;
  readonly protocol: number;
  readonly person: number | null;
  readonly seats: readonly number[];
  readonly now: number;
  readonly table: TableShown;
  /** How the arguments of sentences are said, by name; see `Name.say` in view.py. */
  readonly names: Readonly<Record<string, string>>;
  /** After how long the server takes a client for lost. */
  readonly timing: Timing;
}

/** The account that is signed in, if any, and whether browsers make passkeys for this address. */
export interface WhoAmI {
  readonly account: AccountShown | null;
  readonly passkeys: boolean;
}

/**
 * Ask whether this seat could do an action, and if not, why. Nothing changes. A client may name what its player
 * touched instead of an action: the game finds the action that is meant.
 */
export interface Why {
  readonly kind: "Why";
  readonly token: string;
  readonly seat: number;
  readonly action?: unknown;
  readonly touch?: Readonly<Record<string, string>> | null;
}

/** A name and a password: to make an account, or to sign in to it. */
export interface WithPassword {
  readonly name: string;
  readonly password: string;
}

/** The client's person and seats have changed: it sat down, or the host moved it. */
export interface You {
  readonly kind: "You";
  readonly person: number | null;
  readonly seats: readonly number[];
}

export type Incoming = Hello | Sit | Leave | Show | Rename | Appoint | Arrange | Swap | Invite | Remove | AddBot | Order | Begin | Act | Why | Preview | Advise | Suggest | Wait | Pause | GoOn | Mate | HandOver | Resign | Propose | Answer | Say | Mute | Report | Log | Remind | Sign | Point | Tick;

export type Outgoing = Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Previewed | Advised | Suggested | Failed | Said | Pointed | Announced | Presence | Time | Tock | Notice | Goodbye;
