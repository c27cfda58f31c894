// What a line of Corto sounds like.
import type { SoundId } from '../../sound/sounds';
import type { Happening } from '../../table/session.svelte';
import type { Update } from '../../wire/corto';

type Kind = Update['events'][number]['kind'];

const SOUNDS: Readonly<Partial<Record<Kind, SoundId>>> = {
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
  if (happening.undoTo !== null) return [];
  const events = happening.events as Update['events'];
  return [...new Set(events.map(({ kind }) => SOUNDS[kind]).filter((id) => id !== undefined))];
}
