/** Colours and light: ramps from dark to bright, and the 4 x 4 dither between their steps. */
export const OUT = '#100a0a';

/** For sprites: outline, shadow, middle, light, shine. */
export const RAMP = {
  bone: [OUT, '#7d5f4a', '#bf9a72', '#ecd5a6', '#fff6d8'],
  red: [OUT, '#651c2a', '#a83444', '#e06a80', '#ffb3a8'],
  steel: [OUT, '#2f4560', '#587ca3', '#8fbbe0', '#dcf2ff'],
  gold: [OUT, '#85490f', '#cc8424', '#f4bd49', '#ffeaa0'],
  violet: [OUT, '#43296e', '#7750b8', '#ac90f5', '#e6dcff'],
  stone: [OUT, '#40352f', '#6e5d52', '#a08f80', '#d8ccbb'],
  moss: [OUT, '#24432f', '#427351', '#6ea877', '#b0dba6'],
  teal: [OUT, '#134a4f', '#22808a', '#55bfc0', '#b8f2ea'],
  rust: [OUT, '#5a2a14', '#9a4f22', '#d27f3c', '#f8b873'],
  ghost: [OUT, '#5b6f8f', '#93abc9', '#cfe0f2', '#ffffff'],
  rose: [OUT, '#6a2050', '#a83a7c', '#e27ab0', '#ffc4dc'],
  ice: [OUT, '#2a5a7a', '#4f9ac0', '#9fdcf4', '#f0fcff'],
};

/** For walls, from darkness to the light of a torch. */
export const WALL = {
  warm: ['#130d0c', '#1f1513', '#2e201b', '#432e24', '#5f4230', '#85603e', '#b38650'],
  cold: ['#0e0e14', '#171820', '#22252f', '#323845', '#49505c', '#6f6a66', '#a88b62'],
  crypt: ['#110c14', '#1c1422', '#2a1e32', '#3e2c45', '#584058', '#80605f', '#b28a5e'],
  cave: ['#120e0a', '#1e1711', '#2d231a', '#433325', '#5e4833', '#846445', '#b48c58'],
  bath: ['#0c1114', '#122027', '#1b3039', '#28474f', '#3d6266', '#6d7a6c', '#a88f62'],
  velvet: ['#140a0e', '#230f18', '#371825', '#4f2434', '#6d3644', '#925650', '#b98458'],
};

const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];
export const bayer = (x, y) => (BAYER[y & 3][x & 3] + 0.5) / 16;

/** The step of a ramp for a value between steps. */
export function dithered(ramp, value, x, y) {
  const kept = Math.max(0, Math.min(ramp.length - 1.01, value));
  const step = Math.floor(kept);
  return ramp[step + (kept - step > bayer(x, y) ? 1 : 0)];
}

export function hash(text) {
  let h = 2166136261;
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return h >>> 0;
}

/** Always the same numbers for the same seed: a picture does not change from build to build. */
export function random(seed) {
  let s = seed >>> 0 || 1;
  return () => {
    s ^= s << 13;
    s >>>= 0;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s / 4294967296;
  };
}
