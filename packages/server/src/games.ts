import type { Def, Game, State } from '@tavolata/kernel';
import { all } from '../generated/games.ts';

/** A game whose particular state nobody here looks into. */
export type AnyGame = Game<State, Def>;
export type Games = ReadonlyMap<string, AnyGame>;

/** Particular states are only ever handed back to the game they came from. */
export const anyGame = <S extends State, D extends Def>(game: Game<S, D>): AnyGame =>
  game as unknown as AnyGame;

export const gamesOf = (...games: readonly AnyGame[]): Games => new Map(games.map(game => [game.slug, game]));

/** Every game of the generated registry. */
export const games: Games = gamesOf(...all);
