import type { Question } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, Run, setupFor } from '@tavolata/kernel/match';
import { ticTacToe as ours } from '@tavolata/testing/toys';
import { race, seededInts } from './measure.ts';
import { atLeast, type BenchResult } from './result.ts';
import { theirClient } from './tic-tac-toe.ts';

const setup = setupFor(ours, 2);
const secret = { key: keyOf('bench key'), salt: keyOf('bench salt') };
const waysOf = (question: Question | undefined): number =>
  question?.kind === 'pick' ? question.options.length : 1;

/** Whole random games, counted in moves. */
function rollouts(games: number): number {
  const below = seededInts(1);
  const chance = new KeyedChance(secret.key);
  let moves = 0;
  for (let n = 0; n < games; n++) {
    const run = Run.start(ours, setup, chance);
    for (; !run.over; moves++) run.answer(below(waysOf(run.questions[0])));
  }
  return moves;
}

/** The same as live matches: with log, checkpoints and events. */
function matches(games: number): number {
  const below = seededInts(1);
  let moves = 0;
  for (let n = 0; n < games; n++) {
    const match = Match.start(ours, setup, secret);
    for (; !match.result; moves++) {
      const question = match.questions[0] as Question;
      match.answer(question.seat, below(waysOf(question)));
    }
  }
  return moves;
}

function theirMatches(client: ReturnType<typeof theirClient>, games: number): number {
  const below = seededInts(1);
  let moves = 0;
  for (let n = 0; n < games; n++) {
    client.reset();
    for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
      const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
      client.moves.mark?.(free[below(free.length)] as number);
      moves++;
    }
  }
  return moves;
}

/** The kernel against boardgame.io: the same game, random moves, each through its own client. */
export function kernel(): BenchResult {
  const client = theirClient();
  const speeds = race(
    {
      theirs: () => () => theirMatches(client, 250),
      rollouts: () => () => rollouts(15_000),
      matches: () => () => matches(4_000),
    },
    9,
  );
  const unit = 'moves per second';
  return {
    figures: {
      'rollout moves per second': speeds.rollouts,
      'match moves per second': speeds.matches,
      'boardgame.io moves per second': speeds.theirs,
    },
    comparisons: [
      atLeast('kernel-rollout', speeds.rollouts, speeds.theirs, unit, 100),
      atLeast('kernel-match', speeds.matches, speeds.theirs, unit, 25),
    ],
  };
}
