import { forget, keep, kept } from '@tavolata/board-kit';

/** Where and when a table of this browser was left. */
export interface LastVisit {
  readonly turn: number | undefined;
  readonly at: number;
}

const stored = (id: string): string => `tavolata.left.${id}`;

export const keepLastVisit = (id: string, turn: number | undefined): void =>
  keep(stored(id), `${Date.now()} ${turn ?? ''}`);

export function lastVisitOf(id: string): LastVisit | undefined {
  const known = /^(\d+) (\d*)$/.exec(kept(stored(id)) ?? '');
  if (!known) return undefined;
  const [, at, turn] = known;
  return { at: Number(at), turn: turn ? Number(turn) : undefined };
}

const storedPhase = (id: string): string => `tavolata.phase.${id}`;

export const keepPhase = (id: string, language: string, words: string): void =>
  keep(storedPhase(id), `${language} ${words}`);

/** The phase it was left in, if it was played in this language. */
export function lastPhase(id: string, language: string): string | undefined {
  const words = kept(storedPhase(id));
  return words?.startsWith(`${language} `) ? words.slice(language.length + 1) : undefined;
}

export function forgetLastVisit(id: string): void {
  forget(stored(id));
  forget(storedPhase(id));
}
