// What the build writes for printing: every picture as plain SVG, with nothing left that needs a stylesheet.
// It runs as the build runs it, by Node: the tests of the client draw components as a browser does.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import corto from '../../../src/saltsea/content/corto/cards.json';
import cards from '../../../src/saltsea/content/pirates/cards.json';
import events from '../../../src/saltsea/content/pirates/events.json';
import tokens from '../../../src/saltsea/content/pirates/tokens.json';

const folder = mkdtempSync(join(tmpdir(), 'saltsea-art-'));
execFileSync(process.execPath, ['print-art.js', folder], { cwd: join(import.meta.dirname, '../..') });
afterAll(() => rmSync(folder, { recursive: true }));

const names = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith('.svg'));
const picture = (name: string): string => readFileSync(join(folder, `${name}.svg`), 'utf-8');
const short = ({ id }: { id: string }): string => id.replace(/^[a-z]+\./, '');

test('every card, token and event of both games has a picture', () => {
  const wanted = [
    ...corto.cards.map(({ id }) => `corto/card/${id}`),
    ...cards.cards.map((card) => `pirates/card/${short(card)}`),
    ...tokens.tokens.map((token) => `pirates/token/${short(token)}`),
    ...events.events.map((event) => `pirates/event/${short(event)}`),
  ];
  expect(wanted.filter((name) => !names.includes(`${name}.svg`))).toEqual([]);
});

test('no picture needs a stylesheet', () => {
  const bad = names.filter((name) =>
    /class=|style|var\(|currentcolor|\dpx/i.test(readFileSync(join(folder, name), 'utf-8')),
  );
  expect(bad).toEqual([]);
});

test('a card shows its face and not its back, and the back no face', () => {
  expect(picture('pirates/card/flagship')).toContain('>3</text>');
  expect(picture('pirates/back')).not.toContain('<text');
  expect(picture('pirates/card/fog')).not.toContain(picture('pirates/back').slice(200, 400));
});

test('the letters come along, with their licence', () => {
  expect(readdirSync(join(folder, 'fonts')).sort()).toEqual([
    '400-italic.woff',
    '400-normal.woff',
    '800-normal.woff',
    'LICENSE',
  ]);
});
