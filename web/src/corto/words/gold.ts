// A player's gold, added up to be shown. What pays, and how much, was said by the server.
import type { CortoPlayer } from '../../wire/views/corto';

/** What all groups of a player pay together. */
export const groupGold = ({ groups = [] }: CortoPlayer): number => groups.reduce((sum, { gold }) => sum + gold, 0);

/** What a panel shows: all gold where scores are open, else what the groups pay. */
export const goldShown = (player: CortoPlayer): number => player.gold ?? groupGold(player);

/** The rule of groups, as in a line of the count. */
const GROUPS = 'V2';

/** The gold of each source, in the order of the count; where scores are not open, that of the groups alone. */
export function bySource(player: CortoPlayer): readonly { readonly source: string; readonly gold: number }[] {
  const { groups = [], count = [], gold } = player;
  const lines = gold == null ? groups.map((group) => ({ source: GROUPS, gold: group.gold })) : count;
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(line.source, (sums.get(line.source) ?? 0) + line.gold);
  return [...sums].map(([source, sum]) => ({ source, gold: sum }));
}
