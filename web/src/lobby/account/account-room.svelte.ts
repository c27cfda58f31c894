// The state of the account page: who is signed in, what is being asked, and what the server said to it.
import type { App } from '../../ui/app';
import { ApiError } from '../../wire/api';
import type { WhoAmI } from '../../wire/types';
import { type AccountDesk, accountDesk, NoPasskeyError } from './account';
import { troubleWords } from '../words';

export interface AccountRoom {
  readonly who: WhoAmI;
  readonly busy: boolean;
  /** Why the last thing did not happen; empty if it did. */
  readonly told: string;
  /** Whether it happened. */
  ask(what: (desk: AccountDesk) => Promise<WhoAmI>): Promise<boolean>;
}

export function createAccountRoom(app: App, first: WhoAmI): AccountRoom {
  let who = $state.raw(first);
  let busy = $state(false);
  let told = $state('');

  function words(error: unknown): string {
    if (error instanceof NoPasskeyError) return app.language.say('passkey-none');
    if (error instanceof ApiError) return troubleWords(error.trouble, app.language.say);
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
      return told;
    },
    async ask(what) {
      busy = true;
      told = '';
      try {
        who = await what(accountDesk(app.language.current));
        return true;
      } catch (error) {
        told = words(error);
        return false;
      } finally {
        busy = false;
      }
    },
  };
}
