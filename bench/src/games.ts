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

/** Whole matches, one after another, on one core: everybody plays at random, or everybody as well as `normal` does. */
export function speedOf<S extends State, D extends Def>({ game, setup, matches }: Plan<S, D>): BenchResult {
  const decisions = { random: 0, normal: 0 };
  const work = (bot: 'random' | 'normal') => () => () => {
    const players = Object.fromEntries(setup.seats.map(seat => [seat, bots[bot]]));
    decisions[bot] = 0;
    for (let n = 0; n < matches[bot]; n++)
      decisions[bot] += playOut(game, setup, { key: keyOf(`games ${n}`) }, players).decisions;
    return matches[bot];
  };
  const speed = race({ random: work('random'), normal: work('normal') }, 3);
  const figures = {
    'random matches per second and core': speed.random,
    'random decisions per second and core': (speed.random * decisions.random) / matches.random,
    'normal matches per second and core': speed.normal,
    'normal decisions per second and core': (speed.normal * decisions.normal) / matches.normal,
  };
  const named = Object.entries(figures).map(([name, figure]) => [`${game.slug}: ${name}`, figure]);
  return { figures: Object.fromEntries(named), comparisons: [] };
}
