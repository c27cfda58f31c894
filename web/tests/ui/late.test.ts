// A part of a page that does not come: said, with ways on, and never a page that stays empty or silent.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import Late from '../../src/ui/Late.svelte';
import LanguageSwitch from '../../src/ui/LanguageSwitch.svelte';
import { createLanguage } from '../../src/ui/language.svelte';
import { speaker } from '../../src/ui/texts';
import { tellWithoutTexts } from '../../src/ui/untold';

const known = new Set(['en']);
let hasLine = false;
vi.mock('../../src/ui/own-texts', async (actual) => ({
  ...(await actual<object>()),
  hasOwnTexts: (language: string) => known.has(language),
  loadOwnTexts: (language: string) =>
    hasLine ? Promise.resolve(known.add(language)) : Promise.reject(new TypeError('no line')),
}));

const say = speaker('en');
const children = createRawSnippet((part: () => string) => ({ render: () => `<p>${part()}</p>` }));
const broken = (): Promise<string> => Promise.reject(new TypeError('no line'));

afterEach(() => {
  cleanup();
  hasLine = false;
  known.delete('fr');
});

it('says that a part did not come, and brings it when it is asked for again', async () => {
  const load = vi.fn(broken).mockImplementationOnce(broken);
  render(Late<string>, { load, say, children });
  expect((await screen.findByRole('alert')).textContent).toContain(say('page-failed'));
  load.mockResolvedValue('The menu');
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The menu')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('brings a part by itself when the line is back, and lets its reader do without', async () => {
  const [load, close] = [vi.fn(broken), vi.fn()];
  render(Late<string>, { load, say, children, close });
  await fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
  load.mockResolvedValue('The menu');
  await fireEvent(window, new Event('online'));
  expect(await screen.findByText('The menu')).toBeTruthy();
});

it('says that a language did not come, and turns to it when the line is back', async () => {
  const language = createLanguage(['en']);
  render(LanguageSwitch, { language });
  await fireEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect((await screen.findByRole('alert')).textContent).toBe(say('language-missing'));
  expect(language.current).toBe('en');
  hasLine = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(language.current).toBe('fr'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says without its texts that they did not come', () => {
  const target = document.createElement('div');
  tellWithoutTexts(target, 'fr');
  expect(target.querySelector('[role=alert]')?.textContent).toContain('La connexion s’est rompue');
  expect(target.querySelector('button')?.textContent).toBe('Réessayer');
});
