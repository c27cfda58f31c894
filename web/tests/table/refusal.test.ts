// Why there is no table to show, in the page's own sentences: a table's texts have not come.
import { expect, it } from 'vitest';
import { strangerSentence } from '../../src/table/refusal';
import { speaker } from '../../src/ui/texts';
import type { Goodbye } from '../../src/wire/types';

const say = speaker('fr');
const goodbye = (reason: Goodbye['reason']): Goodbye => ({
  kind: 'Goodbye',
  reason,
  again: false,
  sentence: 'The server is stopping.',
  detail: '',
  text: '',
  facts: {},
});

it('names the code of a table that is not there, whether the server has said so or not', () => {
  expect(strangerSentence(say, null, 'K7M2PQ')).toMatch(/pas de table K7M2PQ/);
  expect(strangerSentence(say, goodbye('not-welcome'), 'K7M2PQ')).toMatch(/pas de table K7M2PQ/);
});

it('asks for patience after many wrong codes', () => {
  expect(strangerSentence(say, goodbye('wrong-codes'), 'K7M2PQ')).toMatch(/Trop de codes erronés/);
});

it('repeats what the server says for any other reason', () => {
  expect(strangerSentence(say, goodbye('stopping'), 'K7M2PQ')).toBe('The server is stopping.');
});
