// Where the server, or a folder, has its printed sheets, and the paper that a reader probably has.
import { fileAddress, isFolder } from '../wire/place';

export const PAPERS = ['a4', 'letter'] as const;
export const INKS = ['full', 'saving'] as const;
export type Paper = (typeof PAPERS)[number];
export type Ink = (typeof INKS)[number];

interface Wish {
  readonly paper: Paper;
  readonly ink: Ink;
  readonly language: string;
}

/** A file that a folder carries (src/saltsea/server/folder/export.py). */
export interface CarriedSheet {
  readonly game: string;
  readonly booklet: string;
  readonly chapter: boolean;
  readonly paper: string;
  readonly ink: string;
  readonly language: string;
  readonly file: string;
}

/** The files to print that lie beside the page; none where it is a server's. */
export async function fetchCarried(): Promise<readonly CarriedSheet[]> {
  if (!isFolder()) return [];
  const answer = await fetch(fileAddress('print/sheets.json')).catch(() => null);
  return answer?.ok === true ? ((await answer.json()) as CarriedSheet[]) : [];
}

/** Where one of them lies. */
export function carriedAddress(
  sheets: readonly CarriedSheet[],
  game: string,
  booklet: string,
  { paper, ink, language }: Wish,
): string {
  const found = sheets.find(
    (one) =>
      one.game === game &&
      one.booklet === booklet &&
      one.paper === paper &&
      one.ink === ink &&
      one.language === language,
  );
  return fileAddress(`print/${found?.file ?? ''}`);
}

/** The booklets of a game among them. */
export const carriedBooklets = (
  sheets: readonly CarriedSheet[],
  game: string,
  { isChapter }: { readonly isChapter: boolean },
): readonly string[] => [
  ...new Set(sheets.filter((one) => one.game === game && one.chapter === isChapter).map(({ booklet }) => booklet)),
];

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
