// The keys of the pirates' table. Arrows and Enter belong to the board itself. Which keys count is decided in ui/shortcuts.ts.
import { MOST_TIMERS } from '../../wire/pirates-board';
import { type KeyLine, keyOf, type Shortcuts } from '../../ui/shortcuts';
import type { Area } from '../names';
import { type Phrase, PHRASES } from '../speech/phrases';

export type Command =
  | { readonly kind: 'timer'; readonly timer: number }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'shout'; readonly phrase: string }
  | {
      readonly kind:
        | 'next'
        | 'previous'
        | 'go'
        | 'pause'
        | 'back'
        | 'wait'
        | 'hint'
        | 'powder'
        | 'drop'
        | 'cancel'
        | 'clock'
        | 'goal'
        | 'info'
        | 'sea'
        | 'names'
        | 'point'
        | 'help';
    };

const TIMER_KEYS = Array.from({ length: MOST_TIMERS }, (_, timer) => String(timer + 1));
const AREA_KEYS: Readonly<Record<string, Area>> = {
  h: 'helm',
  s: 'sails',
  l: 'lookout',
  r: 'repairs',
  b: 'cannonballs',
  q: 'left-cannons',
  e: 'right-cannons',
  c: 'bow-chaser',
};
const COMMANDS: Readonly<Record<string, Exclude<Command['kind'], 'timer' | 'area' | 'shout'>>> = {
  n: 'next',
  N: 'previous',
  g: 'go',
  p: 'pause',
  t: 'back',
  w: 'wait',
  a: 'hint',
  u: 'powder',
  x: 'drop',
  Escape: 'cancel',
  k: 'clock',
  o: 'goal',
  i: 'info',
  f: 'sea',
  v: 'names',
  z: 'point',
  '?': 'help',
};

/** With Enter on a thing of the board, so that nothing is lost to those who have no shortcuts. */
const INSPECT = 'Shift+Enter';

/** For the list: keys that always work, and the end of the text's id. */
export const OTHER_KEYS = [
  ['← ↑ ↓ →', 'arrows'],
  ['⏎', 'act'],
  ['⇧ ⏎', 'info'],
  ['Esc', 'cancel'],
] as const satisfies readonly KeyLine[];

/** Those that are characters: shouts, too. */
export const CHARACTER_KEYS = [
  [`1 – ${MOST_TIMERS}`, 'timers'],
  ['h s l r b q e', 'spaces'],
  ['n', 'next'],
  ['⇧ N', 'previous'],
  ['g', 'go'],
  ['t', 'back'],
  ['x', 'drop'],
  ['u', 'powder'],
  ['w', 'wait'],
  ['a', 'hint'],
  ['p', 'pause'],
  ['k', 'clock'],
  ['f', 'sea'],
  ['o', 'goal'],
  ['v', 'names'],
  ['z', 'point'],
  ['i', 'info'],
  [shouted((phrase) => phrase.claims !== undefined), 'claims'],
  [shouted((phrase) => phrase.claims === undefined), 'shouts'],
  ['?', 'help'],
] as const satisfies readonly KeyLine[];

function shouted(isMeant: (phrase: Phrase) => boolean): string {
  return ['⇧', ...PHRASES.filter(isMeant).map(({ key }) => key)].join(' ');
}

export function commandOf(event: KeyboardEvent, shortcuts: Shortcuts): Command | undefined {
  const key = keyOf(event, shortcuts);
  if (key === undefined) return undefined;
  if (key === INSPECT)
    return event.target instanceof Element && event.target.closest('[data-board] [data-spot]') !== null
      ? { kind: 'info' }
      : undefined;
  const timer = TIMER_KEYS.indexOf(key);
  if (timer >= 0) return { kind: 'timer', timer };
  const area = AREA_KEYS[key];
  if (area !== undefined) return { kind: 'area', area };
  const phrase = PHRASES.find((one) => one.key === key);
  if (phrase !== undefined) return { kind: 'shout', phrase: phrase.id };
  const kind = COMMANDS[key];
  return kind === undefined ? undefined : { kind };
}
