import type { Speaker } from '@tavolata/board-kit';
import type { DeckList } from '@tavolata/four-souls';

/** What every part of the deck page is given. */
export interface DeckProps {
  readonly speaker: Speaker;
  readonly list: DeckList;
  readonly use: (list: DeckList) => void;
}
