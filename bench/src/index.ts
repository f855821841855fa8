import { bossMonster } from '@tavolata/boss-monster';
import { darkestNight } from '@tavolata/darkest-night';
import { fourSouls } from '@tavolata/four-souls';
import { setupFor } from '@tavolata/kernel';
import { mournersCall } from '@tavolata/mourners-call';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { inBundleOfItsOwn, inProcessesOfTheirOwn, inProcessOfItsOwn, measureIfAsked } from './alone.ts';
import { forkOf, forksAreFast, littleIsReplayed, longLogsCostNothing } from './fork.ts';
import { speedOf } from './games.ts';
import { kernel } from './kernel.ts';
import type { BenchResult } from './result.ts';
import { web } from './web.ts';

export type { BenchResult, Comparison } from './result.ts';

const tables = {
  bossMonster: { game: bossMonster, setup: setupFor(bossMonster, 4) },
  fourSouls: { game: fourSouls, setup: setupFor(fourSouls, 4) },
  darkestNight: { game: darkestNight, setup: setupFor(darkestNight, 4) },
  sorcerersArena: { game: sorcerersArena, setup: setupFor(sorcerersArena, 2) },
  mournersCall: { game: mournersCall, setup: setupFor(mournersCall, 4) },
};

const BRIEFLY = { matches: 4, positions: 20, repeats: 200, rounds: 30 };

const forks = {
  'fork boss-monster': () =>
    forkOf({ ...tables.bossMonster, matches: 12, positions: 40, repeats: 400, rounds: 60 }, [
      forksAreFast,
      longLogsCostNothing,
      littleIsReplayed,
    ]),
  // Two thousand decisions a match: what plays them again and again does so less often.
  'fork four-souls': () =>
    forkOf({ ...tables.fourSouls, ...BRIEFLY, repeats: 60, rounds: 8 }, [littleIsReplayed]),
  'fork darkest-night': () => forkOf({ ...tables.darkestNight, ...BRIEFLY }),
  'fork sorcerers-arena': () => forkOf({ ...tables.sorcerersArena, ...BRIEFLY }),
  'fork mourners-call': () => forkOf({ ...tables.mournersCall, ...BRIEFLY }),
};

const speeds = {
  'games boss-monster': () => speedOf({ ...tables.bossMonster, matches: { random: 60, normal: 12 } }),
  'games four-souls': () => speedOf({ ...tables.fourSouls, matches: { random: 6, normal: 2 } }),
  'games darkest-night': () => speedOf({ ...tables.darkestNight, matches: { random: 40, normal: 6 } }),
  'games sorcerers-arena': () => speedOf({ ...tables.sorcerersArena, matches: { random: 60, normal: 12 } }),
  'games mourners-call': () => speedOf({ ...tables.mournersCall, matches: { random: 40, normal: 6 } }),
};

/** Every benchmark, by the name it is called with. */
export const benches: Readonly<Record<string, () => BenchResult>> = {
  kernel: inProcessOfItsOwn('kernel'),
  fork: inProcessesOfTheirOwn(Object.keys(forks)),
  games: inProcessesOfTheirOwn(Object.keys(speeds)),
  web: inProcessOfItsOwn('web'),
  server: inBundleOfItsOwn('bench-server.mjs'),
};

await measureIfAsked({ kernel, ...forks, ...speeds, web });
