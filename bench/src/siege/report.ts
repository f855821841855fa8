import { atLeast, atMost, type BenchResult } from '../result.ts';
import type { AttackRun } from './attack-run.ts';
import { type Crowded, ONLOOKERS } from './crowd.ts';
import type { Restarted } from './restart.ts';
import { MEMORY } from './server-process.ts';

/** How many times as long an acknowledgement may take as in peace. */
const SLOWER = 5;
const CROWD_IN_WITHIN = 10;
const CROWD_BACK_WITHIN = 10;
const PLAYERS_BACK_WITHIN = 2;
/** With the old process's end and the new one's start. */
const PLAYERS_BACK_SINCE_STOP = 5;

export function ofAttackRun({ name, seconds, peace, attack, observed, kept, tally }: AttackRun): BenchResult {
  const { rss, heap, stall, cpu, died } = observed;
  const did = Object.entries(tally).map(([what, many]) => [`${name}: attackers' ${what}`, many]);
  return {
    figures: {
      [`${name}: p50 in peace, ms`]: peace.p50,
      [`${name}: p99 in peace, ms`]: peace.p99,
      [`${name}: answers a second`]: attack.answers / (died ?? seconds),
      [`${name}: p50, ms`]: attack.p50,
      [`${name}: p99, ms`]: attack.p99,
      [`${name}: processor of the server, of one core`]: cpu,
      [`${name}: most memory (RSS), MB`]: rss,
      [`${name}: most heap told, MB`]: heap,
      [`${name}: longest stop of the event loop told, ms`]: stall,
      [`${name}: players who did not come back`]: kept.absent,
      ...Object.fromEntries(did),
    },
    comparisons: [
      atLeast(`${name}: lives`, died ?? seconds, seconds, 'seconds', 1),
      atMost(`${name}: memory`, rss, MEMORY, 'MB', 1),
      atMost(`${name}: p99`, attack.p99, peace.p99, 'ms', SLOWER),
      atLeast(`${name}: answers kept`, kept.kept, kept.acknowledged, 'answers', 1),
    ],
  };
}

export function ofCrowd(crowded: Crowded): BenchResult {
  const { rss, heap, stall, coming, updates, p50, p99, sinceStop, sinceOpen, back } = crowded;
  return {
    figures: {
      'crowd: updates heard': updates,
      'crowd: p50 from said to heard, ms': p50,
      'crowd: p99 from said to heard, ms': p99,
      'crowd: most heap told, MB': heap,
      'crowd: longest stop of the event loop told, ms': stall,
      'crowd: back, seconds after the new process listened': sinceOpen,
    },
    comparisons: [
      atLeast('crowd: in', crowded.in, ONLOOKERS, 'onlookers', 1),
      atMost('crowd: came in', coming, CROWD_IN_WITHIN, 'seconds', 1),
      atMost('crowd: memory', rss, MEMORY, 'MB', 1),
      atLeast('crowd: back', back, ONLOOKERS, 'onlookers', 1),
      atMost('crowd: back in', sinceStop, CROWD_BACK_WITHIN, 'seconds since told to stop', 1),
    ],
  };
}

export function ofRestart(restarted: Restarted): BenchResult {
  const { players, back, sinceStop, sinceOpen, acknowledged, kept } = restarted;
  return {
    figures: {
      'restart: players in before': restarted.in,
    },
    comparisons: [
      atLeast('restart: back', back, players, 'players', 1),
      atMost('restart: back in', sinceOpen, PLAYERS_BACK_WITHIN, 'seconds after the new process listened', 1),
      atMost('restart: back since told to stop', sinceStop, PLAYERS_BACK_SINCE_STOP, 'seconds', 1),
      atLeast('restart: answers kept', kept, acknowledged, 'answers', 1),
    ],
  };
}
