// Draws the cards that the address names, so that a reader can be asked who they are: tools/draw_card_sheet.py.
import { mount } from 'svelte';
import Sheet from './Sheet.svelte';

const asked = new URLSearchParams(location.search);
mount(Sheet, {
  target: document.body,
  props: { cards: (asked.get('cards') ?? '').split(','), width: Number(asked.get('width') ?? 46) },
});
