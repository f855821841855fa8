import type { Behaviour, TargetSpec } from '../../src/behaviour.ts';
import { aimed, anItemWithTap, cardOf, copyTapAbility, faceOf, tap } from '../../src/card-kit.ts';

/** Copying a copying achieves nothing, and where nothing else is left to copy it would never end. */
const anotherTap: TargetSpec = {
  ...anItemWithTap,
  candidates: (g, use) =>
    anItemWithTap
      .candidates(g, use)
      .filter(({ card }) => card !== undefined && faceOf(g, card).id !== use.source.def),
};

/** Tap: a copy of another item’s tap ability goes on the stack as this item’s own. */
export const placebo: Behaviour = {
  abilities: [
    tap(
      aimed([anotherTap], function* (g, use) {
        const card = cardOf(use);
        if (card !== undefined) yield* copyTapAbility(g, use, card);
      }),
    ),
  ],
};
