import { bots, playOut } from '@tavolata/bots';
import { type Def, type Game, keyOf, type Setup, type State } from '@tavolata/kernel';
import { race } from './measure.ts';
import type { BenchResult } from './result.ts';

interface Plan<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly setup: Setup;
  /** How many matches of each kind are one round. */
  readonly matches: { readonly random: number; readonly normal: number };
}

const NAMES = ['random', 'normal'] as const;

/**
 * Whole matches, one after another, on one core: everybody plays at random, or everybody as well as `normal` does. Random
 * ones first, before the engine has met the bots' thoughts.
 */
export function speedOf<S extends State, D extends Def>({ game, setup, matches }: Plan<S, D>): BenchResult {
  const figures: Record<string, number> = {};
  for (const bot of NAMES) {
    const players = Object.fromEntries(setup.seats.map(seat => [seat, bots[bot]]));
    let decisions = 0;
    const work = () => () => {
      decisions = 0;
      for (let n = 0; n < matches[bot]; n++)
        decisions += playOut(game, setup, { key: keyOf(`games ${n}`) }, players).decisions;
      return matches[bot];
    };
    const { speed } = race({ speed: work }, 5);
    figures[`${game.slug}: ${bot} matches per second and core`] = speed;
    figures[`${game.slug}: ${bot} decisions per second and core`] = (speed * decisions) / matches[bot];
  }
  return { figures, comparisons: [] };
}
