// Where something is told while time runs: over the upper edge of the board. Above it are clock and life, below it the hands.

export function overBoard(shown: HTMLElement): () => void {
  const place = (): void => {
    const board = document.querySelector('[data-board]');
    const cell = board?.parentElement; // as wide as there is room beside nothing else; the board may be narrower
    if (board == null || cell == null) return;
    const { left, width } = cell.getBoundingClientRect();
    Object.assign(shown.style, {
      top: `${board.getBoundingClientRect().top}px`,
      left: `${left}px`,
      width: `${width}px`,
    });
  };
  place();
  addEventListener('resize', place);
  return () => {
    removeEventListener('resize', place);
    Object.assign(shown.style, { top: '', left: '', width: '' });
  };
}
