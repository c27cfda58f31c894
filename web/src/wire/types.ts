// Written by `python3 tools/write_generated.py` from the server's messages. Do not edit.

/** Which Saltsea this is. `contact` is how to reach whoever runs this server; empty when they did not say. */
export interface About {
  readonly version: string;
  readonly engine: "compiled" | "plain";
  readonly contact: string;
}

/** Everything that is kept about me. */
export interface AccountShown {
  readonly name: string;
  readonly made: number;
  readonly password: boolean;
  readonly passkeys: readonly PasskeyShown[];
  /** How many are signed in. */
  readonly devices: number;
  readonly tables: readonly OwnTable[];
  readonly games: readonly OwnGame[];
  readonly statistics: readonly OwnStatistics[];
  /** By game, as `saltsea play --campaign FILE` keeps it. */
  readonly campaigns: Readonly<Record<string, unknown>>;
  readonly blocked: readonly BlockShown[];
}

/**
 * Do this in the game. `lag` is how many milliseconds ago it was pressed, as far as the client knows: after a lost
 * line that is long, and no error. Only a moment of it is credited.
 */
export interface Act {
  readonly kind: "Act";
  readonly token: string;
  readonly seat: number;
  readonly action: unknown;
  readonly lag?: number;
}

/** The host gives a seat to a computer player, or another level to the one who has it, also during the game. */
export interface AddBot {
  readonly kind: "AddBot";
  readonly token: string;
  readonly seat: number;
  readonly bot: string;
}

/** The host changes the settings. */
export interface Arrange {
  readonly kind: "Arrange";
  readonly token: string;
  readonly settings: Settings;
}

/** What a seat's clock showed at the time of the message, and whether it runs. */
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
 * The best result at one level by as many; `tries` and `won` count its voyages. `players` is 0 for a result from
 * before crews were noted.
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

/** Somebody is blocked now, and in a sentence how far that goes. */
export interface Block {
  readonly blocked: BlockShown;
  readonly sentence: string;
}

/** Whom I have blocked, the last first. */
export interface BlockList {
  readonly blocked: readonly BlockShown[];
}

/**
 * Somebody with whom I want nothing to do, by the name that they had when I blocked them; empty if they have been
 * forgotten since. `everywhere`: they have an account. Who has none is known, and blocked, at that `table` alone.
 */
export interface BlockShown {
  readonly id: string;
  readonly name: string;
  readonly everywhere: boolean;
  readonly table: string;
  readonly made: number;
}

/** So many of a card, which goes by its rule's id: `card.rocks`. */
export interface CardCount {
  readonly card: string;
  readonly number: number;
}

/** Every game aboard, in the order to show them. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
}

/**
 * A game that this server can open a table for. `players` is the fewest and the most, `bots` are the computer
 * players from the easiest to the best.
 */
export interface CatalogueEntry {
  readonly name: string;
  readonly title: Title;
  readonly players: readonly [number, number];
  readonly real_time: boolean;
  readonly options: readonly OptionShown[];
  readonly bots: readonly string[];
}

/** A seat as everybody sees it. */
export interface ChairShown {
  /** Whose device plays it. */
  readonly person: number | null;
  /** Who plays there beside that person; nobody else if empty. */
  readonly guest: number | null;
  readonly bot: string | null;
  readonly mate: string | null;
  /** For somebody who has a link to it and has not come yet. */
  readonly kept: boolean;
}

/**
 * A chapter of somebody's own. With `faults` nobody can sail it; `remarks` are what its author may not have meant.
 * `story` is what a crew would be told, if there are no faults.
 */
export interface ChapterChecked {
  readonly name: string;
  readonly faults: readonly FaultShown[];
  readonly remarks: readonly FaultShown[];
  readonly story: Story | null;
}

/**
 * One chapter of the log book. What is locked has a number, and what opens it. `won` and `lost` are how the story
 * ends, once it has ended so; `best` is the best of all, `crews` the best of each level and crew.
 */
export interface ChapterShown {
  readonly number: number;
  readonly state: "locked" | "open" | "won";
  /** The number of the chapter that opens a locked one when it is won; 0 for an open one. */
  readonly opens_after: number;
  /** What the table's option `chapter` calls it. */
  readonly name: string;
  readonly told: Story | null;
  readonly won: string;
  readonly lost: string;
  readonly best: BestShown | null;
  /** By level from the easiest on, then by the size of the crew. */
  readonly crews: readonly BestShown[];
}

