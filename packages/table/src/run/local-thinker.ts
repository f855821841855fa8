import { bots, isBotName, thinkInSteps } from '@tavolata/bots';
import type { Def, Game, Pick, State } from '@tavolata/kernel';
import type { Standpoint } from '@tavolata/kernel/match';
import type { Thinker, Thought } from '../ports.ts';
import { type Cancellation, Cancelled } from '../util/cancellation.ts';
import type { Clock } from '../util/host.ts';
import type { TimeSlices } from '../util/time-slices.ts';

/** Thinks where it stands, at once or in slices: for a worker, a terminal, tests. */
export class LocalThinker<S extends State, D extends Def> implements Thinker {
  private readonly game: Game<S, D>;
  private readonly leisure: TimeSlices | undefined;

  constructor(game: Game<S, D>, leisure?: TimeSlices) {
    this.game = game;
    this.leisure = leisure;
  }

  async think({ bot, view, question, key, standpoint }: Thought, cancellation?: Cancellation): Promise<Pick> {
    if (!isBotName(bot)) throw new Error(`there is no bot ${bot}`);
    const thought = { view: view as S, question, key, standpoint: standpoint as Standpoint<S> | undefined };
    const work = thinkInSteps(this.game, bots[bot], thought);
    for (;;) {
      const part = work.next();
      if (part.done) return part.value;
      await this.leisure?.pause();
      if (cancellation?.isCancelled) throw new Cancelled();
    }
  }
}

/** A thought, or nothing if it takes longer than it may. */
export function withTimeout<T>(clock: Clock, limit: number, thought: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limit, () => resolve(undefined));
    thought.then(resolve, reject).finally(cancel);
  });
}
