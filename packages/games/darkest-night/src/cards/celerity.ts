import type { CardId, Flow } from '@tavolata/kernel';
import type { G, HeroId } from '../state.ts';
import { powerDef } from '../verbs/powers.ts';
import { effectOn, next } from '../verbs/tasks.ts';

/** All Forms end, the hero travels, then may take on one Form. */
export function* celerity(g: G, hero: HeroId, card: CardId): Flow<void> {
  const { moves = 0, gain = {} } = powerDef(g, card);
  next(g, { do: 'walk', hero, moves, first: true }, effectOn(hero, { gain }, card), {
    do: 'activate-family',
    hero,
    family: 'form',
  });
}
