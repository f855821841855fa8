import type { Flow } from '@tavolata/kernel';
import type { Action } from '../behaviour.ts';
import type { Aim, G } from '../state.ts';
import { inside } from '../zones.ts';
import { heroIn } from './heroes.ts';

/** For abilities that need a Hero in their own Room: the one that was there when the cost was paid. */
export const aimAtHeroHere: Required<Pick<Action, 'refuse' | 'aim' | 'isLegal'>> = {
  refuse: (g, { card }) =>
    heroIn(g, card) === undefined ? g.refuse('BM-ACT-05', 'no-hero-here') : undefined,
  *aim(g: G): Flow<Aim> {
    const hero = g.state.walk?.hero;
    return hero === undefined ? {} : { hero };
  },
  isLegal: (g, { by, aim }) => aim.hero !== undefined && g.isIn(aim.hero, inside(by)),
};
