/** A picture in pixels: rows of colours, nothing where one sees through. */
export class Grid {
  constructor(w, h) {
    this.w = w;
    this.h = h;
    this.cells = new Array(w * h).fill(null);
  }

  has(x, y) {
    return x >= 0 && y >= 0 && x < this.w && y < this.h;
  }

  get(x, y) {
    return this.has(x, y) ? this.cells[y * this.w + x] : null;
  }

  set(x, y, colour) {
    const [i, j] = [Math.trunc(x), Math.trunc(y)];
    if (this.has(i, j)) this.cells[j * this.w + i] = colour;
    return this;
  }

  rect(x, y, w, h, colour) {
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) this.set(x + i, y + j, colour);
    return this;
  }

  /** Every pixel of a region, by a function of its place. */
  fill(x0, y0, x1, y1, colourAt) {
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const colour = colourAt(x, y);
        if (colour) this.set(x, y, colour);
      }
    return this;
  }

  /** Lays another picture upon this one. */
  blit(other, x, y, flip = false) {
    for (let j = 0; j < other.h; j++)
      for (let i = 0; i < other.w; i++) {
        const colour = other.get(flip ? other.w - 1 - i : i, j);
        if (colour) this.set(x + i, y + j, colour);
      }
    return this;
  }

  copy() {
    return new Grid(this.w, this.h).blit(this, 0, 0);
  }

  /** One pixel of outline all around. */
  outline(colour) {
    const out = new Grid(this.w + 2, this.h + 2);
    const near = [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ];
    for (let y = -1; y <= this.h; y++)
      for (let x = -1; x <= this.w; x++) {
        const own = this.get(x, y);
        if (own) out.set(x + 1, y + 1, own);
        else if (near.some(([i, j]) => this.get(x + i, y + j))) out.set(x + 1, y + 1, colour);
      }
    return out;
  }

  /** Rows as strokes of width 1: short, and crisp at whole scales. A full picture gets its commonest colour whole. */
  paths() {
    const base = this.cells.includes(null) ? null : commonest(this.cells);
    const strokes = new Map();
    for (let y = 0; y < this.h; y++)
      for (let x = 0; x < this.w; ) {
        const colour = this.get(x, y);
        let run = 1;
        while (x + run < this.w && this.get(x + run, y) === colour) run++;
        if (colour && colour !== base) addStroke(strokes, colour, x, y, run);
        x += run;
      }
    const ground = base ? `<path fill="${base}" d="M0 0h${this.w}v${this.h}H0z"/>` : '';
    const lines = [...strokes].map(([colour, { d }]) => `<path stroke="${colour}" d="${d}"/>`).join('');
    return `${ground}<g transform="translate(0 .5)">${lines}</g>`;
  }

  symbol(id, more = '') {
    return `<symbol id="${id}" viewBox="0 0 ${this.w} ${this.h}">${this.paths()}${more}</symbol>`;
  }
}

function commonest(cells) {
  const count = new Map();
  for (const colour of cells) count.set(colour, (count.get(colour) ?? 0) + 1);
  return [...count].sort((a, b) => b[1] - a[1])[0][0];
}

/** Relative moves from where the last stroke of the colour ended: most are one or two digits. */
function addStroke(strokes, colour, x, y, run) {
  const pen = strokes.get(colour) ?? { d: '', x: 0, y: 0 };
  const [dx, dy] = [x - pen.x, y - pen.y];
  pen.d += pen.d === '' ? `M${x} ${y}h${run}` : `m${dx}${dy < 0 ? '' : ' '}${dy}h${run}`;
  pen.x = x + run;
  pen.y = y;
  strokes.set(colour, pen);
}

/** A picture written as text: a letter of the palette for each pixel, a dot where there is none. */
export function fromText(text, palette) {
  const rows = text.replace(/^\n|\n\s*$/g, '').split('\n');
  const grid = new Grid(Math.max(...rows.map(row => row.length)), rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === '.' || letter === ' ') return;
      if (!palette[letter]) throw new Error(`no colour for ${letter} in row ${y}: ${row}`);
      grid.set(x, y, palette[letter]);
    });
  });
  return grid;
}
