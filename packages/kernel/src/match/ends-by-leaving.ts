import { KeyedChance, keyOf } from '../author/chance.ts';
import type { Def, Game } from '../author/game.ts';
import { Play } from '../author/play.ts';
import type { State } from '../author/state.ts';

/**
 * Whether the match is over as soon as those who want to leave are taken out: whatever is asked until then decides
 * nothing. In the middle of a step a game may be unable to tell: then it goes on asking.
 */
export function endsByLeaving<S extends State, D extends Def>(game: Game<S, D>, state: S): boolean {
  const { left, gone } = state.core;
  if (left.length === gone.length) return false;
  const g = new Play(game, game.clone(state), new KeyedChance(keyOf('leaving')));
  const { core } = g.state;
  try {
    for (const seat of left) {
      if (gone.includes(seat)) continue;
      core.gone = [...core.gone, seat];
      game.leave(g, seat);
      if (core.result) return true;
    }
  } catch {
    return false;
  }
  return false;
}
