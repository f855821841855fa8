import { keyOf } from '../author/chance.ts';
import type { Def, Game } from '../author/game.ts';
import type { Seat } from '../author/ids.ts';
import type { Pick } from '../author/question.ts';
import type { State } from '../author/state.ts';
import { redealUnknown } from './knowledge.ts';
import type { ReplayedEntry } from './log.ts';
import type { Run } from './run.ts';

/** Does a deed of the log. `held` are the answers to a joint question that wait for the others'. */
export function carryOut<S extends State, D extends Def>(
  game: Game<S, D>,
  run: Run<S, D>,
  deed: ReplayedEntry,
  held: Map<Seat, Pick>,
  secret: { readonly key: string },
): void {
  switch (deed.t) {
    case 'leave':
      run.leave(deed.seat);
      break;
    case 'rekey':
      rekey(game, run.state, secret, deed.epoch);
      break;
    case 'answer':
      if (run.questions.length === 1) run.answer(deed.pick);
      else held.set(deed.seat, deed.pick);
  }
  answerWhenComplete(run, held);
}

/** Chance moves to another key, and what no seat knows is dealt anew from it. */
export function rekey<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  secret: { readonly key: string },
  epoch: number,
): void {
  state.core.chance.epoch = epoch;
  redealUnknown(game, state, keyOf(`${secret.key} undo ${epoch}`));
}

/** Whoever has left gives the default answer; a question whose parts are all answered goes on. */
function answerWhenComplete<S extends State, D extends Def>(run: Run<S, D>, held: Map<Seat, Pick>): void {
  while (run.questions.length > 0) {
    const { left } = run.state.core;
    if (held.size === 0 && left.length === 0) return;
    const picks = run.questions.map(
      question => held.get(question.seat) ?? (left.includes(question.seat) ? question.fallback : undefined),
    );
    if (picks.includes(undefined)) return;
    held.clear();
    run.answer(...(picks as Pick[]));
  }
}
