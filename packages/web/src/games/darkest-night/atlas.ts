import type { LocationName } from '@tavolata/darkest-night';

/** Where each place stands on the map, in hundredths of its width and height. */
export const SPOTS: Readonly<Record<LocationName, { readonly x: number; readonly y: number }>> = {
  monastery: { x: 12, y: 52 },
  mountains: { x: 31, y: 26 },
  castle: { x: 69, y: 25 },
  village: { x: 49, y: 50 },
  swamp: { x: 88, y: 46 },
  forest: { x: 24, y: 78 },
  ruins: { x: 55, y: 80 },
};
