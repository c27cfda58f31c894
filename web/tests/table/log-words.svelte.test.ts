// The log in words beside a game: what was said stays as it is until a reader or a name changes.
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { createLogInWords } from '../../src/table/log/log-words.svelte';
import type { SeatShown } from '../../src/table/game';
import { event, line, PLAYERS, formatter } from '../helpers/shells';

const lines = [1, 2, 3].map((number) => line(number, 0, [event('Played', { seat: 0, card: number })]));
const VOICES = { en: formatter('en').voice, fr: formatter('fr').voice };

it('keeps what was said when a player is lost, and says all anew in another language or by another name', () => {
  let language = $state<keyof typeof VOICES>('en');
  let seats = $state.raw<readonly SeatShown[]>(PLAYERS);
  const stop = $effect.root(() => {
    const known = $derived({ ...formatter(language, seats), voice: VOICES[language] });
    const log = createLogInWords({ formatter: () => known, seats: () => seats });
    const first = log.tell(0, lines);
    seats = PLAYERS.map((one) => ({ ...one, isLost: true }));
    flushSync();
    expect(log.tell(0, lines).map((entry, place) => entry === first[place])).toEqual([true, true, true]);
    expect(log.tell(1, lines)[0]).not.toBe(first[0]);
    language = 'fr';
    flushSync();
    expect(log.tell(0, lines)[0]?.sentences).toEqual(['Vous jouez le coquillage 1.']);
    seats = PLAYERS.map((one) => ({ ...one, isMine: false, name: `${one.name}e` }));
    flushSync();
    expect(log.tell(0, lines)[0]?.sentences).toEqual(['Anne joue le coquillage 1.']);
  });
  stop();
});
