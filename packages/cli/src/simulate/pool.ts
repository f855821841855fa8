import { Worker } from 'node:worker_threads';
import type { Registered } from '../registry.ts';
import { playOne } from './match.ts';
import type { SimulationPlan } from './plan.ts';
import { addTally, emptyTally, type MatchTally } from './tally.ts';
import type { Share } from './worker.ts';

/** Small enough for the bar to move and the last worker not to be waited for, large enough to be worth a message. */
const shareSize = (games: number, jobs: number): number =>
  Math.max(1, Math.min(50, Math.ceil(games / (jobs * 8))));

export type Progress = (done: number) => void;

function playHere(registered: Registered, plan: SimulationPlan, progress: Progress): MatchTally {
  const tally = emptyTally();
  for (let done = 0; done < plan.games; done++) {
    playOne(registered, plan, plan.first + done, tally);
    progress(done + 1);
  }
  return tally;
}

/** Plays all matches of a plan on threads. The tally does not depend on their number. */
export async function playAll(
  registered: Registered,
  plan: SimulationPlan,
  jobs: number,
  progress: Progress,
): Promise<MatchTally> {
  if (jobs === 1) return playHere(registered, plan, progress);
  const sum = emptyTally();
  const size = shareSize(plan.games, jobs);
  const last = plan.first + plan.games;
  let next = plan.first;
  let done = 0;
  const takeShare = (): Share | undefined => {
    if (next >= last) return undefined;
    const first = next;
    next = Math.min(last, first + size);
    return { plan, first, end: next };
  };
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url));
      let share: Share | undefined;
      const goOn = () => {
        share = takeShare();
        if (share) worker.postMessage(share);
        else void worker.terminate().then(() => resolve(), reject);
      };
      worker.on('error', reject);
      worker.on('message', (tally: MatchTally) => {
        addTally(sum, tally);
        done += share ? share.end - share.first : 0;
        progress(done);
        goOn();
      });
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(jobs, plan.games) }, work));
  for (const numbers of [sum.crashes, sum.stalls]) numbers.sort((a, b) => a - b);
  return sum;
}
