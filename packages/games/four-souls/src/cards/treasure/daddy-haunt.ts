import type { Behaviour } from '../behaviour.ts';
import { anotherPlayer, givesThis, whenYouDie } from '../write.ts';

/** You take 1 more of every damage. When you die this goes to another player. */
export const daddyHaunt: Behaviour = {
  replaces: [
    {
      of: 'damage',
      // Damage that others have prevented entirely is no more (FS-PREV-03).
      applies: (_g, at, { seat, amount }) => seat !== undefined && seat === at.by && amount > 0,
      apply: (_g, _at, event) => ({ ...event, amount: event.amount + 1 }),
    },
  ],
  abilities: [whenYouDie(givesThis(anotherPlayer))],
};
