import { keyOf } from './chance.ts';
import type { Def, Game } from './game.ts';
import type { Seat } from './ids.ts';
import { redealUnknown } from './knowledge.ts';
import type { Deed } from './log.ts';
import type { Pick } from './question.ts';
import type { Run } from './run.ts';
import type { State } from './state.ts';

/** Does a deed of the log. `held` are the answers to a joint question that wait for the others'. */
export function carryOut<S extends State, D extends Def>(
  game: Game<S, D>,
  run: Run<S, D>,
  deed: Deed,
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
      if (run.asks.length === 1) run.answer(deed.pick);
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
  while (run.asks.length > 0) {
    const { left } = run.state.core;
    if (held.size === 0 && left.length === 0) return;
    const picks = run.asks.map(
      ask => held.get(ask.seat) ?? (left.includes(ask.seat) ? ask.fallback : undefined),
    );
    if (picks.includes(undefined)) return;
    held.clear();
    run.answer(...(picks as Pick[]));
  }
}
