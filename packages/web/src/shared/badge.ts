import { say } from './Say.tsx';

/** 'Your turn' where it is seen with the tab in the background: the title, and the installed page's badge. */
export function showTurn(isMine: boolean): void {
  document.title = isMine ? `● ${say('title.your-turn')}` : 'Tavolata';
  const marked = isMine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  // Not every browser that has a badge lets every page use it.
  void marked?.catch(() => undefined);
}
