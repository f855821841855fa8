import type { GalleryPosition } from '@tavolata/board-kit';

export const positions: readonly GalleryPosition[] = [
  { name: 'opening', players: 2 },
  { name: 'middle', players: 5, answers: 150 },
];
