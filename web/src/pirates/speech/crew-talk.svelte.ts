// What the crew says to each other: shouts of players and announcements of shipmates, seen at their badges and spoken by the
// device, and the reader's own shouts.
import { untrack } from 'svelte';
import type { Sounds } from '../../sound/create';
import type { GameClock, PlayerActions } from '../../table/game';
import type { Announced, Said } from '../../wire/types';
import type { BoardModel } from '../view';
import type { Reader } from '../words/words';
import { createShouts, type Shouts } from './shouts.svelte';
import { createSpeech, type Speech } from './speech.svelte';

interface Dependencies {
  readonly model: () => BoardModel;
  readonly reader: () => Reader;
  readonly hands: () => PlayerActions | null;
  readonly clock: () => GameClock | undefined;
  readonly sounds: () => Sounds | undefined;
  /** What was said at the table, and by bots. */
  readonly talk: () => readonly Said[];
  readonly announced: () => readonly Announced[];
  /** A player who only watches does not shout. */
  readonly refuseWatcher: () => void;
  readonly refused: () => void;
}

export interface CrewTalk {
  readonly shouts: Shouts;
  readonly speech: Speech;
  /** Say a ready phrase to all. */
  shout(phrase: string): void;
  /** The table is left. */
  leave(): void;
}

/** To be called while a component is made. */
export function createCrewTalk(deps: Dependencies): CrewTalk {
  const { model, reader, hands, clock } = deps;
  const speech = createSpeech(deps.sounds);
  const shouts = createShouts({
    model,
    seats: () => reader().seats,
    formatter: () => reader().formatter,
    speak: (words) => speech.say(words, reader().voice.language),
    now: () => performance.now(),
    speed: () => clock()?.speed ?? 100,
  });

  $effect(() => {
    const now = deps.talk();
    untrack(() => shouts.hear(now));
  });
  $effect(() => {
    const now = deps.announced();
    untrack(() => shouts.hearBots(now));
  });

  return {
    shouts,
    speech,
    shout(phrase) {
      const player = hands();
      if (player === null) deps.refuseWatcher();
      else void player.say(phrase).then((isDone) => (isDone ? undefined : deps.refused()));
    },
    leave() {
      shouts.leave();
      speech.hush();
    },
  };
}
