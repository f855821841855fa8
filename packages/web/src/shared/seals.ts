import { keep, kept } from '@tavolata/board-kit';

const stored = (table: string): string => `tavolata.seal.${table}`;

/** Keeps what a table promised when it was first seen: whatever it says later is held against that. */
export function keepSeal(table: string, commitment: string): void {
  if (sealOf(table) === undefined) keep(stored(table), commitment);
}

export const sealOf = (table: string): string | undefined => kept(stored(table));
