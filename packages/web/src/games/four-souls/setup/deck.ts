import type { DeckList } from '@tavolata/four-souls';
import type { Speaker } from '@tavolata/table';

/** What every part of the deck page is given. */
export interface DeckProps {
  readonly speaker: Speaker;
  readonly list: DeckList;
  readonly use: (list: DeckList) => void;
}
