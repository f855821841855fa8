import { forget, keep, kept } from './kept.ts';

/** Where and when a table of this browser was left. */
export interface Left {
  readonly turn: number | undefined;
  readonly at: number;
}

const stored = (id: string): string => `tavolata.left.${id}`;

export const keepLeft = (id: string, turn: number | undefined): void =>
  keep(stored(id), `${Date.now()} ${turn ?? ''}`);

export function leftAt(id: string): Left | undefined {
  const known = /^(\d+) (\d*)$/.exec(kept(stored(id)) ?? '');
  if (!known) return undefined;
  const [, at, turn] = known;
  return { at: Number(at), turn: turn ? Number(turn) : undefined };
}

export const forgetLeft = (id: string): void => forget(stored(id));
