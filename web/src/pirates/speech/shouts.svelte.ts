// What sailors have just said, each at the sailor's badge; and whether two of them aim for one space.
import type { SeatShown } from '../../table/game';
import type { Voice } from '../../ui/texts';
import type { Said } from '../../wire/types';
import { SPACES } from '../art/geometry';
import { createLater } from '../later';
import { BUBBLE_LASTS, CLAIM_LASTS, claimsOf, disputed, phraseFor } from './phrases';
import type { PiratesEvent, Sight } from '../view';

/** A seat with the person who sits there, as the table's talk names people. */
export type Sailor = SeatShown & { readonly person?: number | null };

export interface Bubble {
  /** Empty where the sign says enough. */
  readonly words: string;
  /** The ready phrase; empty for free words. */
  readonly phrase: string;
}

export interface Around {
  readonly sight: () => Sight;
  readonly seats: () => readonly Sailor[];
  readonly voice: () => Voice;
  readonly speak: (words: string) => void;
  /** Milliseconds of the world. */
  readonly now: () => number;
}

export interface Shouts {
  /** By seat. */
  readonly bubbles: ReadonlyMap<number, Bubble>;
  /** What people said last, for where a bubble has no room for it: all that came at once. */
  readonly heard: string;
  /** The areas that more sailors want than there is room for. */
  readonly disputed: ReturnType<typeof disputed>;
  /** New words have come. */
  hear(talk: readonly Said[]): void;
  /** Computer sailors say what they do. */
  watch(events: readonly PiratesEvent[]): void;
  /** The table is left. */
  leave(): void;
}

export function createShouts(around: Around): Shouts {
  let bubbles = $state.raw<ReadonlyMap<number, Bubble>>(new Map());
  let heard = $state('');
  let heardUpTo = -1;
  const later = createLater();
  /** What was said since this page was opened, each at the moment at which it came here. */
  let fresh = $state.raw<readonly Said[]>([]);
  /** Claims grow old without anybody saying anything. */
  let now = $state(0);

  const seatsOf = (person: number): readonly number[] =>
    around.seats().flatMap((seat) => (seat.person === person ? [seat.seat] : []));
  const claims = $derived(claimsOf(fresh, now));

  function put(seat: number, bubble: Bubble): void {
    bubbles = new Map(bubbles).set(seat, bubble);
    later.after(BUBBLE_LASTS, () => {
      if (bubbles.get(seat) === bubble) bubbles = new Map([...bubbles].filter(([one]) => one !== seat));
    });
  }

  /** Puts the words at the badge, and returns them with the name. */
  function show({ person, phrase, words: free }: Said): string {
    const voice = around.voice();
    const id = `phrase-${phrase}`;
    const words = phrase === '' ? free : voice.has(id) ? voice.say(id) : phrase;
    const seat = around.seats().find((one) => one.person === person);
    if (seat !== undefined) put(seat.seat, { words, phrase });
    // Who shouts has heard it.
    if (phrase !== '' && seat?.isMine !== true) around.speak(words);
    return seat === undefined ? words : voice.say('deck-says', { name: seat.name, words });
  }

  function showAll(news: readonly Said[]): void {
    const lines = news.map(show).join(' ');
    heard = lines;
    later.after(BUBBLE_LASTS, () => (heard = heard === lines ? '' : heard));
  }

  return {
    get bubbles() {
      return bubbles;
    },
    get heard() {
      return heard;
    },
    get disputed() {
      return disputed(claims, around.sight(), seatsOf);
    },
    hear(talk) {
      // What was said before this page was opened is in the talk, not in the air.
      const isFirst = heardUpTo < 0;
      const news = talk.filter(({ n }) => n > heardUpTo).map((said) => ({ ...said, at: around.now() }));
      heardUpTo = Math.max(0, ...talk.map(({ n }) => n));
      if (isFirst || news.length === 0) return;
      now = around.now();
      fresh = [...claimed(fresh, now), ...news];
      showAll(news);
      later.after(CLAIM_LASTS + 50, () => (now = around.now()));
    },
    watch(events) {
      for (const event of events) {
        if (event.kind !== 'TimerPlaced') continue;
        const isBot = around
          .seats()
          .some(({ seat, isBot: bot, mate }) => seat === event.seat && (bot || mate !== null));
        const phrase = phraseFor(SPACES[event.space]?.area);
        if (isBot && phrase !== undefined) put(event.seat, { phrase, words: '' });
      }
    },
    leave: later.cancel,
  };
}

/** Old words claim nothing any more. */
const claimed = (said: readonly Said[], now: number): readonly Said[] =>
  said.filter(({ at }) => now - at < CLAIM_LASTS);
