// What the table says of itself: squares, players, cards, quests, in both languages.
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, boxOf, CARDS } from '../../src/corto/art/cards';
import { choicesOf } from '../../src/corto/choosing/choices';
import { describe as describeCard, spoken } from '../../src/corto/words/describe';
import {
  asked,
  belongings,
  buttonLabel,
  following,
  fullLabel,
  playerLabel,
  questStanding,
  squareLabel,
} from '../../src/corto/words/labels';
import { modelOf, watchedModel } from '../../src/corto/view';
import { reader, scene, VIEWS, VOICES } from '../helpers/corto-scenes';

describe('a square', () => {
  it('tells everything that is there, and what one may do', () => {
    const model = modelOf(scene('border'));
    const choices = choicesOf(model);
    const says = (square: string) => squareLabel(model, reader(3), choices, square);
    expect(says('b4')).toBe(
      'b4, Banshee, 1 marker of Carla, Carla controls it, in a group of 2 of Carla, 4 gold; you may hit a marker of Carla',
    );
    expect(says('c5')).toMatch(/you may hit a marker of your own$/);
    expect(says('a2')).toBe('a2, The Monk, 1 marker of Ann, 1 marker of Carla, 1 marker of yours');
    expect(says('a4')).toBe('a4, empty, Corto stands here');
    expect(says('d2')).toMatch(/no markers$/);
    expect(says('a1')).toBe('a1, deck of The Ballad of the Salt Sea, 10 cards');
    expect(says('b1')).toMatch(/used up$/);
  });

  it('says before it is done what cannot be taken back', () => {
    const model = modelOf(scene('place'));
    const labels = model.table.rows.flat().map((square) => squareLabel(model, reader(0), choicesOf(model), square));
    expect(labels.filter((label) => label.includes('you may place'))).toHaveLength(2);
    expect(labels.filter((label) => label.endsWith('cannot be taken back'))).toHaveLength(1);
  });
});

