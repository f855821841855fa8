/** The seven places, cut in wood. Each stands on the line y = 0, 208 wide, with the plate of its name below. */
import {
  bare,
  column,
  courses,
  cut,
  fir,
  glow,
  ground,
  house,
  line,
  MOON,
  p,
  peak,
  shade,
  tower,
} from './wood.mjs';

/** What is carved, and what shines in it when all else is dark. */
const scene = (...parts) => ({
  drawn: parts.map(part => part.drawn ?? part).join(''),
  lights: parts.map(part => part.lights ?? '').join(''),
});
const light = (d, color) => ({ drawn: '', lights: glow(d, color) });
const cross = (x, y) => ({ drawn: '', lights: line(p`M${x} ${y}v14M${x - 5} ${y + 4}h10`, 2, '#ffe1ad') });
const ripple = (y, half) =>
  line(p`M${-half} ${y}${'q10 -4 20 0'}${'t20 0'.repeat(Math.round(half / 10) - 1)}`, 1.1, '#5f9a97');
const reed = (x, height) => line(p`M${x} 6q-3 -12 ${(x % 3) - 1} ${-height}`, 1.3, MOON);

const FIRS = [
  [-76, -2, 46],
  [-58, -12, 58],
  [-36, -14, 66],
  [-12, -18, 74],
  [14, -16, 70],
  [40, -14, 62],
  [64, -8, 52],
  [-66, 6, 44],
  [-44, 6, 50],
  [-20, 6, 54],
  [6, 6, 56],
  [32, 6, 50],
  [56, 6, 44],
  [78, 4, 38],
];

export const PLACES = {
  monastery: scene(
    ground('M-92 8q40 -16 92 -14q54 -2 92 14Z', '#1b2740'),
    cut('M-6 0v-34l32 -22 32 22v34Z', '#26344c'),
    line('M-10 -32l36 -26 36 26', 2.4, MOON),
    shade('M30 0v-48l28 17v31Z'),
    light('M4 -6v-14q5 -8 10 0v14ZM20 -6v-16q6 -9 12 0v16ZM38 -6v-14q5 -8 10 0v14Z', '#ffd08a'),
    cut('M-44 0v-66h30v66Z', '#2b3a54'),
    cut('M-48 -65l19 -32 19 32Z', '#141f31'),
    cross(-29, -111),
    light('M-35 -38v-14q6 -8 12 0v14Z', '#ffd08a'),
    courses(-42, -28, -2, 9, 5),
    house(-84, 2, 32),
  ),
  mountains: scene(
    peak(-90, 0, 84, 58),
    peak(8, 0, 88, 52),
    peak(-51, 2, 106, 82),
    fir(-62, 8, 24),
    fir(-50, 10, 18),
    fir(66, 8, 22),
  ),
  castle: scene(
    ground('M-88 8q30 -26 88 -24q58 -2 88 24Z'),
    tower(-52, 0, 26, 52),
    tower(28, 0, 26, 56),
    cut('M-26 0v-30h10v30ZM18 0v-28h10v28Z', '#1b2a40', 1),
    tower(-16, 0, 34, 84),
    cut('M-7 0v-14q8 -10 16 0v14Z', '#070d17', 1),
    cut('M1 -84v-14l16 5 -16 5', '#2f8f72', 1),
  ),
  village: scene(
    house(-70, -8, 38),
    house(34, -10, 36),
    house(-26, 2, 48),
    line('M20 -50q6 -8 1 -16q-4 -7 3 -14', 1.6),
    house(-96, 6, 26),
    house(68, 5, 26),
  ),
  swamp: scene(
    '<ellipse cy="-8" rx="92" ry="26" fill="#0e2029"/>',
    ripple(-28, 40),
    ripple(-20, 60),
    ripple(-12, 80),
    ripple(-4, 80),
    ripple(4, 60),
    ripple(12, 40),
    bare(-48, -4, 62, -1),
    bare(40, -12, 52, 1),
    [-20, -13, -7, 0, 6, 13, 19, 26, 32].map((x, i) => reed(x, 14 + (i % 3) * 5)).join(''),
    light('M58 -6a3 3 0 1 1 6 0a3 3 0 1 1 -6 0ZM-70 2a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z', '#8ff0c8'),
  ),
  forest: scene(...FIRS.map(([x, y, height]) => fir(x, y, height))),
  ruins: scene(
    ground('M-92 10q40 -20 92 -16q60 -4 92 16Z', '#15233a'),
    column(-64, 0, 42),
    column(-36, 0, 60),
    cut('M-8 2v-62q28 -34 56 0v22l-6 5v35h-10v-58q-15 -18 -30 0v58Z', '#22334d', 1.4),
    line('M2 -56q18 -24 36 0'),
    column(58, 2, 28),
    cut('M-80 6l10 -8 9 3 4 6ZM22 8l8 -7 12 2 3 6Z', '#26374f', 1),
  ),
};
