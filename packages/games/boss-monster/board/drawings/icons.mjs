/** Icons turned into sprites. */
import { Resvg } from '@resvg/resvg-js';
import { iconBody } from '@tavolata/board-kit/icons';
import { Grid } from './grid.mjs';
import { RAMP } from './light.mjs';

const SAMPLES = 6;
const masks = new Map();

/** How much of each of n x n pixels an icon covers. */
function maskOf(name, n) {
  const key = `${name} ${n}`;
  const known = masks.get(key);
  if (known) return known;
  const body = iconBody(name).replaceAll('currentColor', '#fff');
  const side = n * SAMPLES;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="${side}" height="${side}">${body}</svg>`;
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render();
  const mask = new Array(n * n).fill(0);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      mask[Math.floor(y / SAMPLES) * n + Math.floor(x / SAMPLES)] += pixels[(y * width + x) * 4 + 3];
  const covered = mask.map(sum => sum / (255 * SAMPLES * SAMPLES));
  masks.set(key, covered);
  return covered;
}

/** Which pixels lie outside the shape: what is enclosed by it may be filled. */
function outsideOf(n, on) {
  const outside = new Set();
  const open = [[-1, -1]];
  while (open.length > 0) {
    const [x, y] = open.pop();
    const key = `${x} ${y}`;
    if (x < -1 || y < -1 || x > n || y > n || outside.has(key) || on(x, y)) continue;
    outside.add(key);
    open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return (x, y) => outside.has(`${x} ${y}`);
}

function shade(ramp, on, x, y, n) {
  if (!on(x, y + 1)) return ramp[1];
  if (!on(x, y - 1)) return ramp[4];
  if (y / n > 0.8 && (x + y) % 2 === 1) return ramp[1];
  return !on(x, y - 2) || !on(x - 1, y) ? ramp[3] : ramp[2];
}

/** An icon as a shaded sprite of five tones; `hole` is the colour of what it encloses. */
export function sprite(name, n, tone, { hole = '#140e0d', threshold = 0.45 } = {}) {
  const ramp = RAMP[tone];
  const mask = maskOf(name, n);
  const on = (x, y) => x >= 0 && y >= 0 && x < n && y < n && mask[y * n + x] > threshold;
  const isOutside = outsideOf(n, on);
  const grid = new Grid(n, n).fill(0, 0, n, n, (x, y) => {
    if (on(x, y)) return shade(ramp, on, x, y, n);
    return isOutside(x, y) ? undefined : hole;
  });
  return grid.outline(ramp[0]);
}
