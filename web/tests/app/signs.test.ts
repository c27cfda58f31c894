// The reference beside the cardboard: what is new in a chapter and every token that it knows can be looked up in the round.
import { expect, it } from 'vitest';
import { knownThings, SIGNS, signsOf } from '../../src/app/signs';
import { TOKEN_IDS } from '../../src/pirates/art/cards/tokens';
import { ruleOf } from '../../src/pirates/words/words';
import type { Voice } from '../../src/ui/texts';

const voiceOf = (...known: readonly string[]): Voice =>
  ({ has: (id: string) => known.map(ruleOf).includes(id) }) as unknown as Voice;

it('names tokens, and cards and events that are not on the table, as far as the crew has met them', () => {
  const voice = voiceOf('token.curse', 'token.powder', 'card.wreck', 'card.brigantine', 'event.reinforcement');
  const known = knownThings({ deal: { 'card.wreck': 2 }, event: '' }, voice);
  expect(known.now).toEqual(['card.wreck']);
  expect(known.tokens).toEqual(['token.powder', 'token.curse']);
  expect(known.others).toEqual(['card.brigantine', 'event.reinforcement']);
});

it('puts an event that is under way first, and keeps sealed what no open chapter has shown', () => {
  const known = knownThings({ deal: { 'card.wreck': 1 }, event: 'event.gust' }, voiceOf('event.gust'));
  expect(known.now).toEqual(['event.gust', 'card.wreck']);
  expect([...known.tokens, ...known.others]).toEqual([]);
  expect(TOKEN_IDS.length).toBeGreaterThan(5);
});

it('explains every sign, and fire only where something burns', () => {
  expect(signsOf(true)).toEqual(SIGNS);
  expect(signsOf(false)).not.toContain('flame');
});
