import { say } from '@tavolata/board-kit';

/** That one is awaited, and why, where it is seen with the tab in the background: the title, and the installed page's badge. */
export function showTurn(isMine: boolean, why: 'your-turn' | 'undo' = 'your-turn', where?: string): void {
  const house = where === undefined ? 'Tavolata' : `${where} – Tavolata`;
  document.title = isMine ? `● ${say(`title.${why}`)} – ${house}` : house;
  const marked = isMine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  // Not every browser that has a badge lets every page use it.
  void marked?.catch(() => undefined);
}
