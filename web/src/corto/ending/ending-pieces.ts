// Which pieces of a quest lie before a player at the end: what their line of the count is paid for.
import type { Player } from '../../wire/corto';
import type { Counted } from './ending';

export type Prize = 'vessel' | 'aces' | 'ingot' | 'crow' | 'leopard' | 'carriage' | 'gold';

export function pieces(line: Counted, player: Player): readonly Prize[] {
  switch (line.source) {
    case 'QA':
      return ['vessel'];
    case 'QB':
      return ['aces'];
    case 'QC':
      return [...several('ingot', player.ingots), ...several('crow', player.crows)];
    case 'QD':
      return several('leopard', player.leopards);
    case 'QE':
      return several('carriage', player.carriages.length);
    case 'QF':
      return several('gold', line.number);
    default:
      return [];
  }
}

function several(prize: Prize, number: number): readonly Prize[] {
  return Array.from({ length: number }, () => prize);
}
