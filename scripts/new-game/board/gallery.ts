import type { GalleryPosition } from '@tavolata/board-kit';

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 2 },
  {
    name: 'near-the-goal',
    players: 4,
    given: { turn: 21, pot: 9, seats: { a: { kept: 38 }, b: { kept: 44 }, c: { kept: 12 }, d: { kept: 0 } } },
  },
];
