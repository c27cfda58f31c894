// Where something is told while time runs: over what a game can spare for a moment, so that neither cards nor hands are covered;
// else over the upper edge of the board. Above it are clock and life, below it the hands.

/** Pixels: a narrower place would make a tower of a sentence. */
const LEAST = 300;

/** A game marks what it can spare by `data-told`, the most dispensable first in sight. */
function spared(): DOMRect | undefined {
  const marked = [...document.querySelectorAll('[data-told]')].map((one) => one.getBoundingClientRect());
  return marked.filter(({ width }) => width >= LEAST).sort((one, other) => other.bottom - one.bottom)[0];
}

export function overBoard(shown: HTMLElement): () => void {
  const place = (): void => {
    const room = spared();
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
  return () => {
    removeEventListener('resize', place);
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
