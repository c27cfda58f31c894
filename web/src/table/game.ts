// What a game brings to the browser's table, and what it is handed there. The frame around it knows no game, and a
// game's page knows no connection and no server: it draws scenes, and offers their choices.
import type { TableLayout } from './room.svelte';
import type { ShownSoFar } from './log/shown-so-far';
import type { Component } from 'svelte';
import type { Sounds } from '../sound/create';
import type { SoundId } from '../sound/sounds';
import type { Formatter } from '../ui/sentences';
import type { Settings } from '../ui/settings.svelte';
import type { Voice } from '../ui/texts';
import type { Announced, Hint, Pointed, Refused, Said } from '../wire/types';
import type { Consequences, EventShown } from '../wire/views/common';
import type { Noted } from './log/links';
import type { Pacing } from './pacing.svelte';
import type { Action, Happening, LogLine, Scene } from './scene';
import type { TableStory } from './extension';

/** A player at a seat, as the table shows them. */
export interface SeatShown {
  readonly seat: number;
  /** Who sits there, by the table’s number; null for a bot. */
  readonly person?: number | null;
  /** What they are called: a person's name, or the bot's. */
  readonly name: string;
  readonly isBot: boolean;
  /** Played from this device. */
  readonly isMine: boolean;
  /** Their connection is lost. */
  readonly isLost: boolean;
  /** Their connection is lost for so long that a bot may play for them as soon as a player asks. */
  readonly isReplaceable?: boolean;
  /** The bot that plays for them as long as they are away, if one does. */
  readonly mate: string | null;
}

/** What a player touched, in names: `{ square: 'b3' }`. What a game understands is the game's own. */
export type Touch = Readonly<Record<string, string>>;

/** Asking for a hint: how many are left, and whether one is being thought out. */
export interface Hints {
  readonly left: number;
  readonly isThinking: boolean;
  /** The one that is shown. */
  readonly hint: Hint | null;
  ask(): void;
  close(): void;
}

/** A bot or a substitute of a crew. */
export interface Shipmate {
  /** Its standing order; empty for none. */
  readonly order: string;
  readonly level: string;
  /** The seat is its own: it stands in for no player. */
  readonly isBot: boolean;
}

/** What can be asked of a crew’s bots, by any of its players. */
export interface Crew {
  /** The text `order-NAME` says each. */
  readonly orders: readonly string[];
  /** The levels, from the easiest to the best. */
  readonly bots: readonly string[];
  /** Null for a seat that a person plays. */
  shipmate(seat: number): Shipmate | null;
  /** An empty order takes it back. */
  order(seat: number, order: string): Promise<boolean>;
  setLevel(seat: number, bot: string): Promise<boolean>;
  /** Exchange one’s own seat with that of a bot. */
  exchange(seat: number): Promise<boolean>;
}

/** What can be done here. A replay and a watcher have none. */
export interface PlayerActions {
  /** False if it was refused, or if the connection has ended. */
  act(action: Action): Promise<boolean>;
  /** The connection has ended: what was not answered by now was not refused. */
  readonly isEnded?: boolean;
  /** A lesson or a puzzle says what to do, and refuses the rest: nothing needs to be asked about before it is done. */
  readonly isGuided?: boolean;
  /** This is a puzzle: one turn, which is checked and never ends. */
  readonly isPuzzle?: boolean;
  /** The rule that forbids an action; null if nothing does. */
  why(action: Action): Promise<Refused | null>;
  /** The rule that forbids what a touch on this thing stands for; null if nothing does, or it stands for nothing. */
  whyTouch(touch: Touch): Promise<Refused | null>;
  /** What is known to follow from a legal action, as the game's own type of it has it; null if nothing could be learnt. */
  preview(action: Action): Promise<Consequences | null>;
  /** Show a refusal as the table shows all of them: sentence, rule, and what blocks. */
  refuse(refusal: Refused): void;
  undo(to: number): Promise<boolean>;
  /** Look here: shown to all at the table. */
  point(place: string): void;
  /** In step mode: this seat, one of this device's, wants nothing until something happens. */
  wait(seat: number): Promise<boolean>;
  /** Say a ready phrase. */
  say(phrase: string): Promise<boolean>;
  /** What one would do here, in a practice game; undefined where there are no hints. */
  readonly hints?: Hints | undefined;
  /** Undefined where bots take no orders. */
  readonly crew?: Crew | undefined;
  /** A computer player acts for this seat, whose player is lost, until they are back. */
  goOnWithout?(seat: number): Promise<boolean>;
  /** The substitute plays this seat, one of this device's, no longer. */
  takeSeat?(seat: number): Promise<boolean>;
  /** All at the table learn who deals with events; an empty name takes it back. */
  appoint?(name: string): Promise<boolean>;
}

