import { type Def, type Judge, rankOptions } from '@tavolata/kernel';
import { GOAL, keptBy, type NewGameState, SIDES } from './state.ts';

/** A roll that is no 1 brings 4 on average. */
const MEAN = (SIDES + 2) / 2;

/** What the pot is worth after one more roll. */
const afterRoll = (pot: number): number => ((SIDES - 1) / SIDES) * (pot + MEAN);

export const judge: Judge<NewGameState, Def> = {
  value({ state }, seat) {
    const ahead = keptBy(state, seat) + (state.active === seat ? state.pot : 0);
    const others = state.core.seats.filter(other => other !== seat).map(other => keptBy(state, other));
    return (ahead - Math.max(...others)) / GOAL;
  },
  advise({ state }, question) {
    if (!('options' in question)) return [{ pick: question.fallback, worth: 0 }];
    const { pot } = state;
    const isEnough = keptBy(state, question.seat) + pot >= GOAL;
    return rankOptions(question.options, ({ key }) =>
      key !== 'keep' ? afterRoll(pot) : isEnough ? GOAL : pot,
    );
  },
  search: { turns: 2, restraint: 1, win: 2 },
};
