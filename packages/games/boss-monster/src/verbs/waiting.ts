import type { CardId } from '@tavolata/kernel';
import type { Aim, Effect, G } from '../state.ts';

/** Every effect that was declared and has not begun to resolve, in a chain or waiting. */
export function waiting(g: G): readonly Effect[] {
  const { window, pending } = g.state;
  if (!window?.resolving && !window?.chain) return pending;
  const { base, cancels = [] } = window.chain ?? {};
  return [...pending, ...(window.resolving ?? []), ...(base ? [base] : []), ...cancels];
}

/** What a window is about: the latest effect that still waits. */
export const lastDeclared = (g: G): Effect | undefined =>
  waiting(g).reduce<Effect | undefined>(
    (last, effect) => (last && last.id > effect.id ? last : effect),
    undefined,
  );

/** BM-CANCEL-01: Spells that a cancel effect may hit. */
export const spellsInPlay = (g: G): Effect[] => waiting(g).filter(effect => effect.spell);

export const effectById = (g: G, id: number | undefined): Effect | undefined =>
  waiting(g).find(effect => effect.id === id);

/** The card an effect is aimed at, be it a Room, a Hero, a discard or a Spell that waits. */
export const targetOf = (g: G, { room, hero, card, effect }: Aim): CardId | undefined =>
  room ?? hero ?? card ?? effectById(g, effect)?.card;

/** Its effect is being declared, waits or resolves. */
export const isUnderway = (g: G, card: CardId): boolean =>
  g.state.acting === card || waiting(g).some(effect => effect.card === card);
