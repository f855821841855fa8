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

const storedPhase = (id: string): string => `tavolata.phase.${id}`;

export const keepPhase = (id: string, language: string, words: string): void =>
  keep(storedPhase(id), `${language} ${words}`);

/** The phase it was left in, if it was played in this language. */
export function phaseLeft(id: string, language: string): string | undefined {
  const words = kept(storedPhase(id));
  return words?.startsWith(`${language} `) ? words.slice(language.length + 1) : undefined;
}

export function forgetLeft(id: string): void {
  forget(stored(id));
  forget(storedPhase(id));
}
