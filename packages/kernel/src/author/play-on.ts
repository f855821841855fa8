import { KeyedChance } from './chance.ts';
import type { Def, Game } from './game.ts';
import { Play } from './play.ts';
import type { State } from './state.ts';

/** Views are looked at, not played: whoever draws from one gets always the same. */
const NO_CHANCE = new KeyedChance('00'.repeat(32));

/** A view to think about, with the game's own selectors. Chance in it leads nowhere. */
export function playOn<S extends State, D extends Def>(game: Game<S, D>, view: S): Play<S, D> {
  return new Play(game, view, NO_CHANCE);
}
