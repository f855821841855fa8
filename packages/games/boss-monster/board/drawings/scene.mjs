/** A Room seen from the side: wall lit by its torches, floor, a door on each side, furniture. */
import { Grid } from './grid.mjs';
import { dithered, hash, random, WALL } from './light.mjs';

export const WIDTH = 38;
export const HEIGHT = 36;
export const FLOOR = HEIGHT - 5;
const TORCH_Y = 7;

const toneAt = (tones, i) => tones[((i % tones.length) + tones.length) % tones.length];

/** What a stone of the wall adds to the light that falls upon it, by the way the wall is built. */
const STYLE = {
  brick: (x, y, tones) => laid(x, y, tones, { row: 5, stone: 9, shift: 4, depth: 1.15, rough: 0.7 }),
  slab: (x, y, tones) => laid(x, y, tones, { row: 9, stone: 14, shift: 7, depth: 1.1, rough: 0.6 }),
  tile: (x, y, tones) => laid(x, y, tones, { row: 4, stone: 4, shift: 0, depth: 0.8, rough: 0.5 }),
  rock(x, y, tones) {
    const rough = toneAt(tones, Math.floor(x / 3) * 7 + Math.floor(y / 3) * 13) * 1.1;
    const crack = toneAt(tones, Math.floor((x + y) / 5) * 3 + Math.floor((x - y + 60) / 7) * 11) > 0.36;
    return crack ? rough - 0.7 : rough;
  },
};

function laid(x, y, tones, { row, stone, shift, depth, rough }) {
  const course = Math.floor((y + 1) / row);
  const along = x + (course % 2) * shift;
  const tone = toneAt(tones, course * 17 + Math.floor(along / stone) * 5) * rough;
  if ((y + 1) % row === 0 || along % stone === 0) return tone - depth;
  return (y + 1) % row === 1 ? tone + 0.35 : tone;
}

function wallOf(grid, { ramp, glow, style, tones }) {
  grid.fill(0, 0, grid.w, FLOOR, (x, y) => {
    if (y === 0) return ramp[0];
    const value = 1.45 + glow(x, y) + STYLE[style](x, y, tones);
    return dithered(ramp, y < 2 ? Math.min(value, 1.4) : value, x, y);
  });
}

function floorOf(grid, { ramp, glow }) {
  grid.fill(0, FLOOR, grid.w, grid.h, (x, y) => {
    if (y === FLOOR) return dithered(ramp, 3.3 + glow(x, 16) * 0.8, x, y);
    const joint = (x + (y > FLOOR + 2 ? 6 : 0)) % 11 === 0 || y === FLOOR + 3;
    const value = 1.5 + glow(x, 18) * 0.35 - (y - FLOOR) * 0.25;
    return dithered(ramp, joint ? value - 1 : value, x, y);
  });
}

/** Dark doorways at both ends, so that a row of Rooms is one way through. */
function doorsOf(grid, { ramp, glow }) {
  for (const side of [0, 1]) {
    const left = side ? grid.w - 3 : 0;
    grid.fill(left, FLOOR - 15, left + 3, FLOOR, (x, y) => {
      const arch = y < FLOOR - 13;
      const jamb = x === (side ? left : left + 2);
      if (!arch && !jamb) return ramp[0];
      return dithered(ramp, (arch ? 2.6 : 2.2) + glow(x, y) * 0.8, x, y);
    });
  }
}

/** Two frames of a flame: the page shows one or the other. */
const FLAMES = [
  '0 -4 fff3b0,0 -3 ffe27a,-1 -3 ffb347,0 -5 ffb347,1 -4 ff8a2e,-1 -2 ffb347,0 -2 fff3b0,1 -2 ffb347,1 -3 ffc964,0 -6 e8601f,-1 -4 e8601f,0 -1 ffc964,-1 -1 e8601f,1 -1 e8601f',
  '0 -4 ffe27a,0 -3 fff3b0,-1 -3 ffc964,1 -3 ffb347,-1 -4 ff8a2e,1 -4 e8601f,0 -5 ff8a2e,-1 -5 e8601f,-1 -2 ffb347,0 -2 fff3b0,1 -2 ffc964,0 -1 ffc964,-1 -1 e8601f,1 -1 e8601f',
].map(text =>
  text.split(',').map(pixel => {
    const [x, y, colour] = pixel.split(' ');
    return [Number(x), Number(y), `#${colour}`];
  }),
);

function sconce(grid, x, y) {
  grid.rect(x - 1, y, 3, 1, '#8a6a45');
  grid.rect(x, y + 1, 1, 3, '#5a3d24');
  grid.set(x, y + 1, '#7a5433');
}

/** The flames of a scene, one frame visible at a time; the classes are the page's. */
function flames(torches) {
  return FLAMES.map((pixels, frame) => {
    const grid = new Grid(WIDTH, HEIGHT);
    for (const x of torches) for (const [i, j, colour] of pixels) grid.set(x + i, TORCH_Y + j, colour);
    return `<g class="bm-flame-${frame}">${grid.paths()}</g>`;
  }).join('');
}

/**
 * A scene is its pixels and its flames. `furnish` draws what stands in the room; a Hero needs the left third.
 * `lamp` is light without a torch: a fire, a glow.
 */
export function scene(id, options, furnish) {
  const { wall = 'warm', torches = [12], light = 1, style = 'brick', lamps = [] } = options;
  const next = random(hash(id));
  const tones = Array.from({ length: 400 }, () => (next() - 0.5) * 0.9);
  const lights = [...torches.map(x => [x, 9, 4.6 * light]), ...lamps];
  const glow = (x, y) =>
    Math.max(0, ...lights.map(([lx, ly, power]) => power / (1 + ((x - lx) ** 2 + (y - ly) ** 2) * 0.0184)));
  const grid = new Grid(WIDTH, HEIGHT);
  const made = { ramp: WALL[wall], glow, style, tones };
  wallOf(grid, made);
  floorOf(grid, made);
  doorsOf(grid, made);
  furnish?.(grid, { ramp: made.ramp, glow, random: next });
  for (const x of torches) sconce(grid, x, TORCH_Y);
  return { grid, more: torches.length > 0 ? flames(torches) : '' };
}
