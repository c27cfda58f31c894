// The page from the server's answers: ready, empty, failed and mended, in either language.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Home from '../src/lobby/Home.svelte';
import { createLanguage } from '../src/ui/language.svelte';
import type { About, Catalogue } from '../src/wire/types';

const ABOUT: About = { version: '9.8.7', engine: 'compiled', contact: '' };
const CATALOGUE: Catalogue = {
  entries: [
    { name: 'shells', title: { en: 'Shells', fr: 'Coquillages' }, players: [2, 5], real_time: false, options: [], bots: [] },
    { name: 'pumps', title: { en: 'Pumps', fr: 'Pompes' }, players: [3, 3], real_time: true, options: [], bots: [] },
  ],
};

function serve(catalogue: () => Response): void {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(path === '/api/about' ? Response.json(ABOUT) : catalogue()));
}

function open(wanted: string): void {
  render(Home, { language: createLanguage([wanted]) });
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists the games in the reader’s language', async () => {
  serve(() => Response.json(CATALOGUE));
  open('fr');
  expect(await screen.findByRole('heading', { name: 'Coquillages' })).toBeTruthy();
  expect(screen.getByText('2 à 5 joueurs')).toBeTruthy();
  expect(screen.getByText('3 joueurs')).toBeTruthy();
  expect(screen.getByText('En temps réel')).toBeTruthy();
  expect(document.documentElement.lang).toBe('fr');
});

it('switches the language, sets the title and remembers the choice', async () => {
  serve(() => Response.json(CATALOGUE));
  open('en');
  screen.getByRole('button', { name: 'Français' }).click();
  expect(await screen.findByRole('heading', { name: 'Pompes' })).toBeTruthy();
  expect(document.title).toContain('deux jeux');
  expect(createLanguage(['en']).current).toBe('fr');
});

it('says that the catalogue is empty', async () => {
  serve(() => Response.json({ entries: [] }));
  open('en');
  expect(await screen.findByText(/^The catalogue is empty today: /)).toBeTruthy();
});

it('tells a failure in words and asks again', async () => {
  let answer = (): Response => new Response('', { status: 500 });
  serve(() => answer());
  open('en');
  expect(screen.getByText('Reading the catalogue…')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('The server answered with an error (500).');
  answer = () => Response.json(CATALOGUE);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('heading', { name: 'Shells' })).toBeTruthy();
});

it('takes an answer that was cut off for a broken line', async () => {
  serve(() => new Response('{"entr'));
  open('en');
  expect((await screen.findByRole('alert')).textContent).toContain('The server does not answer.');
});

it('shows version and engine, and no operator when none is named', async () => {
  serve(() => Response.json(CATALOGUE));
  open('en');
  expect(await screen.findByText('9.8.7')).toBeTruthy();
  expect(screen.getByText('compiled')).toBeTruthy();
  expect(screen.queryByText(/^The operator of this server/)).toBeNull();
});
