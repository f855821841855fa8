import type { Def, Game, Seat, State } from '@tavolata/kernel';

const NOBODY: readonly Seat[] = [];

/** Everybody of a seat's team, itself included; nobody where each plays alone. */
export function teamOf<S extends State, D extends Def>(
  game: Game<S, D>,
  state: S,
  seat: Seat,
): readonly Seat[] {
  const team = game.teams?.(state).find(seats => seats.includes(seat));
  return team && team.length > 1 ? team : NOBODY;
}
