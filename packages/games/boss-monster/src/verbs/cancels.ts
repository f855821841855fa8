import { choose, type Flow } from '@tavolata/kernel';
import type { Use } from '../behaviour.ts';
import type { Aim, Effect, G } from '../state.ts';

/** Fixes which of the Spells waiting to resolve a cancel effect is aimed at (BM-CANCEL-01). */
export function* aimAtSpell(g: G, { me, card }: Use, spells: readonly Effect[]): Flow<Aim> {
  const ids = new Map(spells.map(spell => [spell.card, spell.id]));
  const target = yield* choose(g, me, 'cancel-which', [...ids.keys()], {
    rule: 'BM-CANCEL-01',
    source: card,
  });
  const effect = target === undefined ? undefined : ids.get(target);
  return effect === undefined ? {} : { effect };
}
