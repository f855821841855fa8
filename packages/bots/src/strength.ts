import type { Def, Game, Seat, Setup, State } from '@tavolata/kernel';
import { keyOf } from '@tavolata/kernel/match';
import { playOut } from './play-out.ts';
import { type BotName, bots } from './registry.ts';

/** The share of `matches` that one bot wins against others of another kind, sitting in every seat in turn. */
export function winShare<S extends State, D extends Def>(
  game: Game<S, D>,
  setup: Setup,
  matches: number,
  bot: BotName,
  others: BotName,
): number {
  const { seats } = setup;
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const me = seats[match % seats.length] as Seat;
    const seated = seats.map(seat => [seat, bots[seat === me ? bot : others]]);
    const key = keyOf(`strength ${match}`);
    const { result } = playOut(game, setup, { key }, Object.fromEntries(seated));
    if (result?.winners.includes(me)) won++;
  }
  return won / matches;
}
