/** The characters as rag dolls: a button eye, a cross-stitched eye, a sewn mouth, and something to tell them by. */
const INK = '#22120c';

const body = cloth =>
  `<path d="M28 100C28 80 38 72 50 72S72 80 72 100Z" fill="${cloth}" stroke="${INK}" stroke-width="3"/>` +
  `<path d="M50 76V100M46 82l8 3M46 90l8 3" stroke="${INK}" stroke-width="1.600" fill="none"/>`;

const head = skin =>
  `<path d="M50 14C72 14 82 30 81 46 80 64 66 74 50 74S20 64 19 46C18 30 28 14 50 14Z" fill="${skin}" stroke="${INK}" stroke-width="3.200"/>`;

const buttonEye = `<circle cx="38" cy="46" r="6.500" fill="#e9d9b4" stroke="${INK}" stroke-width="2.600"/><circle cx="36" cy="45" r="1.300" fill="${INK}"/><circle cx="40" cy="47" r="1.300" fill="${INK}"/>`;
const crossEye = `<path d="M57 40l9 11M66 40l-9 11" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
const mouth = `<path d="M38 62q12 6 24 0" fill="none" stroke="${INK}" stroke-width="2.600"/><path d="M42 60v6M48 61v7M54 61v7M60 60v6" stroke="${INK}" stroke-width="1.800"/>`;
const seam = `<path d="M28 28l6 3M27 34l6 2" stroke="${INK}" stroke-width="1.600"/>`;

const HAIR = {
  none: '',
  tuft: `<path d="M46 15q2-9 10-9-5 4-4 9Z" fill="${INK}"/>`,
  curls: `<path d="M22 34C16 16 34 6 50 8 68 6 84 18 78 34 70 22 60 26 50 22 40 26 30 22 22 34Z" fill="#d8b45c" stroke="${INK}" stroke-width="2.600"/>`,
  long: `<path d="M18 90C8 40 20 6 50 6S92 40 82 90L74 60C80 36 66 26 50 26S20 36 26 60Z" fill="#2b1d1a" stroke="${INK}" stroke-width="2.600"/>`,
  wild: `<path d="M20 38L14 24l12 2-2-14 13 8 6-14 9 12 11-12 4 15 13-6-3 14 11 2-10 9C72 26 60 22 48 24 36 22 26 28 20 38Z" fill="#8b3420" stroke="${INK}" stroke-width="2.600"/>`,
  fez: `<path d="M33 18L38 2H62L67 18Q50 24 33 18Z" fill="#8a2a22" stroke="${INK}" stroke-width="2.600"/><path d="M50 3q12 2 12 12" fill="none" stroke="${INK}" stroke-width="2"/>`,
  horns: `<path d="M28 22Q14 16 18 2 30 6 36 17ZM72 22Q86 16 82 2 70 6 64 17Z" fill="#3b2320" stroke="${INK}" stroke-width="2.600"/>`,
  halo: `<ellipse cx="50" cy="8" rx="20" ry="5" fill="none" stroke="#dcecec" stroke-width="3.200"/>`,
  patch: `<path d="M56 38h14v14H56Z" fill="#241512" stroke="${INK}" stroke-width="2"/><path d="M21 36L80 46" stroke="${INK}" stroke-width="2.600"/>`,
  wraps: `<path d="M20 40L80 28M19 50L81 40M24 62L78 56" stroke="#efe3c4" stroke-width="6"/><path d="M20 43L80 31M19 53L81 43" stroke="${INK}" stroke-width="1.200"/>`,
  leaf: `<path d="M50 14C46 4 54-2 64 2 62 10 58 14 50 14Z" fill="#7d9a55" stroke="${INK}" stroke-width="2.400"/>`,
  band: `<path d="M19 34Q50 22 81 34V42Q50 30 19 42Z" fill="#a8362c" stroke="${INK}" stroke-width="2.400"/>`,
};

const doll = (skin, cloth, hair) =>
  body(cloth) + head(skin) + seam + buttonEye + crossEye + mouth + HAIR[hair];

/** A symbol's body for each character. */
export const dolls = () => ({
  isaac: doll('#e2bb92', '#8a2a22', 'tuft'),
  maggy: doll('#e8c4a0', '#c98a8a', 'curls'),
  cain: doll('#d9b088', '#5b6b78', 'patch'),
  judas: doll('#cda27a', '#3c3f4a', 'fez'),
  'blue-baby': doll('#8fa6b8', '#445a6a', 'none'),
  eve: doll('#e4c2a2', '#2f2a33', 'long'),
  samson: doll('#c99a70', '#7b5a34', 'band'),
  lazarus: doll('#b7a48a', '#6d6a58', 'wraps'),
  lilith: doll('#b58f88', '#4a2438', 'horns'),
  'the-forgotten': doll('#ddd6c2', '#8d8672', 'none'),
  eden: doll('#efd9b8', '#6f8451', 'leaf'),
  'the-lost': doll('#eef2ee', '#c8d4d6', 'halo'),
});
