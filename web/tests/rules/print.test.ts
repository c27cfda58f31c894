// The links to printed sheets: those of the catalogue, on the reader's paper, in the reader's language.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { sheetAddress, usualPaper } from '../../src/rules/print';
import PrintSheets from '../../src/rules/PrintSheets.svelte';
import * as api from '../../src/wire/api';
import type { CatalogueEntry } from '../../src/wire/types';
import { appAt } from '../helpers/app';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const offer = (sheets: string[], chapters: string[]): void => {
  const entry = { name: 'pirates', sheets, chapter_sheets: chapters } as unknown as CatalogueEntry;
  vi.spyOn(api, 'fetchCatalogue').mockResolvedValue({ entries: [entry] });
};
const page = (): void =>
  void render(PrintSheets, { app: appAt({ page: 'rules', subject: 'pirates' }), game: 'pirates' });

it('offers the ship and every chapter by its number alone', async () => {
  offer(['ship'], ['1', '2']);
  page();
  expect((await screen.findByRole('link', { name: 'The ship and the sea' })).getAttribute('href')).toMatch(
    /^\/api\/print\/pirates\/ship\?paper=(a4|letter)&ink=full&language=en$/,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'The App beside the box',
    'The ship and the sea',
    'Chapter 1',
    'Chapter 2',
  ]);
});

it('follows the choice of paper and ink', async () => {
  offer(['ship'], []);
  page();
  await fireEvent.click(await screen.findByRole('radio', { name: 'Letter' }));
  await fireEvent.click(screen.getByRole('radio', { name: 'Saving ink' }));
  expect(screen.getByRole('link', { name: 'The ship and the sea' }).getAttribute('href')).toBe(
    '/api/print/pirates/ship?paper=letter&ink=saving&language=en',
  );
});

it('says so where there is nothing to print, or no server', async () => {
  offer([], []);
  page();
  expect(await screen.findByText('This server has no sheets to print.')).toBeTruthy();
});

it('finds the sheets of a folder beside the page, and starts no engine for them: another tab may play', async () => {
  document.documentElement.setAttribute('data-folder', '');
  const asked = vi.spyOn(api, 'fetchCatalogue');
  const about = { game: 'pirates', booklet: 'ship', chapter: false, language: 'en', file: 'ship.pdf' };
  const files = ['a4', 'letter'].map((paper) => ({ ...about, paper, ink: 'full' }));
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(files)));
  page();
  expect((await screen.findByRole('link', { name: 'The ship and the sea' })).getAttribute('href')).toContain(
    'ship.pdf',
  );
  expect(asked).not.toHaveBeenCalled();
  document.documentElement.removeAttribute('data-folder');
});

it('knows the paper of a country', () => {
  expect(['en-US', 'fr-CA', 'es-419-MX'].map(usualPaper)).toEqual(['letter', 'letter', 'letter']);
  expect(['en', 'fr', 'en-GB', 'fr-FR'].map(usualPaper)).toEqual(['a4', 'a4', 'a4', 'a4']);
  expect(sheetAddress('corto', 'box', { paper: 'a4', ink: 'saving', language: 'fr' })).toBe(
    '/api/print/corto/box?paper=a4&ink=saving&language=fr',
  );
});
