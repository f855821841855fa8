import { KeyedChance } from './chance.ts';
import type { Def, Game } from './game.ts';
import { Play } from './play.ts';
import type { State } from './state.ts';

/** The chance of views, which are looked at and not played. */
const NO_CHANCE = new KeyedChance('00'.repeat(32));

/** A view with the game's own selectors. Draws from its chance are constant. */
export function playOn<S extends State, D extends Def>(game: Game<S, D>, view: S): Play<S, D> {
  return new Play(game, view, NO_CHANCE);
}
