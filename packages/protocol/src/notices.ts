import type { Seat } from '@tavolata/kernel';

/** It is somebody's turn. */
export interface AwaitedTurn {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly name: string;
}

/** What a push message holds: the page's service worker finds the words. */
export interface PushMessage extends AwaitedTurn {
  readonly event: 'your-turn';
}
