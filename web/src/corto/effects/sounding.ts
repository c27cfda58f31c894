// What a line of Corto sounds like.
import type { SoundId } from '../../sound/sounds';
import type { Happening } from '../../table/scene';
import type { GameEvent } from '../../wire/views/corto';
import type { CortoHappening } from '../view';

const SOUNDS: Readonly<Partial<Record<GameEvent['kind'], SoundId>>> = {
  CardPlayed: 'card-laid',
  Drew: 'card-drawn',
  TurnedUp: 'card-drawn',
  Discarded: 'card-drawn',
  Marked: 'marker',
  MarkerMoved: 'marker',
  MarkerHit: 'pistol',
  HitStopped: 'knife',
  TrainHit: 'pistol',
  Killed: 'kill',
  FriendPaid: 'gold',
  CarriageWon: 'gold',
  TileTurned: 'gold',
  AcesTaken: 'gold',
  TrainRolled: 'train',
  VesselSailed: 'ship-bell',
};

/** Each once, in the order of the events; what was taken back is silent. */
export function soundsOf(happening: Happening): readonly SoundId[] {
  const { undoTo, events } = happening as CortoHappening;
  if (undoTo !== null) return [];
  const sounds = events.map(({ event }) => (event === null ? undefined : SOUNDS[event.kind]));
  return [...new Set(sounds.filter((id) => id !== undefined))];
}
