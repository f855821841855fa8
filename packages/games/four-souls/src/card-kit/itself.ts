import type { Flow } from '@tavolata/kernel';
import type { Effect, TargetSpec, Use } from '../behaviour.ts';
import type { G } from '../state.ts';
import { controllerOf, still } from '../table/table.ts';
import { roll } from '../verbs/dice.ts';
import { destroy, giveItem } from '../verbs/items.ts';
import { becomeSoul, gainSoul, putInDiscard } from '../verbs/zoning.ts';
import { discardPile } from '../zones.ts';
import { aimed, does, impersonal } from './effects.ts';
import { seatOf } from './targets.ts';

// What cards do with themselves.

/** True if this very object was there and was destroyed. */
export function* destroyThis(g: G, use: Use): Flow<boolean> {
  return still(g, use.source) !== undefined && (yield* destroy(g, use.card));
}

/** 'Destroy this; if you do, …': otherwise nothing follows, not even the roll. */
export const onceDestroyed = (effect: Effect): Effect => ({
  ...effect,
  ...(effect.roll && { roller: () => undefined }),
  *resolve(g, use) {
    if (!(yield* destroyThis(g, use))) return;
    const flow = effect.resolve?.(g, use);
    if (flow) yield* flow;
    if (effect.roll) roll(g, use, use.me);
  },
});

export const discardsThis: Effect = impersonal(
  does((g, use) => {
    if (still(g, use.source) !== undefined) putInDiscard(g, use.card);
  }),
);

/** 'This becomes a soul', of whoever has it by then: it may have been stolen meanwhile (FS-ZONE-06). */
export const becomesSoul: Effect = does((g, use) => {
  if (still(g, use.source) !== undefined) becomeSoul(g, controllerOf(g, use.card) ?? use.me, use.card);
});

/** 'Give this item': as long as it is yours. */
export const givesThis = (target: TargetSpec): Effect =>
  aimed([target], (g, use) => {
    const to = seatOf(use);
    if (to && still(g, use.source) !== undefined && controllerOf(g, use.card) === use.me)
      giveItem(g, to, use.card);
  });

/** 'If this card is still in the Treasure discard, it becomes a soul and you gain it' (against FS-ZONE-03). */
export const rescuedAsSoul: Effect = does((g, { me, card }) => {
  if (g.isIn(card, discardPile('treasure'))) gainSoul(g, me, card);
});
