// One attempt to open a table: where it stands, what went wrong, and the way to the table when it is there.
import { extensionOf } from '../../games';
import type { App } from '../../ui/app';
import type { LanguageChoice } from '../../ui/language.svelte';
import { ApiError, type Trouble } from '../../wire/api';
import { logbookKey } from '../../wire/logbook';
import { lastName } from '../../wire/seat-keys';
import { token } from '../../wire/token';
import type { Onward, OpenTable, Settings } from '../../wire/types';
import { keepInvitation, keptInvitation } from './invitation';
import { type Intent, open } from './opening';

/** What is ordered. Without a name the host is called as the last time, or by the usual name. */
export interface Order {
  readonly game: string;
  readonly settings: Settings;
  readonly intent: Intent;
  readonly name?: string;
  /** Play on from a line of this game. */
  readonly onward?: Onward;
  /** What the file of a chapter, or of values, of one's own holds. */
  readonly chapter?: string;
}

export interface Opener {
  readonly busy: boolean;
  readonly trouble: Trouble | null;
  /** In which language it is told. */
  readonly language: LanguageChoice;
  /** The server is closed to strangers: it wants an invitation of its operator. */
  readonly isClosed: boolean;
  open(order: Order): Promise<void>;
  /** The same order again, with an invitation if one is needed. */
  again(invitation?: string): Promise<void>;
}

export function createOpener(app: App): Opener {
  let busy = $state(false);
  let trouble = $state.raw<Trouble | null>(null);
  let last: Order | null = null;
  // The same key for the same order: if the answer was lost on its way, asking again finds the same table.
  let key = token();

  async function attempt(order: Order, invitation: string): Promise<void> {
    if (busy) return;
    busy = true;
    trouble = null;
    last = order;
    try {
      const code = await open(written(order, key, invitation), order.intent);
      key = token();
      if (invitation !== '') keepInvitation(invitation);
      app.router.go(`/t/${code}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      trouble = error.trouble;
    } finally {
      busy = false;
    }
  }

  function written({ game, settings, name, onward, chapter }: Order, own: string, invitation: string): OpenTable {
    const called = name ?? (lastName() || app.language.say('default-name'));
    return {
      game,
      settings,
      name: called,
      key: own,
      language: app.language.current,
      invitation,
      onward: onward ?? null,
      logbook: isKept(game, settings) ? logbookKey() : null,
      chapter: chapter ?? '',
    };
  }

  return {
    get busy() {
      return busy;
    },
    get trouble() {
      return trouble;
    },
    language: app.language,
    get isClosed() {
      return trouble?.kind === 'refused' && trouble.facts?.['needs'] === 'invitation';
    },
    open: (order) => attempt(order, keptInvitation()),
    async again(invitation) {
      if (last !== null) await attempt(last, invitation ?? keptInvitation());
    },
  };
}

/** Whether the table counts for something that this browser keeps: progress in the game, or the diary of daily games. */
function isKept(game: string, settings: Settings): boolean {
  return extensionOf(game).progress !== undefined || settings.daily || settings.puzzle !== '';
}
