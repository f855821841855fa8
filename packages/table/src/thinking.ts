import { bots, decide, isBotName } from '@tavolata/bots';
import type { Def, Game, Pick, State } from '@tavolata/kernel';
import type { Clock, Thinker, Thought } from './ports.ts';

/** Thinks where it stands, at once: for a worker, a terminal, tests. */
export class LocalThinker<S extends State, D extends Def> implements Thinker {
  private readonly game: Game<S, D>;

  constructor(game: Game<S, D>) {
    this.game = game;
  }

  async think({ bot, view, ask, key }: Thought): Promise<Pick> {
    if (!isBotName(bot)) throw new Error(`there is no bot ${bot}`);
    return decide(this.game, bots[bot], { view: view as S, ask, key });
  }
}

/** A thought, or nothing if it takes longer than it may. */
export function within<T>(clock: Clock, limit: number, thought: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(limit, () => resolve(undefined));
    thought.then(resolve, reject).finally(cancel);
  });
}
