/** The seven places, cut in wood: light from the upper left, hatching on the right. On a grid of 160 by 100. */
const LINE = '#a9bdd9';
const HATCH = '#5d7394';
const DARK = '#101b2b';
const LIGHT = '#ffcf8a';

const cut = (d, fill = DARK) =>
  `<path d="${d}" fill="${fill}" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/>`;
const hatch = d => `<path d="${d}" fill="none" stroke="${HATCH}" stroke-width="1.200"/>`;
const lit = (x, y, width = 6, height = 9) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="${LIGHT}"/>`;

const house = (x, y, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  cut('M0 20H36V42H0Z', '#18263a') +
  cut('M-4 20L10 4H30L40 20Z', '#24354e') +
  hatch('M28 22v18M31 22v18M34 22v18') +
  lit(6, 27) +
  lit(17, 27) +
  '</g>';

const pine = (x, y, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  cut('M12 0L22 20H17L26 38H20L30 58H-6L4 38H-2L7 20H2Z', '#14263a') +
  hatch('M14 8L20 20M15 24L23 38M16 42L27 58') +
  '</g>';

const peak = (x, y, width, height) =>
  `<g transform="translate(${x} ${y})">` +
  cut(`M0 ${height}L${width / 2} 0L${width} ${height}Z`, '#1a2940') +
  `<path d="M${width / 2} 0L${width * 0.62} ${height * 0.25}L${width * 0.5} ${height * 0.2}L${width * 0.4} ${height * 0.3}L${width * 0.34} ${height * 0.32}Z" fill="#dfe8f4"/>` +
  hatch(
    [0.3, 0.45, 0.6, 0.75, 0.9]
      .map(
        part => `M${width * (0.5 + part / 2)} ${height * part}l-${width * 0.08} ${height * (1 - part) * 0.9}`,
      )
      .join(''),
  ) +
  '</g>';

const tower = (x, y, width, height) =>
  cut(
    `M${x} ${y + height}V${y + 8}H${x - 2}V${y}H${x + 4}V${y + 4}H${x + width / 2 - 3}V${y}H${x + width / 2 + 3}V${y + 4}H${x + width - 4}V${y}H${x + width + 2}V${y + 8}H${x + width}V${y + height}Z`,
    '#1a2940',
  ) + hatch(`M${x + width - 4} ${y + 12}V${y + height}M${x + width - 8} ${y + 16}V${y + height}`);

export const PLACES = {
  monastery:
    cut('M20 96V40L36 22L52 40V96Z', '#1a2940') +
    cut('M36 22V4M30 10H42') +
    cut('M52 96V58H120V96Z', '#18263a') +
    cut('M48 60L66 42H112L126 60Z', '#24354e') +
    lit(33, 50, 7, 14) +
    lit(62, 68) +
    lit(78, 68) +
    lit(94, 68) +
    hatch('M112 62v32M116 62v32M46 44v50'),
  mountains: peak(4, 26, 80, 70) + peak(46, 4, 86, 92) + peak(96, 34, 62, 62),
  castle:
    tower(20, 40, 26, 56) +
    tower(114, 40, 26, 56) +
    cut('M46 96V56H114V96Z', '#16233a') +
    tower(64, 14, 32, 82) +
    cut('M70 96V78A10 10 0 0 1 90 78V96Z', '#05080f') +
    `<path d="M80 14V0L94 6L80 10" fill="#7ce3bd" stroke="${LINE}" stroke-width="1.500"/>` +
    `<rect x="76" y="34" width="8" height="12" fill="#7ce3bd"/><rect x="30" y="58" width="5" height="9" fill="#7ce3bd"/><rect x="124" y="58" width="5" height="9" fill="#7ce3bd"/>`,
  village: house(10, 42, 0.9) + house(110, 46, 0.9) + house(54, 34, 1.25),
  swamp:
    cut(
      'M40 96C44 70 36 62 30 40C40 50 44 44 42 26C50 40 52 46 50 58C58 50 60 44 66 40C60 58 56 70 58 96Z',
      '#16233a',
    ) +
    cut(
      'M112 96C114 76 104 66 104 48C110 56 116 54 118 40C122 54 122 60 120 66C126 62 130 58 134 56C128 70 124 80 126 96Z',
      '#16233a',
    ) +
    hatch('M4 90H36M14 96H150M70 88H104M130 88H158') +
    `<circle cx="84" cy="80" r="3" fill="#7ce3bd"/>`,
  forest: pine(6, 36) + pine(38, 20, 1.2) + pine(80, 30, 1.1) + pine(118, 38, 0.95) + pine(60, 44, 0.85),
  ruins:
    cut('M30 96V44H42V96Z', '#1a2940') +
    cut('M72 96V44H84V96Z', '#1a2940') +
    cut('M26 44A32 32 0 0 1 88 44H78A22 22 0 0 0 36 44Z', '#24354e') +
    cut('M110 96V60L124 52V96Z', '#1a2940') +
    cut('M98 96L102 84H118V96Z', '#18263a') +
    hatch('M38 48V94M80 48V94M120 58V94'),
};
