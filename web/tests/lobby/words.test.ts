// Codes as people type them, settings and times in words, seats in a file.
import SignSwitch from '../../src/campaign/daily/SignSwitch.svelte';
import { describe, expect, it } from 'vitest';
import { readSeatKeys, writtenSeatKeys } from '../../src/lobby/settings/seat-key-file';
import { typedCode } from '../../src/lobby/codes';
import { usualSettings } from '../../src/lobby/new-table/opening';
import { ago, choiceWords, clockWords, seatWords, settingsWords, titleOf, troubleWords } from '../../src/lobby/words';
import { gameVoice, speaker, tableVoice, voice } from '../../src/ui/texts';
import { CATALOGUE } from '../helpers/lobby-kit';
import { title } from '../helpers/title';

const CORTO = CATALOGUE.entries[0];
const SEAT_KEY = { code: 'k7m2pq', key: 'k'.repeat(22), game: 'corto', name: 'Ann', touched: 7 };

describe('a code', () => {
  it.each([
    ['k7m2pq', 'k7m2pq', ''],
    [' K7M 2PQ ', 'k7m2pq', ''],
    ['k7m-2pq', 'k7m2pq', ''],
    ['http://boat.example/t/%zz', '%zz', ''],
    ['http://boat.example:8000/t/k7m2pq', 'k7m2pq', ''],
    ['Come! https://boat.example/t/k7m2pq#secret-key', 'k7m2pq', '#secret-key'],
  ])('typed as %j is %s', (text, code, hash) => {
    expect(typedCode(text)).toEqual({ code, hash });
  });
});

it('names a game also before the catalogue has come, and the App, which is in none', () => {
  const words = { current: 'en', voice: voice('en', []) } as const;
  expect(['app', 'corto', 'shells'].map((game) => titleOf(game, [], words))).toEqual([
    'The App beside the box',
    'Corto',
    'shells',
  ]);
});

describe('settings', () => {
  it('are told in plain words, and of the options what is not as usual', async () => {
    const words = await gameVoice('corto', 'en');
    const settings = {
      ...usualSettings(3),
      options: { length: 6 },
      shown: 'table',
      clock: { kind: 'days', bank: 172_800, increment: 0 },
    } as const;
    expect(settingsWords(settings, CORTO, words)).toEqual([
      '3 players',
      '2 days for each turn',
      'By the link',
      'One may watch',
      'The record is for those who played',
      'Length of the strips: 6 squares: a short game',
    ]);
  });

  it('leave out what the day sets for all players', async () => {
    const words = await gameVoice('corto', 'en');
    const settings = { ...usualSettings(2), daily: true, options: { length: 6 } };
    const about = (...options: string[]): string => {
      const daily = { options: new Set(options), Switch: SignSwitch, sign: () => undefined };
      return settingsWords(settings, CORTO, words, { daily, dailyTitle: 'today-deal-title' }).join();
    };
    expect(about()).toContain('Deal of the day');
    expect(about()).toContain('Length of the strips');
    expect(about('length')).not.toContain('Length of the strips');
  });

  it('of the clock are counted', () => {
    expect(clockWords({ kind: 'live', bank: 600, increment: 10 }, speaker('en'))).toBe(
      'Clock: 10 minutes and 10 s a turn',
    );
    expect(clockWords({ kind: 'days', bank: 86_400, increment: 0 }, speaker('fr'))).toBe('1 jour par tour');
  });

  it('have names for seats and choices, else the bare value', async () => {
    const words = await gameVoice('corto', 'fr');
    expect(seatWords('corto', 0, words)).toBe('Rouge');
    expect(seatWords('pumps', 0, words)).toContain('1');
    const option = { name: 'length', title: title(''), default: 8, choices: [], players: [] };
    expect(choiceWords('pumps', option, 12, words)).toBe('12');
  });
});

it('says how long ago something was', () => {
  const now = 1_000_000_000_000;
  expect(ago(now - 5000, now, voice('en', []))).toBe('just now');
  expect(ago(now - 3 * 3_600_000, now, voice('en', []))).toBe('3 hours ago');
  expect(ago(now - 86_400_000, now, voice('fr', []))).toBe('hier');
});

it('has words for the sea of a lesson, which nobody chooses', async () => {
  const [en, fr] = [await gameVoice('pirates', 'en'), await gameVoice('pirates', 'fr')];
  const chapter = { name: 'chapter', title: title('Chapter'), default: '1', choices: ['1', '2'], players: [] };
  expect(choiceWords('pirates', chapter, 'lesson', en)).toBe('The lesson');
  expect(choiceWords('pirates', chapter, 'practice-3', fr)).toBe('Ce qu’un chapitre apporte, fait une fois');
});

it('has words for every trouble', async () => {
  const say = speaker('en');
  expect(troubleWords({ kind: 'unreachable' }, say)).toContain('does not answer');
  expect(troubleWords({ kind: 'refused', status: 422, text: 'x', sentence: 'No room.' }, say)).toBe('No room.');
  expect(troubleWords({ kind: 'refused', status: 429, text: '', sentence: '' }, say)).toContain('too often');
  const taken = { kind: 'refused', status: 422, text: 'refusal-table-name-taken', sentence: 'As sent.' } as const;
  expect(troubleWords({ ...taken, facts: { name: 'Ann' } }, say, await tableVoice('fr'))).toContain('Ann');
  expect(troubleWords({ ...taken, facts: { name: 'Ann' } }, say)).toBe('As sent.');
  expect(troubleWords({ kind: 'refused', status: 500, text: '', sentence: '' }, say)).toContain('500');
});

it('writes seats to a file and reads them back, and nothing else', () => {
  expect(readSeatKeys(writtenSeatKeys([SEAT_KEY]))).toEqual([SEAT_KEY]);
  expect(readSeatKeys('{"kind": "other", "berths": []}')).toBeNull();
  expect(readSeatKeys('nonsense')).toBeNull();
  expect(readSeatKeys('{"kind": "saltsea-seats", "berths": [{"code": 3}]}')).toEqual([]);
});
