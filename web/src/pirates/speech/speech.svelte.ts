// Shouts spoken by a voice of the device itself, in its person's language: a channel with a slider and a switch of its own.
// Remembered here, sent nowhere.
//
// It is on unless somebody switches it off: a crew whose eyes are on the sand needs ears for each other, and nobody looks for
// a switch to something that was never heard. No page can know whether a screen reader talks as well. So it keeps out of the
// way: only what other people shout, a few words each, nothing stale, nothing before the first touch, nothing while the sounds
// are silenced.
import { clamp } from '../../sound/channels';
import type { Sounds } from '../../sound/create';
import type { Language } from '../../ui/texts';

const KEPT_AS = 'saltsea.shouts';
/** A word of the crew that is older helps nobody any more. Milliseconds, as all here. */
const STALE = 2000;
const MOST_WAITING = 2;
/** A voice that has not ended by now will not: some browsers forget to say so. */
const STUCK = 6000;
const RATE = 1.15;
const USUAL: SpeechChoices = { isOn: true, volume: 0.7 };

interface SpeechChoices {
  readonly isOn: boolean;
  /** Where the slider stands, from 0 to 1. */
  readonly volume: number;
}

interface Shout {
  readonly words: string;
  readonly language: Language;
  readonly at: number;
}

export interface Speech extends SpeechChoices {
  readonly canSpeak: boolean;
  set(change: Partial<SpeechChoices>): void;
  say(words: string, language: Language): void;
  /** Lets the voice be heard, at once. */
  tryOut(words: string, language: Language): void;
  /** The page is left. */
  hush(): void;
}

/** `sounds` are the table's: where it has none, as in a replay, nobody speaks. */
export function createSpeech(
  sounds: () => Pick<Sounds, 'settings'> | undefined = () => undefined,
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
): Speech {
  let choices = $state.raw<SpeechChoices>(recall());
  let waiting: readonly Shout[] = [];
  let spoken: { readonly since: number } | null = null;

  const isHeard = (): boolean =>
    choices.isOn && sounds()?.settings.muted === false && navigator.userActivation?.hasBeenActive !== false;

  // Some phones speak only if a touch has let them speak once.
  const rouse = (): void => synthesis?.speak(new SpeechSynthesisUtterance(''));
  const toRouse = new AbortController();
  if (synthesis !== undefined)
    addEventListener('pointerup', rouse, { once: true, capture: true, signal: toRouse.signal });

  function hush(): void {
    waiting = [];
    spoken = null;
    synthesis?.cancel();
  }

  function next(): void {
    if (spoken !== null && performance.now() - spoken.since < STUCK) return;
    if (spoken !== null) synthesis?.cancel();
    const [shout, ...rest] = waiting.filter(({ at }) => performance.now() - at <= STALE);
    waiting = rest;
    if (shout === undefined) spoken = null;
    else utter(shout);
  }

  function utter({ words, language }: Shout): void {
    const now = { since: performance.now() };
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = language;
    utterance.rate = RATE;
    utterance.volume = choices.volume;
    utterance.onend = utterance.onerror = () => {
      if (spoken !== now) return;
      spoken = null;
      next();
    };
    spoken = now;
    synthesis?.speak(utterance);
  }

  return {
    get isOn() {
      return choices.isOn;
    },
    get volume() {
      return choices.volume;
    },
    canSpeak: synthesis !== undefined,
    set(change) {
      choices = { ...choices, ...change };
      store(choices);
      if (!choices.isOn) hush();
    },
    say(words, language) {
      if (!isHeard()) return;
      waiting = [...waiting, { words, language, at: performance.now() }].slice(-MOST_WAITING);
      next();
    },
    tryOut(words, language) {
      hush();
      utter({ words, language, at: performance.now() });
    },
    hush() {
      toRouse.abort();
      hush();
    },
  };
}

/** What was kept, as far as it makes sense. An earlier version kept one word. */
function recall(): SpeechChoices {
  try {
    const kept = localStorage.getItem(KEPT_AS);
    return kept === 'off' ? { ...USUAL, isOn: false } : sensible(JSON.parse(kept === 'on' ? '{}' : (kept ?? '{}')));
  } catch {
    return USUAL;
  }
}

function sensible(kept: unknown): SpeechChoices {
  const given: Partial<Record<keyof SpeechChoices, unknown>> = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    isOn: typeof given.isOn === 'boolean' ? given.isOn : USUAL.isOn,
    volume: typeof given.volume === 'number' ? clamp(given.volume, 0, 1) : USUAL.volume,
  };
}

function store(choices: SpeechChoices): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(choices));
  } catch {
    // a private window: the choice lasts as long as the page
  }
}
