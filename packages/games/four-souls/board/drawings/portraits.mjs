/** Bosses with a drawing of their own: bold ink, one flesh tone, stitches and odd eyes. */
const INK = '#22120c';
const at = (width, more = '') =>
  `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}`;

const eye = (x, y, radius, pupilX = 0, pupilY = 0) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f0e2c0" ${at(3)}/>` +
  `<circle cx="${x + pupilX}" cy="${y + pupilY}" r="${(radius * 0.4).toFixed(1)}" fill="${INK}"/>`;

const stitches = (x, y, length, count) =>
  `<path d="M${x} ${y}v${length}${Array.from({ length: count }, (_, i) => `M${x - 4} ${(y + ((i + 0.5) * length) / count).toFixed(1)}l8 -2`).join('')}" fill="none" ${at(2.4)}/>`;

const tooth = (x, y, width = 5, height = 7) =>
  `<path d="M${x} ${y}l${width / 2} ${height} ${width / 2} ${-height}Z" fill="#f0e2c0" ${at(1.6)}/>`;

const body = (d, fill = '#c9705c') => `<path d="${d}" fill="${fill}" ${at(4)}/>`;

export const PORTRAITS = {
  'the-bloat':
    body('M50 14C78 12 90 32 88 54 86 76 70 88 48 87 24 86 10 70 12 48 14 28 26 15 50 14Z') +
    body('M16 66C4 70 6 88 18 86M84 66C96 70 94 88 82 86', 'none') +
    stitches(52, 14, 26, 4) +
    eye(32, 42, 11, 3, 3) +
    `<path d="M62 38q14 -2 18 12" fill="none" ${at(3)}/>` +
    eye(76, 58, 7, 1, 2) +
    `<path d="M26 66q22 12 46 2" fill="none" ${at(3.4)}/>` +
    tooth(34, 69) +
    tooth(54, 70) +
    `<circle cx="70" cy="24" r="4" fill="#a8403c" ${at(2)}/><circle cx="22" cy="32" r="3" fill="#a8403c" ${at(2)}/>`,
  monstro:
    body('M14 84C6 54 22 18 50 18S94 54 86 84Q50 94 14 84Z') +
    eye(34, 44, 8, -2, 1) +
    eye(66, 42, 10, 3, 2) +
    `<path d="M22 62Q50 84 78 62 74 78 50 80 26 78 22 62Z" fill="#3b1210" ${at(3)}/>` +
    tooth(30, 67) +
    tooth(44, 71) +
    tooth(60, 69) +
    stitches(50, 20, 16, 3),
  mom:
    body('M38 8H64L60 60C60 70 74 76 88 82V92H30L34 60Z', '#d9a488') +
    `<path d="M33 60H61C63 70 76 77 90 83V93H76L60 84V93H30Z" fill="#a8362c" ${at(3.4)}/>` +
    `<path d="M42 20c3 8 2 20 -1 30M54 16c1 8 3 14 1 24" fill="none" ${at(1.8, 'opacity=".6"')}/>` +
    stitches(48, 28, 22, 4),
  gurdy:
    body('M8 88C4 60 18 50 24 34 30 16 70 16 76 34 82 50 96 60 92 88Z', '#b9695a') +
    eye(38, 38, 8, 2, 2) +
    eye(62, 36, 8, -2, 3) +
    `<path d="M38 54Q50 62 62 54" fill="none" ${at(3.2)}/>` +
    tooth(44, 56) +
    `<circle cx="24" cy="72" r="7" fill="#6d1b1c" ${at(2.6)}/><circle cx="50" cy="76" r="8" fill="#6d1b1c" ${at(2.6)}/><circle cx="76" cy="72" r="7" fill="#6d1b1c" ${at(2.6)}/>`,
  'larry-jr':
    body(
      'M12 70a13 13 0 1 1 20 -9 12 12 0 0 1 20 6 12 12 0 0 1 20 -4 16 16 0 1 1 4 22Q40 94 14 84Z',
      '#b88a6a',
    ) +
    eye(74, 66, 6, 2, 1) +
    eye(86, 64, 5, 1, 1) +
    `<path d="M72 80q10 5 18 -2" fill="none" ${at(3)}/>` +
    tooth(78, 82) +
    stitches(32, 62, 20, 3) +
    stitches(52, 66, 20, 3),
  'the-duke-of-flies':
    body('M50 20C74 20 84 38 82 56 80 76 66 86 50 86S20 76 18 56C16 38 26 20 50 20Z', '#a86a54') +
    `<path d="M18 50C2 40 4 22 20 30M82 50C98 40 96 22 80 30" fill="#dcd3bd" ${at(2.6, 'opacity=".8"')}/>` +
    eye(38, 46, 10, 2, 2) +
    eye(62, 46, 10, -2, 2) +
    `<path d="M34 68Q50 58 66 68 58 78 50 78T34 68Z" fill="#3b1210" ${at(3)}/>` +
    tooth(42, 65) +
    tooth(54, 65),
};