describe('every position', () => {
  it.each(
    VIEWS.flatMap(
      (name) =>
        [
          [name, 'en'],
          [name, 'fr'],
        ] as const,
    ),
  )('%s has its words in %s', (name, language) => {
    const model = modelOf(scene(name));
    const reads = reader(model.seat, VOICES[language]);
    const choices = choicesOf(model);
    const said = [
      ...asked(model, reads),
      ...choices.all.flatMap((one) => [buttonLabel(reads, one), fullLabel(reads, one)]),
      ...model.table.strips.flatMap((strip) => (strip === 'F' ? [] : [questStanding(model, reads, strip)])),
      ...model.table.rows.flat().map((square) => squareLabel(model, reads, choices, square)),
      ...model.table.players.flatMap((_, seat) => [playerLabel(model, reads, seat), ...belongings(model, reads, seat)]),
    ];
    expect(said.filter((text) => text === '' || /undefined|NaN|\{/.test(text))).toEqual([]);
  });
});

describe('the sentence of the bar', () => {
  const said = (name: Parameters<typeof scene>[0], seat: number) => asked(modelOf(scene(name)), reader(seat));

  it('names what is possible, and who is waited for', () => {
    expect(said('length-9', 2)).toEqual(['Your turn: play a card, draw, or finish.', 'You may draw 1 card.']);
    expect(said('place', 0)).toEqual(['Put “Pat Finnigan” on a lit square.']);
    expect(said('others-turn', 0)).toEqual(['Dev is to act.']);
    expect(said('over-2', 0)).toEqual(['The game is over.']);
  });

  it('asks nothing of who looks on through the eyes of a player', () => {
    const model = watchedModel(scene('length-9'));
    expect(asked(model, reader(model.seat))).toEqual(['You are to act.']);
    expect(asked(model, reader(model.seat === 0 ? 1 : 0))[0]).toMatch(/ is to act\.$/);
  });

  it('has a word of its own for leaving each step out', () => {
    const buttons = (name: Parameters<typeof scene>[0]) =>
      choicesOf(modelOf(scene(name))).buttons.map((one) => buttonLabel(reader(1), one));
    expect(buttons('sail')).toEqual(['Leave the vessel']);
    expect(buttons('choose')).toEqual(['Corto', 'Rasputin']);
    expect(buttons('agree')).toEqual(['Yes', 'Not this time']);
    expect(buttons('draw')).toEqual(['End turn']);
  });

  it('says in full what it asks about', () => {
    const [first] = choicesOf(modelOf(scene('draw'))).all;
    expect(first && fullLabel(reader(1), first)).toMatch(/^draw a card: The /);
  });

  it('says what would follow from a choice', () => {
    const sentences = [
      { text: 'corto-then-gain', args: { seat: 0, gold: 4 } },
      { text: 'corto-then-loss', args: { seat: 1, gold: 4 } },
      { text: 'corto-then-home', args: { seat: 1, number: 1 } },
      { text: 'corto-then-leaves', args: { card: 'A1' } },
    ];
    expect(following(reader(0), { sentences })).toBe(
      '+4 gold for you · −4 gold for Bob · 1 marker of Bob goes home · Pandora leaves the board',
    );
    expect(following(reader(0, VOICES.fr), { sentences })).toBe(
      '+4 or pour vous · −4 or pour Bob · 1 marqueur de Bob rentre · Pandora quitte le plateau',
    );
    expect(following(reader(0), {})).toBe('');
  });
});

describe('a card', () => {
  it.each(['en', 'fr'] as const)('is described, all 120 of them (%s)', (language) => {
    const said = ALL_CARDS.map(({ id }) => describeCard(VOICES[language], id, CARDS));
    expect(said.every((one) => one !== undefined && one.does.length > 0 && one.line !== '')).toBe(true);
    expect(JSON.stringify(said)).not.toMatch(/undefined|\{ ?\$/);
  });

  it('says what its signs mean', () => {
    const does = (id: string) => describeCard(VOICES.en, id, CARDS)?.does;
    expect(does('A8')).toEqual(['Black border: hits.', 'Also goes on the strip of Under the Sign of Capricorn.']);
    expect(does('A15')).toEqual([
      'Adds up to 2 markers in the row or column of the character or figurine played last.',
    ]);
    expect(does('A20')?.[0]).toBe('Moves Corto or Rasputin up to 6 steps.');
    expect(does('A18')).toHaveLength(2);
    expect(does('A18')?.[0]).toBe('Moves Corto up to 3 steps.');
    expect(does('A16')).toEqual(['Two characters change places, and their markers go with them.']);
    expect(spoken(VOICES.en, 'A1', CARDS)).toMatch(/^Pandora\. Character · The Ballad of the Salt Sea\. White border/);
    expect(spoken(VOICES.en, null, CARDS)).toBe('a card of an unused adventure');
  });

  it('has the values of a player’s own box where the table says so, and ours elsewhere', () => {
    const own = {
      A12: { kind: 'object', border: 'white', times: 2, long: true },
      A1: { kind: 'advantage', verb: 'guard' },
    } as const;
    const box = boxOf({ own });
    const does = (id: string) => describeCard(VOICES.en, id, box)?.does.join(' ');
    expect(does('A12')).toContain('2 markers');
    expect(does('A12')).not.toBe(describeCard(VOICES.en, 'A12', CARDS)?.does.join(' '));
    expect(describeCard(VOICES.en, 'A1', box)?.of).toMatch(/^Advantage/);
    expect(box['A8']).toBe(CARDS['A8']);
    expect(boxOf({ own })).toBe(box);
    expect(boxOf({})).toBe(CARDS);
  });
});

describe('a quest', () => {
  it('says how it stands', () => {
    const model = modelOf(scene('border'));
    expect(['A', 'C', 'D', 'E', 'F'].map((adventure) => questStanding(model, reader(0), adventure))).toEqual([
      'The vessel is at a7.',
      '3 tiles lie there still. Unseen so far: 1 ingot and 2 crows.',
      '5 leopards are left.',
      'The train is beside c6; 8 carriages are left.',
      '',
    ]);
  });
});