/**
 * Two wanted the same: after `line`, at the game's time `at`, `seat` wanted to do `action` and was refused because
 * the seat `first` was there already. Nothing of it is in the record.
 */
export interface ClashShown {
  readonly line: number;
  readonly at: number;
  readonly seat: number;
  readonly first: number;
  readonly action: unknown;
}

/** How much time a player has: none is counted; a bank of seconds and some for each turn; or days for each turn. */
export interface ClockProfile {
  readonly kind: "days" | "live" | "none";
  /** Seconds: of the whole game when live, of each turn when in days. */
  readonly bank: number;
  readonly increment: number;
}

/** The board of honour of a day and one of its `seas`. The `seed` of its voyages is shown when the day is over. */
export interface DailyBoard {
  readonly game: string;
  readonly day: string;
  readonly today: string;
  readonly sea: string;
  readonly seas: readonly string[];
  readonly seed: string | null;
  readonly voyages: readonly DailyVoyage[];
}

/**
 * A voyage on the board of honour. As many points share a rank. `names` has one for each person aboard, empty for
 * those who have not signed; `took` is in milliseconds of the game's time.
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

/** It is done, and kept. */
export interface Done {
  readonly kind: "Done";
  readonly token: string;
}

/** The server could not: nothing of it was done. Try again with the same token. */
export interface Failed {
  readonly kind: "Failed";
  readonly token: string;
  readonly reason: string;
}

/** A request that could not be served: the HTTP status again, and why, in words. */
export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** Something about a chapter's file: in which line (0: in none), in which field (empty: in none), and what. */
export interface FaultShown {
  readonly line: number;
  readonly path: string;
  readonly text: string;
}

/** You are forgotten at this table. */
export interface Forgotten {
  readonly status: "forgotten";
}

/**
 * What there is to know of a game besides its lines. `mine` are the seats of whoever asks, `lines` how many there
 * are to see; `forked` is the last line that was played in another game, if this one goes on from there. `clashes` are
 * those among these lines, without what was played in another game; null where they were not counted. `names` tell how
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

/** A game that was played; its record is at /api/games/ID. */
export interface GameShown {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly started: number;
  readonly ended: number | null;
}

/** Finished games of one kind: how many, by number of players, and how often each seat won. */
export interface GameStatistics {
  readonly game: string;
  readonly games: number;
  readonly players: Readonly<Record<string, number>>;
  readonly winners: Readonly<Record<string, number>>;
  /** How long one took on average. */
  readonly minutes: number;
}

/** The texts of a game in one language, for a client that did not bring them along: sources in Fluent. */
export interface GameTexts {
  readonly sources: readonly string[];
}

/**
 * A game as one seat saw it: for each line from `first` on an Update, as it stands in a Step. `lines` is how many
 * there are to see in all. In the form of views, `view` is the view after the first of them, to be patched by the
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

/** Let it run again. */
export interface GoOn {
  readonly kind: "GoOn";
  readonly token: string;
}

/** One thing that a stage of the goal asks for, and so often. */
export interface GoalStep {
  readonly verb: "clear" | "point" | "sink" | "take";
  /** Of what: of any ship, of any Passage, or of the cards or tokens named. */
  readonly group: "card" | "passage" | "ship" | "token";
  /** These cards or this token, by their rules' ids; none for a group as a whole. */
  readonly things: readonly string[];
  readonly times: number;
}

/**
 * The last message on this line, and why. `again`: come back, nothing is lost. `sentence` is for the person,
 * `detail` for whoever writes the client: what exactly was wrong with its message.
 */
export interface Goodbye {
  readonly kind: "Goodbye";
  readonly reason: "nonsense" | "not-welcome" | "protocol" | "removed" | "slow" | "stopping";
  readonly again: boolean;
  readonly sentence: string;
  readonly detail: string;
}

/** The answer to a watchdog: the server is up and answers. */
export interface Health {
  readonly status: "ok";
}

