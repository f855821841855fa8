import type { Def, Game, Result, Seat, State } from '@tavolata/kernel';
import { endsByLeaving, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { games } from '../generated/games.ts';

/** A duel after so many answers, when somebody is asked who is not the only one left. */
function duelAfter(game: Game<State, Def>, answers: number): Match<State, Def> {
  const secret = { key: keyOf(`leaving ${answers}`), salt: keyOf('salt') };
  const match = Match.start(game, setupFor(game, 2), secret);
  for (let i = 0; i < answers && !match.result; i++) answerAll(match);
  return match;
}

function answerAll(match: Match<State, Def>): void {
  for (const { seat, fallback } of [...match.questions]) match.answer(seat, fallback);
}

function resultOf(match: Match<State, Def>): Result | undefined {
  for (let i = 0; i < ENOUGH && !match.result; i++) answerAll(match);
  return match.result;
}

const MOMENTS = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55];
const ENOUGH = 100;

test.each(games.map(({ game }) => [game.slug, game as unknown as Game<State, Def>] as const))(
  '%s: where it is said that a leaver ends the match, defaults lead there, and to nobody else’s victory',
  (slug, game) => {
    let told = 0;
    for (const moment of MOMENTS) {
      const match = duelAfter(game, moment);
      const [question] = match.questions;
      if (!question) continue;
      const other = match.setup.seats.find(seat => seat !== question.seat) as Seat;
      expect(endsByLeaving(game, match.state)).toBe(false);
      expect(match.leave(other)).toBeUndefined();
      if (match.result || !endsByLeaving(game, match.state)) continue;
      told++;
      expect([moment, resultOf(match)?.winners]).toEqual([moment, [question.seat]]);
    }
    // Where all play together, whoever stays plays on.
    expect(told > 0).toBe(slug !== 'darkest-night');
  },
);
