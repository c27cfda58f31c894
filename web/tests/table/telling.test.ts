// The log of any game in words: sentences, headings, what was done to the reader, and what was taken back.
import { expect, it } from 'vitest';
import { linking, type Noted, partsOf } from '../../src/table/log/links';
import { linesInForce, LogWords, publicOf, tellLines, upTo } from '../../src/table/log/log-entries';
import { seatName } from '../../src/table/formatter';
import type { LogLine } from '../../src/table/scene';
import { event, line, PLAYERS, formatter } from '../helpers/shells';

const played = (card: number, seat = 0) => event('Played', { seat, card });

it('makes an entry of each line, and leaves out what has no sentence', () => {
  const told = tellLines([line(1, 0, [played(3), { event: { kind: 'Silent' } }]), line(2, 1, [])], {
    formatter: formatter(),
  });
  expect(told).toMatchObject([{ line: 1, by: 0, heading: '', sentences: ['You play shell 3.'], toYou: [] }]);
});

it('begins a new entry with a heading', () => {
  const round = event('Round', { round: 2 }, { heading: true });
  const told = tellLines([line(3, 1, [played(4, 1), round, played(5, 0)])], { formatter: formatter() });
  expect(told.map(({ heading, sentences }) => [heading, ...sentences])).toEqual([
    ['', 'Bob plays shell 4.'],
    ['Round 2', 'You play shell 5.'],
  ]);
});

it('tells apart what was done to the reader', () => {
  const yours = { text: 'event-shells-yours', args: { seat: 1 } };
  const [told] = tellLines([line(1, 1, [{ ...played(3, 1), yours }])], { formatter: formatter() });
  expect(told?.toYou).toEqual(['Bob takes a shell of yours.']);
});

it('strikes out what was taken back, and says so', () => {
  const lines = [
    line(1, 0, [played(3)]),
    line(2, 0, [played(4)]),
    line(3, 0, [{ patch: [] }], 1),
    line(4, 0, [played(5)]),
  ];
  expect(linesInForce(lines).map((one) => one.line)).toEqual([1, 3, 4]);
  expect(tellLines(lines, { formatter: formatter() }).flatMap(({ sentences }) => sentences)).toEqual([
    'You play shell 3.',
    'You take a step back.',
    'You play shell 5.',
  ]);
});

it('says that more than one step was taken back', () => {
  const lines = [line(1, 0, [played(3)]), line(2, 0, [played(4)]), line(3, 1, [played(5)])];
  const sentences = [...lines, line(4, 1, [{ patch: [] }], 1)];
  expect(tellLines(sentences, { formatter: formatter() }).at(-1)?.sentences).toEqual([
    'Bob returns to an earlier moment.',
  ]);
  expect(tellLines([line(4, 1, [{ patch: [] }], 2)], { formatter: formatter() })[0]?.sentences).toEqual([
    'Bob takes a step back.',
  ]);
});

const step = (number: number, card: number, entry: number, by = 0) =>
  line(number, by, [{ ...played(card, by), entry, undone: 'event-shells-Played' }]);
const words = (lines: readonly LogLine[]) => tellLines(lines, { formatter: formatter() });

it('puts lines of one seat in a row into one entry where the server numbers them so', () => {
  const told = words([
    step(1, 3, 2),
    step(2, 4, 2),
    step(3, 5, 3),
    step(4, 6, 3, 1),
    step(5, 7, 0, 1),
    step(6, 8, 0, 1),
  ]);
  expect(told.map(({ line: last, by, sentences }) => [last, by, sentences.length])).toEqual([
    [2, 0, 2],
    [3, 0, 1],
    [4, 1, 1],
    [5, 1, 1],
    [6, 1, 1],
  ]);
});

it('makes two entries of lines between which some are left out', () => {
  expect(words([step(1, 3, 2), step(9, 4, 2)]).map(({ line: last }) => last)).toEqual([1, 9]);
});

it('adds to a heading what the server numbers like it, and puts above it what belongs to the entry before', () => {
  const round = event('Round', { round: 2, seat: 0 }, { heading: true, entry: 1 });
  const told = words([step(1, 3, 2, 1), line(2, 1, [{ ...played(4, 1), entry: 2 }, round]), step(3, 5, 1, 0)]);
  expect(told.map(({ line: last, by, heading, sentences }) => [last, by, heading, ...sentences])).toEqual([
    [1, 1, '', 'Bob plays shell 3.', 'Bob plays shell 4.'],
    [2, 0, 'Round 2', 'You play shell 5.'],
  ]);
});

it('has no heading over a part that is over in the same line, but one over the deal', () => {
  const round = (number: number) => event('Round', { round: number }, { heading: true });
  const told = words([line(0, 14, [played(2)]), line(1, 0, [played(3), round(2), round(3)])]);
  expect(told.map(({ heading }) => heading)).toEqual(['The table is laid', '', 'Round 3']);
});

