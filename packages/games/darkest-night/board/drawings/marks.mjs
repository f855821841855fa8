/** Small signs of our own: when a blight works, what a power's state is, day and night. By name: box and drawing. */
const stroke = (d, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const fill = d => `<path d="${d}" fill="currentColor"/>`;
const WHEN = '-8 -8 16 16';
const rings = [8, 15, 22, 29, 36, 43, 50, 57].map(r => `<circle cx="50" cy="36" r="${r}"/>`).join('');

export const MARKS = {
  'when-end': [WHEN, stroke('M-4 -5h8M-4 5h8M-3 -5q0 4 3 5q3 -1 3 -5M-3 5q0 -4 3 -5q3 1 3 5')],
  'when-here': [
    WHEN,
    `${stroke('M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0')}<circle r="1.500" fill="currentColor"/>`,
  ],
  'when-entering': [WHEN, stroke('M-5 0h8M-1 -4l4 4 -4 4', 1.9)],
  'when-everywhere': [WHEN, fill('M0 -6l1.700 4.300L6 0L1.700 1.700L0 6L-1.700 1.700L-6 0L-1.700 -1.700Z')],
  candle: [
    '0 0 10 16',
    '<path d="M5 0q4 4 1.600 7.400H3.400Q1 4 5 0Z" fill="#ffd27a"/><path d="M5 3q1.600 2 .6 4h-1.200q-1 -2 .6 -4Z" fill="#fff6df"/><path d="M2.600 8h4.800v8H2.600Z" fill="#f4e3c0"/>',
  ],
  snuffed: [
    '0 0 10 16',
    '<path d="M5 7q-2.500 -1.600 0 -3.600t0 -3.400" fill="none" stroke="#c3d0e2" stroke-width="1.100" stroke-linecap="round"/><path d="M2.600 8h4.800v8H2.600Z" fill="#7f8b9b"/>',
  ],
  sun: [
    '0 0 20 20',
    `<circle cx="10" cy="10" r="4.200" fill="currentColor"/>${stroke('M10 1v2.500M10 16.500V19M1 10h2.500M16.500 10H19M3.600 3.600l1.800 1.800M14.600 14.600l1.800 1.800M3.600 16.400l1.800 -1.800M14.600 5.400l1.800 -1.800', 1.8)}`,
  ],
  crescent: ['0 0 20 20', fill('M13 2a8.500 8.500 0 1 0 5 13a7 7 0 1 1 -5 -13Z')],
  eye: [
    '-9 -6 18 12',
    '<path d="M-8 0q8 -7 16 0q-8 7 -16 0Z" fill="#04110e" stroke="currentColor" stroke-width="1.300"/><circle r="2.300" fill="currentColor"/>',
  ],
  shield: [
    '-22 -22 44 50',
    '<path d="M-17 -20H17L20 -14V10L0 25L-20 10V-14Z" fill="#08241f" stroke="currentColor" stroke-width="1.800" stroke-linejoin="round"/><path d="M-13 -16.500H13L16 -12V8L0 20L-16 8V-12Z" fill="none" stroke="#2b6f5e"/>',
  ],
  back: [
    '0 0 100 70',
    `<rect width="100" height="70" fill="#0d1624"/><g fill="none" stroke="#2c3d55">${rings}</g><circle cx="50" cy="36" r="15" fill="#1b283a" stroke="#5d7394"/><path d="M43 24a15 15 0 1 0 17 20a12.500 12.500 0 1 1 -17 -20Z" fill="#7f93b0"/>`,
  ],
};
