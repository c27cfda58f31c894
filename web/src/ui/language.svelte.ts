// The reader's language: guessed once, switched at any time, remembered on this device.
import { untrack } from 'svelte';
import { loadLater } from './later';
import { hasOwnTexts, loadOwnTexts, wantPageTexts } from './own-texts';
import { firstGuess, isLanguage, type Language, type Say, type Voice, voice } from './texts';

const REMEMBERED_AS = 'saltsea.language';

export interface LanguageChoice {
  readonly current: Language;
  readonly voice: Voice;
  readonly say: Say;
  /** The words of what was chosen did not come: one goes on in the language before, until there is a line. */
  readonly isMissing: boolean;
  choose(language: Language): void;
  /** What pages other than a table say besides; to be awaited before one of them is shown. */
  loadPageTexts(): Promise<void>;
}

/** What a reader is spoken to in at first. */
export const firstLanguage = (wanted: readonly string[]): Language => recall() ?? firstGuess(wanted);

/** The texts of the first language are there already. */
export function createLanguage(wanted: readonly string[]): LanguageChoice {
  let current = $state<Language>(firstLanguage(wanted));
  let chosen = untrack(() => current);
  let isMissing = $state(false);
  let own = $state.raw(untrack(() => voice(current, [])));
  function speak(language: Language): void {
    own = voice(language, []);
    current = language;
  }
  // Switched in another tab, it is switched here.
  addEventListener('storage', ({ key }) => {
    if (key === REMEMBERED_AS) turnTo(recall() ?? chosen);
  });
  addEventListener('online', () => isMissing && turnTo(chosen));
  function turnTo(language: Language): void {
    chosen = language;
    isMissing = false;
    if (hasOwnTexts(language)) speak(language);
    else void fetchTexts(language);
  }

  /** What was chosen meanwhile counts; without a connection one goes on in the language before. */
  async function fetchTexts(language: Language): Promise<void> {
    await loadLater(() => loadOwnTexts(language)).catch(() => undefined);
    if (hasOwnTexts(chosen)) speak(chosen);
    else isMissing = chosen === language;
  }

  return {
    get current() {
      return current;
    },
    get voice() {
      return own;
    },
    get say() {
      return own.say;
    },
    get isMissing() {
      return isMissing;
    },
    choose(language) {
      turnTo(language);
      remember(language);
    },
    async loadPageTexts() {
      wantPageTexts();
      await loadOwnTexts(untrack(() => current));
      speak(untrack(() => current));
    },
  };
}

// A browser may forbid storage (private windows, strict settings): then the choice lasts as long as the page.
function recall(): Language | undefined {
  try {
    const stored = localStorage.getItem(REMEMBERED_AS);
    return isLanguage(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED_AS, language);
  } catch {
    // nothing to do: see above
  }
}
