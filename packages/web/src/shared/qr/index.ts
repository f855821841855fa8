import { drawFormat, drawPatterns, Grid } from './grid.ts';
import { type Size, sizeFor, wordsOf } from './words.ts';

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The QR code of a text, row by row; nothing if the text is longer than a link should be. */
export function qrOf(text: string): readonly (readonly boolean[])[] | undefined {
  const bytes = new TextEncoder().encode(text);
  const size = sizeFor(bytes.length);
  if (!size) return undefined;
  const words = wordsOf(bytes, size);
  const grids = MASKS.map((_, mask) => drawn(size, words, mask));
  const best = grids.reduce((one, other) => (penalty(other) < penalty(one) ? other : one));
  return rowsOf(best);
}

const rowsOf = (grid: Grid): boolean[][] =>
  Array.from({ length: grid.size }, (_, y) => Array.from({ length: grid.size }, (_, x) => grid.isDark(x, y)));

function drawn({ version }: Size, words: readonly number[], mask: number): Grid {
  const grid = new Grid(version);
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  drawWords(grid, words, MASKS[mask] as (typeof MASKS)[number]);
  return grid;
}

/** In columns of two, from the right, up and down by turns, around everything that is fixed. */
function drawWords(grid: Grid, words: readonly number[], isFlipped: (x: number, y: number) => boolean): void {
  const { size } = grid;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - i : i;
        if (grid.isFixed(x, y)) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid.set(x, y, dark !== isFlipped(x, y));
        bit++;
      }
  }
}

const EYES = ['10111010000', '00001011101'];

/** How hard to read a code is, by the standard's four counts; the mask with the least is taken. */
function penalty(grid: Grid): number {
  const rows = rowsOf(grid);
  const columns = rows.map((_, x) => rows.map(row => row[x] as boolean));
  const dark = rows.flat().filter(Boolean).length / grid.size ** 2;
  const lines = [...rows, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  return lines + boxPenalty(rows) + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

function linePenalty(line: readonly boolean[]): number {
  const text = line.map(Number).join('');
  const runs = text.match(/0{5,}|1{5,}/g) ?? [];
  const eyes = EYES.map(eye => text.split(eye).length - 1);
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + 40 * eyes.reduce((a, b) => a + b);
}

function boxPenalty(rows: readonly (readonly boolean[])[]): number {
  let boxes = 0;
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const [above, here] = [rows[y - 1] as readonly boolean[], rows[y] as readonly boolean[]];
      if (here[x] === here[x - 1] && here[x] === above[x] && here[x] === above[x - 1]) boxes++;
    }
  return 3 * boxes;
}
