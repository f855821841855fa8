/** Where it happens: night sky over the village, grass and earth, the entrance, the throne, the burst of damage. */
import { fromText, Grid } from './grid.mjs';
import { bayer, dithered, random, WALL } from './light.mjs';

const SKY = ['#161232', '#1b1638', '#241b40', '#322247', '#47294b', '#633649', '#7c4540'];
const ROOF = ['#3a1d2c', '#4a2330', '#59303a'];
const FRONT = ['#2a1c34', '#33213a'];

/** Repeats from left to right; the moon is apart, there is only one. */
export function sky(w, h) {
  const next = random(77 + w);
  const grid = new Grid(w, h).fill(0, 0, w, h, (x, y) => dithered(SKY, (y / h) ** 1.25 * 6.4, x, y));
  for (let i = 0; i < w / 5; i++) {
    const [x, y] = [Math.floor(next() * w), Math.floor(next() * h * 0.6)];
    grid.set(x, y, next() > 0.7 ? '#fff6e0' : next() > 0.5 ? '#b9a8d8' : '#7a6aa8');
  }
  let x = 2;
  while (x < w - 14) {
    house(grid, x, 9 + Math.floor(next() * 6), 5 + Math.floor(next() * 4), next);
    x += 14 + Math.floor(next() * 16);
  }
  grid.rect(0, h - 1, w, 1, '#3a2420');
  return grid;
}

function house(grid, x, w, wall, next) {
  const ground = grid.h - 1;
  const roof = Math.ceil(w / 2);
  for (let j = 0; j < roof; j++) {
    const inset = roof - j - 1;
    grid.rect(x - 1 + inset, ground - wall - roof + j, w + 2 - inset * 2, 1, ROOF[j % 3]);
  }
  grid.rect(x, ground - wall, w, wall, FRONT[Math.floor(next() * 2)]);
  if (next() > 0.5) grid.rect(x + w - 3, ground - wall - roof - 1, 2, 3, ROOF[0]);
  for (let i = x + 2; i < x + w - 2; i += 4) {
    const lit = next() > 0.4;
    grid.rect(i, ground - wall + 2, 2, 2, lit ? '#f6b24a' : '#1d1428');
    if (lit) grid.set(i, ground - wall + 2, '#ffe29a');
  }
}

export const moon = fromText(
  `
..WWWWWw..
.WWWWWWww.
WWwWWWWWww
WWWWWWWWWw
WWWWWwwWWw
WWWwWWWWww
WWWWWWWWww
WWWWWWwwww
.wWWWWwww.
..wwwwww..`,
  { W: '#f6ead0', w: '#d8c8b0' },
);

const GRASS = ['#4f7f42', '#3f6a38', '#325631', '#274427', '#1c2f1e'];

/** Grass above, its roots below; repeats from left to right. */
export function grass(w) {
  const next = random(5);
  const grid = new Grid(w, 6);
  for (let x = 0; x < w; x++) {
    const roots = 2 + Math.floor(next() * 3.4);
    grid.rect(x, 0, 1, 1, next() > 0.35 ? GRASS[0] : GRASS[1]);
    for (let y = 1; y <= roots; y++) grid.set(x, y, GRASS[Math.min(4, y - 1 + (next() > 0.5 ? 1 : 0))]);
  }
  return grid;
}

const EARTH = ['#120c0a', '#17100e', '#1b1310', '#21170f', '#2b1e15', '#3a291c'];

/** Packed earth with a few buried bricks; repeats both ways. */
export function earth(w, h) {
  const next = random(23);
  const grid = new Grid(w, h).fill(
    0,
    0,
    w,
    h,
    (x, y) => EARTH[(bayer(x, y) > 0.8 ? 2 : 1) + (next() > 0.985 ? 2 : 0)],
  );
  for (let i = 0; i < (w * h) / 190; i++) {
    const [x, y] = [Math.floor(next() * w), Math.floor(next() * h)];
    const long = 4 + Math.floor(next() * 5);
    for (let k = 0; k < long; k++) grid.set((x + k) % w, y, EARTH[4]).set((x + k) % w, (y + 1) % h, EARTH[3]);
    grid.set(x, y, EARTH[5]);
  }
  return grid;
}

/** The way in: a dark arch in dressed stone, 24 x 55. */
export function entrance() {
  const [w, h] = [24, 55];
  const ramp = WALL.crypt;
  const next = random(91);
  const tones = Array.from({ length: 200 }, () => next() - 0.5);
  const grid = new Grid(w, h).fill(0, 0, w, h, (x, y) => {
    const course = Math.floor(y / 6);
    const joint = y % 6 === 0 || (x + (course % 2) * 4) % 8 === 0;
    const value =
      2.6 + tones[(course * 7 + Math.floor((x + (course % 2) * 4) / 8)) % 200] * 0.8 - (joint ? 1.2 : 0);
    return dithered(ramp, value, x, y);
  });
  grid.fill(3, 3, w - 3, h - 5, (x, y) => {
    const arch = y < 12 && Math.hypot((x - 11.5) / 8.5, (y - 12) / 9) > 1;
    return arch ? undefined : dithered(ramp, 0.2 + (y / h) * 1.3, x, y);
  });
  grid.rect(0, h - 5, w, 1, '#80604a').rect(0, h - 4, w, 4, '#2a1e1a');
  for (let x = 0; x < w; x += 6) grid.rect(x, h - 4, 1, 4, '#17100e');
  return grid;
}

/** Behind the Boss: curtain, two torches' light, a dais. 34 x 36. */
export function throne() {
  const [w, h] = [34, 36];
  const ramp = WALL.warm;
  const glow = (x, y) => Math.max(...[3, 30].map(tx => 4.4 / (1 + ((x - tx) ** 2 + (y - 8) ** 2) * 0.02)));
  const grid = new Grid(w, h).fill(0, 0, w, h - 4, (x, y) => {
    const joint = (y + 1) % 5 === 0 || (x + (Math.floor((y + 1) / 5) % 2) * 4) % 9 === 0;
    return dithered(ramp, 1.3 + glow(x, y) - (joint ? 1.1 : 0), x, y);
  });
  const folds = ['#5c1a33', '#7d2545', '#4a1429'];
  grid.fill(7, 1, 27, h - 4, (x, y) =>
    dithered([folds[2], folds[0], folds[1]], (x % 4) * 0.6 + (y < 4 ? 0.6 : 0), x, y),
  );
  grid
    .rect(6, 1, 22, 1, '#d8a24a')
    .rect(6, 1, 1, h - 5, '#3a1022')
    .rect(27, 1, 1, h - 5, '#3a1022');
  grid.rect(0, h - 4, w, 1, '#a3774a').rect(0, h - 3, w, 3, '#2e201b');
  return grid;
}

/** Damage: a red burst for a white figure, 13 x 12. */
export const burst = fromText(
  `
R..R.R.R..R
RR.RRRRR.RR
.RRRRRRRRR.
RRRoooooRRR
.RoooooooR.
RRoooooooRR
.RoooooooR.
RRRoooooRRR
.RRRRRRRRR.
R..R.R.R..R`,
  { R: '#8e2a20', o: '#c2402e' },
).outline('#1a0908');
