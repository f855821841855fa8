import { createRequire } from 'node:module';
import {
  choose,
  cloneCore,
  emptyCore,
  type Game,
  type Option,
  type Seat,
  type State,
} from '@tavolata/kernel';

/** Tic-tac-toe twice: on our kernel, and as the tutorial of boardgame.io has it. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = (cells: readonly unknown[], mark: unknown): boolean =>
  LINES.some(([one, two, three]) => cells[one] === mark && cells[two] === mark && cells[three] === mark);

interface Grid extends State {
  cells: (Seat | '')[];
}

const CELLS: readonly Option[] = Array.from({ length: 9 }, (_, value) => ({ key: 'cell', value }));

export const ours: Game<Grid> = {
  slug: 'tic-tac-toe',
  version: '1',
  schema: 1,
  players: { min: 2, max: 2 },
  options: {},
  defs: [],
  blanks: [],
  zones: {},
  create: ({ seats }) => ({ core: emptyCore(seats), cells: Array<Seat | ''>(9).fill('') }),
  deal() {},
  *step(g) {
    const { cells } = g.state;
    const free = CELLS.filter((_, cell) => cells[cell] === '');
    const [seat, other]: readonly [Seat, Seat] = free.length % 2 === 1 ? ['a', 'b'] : ['b', 'a'];
    const cell = yield* choose(g, seat, 'mark', free, { rule: 'TTT-1' });
    cells[cell?.value ?? 0] = seat;
    g.emit('marked', { seat, cell: cell?.value });
    if (hasLine(cells, seat))
      g.finish({ how: 'ranking', winners: [seat], order: [[seat], [other]], reason: 'line', rule: 'TTT-2' });
    else if (free.length === 1)
      g.finish({ how: 'draw', winners: [], order: [['a', 'b']], reason: 'full', rule: 'TTT-3' });
  },
  leave(g) {
    g.finish({ how: 'draw', winners: [], order: [['a', 'b']], reason: 'left', rule: 'TTT-4' });
  },
  clone: ({ core, cells }) => ({ core: cloneCore(core), cells: cells.slice() }),
  sums: () => ({}),
  glance: g => ({ cells: g.state.cells }),
  arrange() {},
  judge: { value: () => 0, advise: (_, question) => [{ pick: question.fallback, worth: 0 }] },
};

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
