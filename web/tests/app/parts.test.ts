// A chapter's ship parts are laid on the ship before the first round, and each says what it does.
import { cleanup, render, screen as found } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import SetUpRound from '../../src/app/SetUpRound.svelte';
import type { Screen } from '../../src/app/view';
import { createSettings } from '../../src/ui/settings.svelte';
import { gameVoice } from '../../src/ui/texts';
import type { AppView } from '../../src/wire/views/app';
import whole from '../../../src/saltsea/content/pirates/words/pirates.en.ftl?raw';
import { formatter, people, scene } from '../helpers/pirates-scenes';

const SAND = { glass: 30_000, cursed: 40_000, timers: 4 };

const voice = await gameVoice('app', 'en', 'stories', [whole]); // as for a crew that has opened every chapter

function setUp(parts: { readonly spaces: readonly string[]; readonly hull: boolean }, anew: boolean): void {
  const { public: sea, ...rest } = scene('watched');
  const told = sea as unknown as AppView;
  const spaces = [...told.ship.spaces, ...parts.spaces] as AppView['ship']['spaces'];
  const view: AppView = {
    ...told,
    ship: { ...told.ship, spaces, hull: parts.hull },
    phase: 'briefing',
    sand: SAND,
    anew,
  };
  const screen: Screen = {
    scene: { ...rest, public: view, private: null },
    view,
    hands: null,
    reader: { formatter: formatter(voice), voice, seats: people(), seat: -1 },
    settings: createSettings(),
    voyage: undefined,
    now: rest.at,
    still: true,
    resolver: '',
    code: undefined,
  };
  render(SetUpRound, { screen, start: () => undefined });
}

afterEach(cleanup);

const NAMES = ['Lantern', 'Bow Chaser', 'Reinforced Hull'];
const buttons = (): string[] => NAMES.filter((name) => found.queryByRole('button', { name }) !== null);

it('lays the ship parts of a chapter on the ship, each to be touched', () => {
  setUp({ spaces: ['lantern', 'chaser'], hull: true }, true);
  expect(found.getByText(/Lay these ship parts on her/u)).toBeTruthy();
  expect(buttons()).toEqual(NAMES);
});

it('says nothing of them where there are none, nor in a later round', () => {
  setUp({ spaces: [], hull: false }, true);
  expect(found.queryByText(/Lay these ship parts/u)).toBeNull();
  cleanup();
  setUp({ spaces: ['lantern'], hull: false }, false);
  expect(buttons()).toEqual([]);
});
