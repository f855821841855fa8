/** A square of modules: dark or light, and which of them are not for data. */
export class Grid {
  readonly size: number;
  private readonly dark: boolean[];
  private readonly fixed: boolean[];

  constructor(version: number) {
    this.size = version * 4 + 17;
    this.dark = new Array(this.size ** 2).fill(false);
    this.fixed = new Array(this.size ** 2).fill(false);
  }

  isDark(x: number, y: number): boolean {
    return this.dark[y * this.size + x] === true;
  }

  isFixed(x: number, y: number): boolean {
    return this.fixed[y * this.size + x] === true;
  }

  fix(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.set(x, y, dark);
    this.fixed[y * this.size + x] = true;
  }

  set(x: number, y: number, dark: boolean): void {
    this.dark[y * this.size + x] = dark;
  }
}

/** What every code of a version has: the three eyes, the rulers between them, the small squares. */
export function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let i = 0; i < size; i++) {
    grid.fix(6, i, i % 2 === 0);
    grid.fix(i, 6, i % 2 === 0);
  }
  const far = size - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    drawSquare(grid, x, y, 4, [2, 4]);
  const middles = middlesOf(version, size);
  const last = middles.length - 1;
  middles.forEach((x, i) => {
    middles.forEach((y, j) => {
      const isEye = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isEye) drawSquare(grid, x, y, 2, [1]);
    });
  });
  if (version >= 7) drawVersion(grid, version);
}

/** Rings around a middle, all dark but these. */
function drawSquare(grid: Grid, x: number, y: number, radius: number, light: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      grid.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Where the small squares stand; up to version 9 there are at most three in a row. */
function middlesOf(version: number, size: number): number[] {
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
}

/** Check bits of a number, by a polynomial of the given degree. */
function checked(value: number, degree: number, by: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * by);
  return (value << degree) | rest;
}

function drawVersion(grid: Grid, version: number): void {
  const bits = checked(version, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const [a, b] = [grid.size - 11 + (i % 3), Math.floor(i / 3)];
    const dark = ((bits >>> i) & 1) === 1;
    grid.fix(a, b, dark);
    grid.fix(b, a, dark);
  }
}

/** Correction level (the one that mends 15 % is 0) and mask, twice. */
export function drawFormat(grid: Grid, mask: number): void {
  const bits = checked(mask, 10, 0x537) ^ 0x5412;
  const { size } = grid;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    // Around the first eye, over the ruler at 6.
    if (i < 8) grid.fix(8, i < 6 ? i : i + 1, dark);
    else grid.fix(i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) grid.fix(size - 1 - i, 8, dark);
    else grid.fix(8, size - 15 + i, dark);
  }
  grid.fix(8, size - 8, true);
}
