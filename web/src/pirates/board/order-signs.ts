// The sign of each standing order: that of the first space where it sends a shipmate.
import type { SIGNS } from '../art/drawing/signs';

export const ORDER_SIGNS: Readonly<Record<string, keyof typeof SIGNS>> = {
  guns: 'left-cannons',
  helm: 'helm',
  repairs: 'repairs',
};
