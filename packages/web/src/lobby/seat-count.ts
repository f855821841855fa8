import type { Sitter } from '@tavolata/table';

interface Room {
  readonly min: number;
  readonly max: number;
  /** Whether this number of seats can play what was chosen. */
  isPlayable(seats: number): boolean;
  /** A bot to sit with these. */
  aBot(others: readonly Sitter[]): Sitter;
}

/** Bots go, or come, until what was chosen can be played; people stay. As they were, if that does not help. */
export function fitSeats(others: readonly Sitter[], { min, max, isPlayable, aBot }: Room): readonly Sitter[] {
  const fits = (sitters: readonly Sitter[]): boolean => isPlayable(sitters.length + 1);
  if (fits(others)) return others;
  let fewer = others;
  while (fewer.at(-1)?.who === 'bot' && fewer.length + 1 > min) {
    fewer = fewer.slice(0, -1);
    if (fits(fewer)) return fewer;
  }
  let more = others;
  while (more.length + 1 < max) {
    more = [...more, aBot(more)];
    if (fits(more)) return more;
  }
  return others;
}