/** First of all: who I am, what I have, and how to speak to me. Without a key one watches. */
export interface Hello {
  readonly kind: "Hello";
  readonly key?: string | null;
  /** The number of the last message that I have; 0: nothing. */
  readonly have?: number;
  readonly language?: "en" | "fr";
  /** How the game is sent to me: as compact observations for programs, or as described views for clients that draw. */
  readonly form?: "observation" | "view";
  readonly protocol?: number;
  /** The secret of the log book that I sail for, in a game with a campaign; my account's counts before it. */
  readonly logbook?: string | null;
}

/** A game that was brought here: its id on this server. */
export interface Imported {
  readonly id: string;
}

/** The host keeps a seat for whoever knows this secret: it is the end of their link. */
export interface Invite {
  readonly kind: "Invite";
  readonly token: string;
  readonly seat: number;
  readonly key: string;
}

/** Give up all my seats. */
export interface Leave {
  readonly kind: "Leave";
  readonly token: string;
}

/** A line of the log. */
export interface LineShown {
  readonly line: number;
  readonly at: number;
  readonly by: number;
  readonly undo_to: number | null;
  readonly events: readonly unknown[];
}

/** The log, as one of your seats may know it: the answer to Log, and what you have missed. */
export interface Lines {
  readonly kind: "Lines";
  readonly token: string;
  readonly game: string;
  readonly seat: number;
  readonly lines: readonly LineShown[];
}

/** What happened from this line on, as I may know it. */
export interface Log {
  readonly kind: "Log";
  readonly token: string;
  readonly since?: number;
}

/**
 * A campaign. `words` are texts in Fluent that go with what is open: new ones, and some that lie over those that
 * a client has from the start.
 */
export interface LogBook {
  readonly game: string;
  /** How many chapters are, from the first on. */
  readonly opened: number;
  readonly chapters: readonly ChapterShown[];
  readonly words: string;
  /** The number of the chapter to sail next: the first that is not won; the last once all are. */
  readonly next: number;
  /** The seas of the daily voyage that are open, the widest last. */
  readonly seas: readonly string[];
  /** How many are earned, counting the best of each chapter. */
  readonly stars: number;
  /** How many there are to earn. */
  readonly most_stars: number;
  /** Whether every chapter is. */
  readonly is_won: boolean;
}

/** A seat whose person has no open line, and since when. */
export interface Lost {
  readonly seat: number;
  readonly since: number;
}

/** A computer player shall act for this seat; an empty name gives one's own seat back to oneself. */
export interface Mate {
  readonly kind: "Mate";
  readonly token: string;
  readonly seat: number;
  readonly bot: string;
}

/** I want to hear nothing, or something again, of what somebody says. */
export interface Mute {
  readonly kind: "Mute";
  readonly token: string;
  readonly person: number;
  readonly muted?: boolean;
}

/** Call my account otherwise. */
export interface NewName {
  readonly name: string;
}

/** A passkey is wanted: for whoever is signed in, otherwise for a new account with this name. */
export interface NewPasskey {
  readonly name: string;
}

/** Another password, and the one that is good now; that may be empty where there is none yet. */
export interface NewPassword {
  readonly password: string;
  readonly current: string;
}

/** A word of the operator, or of the server itself: it stops soon. */
export interface Notice {
  readonly kind: "Notice";
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly sentence: string;
}

/** A moment of a finished game: the game that begins here goes on from there. */
export interface Onward {
  readonly game: string;
  readonly line: number;
}

/** Open a table; whoever does is its host and sits on the first seat. The key is the client's own secret. */
export interface OpenTable {
  readonly game: string;
  readonly name: string;
  readonly key: string;
  readonly settings: Settings;
  readonly language: "en" | "fr";
  /** Of whoever runs the server, where one needs it to open tables. */
  readonly invitation: string;
  /** A moment of a finished game to go on from: the number of players and the options are that game's, and if that is only for its table, so is the new one. */
  readonly onward: Onward | null;
  /** The secret of a log book: by it a chapter is open. Whoever is signed in needs none. */
  readonly logbook: string | null;
  /** What the file of a chapter of one's own holds: the table sails it, and no other. */
  readonly chapter: string;
}

