import type { Flow } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { act, beginTurn } from './turn.ts';

/** Looks at the state, does the next thing and returns: between two steps the state alone is the whole truth. */
export function* step(g: G): Flow<void> {
  const { turn, active } = g.state;
  if (turn === 0) beginTurn(g, active);
  else yield* act(g);
}
