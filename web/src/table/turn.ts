// Whose turn it is, in the words of the header and of the window's title.
import { type Formatter, seatTitle } from '../ui/sentences';
import type { GamePage, SeatShown } from './game';
import type { Scene } from './scene';
import type { Session } from './session.svelte';
import type { TableStory } from './extension';

interface TurnNow {
  readonly scene: Scene | undefined;
  readonly formatter: Formatter;
  readonly seats: readonly SeatShown[];
  readonly session: Pick<Session, 'seats' | 'time'>;
  readonly gamePage: Pick<GamePage, 'headline'>;
  readonly story: TableStory | undefined;
}

export function turnSaid({ scene, formatter, seats, session, gamePage, story }: TurnNow): string {
  const { voice } = formatter;
  if (scene === undefined) return '';
  if (scene.outcome !== null) return voice.say('turn-over');
  const active = scene.waitingOn.filter((seat) => seats[seat] !== undefined);
  const name = active.map((seat) => seatTitle(formatter, seat)).join(', ');
  if (session.time?.why === 'paused') return voice.say('turn-paused', { name });
  if (gamePage.headline !== undefined) return gamePage.headline(scene, voice, story);
  const [own, ...others] = session.seats;
  if (own !== undefined && others.length === 0 && scene.waitingOn.includes(own)) return voice.say('turn-yours');
  return voice.say('turn-of', { name, number: active.length });
}