/**
 * Something that a host may set: what it is unless one says otherwise, and what it can be. Without choices the game
 * itself judges the value. Where only crews of some sizes may set it, `players` are these sizes; else it is empty.
 */
export interface OptionShown {
  readonly name: string;
  readonly title: Title;
  readonly default: string | number;
  readonly choices: readonly (string | number)[];
  readonly players: readonly number[];
}

/** What may be done on the side. */
export interface OptionalGoal {
  readonly title: string;
  readonly text: string;
}

/** A game that I have finished; its record is at /api/games/ID. */
export interface OwnGame {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly ended: number;
  readonly won: boolean;
  readonly score: number | null;
}

/** What my games of one kind add up to. */
export interface OwnStatistics {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
}

/** A table where I have a seat, and the end of its link. */
export interface OwnTable {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly link: string;
  readonly touched: number;
}

/** What the device has made of the options: the credential's own toJSON(). The label is for telling keys apart. */
export interface PasskeyAnswer {
  readonly ticket: string;
  readonly credential: unknown;
  readonly label: string;
}

/** What to hand to the browser, as parseCreationOptionsFromJSON or parseRequestOptionsFromJSON takes it. */
export interface PasskeyOptions {
  readonly ticket: string;
  readonly options: unknown;
}

/** One of my passkeys. */
export interface PasskeyShown {
  readonly id: string;
  readonly label: string;
  readonly made: number;
}

/** Stop the clock of a game by turns. */
export interface Pause {
  readonly kind: "Pause";
  readonly token: string;
}

/** Somebody at the table, and whether a line of theirs is open. */
export interface PersonShown {
  readonly person: number;
  readonly name: string;
  readonly here: boolean;
}

/** Look here: a square, a card, a space, by the name that the game's client gives it. */
export interface Point {
  readonly kind: "Point";
  readonly seat: number;
  readonly place: string;
}

/** Somebody points at something; not kept. */
export interface Pointed {
  readonly kind: "Pointed";
  readonly seat: number;
  readonly place: string;
}

/** Who is here, whose line is lost, and for which seats a first mate may be called. */
export interface Presence {
  readonly kind: "Presence";
  readonly here: readonly number[];
  readonly watchers: number;
  readonly lost: readonly Lost[];
  readonly mates: readonly number[];
}

/** What is known to follow from this legal action? Answered by Previewed, for clients of views. */
export interface Preview {
  readonly kind: "Preview";
  readonly token: string;
  readonly seat: number;
  readonly action: unknown;
}

/** The answer to Preview: what is known to follow, as the game's schema describes it. */
export interface Previewed {
  readonly kind: "Previewed";
  readonly token: string;
  readonly consequences: unknown;
}

/** The key that a browser subscribes with: `applicationServerKey`, as Base64 for addresses. */
export interface PushKey {
  readonly key: string;
}

/**
 * What a pushed message holds, for the page's service worker to show. A newer one with the same `tag` takes the
 * place of an older one; `link` is where a click leads.
 */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
  readonly language: string;
}

/**
 * The address to invite others with. `only_here`: it leads everybody to their own machine, so nobody else can come.
 * `lan` has every address by which this server can be reached on its network.
 */
export interface ReachShown {
  readonly url: string;
  readonly only_here: boolean;
  readonly lan: readonly string[];
}

/** No: the rule, the text's id with its facts, and the same as a sentence in your language. */
export interface Refused {
  readonly kind: "Refused";
  readonly token: string;
  readonly rule: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly sentence: string;
  /** Whether it was refused only because the game stands for a moment: ask again when time runs. */
  readonly early: boolean;
}

/** No, and why: as over a table's line. */
export interface RefusedRequest {
  readonly rule: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly sentence: string;
}

/** While I am away, tell me that it is my turn: by mail to an address, or by push. Without a target: no more. */
export interface Remind {
  readonly kind: "Remind";
  readonly token: string;
  readonly way: "mail" | "push";
  readonly target?: string | Subscription | null;
}

/** The host frees a seat; a person who is sent away does not come back. */
export interface Remove {
  readonly kind: "Remove";
  readonly token: string;
  readonly seat: number;
}

/** Call me otherwise. */
export interface Rename {
  readonly kind: "Rename";
  readonly token: string;
  readonly name: string;
}

