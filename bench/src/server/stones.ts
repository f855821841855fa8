import { stonesOf } from '@tavolata/testing/toys';

/** The heap of stones twice, without cards and secrets: what is measured is the server around it. */
const HEAP = 4000;
export const ours = stonesOf({ heap: HEAP, cards: 0 });
export const NAME = ours.slug;

interface Heap {
  left: number;
}

export const theirs = {
  name: NAME,
  setup: (): Heap => ({ left: HEAP }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }: { G: Heap }, stones: number) => {
      if (stones < 1 || stones > 3) return 'INVALID_MOVE';
      G.left -= stones;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Heap; ctx: { currentPlayer: string } }) =>
    G.left <= 0 ? { winner: ctx.currentPlayer } : undefined,
};
