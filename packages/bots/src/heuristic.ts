import type { Advice, Pick } from '@tavolata/kernel';
import type { Below, Bot } from './bot.ts';

/** One answer in so many is a slip of `easy`. */
const SLIP_EVERY = 4;

/** The answer of the highest worth; among equals chance decides, so that a bot is no clockwork. */
function best(advices: readonly Advice[], below: Below): Pick | undefined {
  const worth = advices.reduce((highest, advice) => Math.max(highest, advice.worth), -Infinity);
  const equals = advices.filter(advice => advice.worth === worth);
  return equals[equals.length > 1 ? below(equals.length) : 0]?.pick;
}

/**
 * Any of the reasonable answers, better ones more often: with three of them the odds are 3, 2 and 1 in six. They go
 * by rank, since a judge's numbers mean nothing but their order.
 */
function slip(advices: readonly Advice[], below: Below): Pick | undefined {
  const ranked = [...advices].sort((x, y) => y.worth - x.worth);
  let ticket = below((ranked.length * (ranked.length + 1)) / 2);
  for (const [rank, { pick }] of ranked.entries()) {
    ticket -= ranked.length - rank;
    if (ticket < 0) return pick;
  }
  return undefined;
}

/** What the game's own judgement holds best; where it has none, the default answer. */
export const normal: Bot = {
  name: 'normal',
  looks: true,
  choose: (view, ask, below) => best(view.game.judge.advise(view, ask), below) ?? ask.fallback,
};

/** The same with slips. */
export const easy: Bot = {
  name: 'easy',
  looks: true,
  choose(view, ask, below) {
    const advices = view.game.judge.advise(view, ask);
    const slips = below(SLIP_EVERY) === 0;
    return (slips && advices.length > 1 ? slip(advices, below) : best(advices, below)) ?? ask.fallback;
  },
};
