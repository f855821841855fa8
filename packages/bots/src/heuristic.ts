import type { Advice, Pick } from '@tavolata/kernel';
import { bestOf } from './best-of.ts';
import type { Below, Bot } from './bot.ts';

/** One answer in `SLIP_EVERY` of `easy` is a slip. */
const SLIP_EVERY = 4;

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
  choose: (view, question, below) =>
    bestOf(view.game.judge.advise(view, question), below) ?? question.fallback,
};

/** The same with slips. */
export const easy: Bot = {
  name: 'easy',
  looks: true,
  choose(view, question, below) {
    const advices = view.game.judge.advise(view, question);
    const slips = below(SLIP_EVERY) === 0;
    return (slips && advices.length > 1 ? slip(advices, below) : bestOf(advices, below)) ?? question.fallback;
  },
};
