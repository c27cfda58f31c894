// Fits a name into its caption box: one line or two, as large as they may be, never cut. Where it is read from afar there may
// be three.

const WIDE = 0.68; // of most capitals, in the height of the letters
const WIDTHS: Readonly<Record<string, number>> = {
  I: 0.34,
  J: 0.46,
  L: 0.58,
  E: 0.62,
  F: 0.6,
  M: 0.86,
  W: 0.96,
  ' ': 0.3,
  '’': 0.28,
  '-': 0.36,
  '.': 0.3,
  ',': 0.3,
};

export interface TextLine {
  readonly text: string;
  readonly width: number;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly TextLine[];
}

const plain = (letter: string): string => letter.normalize('NFD').charAt(0);
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (WIDTHS[plain(letter)] ?? WIDE), 0);

/** The two lines nearest to equal, or the whole when there is nowhere to break. */
function halves(text: string): readonly string[] {
  const breaks = Array.from(text).flatMap((letter, index) => (/[ \u00a0]/.test(letter) ? [index] : []));
  const longest = (at: number): number => Math.max(widthOf(text.slice(0, at)), widthOf(text.slice(at + 1)));
  const best = breaks.sort((a, b) => longest(a) - longest(b))[0];
  return best === undefined ? [text] : [text.slice(0, best), text.slice(best + 1)];
}

/** The three lines whose longest is shortest. */
function thirds(text: string): readonly string[] {
  const breaks = Array.from(text).flatMap((letter, index) => (/[ \u00a0]/.test(letter) ? [index] : []));
  const ways = breaks.map((at) => [text.slice(0, at), ...halves(text.slice(at + 1))]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));
  return ways.sort((a, b) => longest(a) - longest(b))[0] ?? [text];
}

export interface Box {
  readonly width: number;
  readonly largest: number; // height of the letters
  readonly least?: number; // below it a third line is better
}

export function fit(name: string, { width, largest, least = 0 }: Box): Fitted {
  const text = name.toLocaleUpperCase();
  const single = Math.min(largest, width / widthOf(text));
  const two = fitted(single >= largest * 0.8 && single >= least ? [text] : halves(text), width, largest);
  return two.size < least ? fitted(thirds(text), width, largest) : two;
}

function fitted(parts: readonly string[], width: number, largest: number): Fitted {
  const size = Math.min(parts.length === 1 ? largest : largest * 0.92, ...parts.map((part) => width / widthOf(part)));
  return { size, lines: parts.map((part) => ({ text: part, width: widthOf(part) * size })) };
}

export interface Caption extends Fitted {
  readonly top: number;
  readonly height: number;
  readonly baselines: readonly number[];
}

/** How names are lettered on the board; and on the screen of a room, where they are read from three metres. */
export const ON_BOARD: Box = { width: 84, largest: 12.5 };
export const ON_SCREEN: Box = { width: 89, largest: 15, least: 13.5 };

/** The caption box at the foot of a card of 100 by 136; `room` is kept free under its letters. */
export function captionOf(name: string, box: Box, room: number): Caption {
  const { size, lines } = fit(name, box);
  const height = lines.length * size * 1.12 + 6 + room;
  const top = 131 - height;
  return {
    size,
    lines,
    top,
    height,
    baselines: lines.map((_, index) => top + 3 + size * (0.86 + index * 1.12)),
  };
}

/** How much of a panel its name takes at the foot, in widths of the panel. */
export const nameShare = (name: string, { long }: { readonly long?: boolean | undefined }, box: Box): number =>
  (136 - captionOf(name, box, long === true ? 4 : 0).top) / 100;
