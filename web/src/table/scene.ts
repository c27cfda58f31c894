// How a game stands for one seat, and what led there: made of the server's views and patches alone. `Public`, `Private` and
// `Event` are the game's own types (src/wire/views/GAME.ts); the table's frame never looks into them.
import type { Args, Sentence } from '../ui/sentences';
import { type Patch, patched } from '../wire/patch';
import type { LineShown } from '../wire/types';
import type { Choice, EventShown, Offer, StepShown, ViewShown } from '../wire/views/common';

export interface Outcome {
  readonly ended_by: string;
  readonly winners: readonly number[];
  /** By seat: one for each player. */
  readonly scores: readonly number[];
  readonly turns: number;
}

/** Whether people have ended it before its own end: then a rule of the table did, and none of the game. */
export const isEndedEarly = (outcome: Outcome | null): boolean => outcome?.ended_by.startsWith('table.') === true;

export interface Parts<Public = unknown, Private = unknown> {
  readonly public: Public;
  /** Null for a watcher. */
  readonly private: Private | null;
}

export interface Scene<Public = unknown, Private = unknown> extends Parts<Public, Private> {
  readonly game: string;
  readonly seat: number;
  readonly line: number;
  readonly at: number;
  /** The line that the last step can be taken back to, and the first one that can be returned to. */
  readonly undo: number | null;
  readonly reset: number | null;
  readonly waitingOn: readonly number[];
  readonly outcome: Outcome | null;
  /** What the table waits for, as this seat should read it; then remarks. */
  readonly asks: readonly Sentence[];
  /** What this seat may do now. */
  readonly offers: readonly Offer[];
}

/** One event with the view before and after it. */
export interface Shown<Event = unknown, Public = unknown, Private = unknown> {
  /** Null for a change without an event: a step was taken back. */
  readonly event: Event | null;
  /** How it is told; null if its neighbours tell it. */
  readonly sentence: Sentence | null;
  /** Whether a new part of the story begins with it. */
  readonly heading: boolean;
  /** What another player did to this seat's things by it. */
  readonly yours: Sentence | null;
  readonly before: Parts<Public, Private>;
  readonly after: Parts<Public, Private>;
}

/** One line as it happened, with the scene after it. */
export interface Happening<Event = unknown, Public = unknown, Private = unknown> {
  readonly scene: Scene<Public, Private>;
  readonly before: Scene<Public, Private> | undefined;
  readonly by: number;
  readonly undoTo: number | null;
  /** As the log has it. */
  readonly logLine: LogLine;
  readonly events: readonly Shown<Event, Public, Private>[];
}

/** A line of the log: its events with their sentences. */
export interface LogLine extends Omit<LineShown, 'events'> {
  readonly events: readonly EventShown[];
}

/** An action that a client may send: the kind of an offer with the arguments of one of its choices. */
export interface Action {
  readonly kind: string;
  readonly [field: string]: string | number;
}

export const actionOf = ({ kind }: Offer, { args }: Choice): Action => ({ kind, ...args });

/** The arguments of a choice's labels. */
export const labelArgs = ({ args, more }: Choice): Args => ({ ...args, ...more });

/** The sentence of an event: its arguments are the event's own fields, and those that the sentence has beside them. */
export function sentenceOf({ event, say, args }: EventShown): Sentence | null {
  if (say === undefined || say === '') return null;
  const { kind: _, ...fields } = (event ?? {}) as Args & { readonly kind?: string };
  return { text: say, args: { ...fields, ...args } };
}

export function shownEvent(shown: EventShown, before: Parts): Shown {
  const after = {
    public: patched(before.public, shown.patch as Patch | undefined),
    private: patched(before.private, shown.own as Patch | undefined),
  };
  const { event = null, heading = false, yours = null } = shown;
  return { event, sentence: sentenceOf(shown), heading, yours, before, after };
}

/** A step as a line of the log; what it changed is not kept there. */
export function lineOf({ line, at, by, undo_to: undoTo, events }: StepShown): LogLine {
  return { line, at, by, undo_to: undoTo ?? null, events: events.map(({ patch: _, own: __, ...logLine }) => logLine) };
}

/** The scene of a snapshot. */
export function sceneOfView(view: ViewShown, at: Omit<Scene, keyof Parts | 'asks' | 'offers'>): Scene {
  return { ...at, public: view.public, private: view.private, asks: view.asks ?? [], offers: view.offers ?? [] };
}

/** What a step makes of the scene before it: each event with its own before and after, and the scene in the end. */
export function happened(step: StepShown, before: Scene, undo: Pick<Scene, 'undo' | 'reset'>): Happening {
  const events: Shown[] = [];
  let parts: Parts = { public: before.public, private: before.private };
  for (const event of step.events) {
    const shown = shownEvent(event, parts);
    events.push(shown);
    parts = shown.after;
  }
  const { line, at, by, waiting_on: waitingOn, asks = [], offers = [] } = step;
  const outcome = (step.outcome ?? null) as Outcome | null;
  const scene = { ...before, ...parts, ...undo, line, at, waitingOn, outcome, asks, offers };
  return { scene, before, by, undoTo: step.undo_to ?? null, logLine: lineOf(step), events };
}
