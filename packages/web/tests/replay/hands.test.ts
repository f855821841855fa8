import { type Def, type Game, isSeat, playOn, type State } from '@tavolata/kernel';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { RULES } from '../../generated/games/rules.ts';
import { handsOf } from '../../src/replay/hands.ts';

/** What is dealt decides what there is to do: of several matches each shows a part. */
const MATCHES = 8;
const ANSWERS = 40;

/** Every state of the first answers of some matches of two. */
function* statesOf(game: Game<State, Def>): Generator<State> {
  for (let n = 0; n < MATCHES; n++) {
    const secret = { key: keyOf(`hands ${n}`), salt: keyOf('salt') };
    const match = Match.start(game, setupFor(game, 2), secret);
    for (let i = 0; i < ANSWERS; i++) {
      yield match.state;
      const [question] = match.questions;
      if (question) match.answer(question.seat, question.fallback);
    }
  }
}

/** Zones of the second seat with cards that it knows and the first does not. */
function secretsOf(game: Game<State, Def>, state: State): string[] {
  const g = playOn(game, state);
  return Object.entries(state.core.zones).flatMap(([zone, cards]) => {
    const owner = zone.split('/')[1];
    const isSecret = cards.some(card => g.knows('b', card) && !g.knows('a', card));
    return isSeat(owner) && owner === 'b' && isSecret ? [zone] : [];
  });
}

test.each(Object.entries(RULES))('in %s, what a seat holds for itself is found', async (_, load) => {
  const game = (await load()) as Game<State, Def>;
  const kinds = new Set<string>();
  for (const state of statesOf(game)) {
    const hands = handsOf(game, state, 'b');
    expect(hands).toEqual(expect.arrayContaining(secretsOf(game, state)));
    for (const zone of hands) kinds.add(zone.split('/')[0] as string);
  }
  // What everybody sees, or nobody, is in no hand.
  for (const kind of kinds) expect(['all', 'nobody']).not.toContain(game.zones?.[kind]?.sees);
});
