import type { Def } from './game.ts';

const NONE: readonly never[] = [];

/** The cards there are; none in a game without. */
export const defsOf = <D extends Def>({ defs }: { readonly defs?: readonly D[] }): readonly D[] =>
  defs ?? NONE;

/** What stands for those a viewer does not know. */
export const blanksOf = <D extends Def>({ blanks }: { readonly blanks?: readonly D[] }): readonly D[] =>
  blanks ?? NONE;
