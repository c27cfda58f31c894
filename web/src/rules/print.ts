// Where the server has its printed sheets, and the paper that a reader probably has.
export const PAPERS = ['a4', 'letter'] as const;
export const INKS = ['full', 'saving'] as const;
export type Paper = (typeof PAPERS)[number];
export type Ink = (typeof INKS)[number];

interface Wish {
  readonly paper: Paper;
  readonly ink: Ink;
  readonly language: string;
}

export function sheetAddress(game: string, booklet: string, { paper, ink, language }: Wish): string {
  return `/api/print/${game}/${booklet}?${new URLSearchParams({ paper, ink, language }).toString()}`;
}

/** Where a chapter of one's own is sent to be printed. */
export function ownSheetAddress(game: string, { paper, ink, language }: Wish): string {
  return `/api/print/${game}?${new URLSearchParams({ paper, ink, language }).toString()}`;
}

/** Countries that use Letter. */
const LETTER = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'VE'];

export function usualPaper(locale: string): Paper {
  return LETTER.includes(locale.split('-').at(-1)?.toUpperCase() ?? '') ? 'letter' : 'a4';
}
