import { type CardId, choose, type Flow } from '@tavolata/kernel';
import type { G, HeroId } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { nameOf, placeOf, seatOf } from '../verbs/heroes.ts';

/** A blight here has no effect for anybody until the Necromancer ends a turn in its location. */
export function* diversion(g: G, hero: HeroId, card: CardId): Flow<void> {
  const blight = yield* choose(g, seatOf(g, hero), 'which-blight-here', blightsIn(g, placeOf(g, hero)), {
    source: card,
  });
  if (blight === undefined || g.state.negated.includes(blight)) return;
  g.state.negated.push(blight);
  g.emit('blight-negated', { hero: nameOf(g, hero), card: blight });
}
