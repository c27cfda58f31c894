// Chapters of one's own: what the server says of a file, and what simulated crews make of it, voyage after voyage. The log
// book goes along: what it has not opened can be neither used nor named.
import type { Language } from '../../ui/texts';
import { ApiError } from '../../wire/api';
import type { ChapterChecked, Tried } from '../../wire/types';
import { ownSheetAddress, type Paper } from '../../rules/print';
import { type Crew, GAME } from '../api';
import { LONGEST_CONTENT } from '../../wire/limits';
import { logbookKey } from '../../wire/logbook';

export const RUNS = 30;

export const isTooLong = (text: string): boolean => text.length > LONGEST_CONTENT;

/** What is wrong with it, or what it is, set up for this crew. */
export async function checkChapter(
  text: string,
  language: Language,
  { players, level, timers }: Crew,
  signal: AbortSignal,
): Promise<ChapterChecked> {
  const asked = new URLSearchParams({ language, players: String(players), level, timers: String(timers) });
  const response = await post(`/api/chapters/check?${asked.toString()}`, text, signal);
  return response.json() as Promise<ChapterChecked>;
}

/** Tells after each voyage how it stands. Aborting calls the crews back. */
export async function tryChapter(
  text: string,
  { players, level, timers }: Crew,
  signal: AbortSignal,
  notify: (tried: Tried) => void,
): Promise<void> {
  const asked = new URLSearchParams({ players: String(players), level, timers: String(timers), runs: String(RUNS) });
  const response = await post(`/api/chapters/try?${asked.toString()}`, text, signal);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    const lines = `${rest}${part.value}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((one) => one !== '')) notify(JSON.parse(line) as Tried);
  }
}

/** The sheets of a chapter as a PDF. */
export async function printChapter(text: string, paper: Paper, language: Language, signal: AbortSignal): Promise<Blob> {
  const response = await post(ownSheetAddress(GAME, { paper, ink: 'full', language }), text, signal);
  return response.blob();
}

async function post(path: string, text: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${logbookKey()}` };
  const response = await fetch(path, { method: 'POST', headers, body: text, signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError({ kind: 'unreachable' });
  });
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status, text: '', sentence: '' });
  return response;
}

// --- what is being written ---

const KEPT_AS = 'saltsea.chapter';

export function keptDraft(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(text: string): void {
  try {
    localStorage.setItem(KEPT_AS, text);
  } catch {
    // a private window, or a very long chapter: the file is the author's own
  }
}

/** The first chapter of the story, to begin with: it is open to everybody. */
export async function template(): Promise<string> {
  return (await import('../../../../src/saltsea/content/pirates/chapters/01-broken-chains.json?raw')).default;
}