it('tells several in a row together where their text has words for it, equal ones once with their number', () => {
  const found = (what: string, seat = 0) => event('Found', { seat, what });
  const told = words([line(1, 0, [found('pearl'), { event: { kind: 'Silent' } }, found('crab'), found('pearl')])]);
  expect(told[0]?.sentences).toEqual(['You find 3 things: pearl ×2, crab.']);
  expect(words([line(1, 0, [found('pearl'), found('crab', 1)])])[0]?.sentences).toEqual([
    'You find 1 things: pearl.',
    'Bob finds 1 things: crab.',
  ]);
});

it('names what was taken back, and leaves the rest of its entry as it was', () => {
  const told = words([step(1, 3, 2), step(2, 4, 2), step(3, 5, 3), line(4, 0, [{ patch: [] }], 1), step(5, 6, 2)]);
  expect(told.map(({ line: last, sentences }) => [last, ...sentences])).toEqual([
    [1, 'You play shell 3.'],
    [4, 'You take back shell 4, shell 5.'],
    [5, 'You play shell 6.'],
  ]);
});

it('puts only what is new into words as the log grows, and says the same as all at once', () => {
  const counting = formatter();
  let filled = 0;
  const { voice } = counting;
  const growing = new LogWords({
    ...counting,
    voice: { ...voice, fill: (id, facts) => ((filled += 1), voice.fill(id, facts)) },
  });
  const lines = Array.from({ length: 60 }, (_, place) =>
    place % 10 === 9 ? line(place, 0, [{ patch: [] }], place - 4) : step(place, place, (place % 5) + 1),
  );
  lines.forEach((_, place) => {
    const now = lines.slice(0, place + 1);
    filled = 0;
    expect(growing.tell(now)).toEqual(words(now));
    expect(filled).toBeLessThan(3);
  });
  const before = growing.tell(lines);
  expect(growing.tell(lines).every((entry, place) => entry === before[place])).toBe(true);
  expect(growing.tell(lines.slice(7))).toEqual(words(lines.slice(7)));
});

it('says what it may not know with a question mark, and nothing of what it has no words for', () => {
  const unknown = event('Sunk', { seat: 0 });
  const [told] = tellLines([line(1, 0, [event('Dealt', { seat: 1 }), unknown])], { formatter: formatter() });
  expect(told?.sentences).toEqual(['Bob gets shell ?']);
});

it('says the same in the other language at once', () => {
  expect(tellLines([line(1, 0, [played(3)])], { formatter: formatter('fr') })[0]?.sentences).toEqual([
    'Vous jouez le coquillage 3.',
  ]);
});

it('calls players by name, by colour without one, and by both where two share a name', () => {
  const { voice } = formatter();
  const [ann] = PLAYERS;
  const named = (...names: readonly string[]) =>
    names.flatMap((name, seat) => (ann === undefined ? [] : [{ ...ann, seat, name }]));
  expect(seatName(voice, 'shells', named('Ann', 'Bob'), 1)).toBe('Bob');
  expect(seatName(voice, 'shells', named('', 'Bob'), 0)).toBe('Red');
  expect(seatName(voice, 'shells', named('Bob', 'Bob'), 1)).toBe('Bob (Green)');
  expect(seatName(voice, 'chess', named(''), 0)).toBe('Seat 1');
});

it('leads from words to the things that the table can show, and says the same words', () => {
  const shows = ({ name }: Noted): boolean => name === 'card';
  const lines = [line(1, 0, [played(3)])];
  const [told] = tellLines(lines, { formatter: linking(formatter(), shows) });
  const parts = partsOf(told?.sentences.join(' ') ?? '');
  const [plain] = tellLines(lines, { formatter: formatter() });
  expect(parts.map(({ text }) => text).join('')).toBe(plain?.sentences.join(' '));
  expect(parts.filter(({ noted }) => noted !== undefined)).toEqual([
    { text: expect.any(String) as string, noted: { name: 'card', value: '3' } },
  ]);
});

it('tells all that several seats of one device know alike, and nothing else', () => {
  const secret = (card: number | null): LogLine => line(2, 0, [event('Dealt', { seat: 0, card: card ?? -1 })]);
  const open = line(1, 0, [played(3)]);
  const logs = { 0: [open, secret(7)], 1: [open, secret(null)] };
  expect(publicOf(logs, [0, 1], 1).map(({ events }) => events.length)).toEqual([1, 0]);
  expect(publicOf(logs, [1], 1).map(({ events }) => events.length)).toEqual([1, 1]);
});

it('ends where the reader is', () => {
  const lines = [1, 2, 3].map((number) => line(number, 0, [played(number)]));
  expect(upTo(lines, 2).map((one) => one.line)).toEqual([1, 2]);
  expect(upTo(lines, undefined)).toBe(lines);
});
