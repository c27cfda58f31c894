// What is wrong with a campaign file is said as it is, before anything is asked.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { look } from '../../src/campaign/map/campaign-file';
import { CAMPAIGN_FORMAT } from '../../src/wire/limits';

const sailed = { tries: 2, score: 90 };
const of = (more: object): string =>
  JSON.stringify({ format: CAMPAIGN_FORMAT, game: 'pirates', chapters: [sailed], ...more });

it.each([
  ['a whole one', of({}), null],
  ['one that was cut off', of({}).slice(0, 30), 'torn'],
  ['a list', '[]', 'other'],
  ['nothing', 'null', 'other'],
  ['another game', of({ game: 'corto' }), 'other'],
  ['a later release', of({ format: 99 }), 'newer'],
  ['nothing sailed', of({ chapters: [{ tries: 0, score: 0 }] }), 'empty'],
  ['what only the rules can judge', of({ chapters: 'strange' }), null],
])('looks at %s', (_, text, fault) => {
  expect(look(text).fault).toBe(fault);
});

it('knows the format that this release writes', () => {
  const rules = readFileSync('../src/saltsea/games/pirates/rules/campaign.py', 'utf8');
  expect(rules).toContain(`FORMAT: Final = ${CAMPAIGN_FORMAT}\n`);
});
