// Questions to the server over HTTP. The types are generated from the server's own messages.
import type { About, Catalogue } from './types';

/** Why there is no answer: the line is down, or the server answered with an error. */
export type Trouble = { readonly kind: 'unreachable' } | { readonly kind: 'refused'; readonly status: number };

export class ApiError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

export const fetchCatalogue = (): Promise<Catalogue> => ask<Catalogue>('/api/catalogue');
export const fetchAbout = (): Promise<About> => ask<About>('/api/about');

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } }).catch(() => {
    throw new ApiError({ kind: 'unreachable' });
  });
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status });
  // An answer cut off in the middle is a line that broke.
  return response.json().catch(() => {
    throw new ApiError({ kind: 'unreachable' });
  }) as Promise<T>;
}
