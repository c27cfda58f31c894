// What the table says of itself: squares, players, cards, quests, in both languages.
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/corto/art/cards';
import { choicesOf } from '../../src/corto/choosing/choices';
import { describe as describeCard, spoken } from '../../src/corto/words/describe';
import {
  belongings,
  buttonLabel,
  deed,
  playerLabel,
  questStanding,
  skipLabel,
  squareLabel,
  stepSentence,
} from '../../src/corto/words/labels';
import { look, rows } from '../../src/corto/view';
import { people, reader, scene, VIEWS, VOICES } from '../helpers/corto-scenes';

describe('a square', () => {
  it('tells everything that is there, and what one may do', () => {
    const sight = look(scene('border'));
    const choices = choicesOf(sight);
    const says = (square: number) => squareLabel(sight, reader(3), choices, square);
    expect(says(12)).toBe('b4, Banshee, 1 marker of Carla, Carla controls it; you may hit a marker of Carla');
    expect(says(22)).toMatch(/you may hit a marker of your own$/);
    expect(says(1)).toBe('a2, The Monk, 1 marker of Ann, 1 marker of Carla, 1 marker of Dev');
    expect(says(3)).toBe('a4, empty, Corto stands here');
    expect(says(28)).toMatch(/no markers$/);
    expect(says(0)).toBe('a1, deck of The Ballad of the Salt Sea, 10 cards');
    expect(says(9)).toMatch(/used up$/);
  });

  it('says before it is done what cannot be taken back', () => {
    const sight = look(scene('place'));
    const labels = rows(sight.table)
      .flat()
      .map((square) => squareLabel(sight, reader(0), choicesOf(sight), square));
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
    const sight = look(scene(name));
    const reads = { voice: VOICES[language], seats: people(), seat: sight.seat };
    const choices = choicesOf(sight);
    const said = [
      stepSentence(sight, reads),
      skipLabel(sight, reads),
      ...sight.legal.map((action) => buttonLabel(sight, reads, action)),
      ...rows(sight.table)
        .flat()
        .map((square) => squareLabel(sight, reads, choices, square)),
      ...sight.table.players.flatMap((_, seat) => [playerLabel(sight, reads, seat), ...belongings(sight, reads, seat)]),
    ];
    expect(said.filter((text) => text === '' || /undefined|NaN|\{/.test(text))).toEqual([]);
  });
});

describe('the sentence of the bar', () => {
  it('names what is possible, and who is waited for', () => {
    expect(stepSentence(look(scene('length-9')), reader(2))).toBe('Your turn: play a card, draw or finish.');
    expect(stepSentence(look(scene('place')), reader(0))).toBe('Choose a square for your character.');
    expect(stepSentence(look(scene('others-turn')), reader(0))).toBe('Dev is to act.');
    expect(stepSentence(look(scene('over-2')), reader(0))).toBe('The game is over.');
    expect(stepSentence(look(scene('main', { waitingOn: [] })), reader(0))).toBe('The table goes on by itself.');
  });

  it('says which card somebody else is playing', () => {
    const sight = look(scene('place', { seat: 1, private: null }));
    expect(stepSentence(sight, reader(1))).toBe('Ann is playing “Pat Finnigan”.');
  });

  it('has a word of its own for leaving each step out', () => {
    expect(skipLabel(look(scene('sail')), reader(1))).toBe('Leave the vessel');
    expect(skipLabel(look(scene('main')), reader(1))).toBe('Leave this out');
    expect(deed(look(scene('choose')), reader(1), { kind: 'Choose', figurine: 1 })).toBe('move Rasputin');
  });
});

describe('a card', () => {
  it.each(['en', 'fr'] as const)('is described, all 120 of them (%s)', (language) => {
    const said = CARDS.map((_, card) => describeCard(VOICES[language], card));
    expect(said.every((one) => one !== undefined && one.does.length > 0 && one.line !== '')).toBe(true);
    expect(JSON.stringify(said)).not.toMatch(/undefined|\{ ?\$/);
  });

  it('says what its signs mean', () => {
    const does = (id: string) =>
      describeCard(
        VOICES.en,
        CARDS.findIndex((card) => card.id === id),
      )?.does;
    expect(does('A8')).toEqual(['Black border: hits.', 'Also goes on the strip of Under the Sign of Capricorn.']);
    expect(does('A15')).toEqual([
      'Adds up to 2 markers in the row or column of the character or figurine played last.',
    ]);
    expect(does('A20')?.[0]).toBe('Moves Corto or Rasputin up to 6 steps.');
    expect(does('A18')).toHaveLength(2);
    expect(does('A16')).toEqual(['Two characters change places, and their markers go with them.']);
    expect(spoken(VOICES.en, 0)).toMatch(/^Pandora\. Character · The Ballad of the Salt Sea\. White border/);
    expect(spoken(VOICES.en, -1)).toBe('a card of an unused adventure');
  });
});

describe('a quest', () => {
  it('says how it stands', () => {
    const sight = look(scene('border'));
    expect([0, 1, 2, 3, 4, 5].map((adventure) => questStanding(sight, reader(0), adventure))).toEqual([
      'The vessel is at a7.',
      'Nobody holds the tile yet.',
      '3 tiles lie there still. Unseen so far: 1 ingot and 2 crows.',
      '5 leopards are left.',
      'The train is beside c6; 8 carriages are left.',
      '',
    ]);
  });
});
