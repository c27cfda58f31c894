// The log of any game in words: sentences, headings, what was done to the reader, and what was taken back.
import { expect, it } from 'vitest';
import { linesInForce, tellLines } from '../../src/table/telling';
import { seatName } from '../../src/table/teller';
import { event, line, PLAYERS, teller } from '../helpers/shells';

const played = (card: number, seat = 0) => event('Played', { seat, card });

it('makes an entry of each line, and leaves out what has no sentence', () => {
  const told = tellLines([line(1, 0, [played(3), { event: { kind: 'Silent' } }]), line(2, 1, [])], {
    teller: teller(),
  });
  expect(told).toEqual([{ line: 1, by: 0, heading: '', sentences: ['Ann plays shell 3.'], toYou: [] }]);
});

it('begins a new entry with a heading', () => {
  const round = event('Round', { round: 2 }, { heading: true });
  const told = tellLines([line(3, 1, [played(4, 1), round, played(5, 0)])], { teller: teller() });
  expect(told.map(({ heading, sentences }) => [heading, ...sentences])).toEqual([
    ['', 'Bob plays shell 4.'],
    ['Round 2', 'Ann plays shell 5.'],
  ]);
});

it('tells apart what was done to the reader', () => {
  const yours = { text: 'event-shells-yours', args: { seat: 1 } };
  const [told] = tellLines([line(1, 1, [{ ...played(3, 1), yours }])], { teller: teller() });
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
  expect(tellLines(lines, { teller: teller() }).flatMap(({ sentences }) => sentences)).toEqual([
    'Ann plays shell 3.',
    'Ann takes a step back.',
    'Ann plays shell 5.',
  ]);
});

it('says what it may not know with a question mark, and nothing of what it has no words for', () => {
  const unknown = event('Sunk', { seat: 0 });
  const [told] = tellLines([line(1, 0, [event('Dealt', { seat: 1 }), unknown])], { teller: teller() });
  expect(told?.sentences).toEqual(['Bob gets shell ?']);
});

it('says the same in the other language at once', () => {
  expect(tellLines([line(1, 0, [played(3)])], { teller: teller('fr') })[0]?.sentences).toEqual([
    'Ann joue le coquillage 3.',
  ]);
});

it('calls players by name, by colour without one, and by both where two share a name', () => {
  const { voice } = teller();
  const [ann] = PLAYERS;
  const named = (...names: readonly string[]) =>
    names.flatMap((name, seat) => (ann === undefined ? [] : [{ ...ann, seat, name }]));
  expect(seatName(voice, 'shells', named('Ann', 'Bob'), 1)).toBe('Bob');
  expect(seatName(voice, 'shells', named('', 'Bob'), 0)).toBe('Red');
  expect(seatName(voice, 'shells', named('Bob', 'Bob'), 1)).toBe('Bob (Green)');
  expect(seatName(voice, 'chess', named(''), 0)).toBe('Seat 1');
});
