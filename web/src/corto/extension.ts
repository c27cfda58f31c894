// What Corto adds to the pages around its table.
import type { GameExtension } from '../table/extension';
import AdventuresField from './AdventuresField.svelte';

export const CORTO_EXTENSION: GameExtension = {
  hasToday: true,
  dailyTitle: 'today-deal-title',
  links: [{ href: '/companion/corto', text: 'companion', isQuiet: true, isBeside: true }],
  hasOwnValues: true,
  optionFields: { strips: AdventuresField },
  loadReview: async () => (await import('./review/GameReview.svelte')).default,
  loadStatistics: async () => (await import('./statistics/StatisticsPanel.svelte')).default,
};
