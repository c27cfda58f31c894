// Fits a name into its caption box: one line or two, as large as they may be, never cut.

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

export interface Box {
  readonly width: number;
  readonly largest: number; // height of the letters
}

export function fit(name: string, { width, largest }: Box): Fitted {
  const text = name.toLocaleUpperCase();
  const single = Math.min(largest, width / widthOf(text));
  const parts = single >= largest * 0.8 ? [text] : halves(text);
  const size = Math.min(parts.length === 1 ? largest : largest * 0.92, ...parts.map((part) => width / widthOf(part)));
  return { size, lines: parts.map((part) => ({ text: part, width: widthOf(part) * size })) };
}

export interface Caption extends Fitted {
  readonly top: number;
  readonly height: number;
  readonly baselines: readonly number[];
}

/** The caption box at the foot of a card of 100 by 136; `room` is kept free under its letters. */
export function captionOf(name: string, largest: number, room: number): Caption {
  const fitted = fit(name, { width: 84, largest });
  const height = fitted.lines.length * fitted.size * 1.12 + 6 + room;
  const top = 131 - height;
  return {
    ...fitted,
    top,
    height,
    baselines: fitted.lines.map((_, index) => top + 3 + fitted.size * (0.86 + index * 1.12)),
  };
}

/** The caption of a card's name as a panel of the board has it. */
export const boardCaption = (name: string, { long }: { readonly long?: boolean | undefined }): Caption =>
  captionOf(name, 12.5, long === true ? 4 : 0);

/** How much of a panel its name takes at the foot, in widths of the panel. */
export const nameShare = (name: string, card: { readonly long?: boolean | undefined }): number =>
  (136 - boardCaption(name, card).top) / 100;
