// The App's scene with its types, and what its screens ask of it: the choices of one kind, and the parts that the digital game's
// drawings understand.
import type { GameTableProps, PlayerActions, Reader } from '../table/game';
import type { Action, Scene } from '../table/scene';
import type { Settings } from '../ui/settings.svelte';
import type { VoyageStory } from '../wire/types';
import type { Choice } from '../wire/views/common';
import type { AppView } from '../wire/views/app';
import type { PiratesView } from '../wire/views/pirates';

export type AppScene = Scene<AppView, null>;

/** What every screen of the App is handed. */
export interface Screen {
  readonly scene: AppScene;
  readonly view: AppView;
  readonly hands: PlayerActions | null;
  readonly reader: Reader;
  readonly settings: Settings;
  readonly voyage: VoyageStory | undefined;
  /** The game's time, new at every frame. */
  readonly now: number;
  readonly still: boolean;
  /** Who deals with events, as all at the table know it; empty if no player was named. */
  readonly resolver: string;
  /** The table's code, where other devices can follow. */
  readonly code: string | undefined;
}

export const sceneOf = ({ scene }: Pick<GameTableProps, 'scene'>): AppScene => scene as AppScene;

/** Ship, clock, goal and end are those of the digital game: its functions and drawings read them here, too. */
export const asVoyage = (view: AppView): PiratesView => ({ cards: {}, timers: [], ...view });

/** The ship parts that lie on her, by the ids of their rules. */
export function partsOf({ spaces, hull }: { readonly spaces: readonly string[]; readonly hull: boolean }): string[] {
  const found = {
    'token.lantern': spaces.includes('lantern'),
    'token.bow-chaser': spaces.includes('chaser'),
    'token.hull': hull,
  };
  return Object.entries(found).flatMap(([id, isAboard]) => (isAboard ? [id] : []));
}

/** What may be told of this kind now. */
export function choicesOf({ offers }: Pick<AppScene, 'offers'>, kind: string): readonly Choice[] {
  return offers.find((offer) => offer.kind === kind)?.choices ?? [];
}

/** Whether it may be told, with these arguments where some are given. */
export function may(scene: AppScene, kind: string, args: Readonly<Record<string, string | number>> = {}): boolean {
  return choicesOf(scene, kind).some((choice) =>
    Object.entries(args).every(([name, value]) => choice.args?.[name] === value),
  );
}

/** Tell the App something; nothing happens where one only follows. */
export function tell({ hands }: Pick<Screen, 'hands'>, action: Action): void {
  void hands?.act(action);
}
