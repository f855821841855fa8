/** The land between the places, under a sky of its own: 944 by 596, and more of it than any screen shows. */
import { fir, line, p } from './wood.mjs';

export const WIDTH = 944;
export const HEIGHT = 596;

/** Numbers that look thrown and are always the same. */
function thrown(seed) {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

/** Stars in three groups: they go out one group after the other. */
export function stars(group) {
  const next = thrown(97 + group * 31);
  const star = () =>
    p`<circle cx="${next() * WIDTH}" cy="${next() * 118}" r="${0.4 + next()}" opacity="${0.4 + next() * 0.4}"/>`;
  return Array.from({ length: 22 }, star).join('');
}

const ridge = (() => {
  const next = thrown(5);
  const at = Array.from(
    { length: 41 },
    (_, i) => p`L${i * 24} ${118 + Math.sin(i / 3.1) * 14 + next() * 12}`,
  );
  return `M0 150${at.join('')}`;
})();

/** Long strokes of the knife, row by row. */
function grain() {
  const next = thrown(11);
  const rows = [];
  for (let y = 140; y < HEIGHT; y += 11)
    for (let x = -10 + next() * 20; x < WIDTH; x += 40 + next() * 40)
      rows.push(
        p`M${x} ${y + Math.sin(x / 60) * 5}q${8 + next() * 16} ${next() * 4 - 2} ${20 + next() * 30} 0`,
      );
  return rows.join('');
}

const RIVER = 'M352 232C380 270 360 300 392 300S420 258 470 262 560 300 610 288 690 330 740 346';
const COPSES = [
  [192, 246, 20],
  [204, 250, 16],
  [404, 236, 18],
  [570, 300, 16],
  [352, 440, 18],
  [364, 444, 14],
  [334, 566, 18],
  [346, 570, 14],
  [40, 240, 16],
  [52, 244, 20],
  [640, 420, 18],
  [654, 424, 22],
  [742, 470, 16],
  [890, 430, 20],
  [902, 436, 14],
  [700, 560, 22],
  [846, 540, 18],
];

export const land =
  `<path d="${ridge}V${HEIGHT}H0Z" class="dn-soil"/>` +
  line(ridge, 1.4, '#7089ab') +
  `<path d="${grain()}" fill="none" stroke="#3b5273" opacity=".36"/>` +
  `<path d="${RIVER}" fill="none" stroke="#0a1626" stroke-width="9" opacity=".6"/>` +
  `<path d="${RIVER}" fill="none" stroke="#4c6c93" stroke-width="1.2" stroke-dasharray="22 7" opacity=".6"/>` +
  COPSES.map(([x, y, height]) => fir(x, y, height)).join('');

/** Ink that creeps in from the edges, in the shape of firs. */
function fringe(seed, reach) {
  const next = thrown(seed);
  const rows = [];
  for (let y = 150; y < HEIGHT; y += 20)
    rows.push(p`L${reach * (0.3 + next() * 0.7)} ${y + 6}L${reach * 0.12} ${y + 14}`);
  const left = `M0 ${HEIGHT}V150${rows.join('')}L0 ${HEIGHT}Z`;
  const feet = [];
  for (let x = 0; x < WIDTH; x += 22)
    feet.push(p`L${x + 8} ${HEIGHT - reach * (0.3 + next() * 0.7)}L${x + 16} ${HEIGHT - reach * 0.12}`);
  return `<path d="${left}"/><path d="${left}" transform="translate(${WIDTH} 0) scale(-1 1)"/><path d="M0 ${HEIGHT}${feet.join('')}L${WIDTH} ${HEIGHT}Z"/>`;
}
export const ink = fringe(3, 70);