/** Tell the operator about somebody; the last words of the table go along. */
export interface Report {
  readonly kind: "Report";
  readonly token: string;
  readonly person: number;
  readonly words?: string;
}

/** A round: how long it is, what is dealt, how many events break into it. */
export interface RoundSetUp {
  readonly seconds: number;
  readonly cards: readonly CardCount[];
  readonly events: number;
}

/** Somebody said something. */
export interface Said {
  readonly kind: "Said";
  readonly n: number;
  readonly at: number;
  readonly person: number;
  readonly phrase: string;
  readonly words: string;
}

/** A ready phrase by its id, or free words where they are allowed. */
export interface Say {
  readonly kind: "Say";
  readonly token: string;
  readonly phrase?: string;
  readonly words?: string;
}

/** Who had a seat: a name, or a computer player. Both are empty for somebody who was forgotten, or never known. */
export interface SeatNamed {
  readonly name: string;
  readonly bot: string | null;
}

/** What a host may set before the game. */
export interface Settings {
  readonly players: number;
  readonly options: Readonly<Record<string, string | number>>;
  readonly clock: ClockProfile;
  readonly listing: "closed" | "public" | "unlisted";
  readonly watching: "delayed" | "none" | "public";
  readonly shown: "public" | "table";
  /** Anybody may pause. */
  readonly friendly: boolean;
  /** For a game in real time, in hundredths of the world's. */
  readonly speed: number;
  /** Time stands until everybody has used what they hold, and then jumps. */
  readonly steps: boolean;
  /** The voyage of the day, with the seed that all crews of the day have. */
  readonly daily: boolean;
}

/**
 * The ship as the chapter finds her. The heading is a sector and the corks are in spaces, as the game's view names
 * them; timers are numbers, `parts` are rules' ids.
 */
export interface ShipSetUp {
  readonly heading: string;
  readonly sails: number;
  readonly lives: number;
  readonly corks: readonly string[];
  readonly cursed: readonly number[];
  readonly parts: readonly string[];
}

/** My name may stand on boards of honour beside the voyages of this table; or no longer. */
export interface Sign {
  readonly kind: "Sign";
  readonly token: string;
  readonly named?: boolean;
}

/** Take a seat, or any that is free. Who sits already takes one more: several seats on one device. */
export interface Sit {
  readonly kind: "Sit";
  readonly token: string;
  readonly name?: string;
  readonly seat?: number | null;
}

/** The game as one of your seats sees it now. What you had of it before is out of date. */
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

/** What the last games add up to. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
}

/** One line of the game, as one of your seats learns of it, and what this seat can take back now. */
export interface Step {
  readonly kind: "Step";
  readonly n: number;
  readonly game: string;
  readonly seat: number;
  /** The nearest line that this seat could return to. */
  readonly undo: number | null;
  /** The earliest one. */
  readonly reset: number | null;
  /** The places in `update.legal` of what could not be taken back any more. */
  readonly final: readonly number[];
  readonly update: unknown;
}

/** Everything that a crew is told before it sails. Free play has no title and no story. `new` are rules' ids. */
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
}

/** Where a browser takes pushed messages: what its PushSubscription gives as JSON. */
export interface Subscription {
  readonly endpoint: string;
  readonly keys: SubscriptionKeys;
}

/** The browser's own, as it writes them. */
export interface SubscriptionKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** The host exchanges two seats. */
export interface Swap {
  readonly kind: "Swap";
  readonly token: string;
  readonly seat: number;
  readonly other: number;
}

/** The table has changed. */
export interface Table {
  readonly kind: "Table";
  readonly n: number;
  readonly table: TableShown;
}

/** Public tables, the last touched first. */
export interface TableList {
  readonly tables: readonly TableListed[];
}

/** A public table, in the list of them. */
export interface TableListed {
  readonly code: string;
  readonly game: string;
  readonly phase: string;
  readonly players: number;
  readonly free: number;
  readonly made: number;
}

/** A new table: its code, and the end of its link. */
export interface TableOpened {
  readonly code: string;
  readonly link: string;
}

