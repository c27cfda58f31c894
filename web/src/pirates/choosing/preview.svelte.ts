// What would follow from the choice that is looked at, in a short line: asked of the server once for each such choice, and
// forgotten as soon as another one is looked at or something happens.
import type { Hands } from '../../table/game';
import { keyOf } from '../../table/seats';
import type { Action } from '../../table/scene';
import { argument, type Formatter } from '../../ui/sentences';
import type { PiratesConsequences } from '../../wire/views/pirates';
import { createTimeouts } from '../timeouts';
import { positionName, titleOf } from '../words/words';
import type { Position } from '../names';

export interface Dependencies {
  readonly hands: () => Hands | null;
  readonly formatter: () => Formatter;
  /** The legal action that is looked at; null if none is. */
  readonly action: () => Action | null;
  /** The line that the game is at: what happens may change what follows. */
  readonly line: () => number;
}

export interface Preview {
  /** Empty while nothing is known, or nothing follows that can be seen on the board. */
  readonly said: string;
}

/** Milliseconds that a choice is looked at before it is asked about: a hand that only passes over it asks nothing. */
const LOOKED_AT = 120;

/** To be called while a component is made. */
export function createPreview({ hands, formatter, action, line }: Dependencies): Preview {
  let known = $state.raw<{ readonly key: string; readonly follows: PiratesConsequences } | null>(null);
  const looked = $derived(action());
  const key = $derived(looked === null ? '' : `${line()} ${keyOf(looked)}`);

  $effect(() => {
    if (key === '') return undefined;
    const [asked, timeouts] = [key, createTimeouts()];
    timeouts.after(LOOKED_AT, () => void ask(asked));
    return () => timeouts.cancel();
  });

  async function ask(asked: string): Promise<void> {
    const follows = looked === null ? null : ((await hands()?.preview(looked)) ?? null);
    if (follows !== null && asked === key) known = { key: asked, follows };
  }

  return {
    get said() {
      return known === null || known.key !== key ? '' : followsSaid(formatter(), known.follows);
    },
  };
}

/** “Then: the Ellen heads north; speed 2.” Empty if nothing is known to change. */
export function followsSaid(formatter: Formatter, follows: PiratesConsequences): string {
  const { voice } = formatter;
  const parts = [...ofShip(formatter, follows), ...ofSea(formatter, follows), ...ofVoyage(formatter, follows)];
  const chance = follows.chance === true ? [voice.say('deck-follows-chance')] : [];
  return parts.length === 0 ? '' : voice.say('deck-follows', { what: [...parts, ...chance].join('; ') });
}

type Part = readonly string[];

/** A list under its heading; nothing for an empty one. */
function listed(formatter: Formatter, what: string, names: readonly string[] = []): Part {
  return names.length === 0 ? [] : [formatter.voice.say(`deck-follows-${what}`, { names: names.join(', ') })];
}

const called = (formatter: Formatter, as: string, names: readonly string[] = []): Part =>
  names.map((name) => String(argument(formatter, as, name)));

function ofShip(formatter: Formatter, follows: PiratesConsequences): Part {
  const { voice } = formatter;
  const { heading, speed, lives } = follows;
  return [
    ...(heading == null ? [] : [voice.say('deck-follows-heading', { sector: argument(formatter, 'sector', heading) })]),
    ...(speed == null ? [] : [voice.say('deck-follows-speed', { speed })]),
    ...(lives == null ? [] : [voice.say('deck-follows-lives', { lives })]),
    ...listed(formatter, 'loaded', called(formatter, 'cannon', follows.loaded)),
    ...listed(formatter, 'unloaded', called(formatter, 'cannon', follows.unloaded)),
    ...listed(formatter, 'corked', called(formatter, 'space', follows.corked)),
    ...listed(formatter, 'uncorked', called(formatter, 'space', follows.uncorked)),
    ...Object.entries(follows.aboard ?? {}).map(([token, number]) =>
      voice.say(number > 0 ? 'deck-follows-taken' : 'deck-follows-used', {
        token: titleOf(voice, token),
        number: Math.abs(number),
      }),
    ),
    ...(follows.uncursed === true ? [voice.say('deck-follows-uncursed')] : []),
  ];
}

function ofSea(formatter: Formatter, follows: PiratesConsequences): Part {
  const sunk = follows.sunk ?? [];
  const gone = (follows.gone ?? []).filter((position) => !sunk.includes(position));
  const damage = Object.entries(follows.damage ?? {}) as readonly (readonly [Position, number])[];
  return [
    ...listed(formatter, 'up', called(formatter, 'position', follows.turned_up)),
    ...listed(formatter, 'down', called(formatter, 'position', follows.turned_down)),
    ...damage.map(([position, number]) =>
      formatter.voice.say('deck-follows-damage', { position: positionName(formatter, position), number }),
    ),
    ...listed(formatter, 'sunk', called(formatter, 'position', sunk)),
    ...listed(formatter, 'gone', called(formatter, 'position', gone)),
  ];
}

function ofVoyage({ voice }: Formatter, { choice, goal, ends }: PiratesConsequences): Part {
  return [
    ...(choice == null ? [] : [voice.say('deck-follows-choice', { need: choice })]),
    ...(goal === true && ends == null ? [voice.say('deck-follows-goal')] : []),
    ...(ends == null ? [] : [voice.say('deck-follows-ends', { result: ends })]),
  ];
}
