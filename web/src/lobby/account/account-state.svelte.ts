// The state of the account page: who is signed in, what is being asked, and what the server said to it.
import type { App } from '../../ui/app';
import { ApiError, type Trouble } from '../../wire/api';
import type { WhoAmI } from '../../wire/types';
import { type AccountRequests, accountRequests, NoPasskeyError } from './account';
import { createTroubleWords } from '../trouble-words.svelte';

export interface AccountState {
  readonly who: WhoAmI;
  readonly busy: boolean;
  /** Why the last thing did not happen; empty if it did. */
  readonly told: string;
  /** Whether it happened. */
  ask(what: (requests: AccountRequests) => Promise<WhoAmI>): Promise<boolean>;
}

export function createAccountState(app: App, first: WhoAmI): AccountState {
  let who = $state.raw(first);
  let busy = $state(false);
  let trouble = $state.raw<Trouble | 'no-passkey' | null>(null);
  const told = createTroubleWords(() => (trouble === 'no-passkey' ? null : trouble), app.language);

  function troubleOf(error: unknown): Trouble | 'no-passkey' {
    if (error instanceof NoPasskeyError) return 'no-passkey';
    if (error instanceof ApiError) return error.trouble;
    throw error;
  }

  return {
    get who() {
      return who;
    },
    get busy() {
      return busy;
    },
    get told() {
      return trouble === 'no-passkey' ? app.language.say('passkey-none') : told.words;
    },
    async ask(what) {
      busy = true;
      trouble = null;
      try {
        who = await what(accountRequests(app.language.current));
        return true;
      } catch (error) {
        trouble = troubleOf(error);
        return false;
      } finally {
        busy = false;
      }
    },
  };
}
