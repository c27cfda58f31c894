// Shouts spoken by a voice of the device itself, in its person's language: a channel with a slider and a switch of its own.
// Remembered here, sent nowhere.
//
// It is on unless the player switches it off: a crew whose eyes are on the sand needs ears for each other, and no player looks for
// a switch to something that was never heard. No page can know whether a screen reader talks as well. So it keeps out of the
// way: only what other people shout, a few words each, nothing stale, nothing before the first touch, nothing while the sounds
// are silenced.
import { clamp } from '../../sound/channels';
import type { Sounds } from '../../sound/create';
import { wasTouched } from '../../sound/world';
import type { Language } from '../../ui/texts';

const KEPT_AS = 'saltsea.shouts';
/** A word of the crew that is older is no longer of use. Milliseconds, as all here. */
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

type TableSounds = Pick<Sounds, 'settings'> | undefined;

class DeviceSpeech implements Speech {
  readonly canSpeak: boolean;
  private readonly sounds: () => TableSounds;
  private readonly synthesis: SpeechSynthesis | undefined;
  private readonly toRouse = new AbortController();
  private choices = $state.raw<SpeechChoices>(recall());
  private waiting: readonly Shout[] = [];
  private spoken: { readonly since: number } | null = null;

  constructor(sounds: () => TableSounds, synthesis: SpeechSynthesis | undefined) {
    this.sounds = sounds;
    this.synthesis = synthesis;
    this.canSpeak = synthesis !== undefined;
    if (synthesis === undefined) return;
    // Some phones speak only if a touch has let them speak once.
    const rouse = (): void => synthesis.speak(new SpeechSynthesisUtterance(''));
    addEventListener('pointerup', rouse, { once: true, capture: true, signal: this.toRouse.signal });
  }

  get isOn(): boolean {
    return this.choices.isOn;
  }

  get volume(): number {
    return this.choices.volume;
  }

  set(change: Partial<SpeechChoices>): void {
    this.choices = { ...this.choices, ...change };
    store(this.choices);
    if (!this.choices.isOn) this.silence();
  }

  say(words: string, language: Language): void {
    if (!this.isHeard()) return;
    this.waiting = [...this.waiting, { words, language, at: performance.now() }].slice(-MOST_WAITING);
    this.next();
  }

  tryOut(words: string, language: Language): void {
    this.silence();
    this.utter({ words, language, at: performance.now() });
  }

  hush(): void {
    this.toRouse.abort();
    this.silence();
  }

  private isHeard(): boolean {
    return this.choices.isOn && this.sounds()?.settings.muted === false && wasTouched();
  }

  private silence(): void {
    this.waiting = [];
    this.spoken = null;
    this.synthesis?.cancel();
  }

  private next(): void {
    if (this.spoken !== null && performance.now() - this.spoken.since < STUCK) return;
    if (this.spoken !== null) this.synthesis?.cancel();
    const [shout, ...rest] = this.waiting.filter(({ at }) => performance.now() - at <= STALE);
    this.waiting = rest;
    if (shout === undefined) this.spoken = null;
    else this.utter(shout);
  }

  private utter({ words, language }: Shout): void {
    const now = { since: performance.now() };
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = language;
    utterance.rate = RATE;
    utterance.volume = this.choices.volume;
    utterance.onend = utterance.onerror = () => {
      if (this.spoken !== now) return;
      this.spoken = null;
      this.next();
    };
    this.spoken = now;
    this.synthesis?.speak(utterance);
  }
}

/** `sounds` are the table's: where it has none, as in a replay, nothing is spoken. */
export function createSpeech(
  sounds: () => TableSounds = () => undefined,
  synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis,
): Speech {
  return new DeviceSpeech(sounds, synthesis);
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
