import type { GalleryPosition } from '@tavolata/board-kit';

/** Each game's standard positions, by its slug. */
export const POSITIONS: Readonly<Record<string, readonly GalleryPosition[]>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ readonly positions: readonly GalleryPosition[] }>('../../games/*/board/gallery.ts', {
      eager: true,
    }),
  ).map(([path, { positions }]) => [path.split('/').at(-3) as string, positions]),
);

/** The windows that boards are made for. */
export const WINDOWS = [
  [1366, 650],
  [1536, 730],
  [1440, 780],
  [1440, 900],
  [1920, 950],
  [2560, 1300],
  [820, 1180],
  [1180, 820],
  [390, 844],
  [390, 664],
  [360, 640],
  [844, 390],
  [667, 375],
  [720, 450],
] as const;
