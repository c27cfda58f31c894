// New things of a chapter are tried before the sand runs: one tap, an answer, and a mark that stays.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import NewThings from '../../src/campaign/chapter/NewThings.svelte';
import type { Drill } from '../../src/wire/types';
import { VOICES } from '../helpers/corto-scenes';

const DRILL: Drill = {
  thing: 'card.corvette',
  question: 'Which part of the ship does it hit?',
  sector: 'SE',
  choices: ['Right Cannons', 'Sails'],
  right: 1,
  why: 'Sails: that part points to the south-east.',
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = (): void => {
  render(NewThings, { things: ['card.corvette', 'card.fog'], voice: VOICES.en, drills: [DRILL], chapter: 1 });
};

it('answers a wrong tap with the right one and why, and marks the thing as tried', async () => {
  shown();
  expect(screen.getAllByText('Try it')).toHaveLength(1);
  await fireEvent.click(screen.getByText('Try it'));
  await fireEvent.click(await screen.findByRole('button', { name: 'Right Cannons' }));
  expect(screen.getByRole('status').textContent).toContain('Not that one. Sails: that part points');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sails' }).disabled).toBe(true);
  expect(screen.getByText('Tried')).toBeTruthy();
  cleanup();
  shown();
  expect(screen.getByText('Tried')).toBeTruthy();
});

it('may be passed over for the rule', async () => {
  shown();
  await fireEvent.click(screen.getByText('Try it'));
  await fireEvent.click(await screen.findByRole('button', { name: 'Just show me the rule' }));
  expect(screen.getByText('Tried')).toBeTruthy();
});

it('offers to do all of it at sea, in a chapter of the story alone', () => {
  shown();
  expect(screen.getByRole('link', { name: 'Try it at sea' }).getAttribute('href')).toBe('/learn/pirates?chapter=1');
  cleanup();
  render(NewThings, { things: ['card.fog'], voice: VOICES.en, chapter: 0 });
  expect(screen.queryByRole('link')).toBeNull();
});
