import type { MatchReport } from '@tavolata/kernel/terminal';
import type { ArenaState, CardDef } from '../src/index.ts';

/** Whether the numbers of the cards are fair: no character and no side that begins should decide a match. */
export const balance: MatchReport<ArenaState, CardDef> = {
  shares: ['characters', 'firstTile', 'sides'],
  numbers: ['rounds'],
  watch: notes => ({
    end({ state }, { winners }) {
      const won = (seat: string) => (winners.length === 0 ? 0.5 : winners.some(winner => winner === seat));
      for (const { name, seat } of state.row) notes.share('characters', name, won(seat));
      const [first] = state.row;
      if (first) notes.share('firstTile', 'first', won(first.seat));
      for (const seat of state.core.seats) notes.share('sides', state.sides[seat] ?? '', won(seat));
      notes.number('rounds', state.round);
    },
  }),
};
