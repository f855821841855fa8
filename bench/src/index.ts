import { bossMonster } from '@tavolata/boss-monster';
import { darkestNight } from '@tavolata/darkest-night';
import { fourSouls } from '@tavolata/four-souls';
import { setupFor } from '@tavolata/kernel';
import { mournersCall } from '@tavolata/mourners-call';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { inBundleOfItsOwn, inProcessOfItsOwn, measureIfAsked, type Works } from './alone.ts';
import { forkOf } from './fork.ts';
import { speedOf } from './games.ts';
import { kernel } from './kernel.ts';
import type { BenchResult } from './result.ts';
import { web } from './web.ts';

export type { BenchResult, Comparison } from './result.ts';

const works: Works = {
  kernel,
  fork: () => forkOf({ game: bossMonster, setup: setupFor(bossMonster, 4), matches: 12 }),
  games: () => ({
    figures: {
      ...speedOf(bossMonster),
      ...speedOf(fourSouls),
      ...speedOf(darkestNight),
      ...speedOf(sorcerersArena),
      ...speedOf(mournersCall),
    },
    comparisons: [],
  }),
  web,
};

/** Every benchmark, by the name it is called with. */
export const benches: Readonly<Record<string, () => BenchResult>> = {
  ...Object.fromEntries(Object.keys(works).map(name => [name, inProcessOfItsOwn(name)])),
  server: inBundleOfItsOwn('bench-server.mjs'),
};

await measureIfAsked(works);
