// The menu of every table leads to rules that there are: the App's are those of its box.
import { expect, it } from 'vitest';
import { GAME_PAGES, rulesOf } from '../../src/games';
import { SUBJECTS } from '../../src/rules/book';

it.each(Object.keys(GAME_PAGES))('leads from a table of %s to its rules', (game) => {
  expect(SUBJECTS.map((subject) => `/rules/${subject}`)).toContain(rulesOf(game));
});
