// Where something is told while time runs: over what a game can spare for a moment, so that neither cards nor hands are covered;
// else over the upper edge of the board. Above it are clock and life, below it the hands.

/** Pixels: a narrower place would make a tower of a sentence; and so much higher than its place it may be. */
const LEAST = 300;
const OVER = 8;

/** A game marks what it can spare by `data-told`: the most dispensable lies lowest, and what it spares last says so. */
function spared(height: number): DOMRect | undefined {
  const places = [...document.querySelectorAll<HTMLElement>('[data-told]')]
    .map((one) => ({ box: one.getBoundingClientRect(), isLast: one.dataset['told'] === 'last' }))
    .filter(({ box }) => box.width >= LEAST)
    .sort((one, other) => Number(one.isLast) - Number(other.isLast) || other.box.bottom - one.box.bottom)
    .map(({ box }) => box);
  // What fits nowhere is told as far from the hands as it can be.
  const highest = [...places].sort((one, other) => one.bottom - other.bottom)[0];
  return places.find((box) => box.height + OVER >= height) ?? highest;
}

export function overBoard(shown: HTMLElement): () => void {
  const place = (): void => {
    const room = spared(shown.offsetHeight);
    if (room === undefined) placeAbove(shown);
    else {
      const { left, width, bottom } = room;
      Object.assign(shown.style, {
        top: 'auto',
        bottom: `${innerHeight - bottom}px`,
        left: `${left}px`,
        width: `${width}px`,
      });
    }
  };
  place();
  addEventListener('resize', place);
  const grown = new ResizeObserver(place);
  grown.observe(shown);
  return () => {
    removeEventListener('resize', place);
    grown.disconnect();
    Object.assign(shown.style, { top: '', bottom: '', left: '', width: '' });
  };
}

function placeAbove(shown: HTMLElement): void {
  const board = document.querySelector('[data-board]');
  const cell = board?.parentElement; // as wide as there is room beside nothing else; the board may be narrower
  if (board == null || cell == null) return;
  const { left, width } = cell.getBoundingClientRect();
  Object.assign(shown.style, { top: `${board.getBoundingClientRect().top}px`, left: `${left}px`, width: `${width}px` });
}
