// What a table says of content that is a player's own.
import { expect, it } from 'vitest';
import { ownWords } from '../../src/table/own-content';
import { VOICES } from '../helpers/corto-scenes';

it('names values and chapters, and who brought them, as far as that is known', () => {
  const { say } = VOICES.en;
  expect(ownWords(null, say)).toEqual([]);
  expect(ownWords({ kind: 'values', name: 'Sharp knives', by: 'Ann', mark: '' }, say)).toEqual([
    'Own values: “Sharp knives”, by Ann',
  ]);
  expect(ownWords({ kind: 'values', name: '', by: '', mark: '' }, say)).toEqual(['Own values']);
  expect(ownWords({ kind: 'chapter', name: 'squid', by: '', mark: '' }, say)).toEqual(['Own chapter: “squid”']);
  expect(ownWords({ kind: 'values', name: 'Lames', by: 'Ann', mark: '' }, VOICES.fr.say)).toEqual([
    'Valeurs à soi\u00a0: «\u00a0Lames\u00a0», par Ann',
  ]);
});
