// One thing asked of the server, and where the asking stands. A page draws each of the three states in words.
import { ApiError, type Trouble } from './api';

export type Asked<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  | { readonly kind: 'ready'; readonly value: T };

export interface Resource<T> {
  readonly state: Asked<T>;
  ask(): Promise<void>;
}

/** Starts asking at once. `ask` may be called again; only the latest question counts. */
export function createResource<T>(fetcher: () => Promise<T>): Resource<T> {
  let state = $state.raw<Asked<T>>({ kind: 'loading' });
  let latest = 0;

  async function ask(): Promise<void> {
    const mine = ++latest;
    state = { kind: 'loading' };
    const answer = await answerOf(fetcher);
    if (mine === latest) state = answer;
  }

  void ask();
  return {
    get state() {
      return state;
    },
    ask,
  };
}

async function answerOf<T>(fetcher: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { kind: 'ready', value: await fetcher() };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'failed', trouble: error.trouble };
    throw error;
  }
}
