// Questions to the server over HTTP. The types are generated from the server's own messages.
import { fetchHere, isAnsweredHere, type Whom } from './here';
import type { Language } from './language';
import type { About, Catalogue, GameTexts, RefusedRequest } from './types';

/**
 * Why there is no answer: the server was not reached, or said no. `sentence` is why, in the language of the request;
 * `text` and `facts` are the same as a text's id and its arguments. All are empty where the server knows no words for it.
 */
export type Trouble = Unreachable | ({ readonly kind: 'refused'; readonly status: number } & Reason);

export interface Unreachable {
  readonly kind: 'unreachable';
  /** It was asked of the engine in this page: there another tab may play, or it could not be loaded. */
  readonly where?: 'page';
}

/** The text that says so. */
export const unreachableText = ({ where }: Unreachable): string =>
  where === 'page' ? 'trouble-here' : 'trouble-unreachable';

export type Reason = Pick<RefusedRequest, 'text' | 'sentence'> & Partial<Pick<RefusedRequest, 'facts'>>;

/** The server said no, and has no words for it. */
export const NO_REASON: Reason = { text: '', facts: {}, sentence: '' };

export class ApiError extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

/** How something is asked: to read it unless a method says otherwise, as the owner of a seat's key, in a language. */
export interface Manner {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly key?: string;
  readonly language?: Language;
  /** The server or the page's engine, where the address does not decide. */
  readonly whom?: Whom;
}

export const fetchCatalogue = (): Promise<Catalogue> => ask<Catalogue>('/api/catalogue');
/** The Fluent sources of a game's texts; none where the server does not give them to all. */
export const fetchGameTexts = (game: string, language: Language): Promise<readonly string[]> =>
  ask<GameTexts>(`/api/catalogue/${encodeURIComponent(game)}/texts/${language}`).then(
    ({ sources }) => sources,
    (error: unknown) => {
      if (error instanceof ApiError && error.trouble.kind === 'refused') return [];
      throw error;
    },
  );
export const fetchAbout = (): Promise<About> => ask<About>('/api/about');

export async function ask<T>(path: string, manner: Manner = {}): Promise<T> {
  const unreachable = (): never => {
    throw new ApiError({ kind: 'unreachable', ...(isAnsweredHere(path, manner.whom) && { where: 'page' as const }) });
  };
  const response = await fetchHere(path, requestOf(manner), manner.whom).catch(unreachable);
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status, ...(await reasonOf(response)) });
  // An answer cut off in the middle is a connection that broke.
  return response.json().catch(unreachable) as Promise<T>;
}

function requestOf({ method, body, key, language }: Manner): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (key !== undefined) headers['Authorization'] = `Bearer ${key}`;
  if (language !== undefined) headers['Accept-Language'] = language;
  if (body === undefined) return method === undefined ? { headers } : { method, headers };
  return {
    method: method ?? 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** A rule's refusal comes with a sentence for the reader; other failures are worded for programs. */
async function reasonOf(response: Response): Promise<Reason> {
  const answer: unknown = await response.json().catch(() => null);
  return isReason(answer) ? { text: answer.text, facts: answer.facts, sentence: answer.sentence } : NO_REASON;
}

function isReason(answer: unknown): answer is Required<Reason> {
  if (typeof answer !== 'object' || answer === null) return false;
  const { text, facts, sentence } = answer as Partial<Record<keyof Reason, unknown>>;
  return typeof text === 'string' && typeof sentence === 'string' && typeof facts === 'object' && facts !== null;
}
