import { parentPort } from 'node:worker_threads';
import { games } from '../../generated/games.ts';
import { gameCalled } from '../registry.ts';
import { playOne } from './match.ts';
import type { SimulationPlan } from './plan.ts';
import { emptyTally } from './tally.ts';

/** A share of the matches: those from `first` up to, and without, `end`. */
export interface Share {
  readonly plan: SimulationPlan;
  readonly first: number;
  readonly end: number;
}

parentPort?.on('message', ({ plan, first, end }: Share) => {
  const tally = emptyTally();
  const registered = gameCalled(games, plan.game);
  for (let n = first; n < end; n++) playOne(registered, plan, n, tally);
  parentPort?.postMessage(tally);
});
