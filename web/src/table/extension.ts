// What one game adds to the pages around its table. The server mounts an extension for what such a game stores; this is the
// browser's part of it. Every part may be missing.
import type { Component } from 'svelte';
import type { App } from '../ui/app';
import type { Formatter } from '../ui/sentences';
import type { Say, Voice } from '../ui/texts';
import type { OrderAtOnce } from '../lobby/new-table/opening';
import type { Whom } from '../wire/here';
import type { Language } from '../wire/language';
import type { CatalogueEntry, OptionShown } from '../wire/types';
import type { SeatShown } from './game';
import type { Scene } from './scene';
import type { Session } from './session.svelte';

export interface GameLink {
  readonly href: string;
  readonly text: string;
  /** It comes after other ways to play. */
  readonly isQuiet?: boolean;
  /** It lies beside the game's box, or beside its printed sheets. */
  readonly isBeside?: boolean;
}

export interface GameExtension {
  /** Where the game can be played besides at a new table: addresses, and the ids of their texts. */
  readonly links?: readonly GameLink[];
  /** What “Play now” opens, where that is more than a table as most people want it. */
  readonly atOnce?: (entry: CatalogueEntry) => OrderAtOnce;
  /** Fields for options that buttons and a line to type in do not serve, by the option's name. */
  readonly optionFields?: Readonly<Record<string, Component<OptionFieldProps>>>;
  /** Above a game that is played: a story. */
  readonly Companion?: Component<CompanionProps>;
  /** What one's own games add up to, below the list of them. */
  readonly loadStatistics?: () => Promise<Component<{ readonly app: App }>>;
  /** What a finished game is judged to have been, turn by turn, on the page of its replay. */
  readonly loadReview?: () => Promise<Component<GameReviewProps>>;
  /** Whether a host may bring values of their own for the cards of its box, as a file. */
  readonly hasOwnValues?: boolean;
  /** Whether what is new in a chapter can be practised, on the page of the lesson. */
  readonly hasPractices?: boolean;
  /** Whether the page of today has something of this game. */
  readonly hasToday?: boolean;
  /** What its game of the day is called: the id of a text. */
  readonly dailyTitle?: string;
  readonly daily?: DailyExtension;
  readonly progress?: ProgressExtension;
  readonly story?: StoryExtension;
}

export interface OptionFieldProps {
  readonly game: string;
  readonly legend: string;
  readonly option: OptionShown;
  readonly value: string;
  readonly voice: Voice;
  readonly choose: (value: string) => void;
}

export interface GameReviewProps {
  readonly game: string;
  readonly key: string | undefined;
  readonly formatter: Formatter;
  readonly seats: readonly SeatShown[];
  /** Show this line on the board, as this seat saw it. */
  readonly look: (line: number, seat: number) => void;
  /** Show the game with what would have been better at a deciding moment, from this line on. */
  readonly playOut: (moment: number, line: number, seat: number) => void;
}

export interface CompanionProps {
  readonly scene: Scene;
  readonly story: TableStory | undefined;
  readonly voice: Voice;
  /** Nothing moves. */
  readonly still: boolean;
}

/** A game of the day whose results are shown to other players. */
export interface DailyExtension {
  /** The options that the day sets for all players: they need not be read. */
  readonly options: ReadonlySet<string>;
  /** Whether one's name may be shown there. */
  readonly Switch: Component<{ readonly session: Session; readonly say: Say }>;
  /** Tells a table what was chosen before. */
  sign(session: Session): void;
}

/** A game whose tables count for something that lasts, and that is not read from its games alone. */
export interface ProgressExtension {
  /** The secret by which the server knows the progress of this browser. */
  key(): string;
  /** Bring the progress to where a running game is taken: to the server, or into this browser. */
  bringTo(whom: Whom): Promise<void>;
  /** An account's progress as a file: its address, and what the link says of a `game`. */
  readonly file: { readonly href: string; readonly text: string };
}

/** A game that has words which are not for every reader: the server gives them to those who have come so far. */
export interface StoryExtension {
  /** `key` is that of a seat there, or that of the reader's progress. */
  ofTable(code: string, language: Language, key: string): Promise<TableStory>;
  ofGame(id: string, language: Language, key: string): Promise<TableStory>;
  /** What it is called; empty where there is nothing to tell. */
  titleOf(story: TableStory): string;
  /** What a table is going to play, for all who wait there. */
  load(): Promise<Component<StoryProps>>;
  /** The secret of a reader who has no seat. */
  key(): string;
}

/** What is told at a table beside its view. There may be more in it, which only the game's own pages read. */
export interface TableStory {
  /** Texts of the game, in Fluent. */
  readonly words: string;
  /** How it ends, once the game is over; empty before. */
  readonly after: string;
}

export interface StoryProps {
  readonly story: TableStory;
  readonly voice: Voice;
  readonly still: boolean;
}

/** By whose secret the story of a table is read: a player who sits there is told; others, as far as they have come. */
export function readerKey(story: StoryExtension, { seats, key }: Pick<Session, 'seats' | 'key'>): string {
  return seats.length > 0 ? key : story.key();
}
