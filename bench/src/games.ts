import { bots, playOut } from '@tavolata/bots';
import { type Def, type Game, keyOf, type State, setupFor } from '@tavolata/kernel';
import { race } from './measure.ts';
import type { BenchResult } from './result.ts';

const SEATS = 4;
const MATCHES = 40;

/** Whole random matches of four players, one after another, on one core. */
export function speedOf<S extends State, D extends Def>(game: Game<S, D>): BenchResult['figures'] {
  const setup = setupFor(game, SEATS);
  const players = Object.fromEntries(setup.seats.map(seat => [seat, bots.random]));
  let decisions = 0;
  const { matches } = race(
    {
      matches: () => () => {
        decisions = 0;
        for (let n = 0; n < MATCHES; n++)
          decisions += playOut(game, setup, { key: keyOf(`games ${n}`) }, players).decisions;
        return MATCHES;
      },
    },
    5,
  );
  return {
    [`${game.slug}: matches per second and core`]: matches,
    [`${game.slug}: decisions per second and core`]: (matches * decisions) / MATCHES,
  };
}
