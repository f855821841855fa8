import type { Advice, Pick } from '@tavolata/kernel';
import type { Below } from './bot.ts';

/** The answer of the highest worth; among equals chance decides, so that a bot is no clockwork. */
export function bestOf(advices: readonly Advice[], below: Below): Pick | undefined {
  let worth = -Infinity;
  let equals = 0;
  for (const advice of advices) {
    if (advice.worth > worth) {
      worth = advice.worth;
      equals = 1;
    } else if (advice.worth === worth) equals++;
  }
  let nth = equals > 1 ? below(equals) : 0;
  for (const advice of advices) if (advice.worth === worth && nth-- === 0) return advice.pick;
  return undefined;
}
