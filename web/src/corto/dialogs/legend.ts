// Which signs the legend lists, in its order. What they mean is said by the texts corto-legend-…
import type { CARD_SIGNS } from '../art/signs';
import type { PieceKind } from '../art/tokens';

export const PRIZES = ['ingot', 'crow', 'leopard', 'carriage', 'aces'] as const satisfies readonly PieceKind[];
export const BOARD_PIECES = ['tile', 'gold', 'vessel', 'train'] as const satisfies readonly PieceKind[];

export const LEGEND_CARD_SIGNS = [
  'white',
  'black',
  'friend',
  'ace',
  'steps',
  'many-steps',
  'exchange',
  'shift',
  'anywhere',
  'draw-more',
  'recover',
  'guard',
] as const satisfies readonly (keyof typeof CARD_SIGNS)[];

/** By the names that a sign of an action has. */
export const ACTION_SIGNS = [
  'Place',
  'Hit',
  'Move',
  'Pick',
  'Sail',
  'SendHome',
  'Recover',
  'Draw',
  'Discard',
  'Skip',
  'EndTurn',
  'Undo',
  'Reset',
  'Final',
] as const;
