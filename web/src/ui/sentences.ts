// Sentences that the server has chosen: a text's id and its arguments, filled in here in the reader's language. How an
// argument is said depends on its name, by patterns that the server tells once (`Name.say` in saltsea/view.py).
import { capital, type Facts, sentence as asSentence, type Voice } from './texts';

export type Arg = string | number | readonly (string | number)[];
export type Args = Readonly<Record<string, Arg>>;

export interface Sentence {
  readonly text: string;
  readonly args?: Args;
}

/** What sentences are filled in with: the words, how arguments are said, and what players are called. */
export interface Formatter {
  readonly voice: Voice;
  readonly names: Readonly<Record<string, string>>;
  /** What a player is called in a sentence: “you”, or a name. */
  seatName(seat: number): string;
  /** The reader's own seat; undefined where all are called by their names. */
  readonly you?: number | undefined;
  /** What an argument is said with, where a reader can be led from its words to the thing itself. */
  mark?(name: string, value: string | number, said: string): string;
}

const SEAT = 'seat';
const CLOCK = 'clock';
const NOTHING = '–';

/**
 * The sentence with its arguments, as it is written: no capital and no stop are added. Empty where this browser has no such
 * text: it belongs to a chapter that the reader has not come to.
 */
export function fill(formatter: Formatter, { text, args }: Sentence): string {
  return formatter.voice.fill(text, said(formatter, args));
}

/** A part of the sentence's text, with the same arguments: what a short form of it says. */
export function part(formatter: Formatter, { text, args }: Sentence, name: string): string {
  return formatter.voice.part(text, name, said(formatter, args));
}

function said(formatter: Formatter, args: Args = {}): Facts {
  const facts = Object.entries(args).map(([name, value]) => ({
    [name]: argument(formatter, name, value),
    ...(patternOf(formatter, name).each === SEAT ? addressed(formatter, name, value) : {}),
  }));
  return Object.assign({}, ...facts) as Facts;
}

/** Beside an argument that names players: whether the reader is among them. Verbs and possessives follow from it. */
function addressed({ you }: Formatter, name: string, value: Arg): Facts {
  const isReader = you !== undefined && (typeof value === 'object' ? value.includes(you) : value === you);
  return { [`${name}-is`]: isReader ? 'you' : 'other' };
}

/** Players as an argument of a sentence that the client has chosen by itself. */
export function players(formatter: Formatter, name: string, seats: number | readonly number[]): Facts {
  const names = [seats].flat().map((seat) => formatter.seatName(seat));
  return { [name]: listed(formatter.voice, names, 'and'), ...addressed(formatter, name, seats) };
}

/** What a player is called where the name stands alone: on a panel, above a column. */
export function seatTitle(formatter: Formatter, seat: number): string {
  const name = formatter.seatName(seat);
  return seat === formatter.you ? capital(name) : name;
}

/** What players who count together are called where their names stand alone; one by himself as above. */
export function sideTitle(formatter: Formatter, [first = 0, ...others]: readonly number[]): string {
  const names = [seatTitle(formatter, first), ...others.map((seat) => formatter.seatName(seat))];
  return listed(formatter.voice, names, 'and');
}

/**
 * Sentences of one text as one: its part `several` or `undone`, with their `number`, and with what the part `each` says of
 * each of them. Empty where the text has no such part.
 */
export function together(formatter: Formatter, part: 'several' | 'undone', sentences: readonly Sentence[]): string {
  const [first] = sentences;
  if (first === undefined || formatter.voice.part(first.text, part) === '') return '';
  const { text, args } = first;
  const each = sentences.map((one) => formatter.voice.part(text, 'each', said(formatter, one.args)));
  return formatter.voice.part(text, part, { ...said(formatter, args), number: sentences.length, each: counted(each) });
}

/** Each once, with how often. */
function counted(all: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const one of all) numbers.set(one, (numbers.get(one) ?? 0) + 1);
  return [...numbers].map(([one, number]) => (number > 1 ? `${one} ×${number}` : one)).join(', ');
}

/** The same with a capital in front and a stop behind. */
export function tell(formatter: Formatter, sentence: Sentence): string {
  return asSentence(fill(formatter, sentence));
}

/** One argument, said by the pattern of its name. */
export function argument(formatter: Formatter, name: string, value: Arg): string | number {
  const { join, each } = patternOf(formatter, name);
  const marked = (part: string | number): string | number => {
    const said = one(formatter, each, part);
    const words = formatter.mark?.(name, part, String(said)) ?? String(said);
    // A number stays one where it leads nowhere: sentences choose their words by it.
    return words === String(said) ? said : words;
  };
  if (typeof value === 'string' || typeof value === 'number') return marked(value);
  const parts = value.map((part) => String(marked(part)));
  return parts.length === 0 ? NOTHING : listed(formatter.voice, parts, join);
}

/** How several are joined, and how each of them is said. */
function patternOf({ names }: Formatter, name: string): { readonly join: string | undefined; readonly each: string } {
  const [, join, each = ''] = /^(?:(or|and) )?(.*)$/.exec(names[name] ?? '') ?? [];
  return { join, each };
}

function listed({ language }: Voice, parts: readonly string[], join: string | undefined): string {
  if (join === undefined) return parts.join(', ');
  return new Intl.ListFormat(language, { type: join === 'or' ? 'disjunction' : 'conjunction' }).format(parts);
}

function one(formatter: Formatter, pattern: string, value: string | number): string | number {
  if (pattern === '') return value;
  if (pattern === SEAT) return typeof value === 'number' ? formatter.seatName(value) : value;
  if (pattern === CLOCK) return clock(Number(value));
  return named(formatter.voice, pattern, String(value).replaceAll('.', '-')) ?? value;
}

/** The first of the alternatives that there is a text for. */
function named(voice: Voice, pattern: string, value: string): string | undefined {
  for (const alternative of pattern.split('|')) {
    const [id = '', part] = alternative.replace('*', value).split('.');
    if (!voice.has(id)) continue;
    const said = part === undefined ? voice.say(id) : voice.part(id, part);
    if (said !== '') return said;
  }
  return undefined;
}

/** Milliseconds as minutes and seconds, rounded up as a countdown shows them. */
export function clock(millis: number): string {
  const seconds = Math.ceil(millis / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
