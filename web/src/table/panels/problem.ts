// "Report a problem": everything that a player saw, in one file that they can send to the operator. Secrets stay out.
import { place } from '../../wire/place';
import type { Session } from '../session.svelte';

export interface Problem {
  readonly saltsea: 'problem';
  readonly made: string;
  readonly version: string;
  readonly page: string;
  readonly browser: string;
  readonly words: string;
  readonly table: unknown;
  readonly views: unknown;
  readonly log: unknown;
  readonly status: string;
}

export function problemOf(session: Session, version: string, words: string): Problem {
  return {
    saltsea: 'problem',
    made: new Date().toISOString(),
    version,
    page: place().pathname,
    browser: `${navigator.userAgent}; ${innerWidth}×${innerHeight}; ${navigator.language}`,
    words,
    table: session.table,
    views: session.scenes,
    log: session.logs,
    status: session.status,
  };
}

/** Into the browser's own downloads. */
export function save(name: string, content: BlobPart, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
