import {
  cloneCore,
  type Def,
  emptyCore,
  type Play,
  type Seat,
  type Setup,
  type State,
} from '@tavolata/kernel';

/** What an onlooker could point at, as plain data. */
export interface NewGameState extends State {
  /** 0 before the first turn. */
  turn: number;
  active: Seat;
  pot: number;
  /** What the die shows; 0 before it was rolled in this turn. */
  die: number;
  /** Points that cannot be lost any more. */
  kept: Partial<Record<Seat, number>>;
}

export type G = Play<NewGameState, Def>;

export const GOAL = 50;
export const SIDES = 6;

export const create = ({ seats }: Setup): NewGameState => ({
  core: emptyCore(seats),
  turn: 0,
  active: seats[0] as Seat,
  pot: 0,
  die: 0,
  kept: Object.fromEntries(seats.map(seat => [seat, 0])),
});

export const clone = ({ core, turn, active, pot, die, kept }: NewGameState): NewGameState => ({
  core: cloneCore(core),
  turn,
  active,
  pot,
  die,
  kept: { ...kept },
});

export const keptBy = ({ kept }: NewGameState, seat: Seat): number => kept[seat] ?? 0;

/** Who has not left. */
export const playing = ({ core }: NewGameState): Seat[] =>
  core.seats.filter(seat => !core.gone.includes(seat));
