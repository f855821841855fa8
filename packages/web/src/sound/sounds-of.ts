import type { Sound, Sounds } from '@tavolata/board-kit';
import type { TableEvent } from '@tavolata/table';

/** The words most games have for the same thing. A game's own go before. */
const USUAL: Sounds = {
  moved: 'card',
  shuffled: 'card',
  rolled: 'die',
  rerolled: 'die',
  'die-rolled': 'die',
  'coin-tossed': 'coin',
  damaged: 'hit',
  wounded: 'hit',
  died: 'hit',
  ko: 'hit',
};

/** However much happened at once, no more is heard of it. */
export const MOST = 3;

/** The sounds of what happened, each once, in the order it did. */
export const soundsOf = (events: readonly TableEvent[], own: Sounds = {}): Sound[] =>
  [...new Set(events.flatMap(({ type }) => own[type] ?? USUAL[type] ?? []))].slice(0, MOST);
