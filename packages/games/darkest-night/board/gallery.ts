import type { GalleryPosition } from '@tavolata/board-kit';

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 1 },
  { name: 'middle', players: 4, answers: 150 },
];
