import { expectFits } from '@tavolata/web/test-kit/windows';
import { test } from 'vitest';

const LONG = 300_000;

/** A Hero stands in a Room, over its picture; a number stands on its card. */
const OVER = '.bm-hero, .bm-burst';
/** Sky, stone and grass are drawn; things are Heroes, Rooms, free places, piles, and what counts them. */
const USED = '.thing, [data-zone], .bm-villager, .bm-dungeon li, .bm-piles, .bm-opp, .bm-omen';

test.each(
  ['opening', 'crowd', 'march', 'place'].flatMap(name =>
    (['it', 'en'] as const).map(language => ({ name, language })),
  ),
)(
  'in every window all of it is in sight, whole, and nothing scrolls: $name ($language)',
  ({ name, language }) => expectFits({ position: `boss-monster/${name}`, language, over: OVER, used: USED }),
  LONG,
);
