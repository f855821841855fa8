import type { Behaviour } from './behaviour.ts';
import { bosses } from './bosses/index.ts';
import { characters } from './characters/index.ts';
import { curses } from './curses/index.ts';
import { events } from './events/index.ts';
import { loot } from './loot/index.ts';
import { monsters } from './monsters/index.ts';
import { rooms } from './rooms/index.ts';
import { startingItems } from './starting-items/index.ts';
import { treasure } from './treasure/index.ts';

/** What the cards do, by id. A card that is not here and has abilities stays out of the decks. */
export const behaviours: Readonly<Record<string, Behaviour>> = {
  ...characters,
  ...startingItems,
  ...treasure,
  ...loot,
  ...monsters,
  ...bosses,
  ...events,
  ...curses,
  ...rooms,
};