/** The table as everybody sees it. */
export interface TableShown {
  readonly code: string;
  readonly game: string;
  readonly phase: "open" | "over" | "playing";
  /** The id of the game that is being played or was played last; empty before the first. */
  readonly playing: string;
  readonly settings: Settings;
  readonly host: number;
  readonly chairs: readonly ChairShown[];
  readonly people: readonly PersonShown[];
  /** The computer players that a seat can be given to, from the easiest to the best. */
  readonly bots: readonly string[];
  /** Where the game that will begin here goes on from; none if it will be dealt anew. Its id is empty for those who do not sit here. */
  readonly onward: Onward | null;
}

/**
 * Are you there? `sent` comes back. Whoever ticks, every two or three seconds, is known to be lost when it stops;
 * `heard` is the `now` of the last Tock and `held` how long ago that came: so the server knows the line's lag.
 */
export interface Tick {
  readonly kind: "Tick";
  readonly sent: number;
  readonly heard?: number;
  readonly held?: number;
}

/** The game's time: it was `at` when the server's clock showed `now`, and runs at `speed` hundredths or stands. */
export interface Time {
  readonly kind: "Time";
  readonly game: string;
  readonly now: number;
  readonly at: number;
  readonly runs: boolean;
  readonly speed: number;
  /** Why it stands. */
  readonly why: "" | "countdown" | "game" | "lost" | "over" | "paused" | "steps";
  /** When it will run again, by the server's clock, if that is known. */
  readonly resumes: number | null;
  readonly banks: readonly Bank[];
  /** In step mode: the seats that have said that they wait, and nothing has happened since. */
  readonly waits: readonly number[];
}

/** When a round in real time stands because a client is missed. All in milliseconds. */
export interface Timing {
  /** So long after its connection broke. */
  readonly broken: number;
  /** So long after its last message. */
  readonly silent: number;
  /** More lag than this is not credited. */
  readonly most_lag: number;
}

/** A name in every language; Saltsea has no text in only one of them. */
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
 * What simulated crews have made of a chapter so far: `done` voyages of `runs`. `low` and `high` are between what
 * the chance to win lies, with 95 % certainty; `seconds` is the median of the voyages that were won. The `verdict` is
 * empty as long as too few voyages were sailed for one.
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
 * What everybody at a table may know of the chapter that it sails. `after` is how the story ended, once the game
 * is over; `words` as in a log book, for this chapter and all before it.
 */
export interface VoyageTold {
  readonly chapter: string;
  readonly story: Story;
  readonly after: string;
  readonly words: string;
}

/** In step mode: this seat wants nothing until something happens. */
export interface Wait {
  readonly kind: "Wait";
  readonly token: string;
  readonly seat: number;
}

/** What a watcher may know of a game. */
export interface WatchedLines {
  readonly id: string;
  readonly lines: readonly LineShown[];
}

/** The answer to Hello: who you are here, and the table. What you lack of the game follows. */
export interface Welcome {
  readonly kind: "Welcome";
  readonly n: number;
  readonly protocol: number;
  readonly person: number | null;
  readonly seats: readonly number[];
  readonly now: number;
  readonly table: TableShown;
  /** How the arguments of sentences are said, by their names; see `Name.say` in view.py. */
  readonly names: Readonly<Record<string, string>>;
  /** After how long the server takes a client for gone. */
  readonly timing: Timing;
}

/** Who is signed in, if somebody is, and whether browsers make passkeys for this address. */
export interface WhoAmI {
  readonly account: AccountShown | null;
  readonly passkeys: boolean;
}

/**
 * Could I do this, and if not, why? Changes nothing. A client may name what its player touched instead of an
 * action: the game knows what is meant.
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

/** Who you are at this table now, and which seats are yours: after sitting down, or when the host has moved you. */
export interface You {
  readonly kind: "You";
  readonly person: number | null;
  readonly seats: readonly number[];
}

export type Incoming = Hello | Sit | Leave | Rename | Arrange | Swap | Invite | Remove | AddBot | Begin | Act | Why | Preview | Wait | Pause | GoOn | Mate | Say | Mute | Report | Log | Remind | Sign | Point | Tick;

export type Outgoing = Welcome | You | Table | Step | Snapshot | Lines | Done | Refused | Previewed | Failed | Said | Pointed | Presence | Time | Tock | Notice | Goodbye;
