import { type BotName, bots, type Players } from '@tavolata/bots';
import type { Seat, Setup, SetupOptions } from '@tavolata/kernel';
import { keyOf, setupFor } from '@tavolata/kernel/match';
import type { Registered } from '../registry.ts';

/** Everything the matches of a simulation depend on, as data that a worker is sent. */
export interface SimulationPlan {
  readonly game: string;
  readonly options: SetupOptions;
  readonly seed: string;
  /** The number of the first match, and how many there are. */
  readonly first: number;
  readonly games: number;
  /** One per seat. */
  readonly bots: readonly BotName[];
  /** Bots move one seat on from match to match. */
  readonly rotate: boolean;
  /** The name of the report that looks on. */
  readonly report?: string;
}

/** The bot on each seat of the n-th match. */
function seating(plan: SimulationPlan, seats: readonly Seat[], n: number): Readonly<Record<string, BotName>> {
  const shift = plan.rotate ? n : 0;
  return Object.fromEntries(seats.map((seat, i) => [seat, plan.bots[(i + shift) % seats.length] as BotName]));
}

interface Fixture {
  readonly setup: Setup;
  readonly key: string;
  readonly names: Readonly<Record<string, BotName>>;
  readonly players: Players;
}

/** The n-th match. It depends on the plan and its number alone, whichever worker plays it. */
export function matchSetupOf({ game }: Registered, plan: SimulationPlan, n: number): Fixture {
  const setup = setupFor(game, plan.bots.length, plan.options);
  const names = seating(plan, setup.seats, n);
  const players = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, bots[name]]));
  return { setup, key: keyOf(`${plan.game} ${plan.seed} ${n}`), names, players };
}