/** How the game stands for those who play from this device, whatever they are looking at meanwhile. */
export interface Live {
  readonly scene: Scene;
  readonly seats: readonly SeatShown[];
  readonly hands: PlayerActions | null;
  /** No player can act for now: a player’s connection is lost, or it counts down. */
  readonly waits?: boolean;
}

/** What a game keeps of one’s own beside its table, and goes on with while one looks back at an earlier board. */
export interface QueueBeside {
  /** Another scene has come, or time runs again. */
  renew(live: Live): void;
}

/** The time of a game in real time. A replay has none: there a scene’s own moment is now. */
export interface GameClock {
  /** The game’s time in milliseconds, by the server’s clock and the measured offset. Ask at every frame. */
  now(): number;
  readonly runs: boolean;
  /** In hundredths of the world’s. */
  readonly speed: number;
  /** Why it stands, as in the message Time; empty while it runs. */
  readonly why: string;
  /** In step mode: the seats that have said that they wait. */
  readonly waits?: readonly number[];
  /** Before a round: the seats that are ready for it. */
  readonly ready?: readonly number[];
  /** The seats of people for whom time stands: before a round, or in step mode. */
  readonly awaited?: readonly number[];
  /** Milliseconds of the world until those who are ready may start without the others; null while none is. */
  hurriesIn?(): number | null;
  /** It is this device’s own connection that is lost: time is shown as it was last known. */
  readonly isOwnConnection?: boolean;
  /** Milliseconds of the world until it runs again, if that is known; ask at every frame. */
  resumesIn(): number | null;
  /** Milliseconds of the game that a seat has left to act; null where it has no limit. */
  left?(seat: number): number | null;
}

export interface GameTableProps {
  /** Where it is shown; a whole table unless said otherwise. */
  readonly layout?: TableLayout | undefined;
  readonly scene: Scene;
  /** The line that led here, event by event, to animate it; null when the scene was opened, scrubbed to, or came back. */
  readonly happening: Happening | null;
  /** What the page’s own `lately` has picked from the log up to this scene. */
  readonly lately: readonly LogLine[];
  /** What the page’s own `since` has picked. */
  readonly since?: readonly LogLine[] | undefined;
  /** Others' steps are shown at the reader's pace; a replay has none. */
  readonly pacing?: Pacing | undefined;
  readonly seats: readonly SeatShown[];
  readonly hands: PlayerActions | null;
  /** What the page's own `keep` has made: its table knows the type. A replay has none. */
  readonly kept?: QueueBeside | undefined;
  readonly pointed: Pointed | null;
  /** What was refused last in this game, as long as it is shown. */
  readonly refused?: Refused | null | undefined;
  /** What other players know by themselves, by seat, where all may see it: in a game that is over. */
  readonly open?: Readonly<Record<number, unknown>> | undefined;
  /** What a reader of the log wants to see: the page's own `shows` has said that it can be shown. */
  readonly noted?: Noted | null | undefined;
  readonly clock?: GameClock | undefined;
  /** Who deals with the events that the game calls; empty if no player was named. */
  readonly resolver?: string | undefined;
  /** The table's code, where other devices can come to it. */
  readonly code?: string | undefined;
  /** What was said at the table, the newest last: some games show it where it belongs. */
  readonly talk?: readonly Said[] | undefined;
  /** What bots have said of late, the newest last. */
  readonly announced?: readonly Announced[] | undefined;
  /** What everybody may know of the chapter that is sailed, in a game that has chapters. */
  readonly story?: TableStory | undefined;
  /** Told whenever the table begins to show what has happened step by step, and when it has shown it all. */
  readonly settle?: ((isSettled: boolean) => void) | undefined;
  /** Told how far what happened has been shown, whenever that changes; null when it is all there. */
  readonly follow?: ((shown: ShownSoFar | null) => void) | undefined;
  /** A replay is silent. */
  readonly sounds?: Sounds | undefined;
  /** Fills in the server's sentences. Its `voice` is the next one. */
  readonly formatter: Formatter;
  readonly voice: Voice;
  readonly settings: Settings;
}

