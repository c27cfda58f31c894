// Gold that a group has gained by an event: a coin flies to its owner, and the group flashes how much it is.
import type { CortoTable } from '../../wire/views/corto';
import { groupGold } from '../words/gold';
import type { Effect } from './effects';

/** From the groups before and after, as the server said them. */
export function gains(before: CortoTable, after: CortoTable): readonly Effect[] {
  return after.players.flatMap((player, seat) => {
    const earlier = before.players[seat];
    const gold = groupGold(player) - (earlier === undefined ? 0 : groupGold(earlier));
    const known = new Set((earlier?.groups ?? []).flatMap(({ squares }) => squares));
    const grown = (player.groups ?? []).find(({ squares }) => squares.some((square) => !known.has(square)));
    const group = grown ?? player.groups?.[0];
    if (gold <= 0 || group === undefined) return [];
    const from = group.squares.find((square) => !known.has(square)) ?? group.squares[0] ?? '';
    return [
      { kind: 'gain', gold, at: `group-${seat}-${group.squares[0] ?? ''}` },
      { kind: 'coin', from: `square-${from}`, to: `gold-${seat}` },
    ];
  });
}
