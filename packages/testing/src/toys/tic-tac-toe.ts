import {
  choose,
  cloneCore,
  emptyCore,
  type Game,
  type Json,
  type Option,
  type Seat,
  type State,
} from '@tavolata/kernel';

/** Nine cells in a row, no card, no chance: the smallest whole game. Tests play it, and the benchmark of the kernel. */
interface Grid extends State {
  cells: (Seat | '')[];
}

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

const CELLS: readonly Option[] = Array.from({ length: 9 }, (_, value) => ({ key: 'cell', value }));

export function hasLine(cells: readonly unknown[], mark: unknown): boolean {
  for (const [one, two, three] of LINES)
    if (cells[one] === mark && cells[two] === mark && cells[three] === mark) return true;
  return false;
}

export const ticTacToe: Game<Grid> = {
  slug: 'tic-tac-toe',
  version: '1',
  schema: 1,
  players: { min: 2, max: 2 },
  options: {},
  create: ({ seats }) => ({ core: emptyCore(seats), cells: Array<Seat | ''>(9).fill('') }),
  *step(g) {
    const { cells, core } = g.state;
    const free = CELLS.filter((_, cell) => cells[cell] === '');
    const seat: Seat = free.length % 2 === 1 ? 'a' : 'b';
    const cell = yield* choose(g, seat, 'mark', free, { rule: 'TTT-1' });
    cells[cell?.value ?? 0] = seat;
    g.emit('marked', { seat, cell: cell?.value });
    const other: Seat = seat === 'a' ? 'b' : 'a';
    if (hasLine(cells, seat))
      g.finish({ how: 'ranking', winners: [seat], order: [[seat], [other]], reason: 'line', rule: 'TTT-2' });
    else if (free.length === 1)
      g.finish({ how: 'draw', winners: [], order: [[...core.seats]], reason: 'full', rule: 'TTT-3' });
  },
  leave(g, seat) {
    const other: Seat = seat === 'a' ? 'b' : 'a';
    g.finish({ how: 'ranking', winners: [other], order: [[other], [seat]], reason: 'left', rule: 'TTT-4' });
  },
  clone: ({ core, cells }) => ({ core: cloneCore(core), cells: cells.slice() }),
  glance: g => ({ cells: g.state.cells.map(cell => cell || '-').join('') }),
  arrange(g, given) {
    const { cells } = given as { cells: string } & Json;
    g.state.cells = Array.from(cells, cell => (cell === '-' ? '' : (cell as Seat)));
  },
  judge: {
    value: (view, seat) => (hasLine(view.state.cells, seat) ? 1 : 0),
    advise: (_, question) => [{ pick: question.fallback, worth: 0 }],
  },
};