/** Who reads the log. */
export interface Reader {
  readonly formatter: Formatter;
  readonly voice: Voice;
  readonly seats: readonly SeatShown[];
  readonly seat: number;
}

/** An entry of the log in words, and whether it is about the reader. */
export interface LogEntry {
  readonly line: number;
  readonly by: number;
  readonly sentences: readonly string[];
  /** What of it was done to the reader's own things. */
  readonly toYou: readonly string[];
  /** A headline: a turn begins, the game ends. */
  readonly heading: string;
  /** What it tells of. */
  readonly events: readonly EventShown[];
}

/** What happened since a player's turn, in the game's own pictures. */
export interface RecapProps {
  readonly lines: readonly LogLine[];
  readonly scene: Scene;
  readonly formatter: Formatter;
}

export interface EndingProps {
  readonly scene: Scene;
  readonly seats: readonly SeatShown[];
  readonly formatter: Formatter;
  readonly voice: Voice;
  /** With how its story ended. */
  readonly story?: TableStory | undefined;
  readonly settings: Settings;
}

/** What comes after a game, for the same people: what its button says, and the options that change. */
export interface Onward {
  readonly text: string;
  readonly options: Readonly<Record<string, string | number>>;
}

export interface GamePage {
  readonly Table: Component<GameTableProps>;
  /** The count at the end, as a little scene. */
  readonly Ending: Component<EndingProps>;
  /** Where to go after a game, besides once more and its replay. */
  links?(scene: Scene, voice: Voice): readonly { readonly href: string; readonly text: string }[];
  /** What these people would play next; null where that is the same once more. */
  onward?(scene: Scene, voice: Voice): Onward | null;
  /** What stands above the table of a game in which there are no turns. */
  headline?(scene: Scene, voice: Voice, story: TableStory | undefined): string;
  /** What a line sounds like. A game that has more to do with sound plays it by itself. */
  soundsOf?(happening: Happening): readonly SoundId[];
  /** What its end sounds like; null where the game's own table plays it. Left out: a last chord. */
  readonly endSound?: (scene: Scene) => SoundId | null;
  /** On a device with several seats: whose hand does this, where the action itself says so. */
  ownerOf?(action: Action, scene: Scene): number | undefined;
  /** On a device with several seats, in a game without turns: what they know together, from what each of them knows. */
  ownTogether?(parts: readonly unknown[]): unknown;
  /** Whether its table shows what other players knew by themselves, once a game is over. */
  readonly showsOpen?: boolean;
  /** Asked once for each table that is opened. */
  keep?(): QueueBeside;
  /** What the table calls now, above all that lies over it: what is open there is closed. Empty while that is nothing. */
  calls?(scene: Scene): string;
  /** False where all who take part sit around one table of wood, and no player types what they could say. */
  readonly hasTalk?: boolean;
  /** Ready phrases of this game’s own that have a meaning there, besides those of every table. */
  phrases?(scene: Scene): readonly string[];
  /**
   * What a table must know of the log, whenever it was opened: the lines of the last turn that another seat than this one
   * finished, to mark what it touched; where there are no turns, what is still to be read.
   */
  lately(lines: readonly LogLine[], seat: number): readonly LogLine[];
  /** Whether the table can show what an argument of a sentence names. */
  readonly shows?: (noted: Noted) => boolean;
  /** In a game by turns: the lines of all others since the last turn of this seat. */
  since?(lines: readonly LogLine[], seat: number): readonly LogLine[];
  /** Draws them where there is no table, as on the cover of a shared device. */
  readonly Recap?: Component<RecapProps>;
}
