import type { Behaviour } from '../behaviour.ts';
import { addCounters, levelOf, UNLIMITED } from '../write.ts';

/**
 * Cents you would gain become level counters. Level 1: your first attack roll each turn has +2; 10: +1 ATK;
 * 25: any number of attacks on your turn.
 */
export const bumBoTreasure: Behaviour = {
  replaces: [
    {
      of: 'gain-cents',
      applies: (_g, at, { seat }) => seat === at.by,
      apply(g, at, { amount }) {
        addCounters(g, at.card, amount, 'level');
        return undefined;
      },
    },
  ],
  statics: {
    rollBonus: (g, at, roll) =>
      levelOf(g, at.card) >= 1 && roll.by === at.by && roll.nthAttack === 1 ? 2 : 0,
    stat: (g, at, of, stat) =>
      levelOf(g, at.card) >= 10 && stat === 'atk' && of.seat !== undefined && of.seat === at.by ? 1 : 0,
    attacks: (g, at, seat) => (levelOf(g, at.card) >= 25 && seat === at.by ? UNLIMITED : 0),
  },
};
