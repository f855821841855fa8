import { createRequire } from 'node:module';
import { hasLine } from '@tavolata/testing/toys';

/** Tic-tac-toe as the tutorial of boardgame.io has it. */
interface TheirGrid {
  cells: (string | null)[];
}

/** What we use of their client. */
interface TheirClient {
  start(): void;
  reset(): void;
  getState(): { readonly G: TheirGrid; readonly ctx: { readonly gameover?: unknown } } | null;
  readonly moves: Readonly<Record<string, (cell: number) => void>>;
}

const theirGame = {
  setup: (): TheirGrid => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: TheirGrid; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: TheirGrid; ctx: { currentPlayer: string } }) => {
    if (hasLine(G.cells, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    return G.cells.every(cell => cell !== null) ? { draw: true } : undefined;
  },
};

/** A local client of boardgame.io, as fast as it goes: in production mode and without its debug panel. */
export function theirClient(): TheirClient {
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  // Its entry is a folder, which only `require` finds.
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (options: object) => TheirClient;
  };
  const client = Client({ game: theirGame, numPlayers: 2, debug: false });
  client.start();
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
  return client;
}
