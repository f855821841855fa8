import { bots, playOut } from '@tavolata/bots';
import { type EventSink, keyOf, setupFor } from '@tavolata/kernel';
import type { CharacterName } from '../src/defs.ts';
import { type ArenaState, sorcerersArena } from '../src/index.ts';

/** What many matches between equal bots say about the numbers of the cards. */
export interface Balance {
  matches: number;
  /** Matches of each character, and how many its side won; a draw is half a victory. */
  readonly characters: Partial<Record<CharacterName, { played: number; won: number }>>;
  /** Won by the side with the first tile of round 1. */
  first: number;
  readonly rounds: number[];
}

/** One match of Chapter 4, three against three, with teams drawn by chance: a draft of bots always ends in the same teams. */
function play(n: number): { state: ArenaState; winners: readonly string[] } {
  const setup = setupFor(sorcerersArena, 2, { chapter: 'chapter-4', teams: 'random' });
  let state: unknown;
  const sink: EventSink = g => {
    state = g.state;
  };
  const players = Object.fromEntries(setup.seats.map(seat => [seat, bots.normal]));
  const { result } = playOut(sorcerersArena, setup, { key: keyOf(`balance ${n}`) }, players, { sink });
  return { state: state as ArenaState, winners: result?.winners ?? [] };
}

export function balanceOf(matches: number): Balance {
  const sum: Balance = { matches, characters: {}, first: 0, rounds: [] };
  for (let n = 0; n < matches; n++) {
    const { state, winners } = play(n);
    const share = (seat: string): number => (winners.length === 0 ? 0.5 : Number(winners.includes(seat)));
    for (const { name, seat } of state.row) {
      sum.characters[name] ??= { played: 0, won: 0 };
      const one = sum.characters[name];
      one.played++;
      one.won += share(seat);
    }
    sum.first += share(state.row[0]?.seat ?? '');
    sum.rounds.push(state.round);
  }
  sum.rounds.sort((x, y) => x - y);
  return sum;
}
