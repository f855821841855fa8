/** What several Rooms have in them. */
import { OUT } from './light.mjs';
import { FLOOR } from './scene.mjs';

/** Puts a sprite on the floor. */
export const stand = (grid, sprite, x, lift = 0) => grid.blit(sprite, x, FLOOR - sprite.h + 2 - lift);

export function bars(grid, x0, x1, y0, y1, gap = 4) {
  for (let x = x0; x <= x1; x += gap) {
    grid.rect(x, y0, 1, y1 - y0, '#15110f');
    grid.rect(x + 1, y0, 1, y1 - y0, '#7d8894');
  }
  grid.rect(x0, y0, x1 - x0 + 2, 1, '#9aa6b2');
  grid.rect(x0, y0 + 9, x1 - x0 + 2, 1, '#5c6670');
}

export function candle(grid, x, y) {
  grid.rect(x, y, 2, 3, '#f0dcb4');
  grid.set(x, y - 1, '#ffb347');
  grid.set(x, y - 2, '#fff3b0');
}

export function shelf(grid, x, y, w) {
  grid.rect(x, y, w, 1, '#8a6238');
  grid.rect(x, y + 1, w, 1, '#3d2a1a');
}

export function table(grid, x, y, w) {
  grid.rect(x, y, w, 2, '#7a5433');
  grid.rect(x, y, w, 1, '#a3774a');
  grid.rect(x, y + 2, w, 1, '#3d2a1a');
  for (const leg of [x + 2, x + w - 4]) grid.rect(leg, y + 3, 2, FLOOR - y - 3, '#5a3d24');
}

export function curtain(grid, x, y, w, h) {
  for (let i = 0; i < w; i++)
    grid.rect(x + i, y, 1, h, i % 3 === 0 ? '#9c3154' : i % 3 === 1 ? '#7d2545' : '#5c1a33');
  grid.rect(x, y + h, w, 1, '#d8a24a');
}

export function chain(grid, x, y0, y1) {
  for (let y = y0; y < y1; y++) grid.set(x, y, y % 2 ? '#5c6670' : '#aab6c2');
}

/** A ball lit from the upper left. */
export function ball(grid, cx, cy, r, ramp, noise = () => 0) {
  grid.fill(0, 0, grid.w, FLOOR, (x, y) => {
    const d = Math.hypot(x - cx, y - cy);
    if (d >= r + 1) return undefined;
    if (d > r) return OUT;
    const light = (1 - Math.hypot(x - cx + 3, y - cy + 3) / (r * 1.7)) * 4 + noise(x, y);
    return ramp[Math.max(0, Math.min(4, Math.round(light)))];
  });
}

/** A heap of small things: wide below, each pixel a colour of the hoard. */
export function heap(grid, { x, w, h, colours, random }) {
  for (let i = 0; i < w; i++) {
    const rise = Math.round(h * Math.sin(((i + 0.5) / w) * Math.PI) ** 0.75 - random() * 2);
    for (let j = 0; j < rise; j++) {
      const top = j === rise - 1;
      const colour = top ? colours[3] : colours[Math.floor(random() * (j > rise / 2 ? 3 : 2.4))];
      grid.set(x + i, FLOOR - j, colour);
    }
    grid.set(x + i, FLOOR - Math.max(rise, 0), OUT);
  }
}

export function puff(grid, cx, cy, r, colours, ditherAt) {
  grid.fill(0, 0, grid.w, FLOOR + 1, (x, y) => {
    const d = Math.hypot(x - cx, (y - cy) * 1.15) / r;
    const value = (1 - d) * 3.4 + ditherAt(x, y) - 0.5;
    return d < 1 && value > 0.6 ? colours[Math.min(3, Math.floor(value))] : undefined;
  });
}

/** A long thing of many rings along a curve, with a pair of legs each. */
export function crawler(grid, points, ramp) {
  points.forEach(([x, y], i) => {
    if (i % 2 === 0) {
      grid.rect(x - 3, y + 2, 1, 2, ramp[1]).rect(x + 3, y + 2, 1, 2, ramp[1]);
      grid.set(x - 4, y + 4, ramp[2]).set(x + 4, y + 4, ramp[2]);
    }
    grid.rect(x - 3, y - 2, 7, 5, ramp[0]).rect(x - 2, y - 3, 5, 7, ramp[0]);
    grid
      .rect(x - 2, y - 2, 5, 5, i % 2 ? ramp[2] : ramp[3])
      .rect(x - 1, y - 2, 3, 1, ramp[4])
      .rect(x - 2, y + 2, 5, 1, ramp[1]);
  });
}

export function egg(grid, cx, cy, rx, ry, ramp) {
  grid.fill(0, 0, grid.w, FLOOR + 1, (x, y) => {
    const squeeze = y < cy ? 1 + (cy - y) * 0.03 : 1;
    const d = Math.hypot(((x - cx) * squeeze) / rx, (y - cy) / ry);
    if (d > 1.16) return undefined;
    if (d > 1) return ramp[0];
    const light = 1 - Math.hypot((x - cx) / rx + 0.35, (y - cy) / ry + 0.45) / 1.5;
    const spot = (Math.floor(x / 3) * 5 + Math.floor(y / 3) * 3) % 7 === 0;
    return spot && d < 0.85 ? ramp[1] : ramp[Math.max(1, Math.min(4, Math.round(light * 4.2)))];
  });
}
