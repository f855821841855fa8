/** The knife: shapes cut in wood, light from the upper left, hatching on the right. */
export const MOON = '#a9bdd9';
const HATCH = '#5d7394';
const INK = '#070d17';
const CANDLE = '#ffc46b';

const round = part => (typeof part === 'number' ? Math.round(part * 10) / 10 : part);
/** A path: its numbers to a tenth. */
export const p = (strings, ...parts) => String.raw({ raw: strings }, ...parts.map(round));

export const cut = (d, fill, width = 1.3) =>
  `<path d="${d}" fill="${fill}" stroke="${MOON}" stroke-width="${width}" stroke-linejoin="round"/>`;
export const ground = (d, fill = '#16243a') => `<path d="${d}" fill="${fill}"/>`;
export const shade = d => `<path d="${d}" fill="${INK}" opacity=".65"/>`;
export const line = (d, width = 1, color = HATCH) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
export const glow = (d, color = CANDLE) => `<path d="${d}" fill="${color}"/>`;

const steps = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
/** Short strokes one under the other. */
export const courses = (x, from, to, length, count) =>
  line(steps(count, i => p`M${x} ${from + ((i + 0.5) / count) * (to - from)}h${length}`));

/** A cottage standing on `y`; its windows are lights. */
export function house(x, y, width) {
  const [wall, roof] = [width * 0.55, width * 0.47];
  const pane = width * 0.2;
  const window = at => p`M${x + width * at} ${y - wall + 5}h${pane}v${wall * 0.4}h${-pane}Z`;
  return {
    drawn:
      cut(p`M${x} ${y}v${-wall}h${width}v${wall}Z`, '#1c2b40', 1.2) +
      cut(
        p`M${x - 4} ${y - wall + 1}l${width * 0.32} ${-roof}h${width * 0.42}l${width * 0.36} ${roof}Z`,
        '#0d1726',
      ) +
      line(steps(6, i => p`M${x + 2 + i * width * 0.092} ${y - wall - 1}l${width * 0.2} ${-roof * 0.72}`)),
    lights: glow(window(0.18)) + glow(window(0.6)),
  };
}

/** A fir standing on `y`. */
export function fir(x, y, height) {
  const s = height / 46;
  const right = p`M${x} ${y - height}l${6.4 * s} ${13.8 * s}h${-2.3 * s}l${5.5 * s} ${12.9 * s}h${-2.8 * s}l${5.5 * s} ${12.4 * s}H`;
  return (
    line(p`M${x} ${y}v${-9 * s}`, 2, MOON) +
    cut(
      `${right}${p`${x - 11.5 * s}l${4.6 * s} ${-12.4 * s}h${-2.8 * s}l${5.5 * s} ${-12.9 * s}h${-2.3 * s}Z`}`,
      '#0e1b29',
      1.2,
    ) +
    line(
      steps(4, i => p`M${x - (1.8 + i * 1.8) * s} ${y - (33 - i * 7) * s}l${2.8 * s} ${2.8 * s}`),
      1.1,
      MOON,
    ) +
    shade(`${right}${p`${x}`}Z`)
  );
}

/** A mountain: snow on top, strokes of light at the left, dark at the right. */
export function peak(x, y, width, height) {
  const [top, right] = [x + width * 0.54, x + width];
  return (
    ground(p`M${x} ${y}L${top} ${y - height}L${right} ${y}Z`, '#24364f') +
    ground(
      p`M${top} ${y - height}L${right} ${y}H${x + width * 0.48}L${x + width * 0.62} ${y - height * 0.45}L${x + width * 0.49} ${y - height * 0.7}Z`,
      INK,
    ) +
    line(
      steps(
        8,
        i =>
          p`M${top - (i + 1) * width * 0.06} ${y - height * (0.89 - i * 0.11)}l${width * (0.116 - i * 0.004)} ${height * 0.2}`,
      ),
      1.3,
      MOON,
    ) +
    line(
      steps(
        6,
        i =>
          p`M${top + (i + 2) * width * 0.051} ${y - height * (0.78 - i * 0.11)}l${-width * 0.09} ${height * 0.16}`,
      ),
    ) +
    glow(
      p`M${top} ${y - height}l${-width * 0.13} ${height * 0.28}l${width * 0.07} ${-height * 0.05}l${width * 0.05} ${height * 0.1}l${width * 0.04} ${-height * 0.12}l${width * 0.07} ${height * 0.08}Z`,
      '#dbe6f4',
    ) +
    line(p`M${x} ${y}L${top} ${y - height}L${right} ${y}`, 1.6, MOON)
  );
}

/** A crenellated tower with one window of the Necromancer's light. */
export function tower(x, y, width, height) {
  const t = width / 5;
  const merlons = steps(2, () => p`h${t}v${t}h${t}v${-t}`);
  return {
    drawn:
      cut(p`M${x} ${y}v${-height}${merlons}h${t}V${y}Z`, '#1f2f47') +
      shade(p`M${x + width * 0.58} ${y}v${t - height}h${width * 0.42}V${y}Z`) +
      courses(x + 2, y - height * 0.7, y - 4, width * 0.34, Math.round(height / 9)),
    lights: glow(
      p`M${x + width * 0.38} ${y - height * 0.52}v${-height * 0.12}q${width * 0.12} ${-height * 0.1} ${width * 0.24} 0v${height * 0.12}Z`,
      '#8ff0c8',
    ),
  };
}

/** A broken column standing on `y`. */
export const column = (x, y, height) =>
  cut(p`M${x} ${y}v${-height}l4 -5 4 4 4 -6 3 6v${height + 1}Z`, '#26374f') +
  shade(p`M${x + 8} ${y}v${3 - height}h7v${height - 3}Z`) +
  courses(x + 2, y - height + 8, y - 4, 5, Math.round(height / 6.5)) +
  cut(p`M${x - 3} ${y}h21v5h-21Z`, '#1b2a40', 1);

/** A dead tree; `side` is where it leans. */
export const bare = (x, y, height, side) =>
  line(
    p`M${x} ${y}q${side * 3} ${-height / 2} ${side * -4} ${-height}M${x} ${y - height * 0.45}l${side * 15} ${-height * 0.3}l${side * 3} ${-height * 0.16}M${x - side} ${y - height * 0.6}l${side * -14} ${-height * 0.26}l${side * -7} ${-2}M${x + side * 9} ${y - height * 0.64}l${side * 9} -1.2`,
    2,
    MOON,
  );
