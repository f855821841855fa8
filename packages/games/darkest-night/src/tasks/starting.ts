import type { CardId, Flow } from '@tavolata/kernel';
import { clairvoyance } from '../cards/rune-of-clairvoyance.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { activesOn, powerDef } from '../verbs/powers.ts';
import { effectOn, next } from '../verbs/tasks.ts';

/** Active cards that do something when the hero's turn starts (DN-START-01). */
export const startingCards = (g: G, hero: HeroId): CardId[] =>
  activesOn(g, hero)
    .filter(({ card, effect }) => effect.turnStart || g.is(card, CLAIRVOYANCE))
    .map(({ card }) => card);

const CLAIRVOYANCE = 'rune-of-clairvoyance';

export function* startEffect(g: G, { hero, card }: TaskOf<'start-effect'>): Flow<void> {
  const { active } = powerDef(g, card);
  if (active?.turnStart) next(g, effectOn(hero, active.turnStart, card));
  else yield* clairvoyance(g, hero, card);
}
