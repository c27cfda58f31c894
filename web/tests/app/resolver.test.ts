// Whoever follows an App learns from the table who deals with an event: on the screen, and by ear.
import { cleanup, render, screen as found } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Sailing from '../../src/app/Sailing.svelte';
import type { Screen } from '../../src/app/view';
import { createSettings } from '../../src/ui/settings.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { AppView } from '../../src/wire/views/app';
import { formatter, people, scene } from '../helpers/pirates-scenes';

const SAND = { glass: 30_000, cursed: 40_000, timers: 4 };

const voice = await gameVoice('app', 'en');

function follower(event: string, resolver: string): Screen {
  const { public: sea, ...rest } = scene('watched');
  const view: AppView = { ...(sea as unknown as AppView), phase: 'sailing', sand: SAND, event };
  return {
    scene: { ...rest, public: view, private: null },
    view,
    hands: null,
    reader: { formatter: formatter(voice), voice, seats: people(), seat: -1 },
    settings: createSettings(),
    voyage: undefined,
    now: rest.at,
    still: true,
    resolver,
    code: 'k7m2pq',
  };
}

const draw = (event: string, resolver: string): void => {
  const open = (): void => undefined;
  render(Sailing, { screen: follower(event, resolver), sounds: undefined, isHelpless: false, openReference: open });
};

afterEach(cleanup);

const heard = (): string => found.getByRole('alert').textContent.trim();

it('names who deals with an event, and says it aloud', () => {
  draw('event.gust', 'Maud');
  const dialog = found.getByRole('alertdialog');
  expect(dialog.textContent).toContain('Maud, this is for you');
  expect(dialog.getAttribute('aria-describedby')?.split(' ')).toContain(dialog.querySelector('.who')?.id);
  expect(heard()).toMatch(/^Maud, this is for you/u);
});

it('names nobody where nobody was named', () => {
  draw('event.gust', '');
  expect(heard()).not.toContain('this is for you');
});
