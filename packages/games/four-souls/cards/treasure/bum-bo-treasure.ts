import { bumBoTreasure as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import { addCounters, levelOf, UNLIMITED } from '../../src/card-kit.ts';

/**
 * Cents you would gain become level counters. Level {level}: your first attack roll each turn has +{roll}; {middleLevel}: +{atk} ATK;
 * {highLevel}: any number of attacks on your turn.
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
      levelOf(g, at.card) >= its.level && roll.by === at.by && roll.nthAttack === 1 ? its.roll : 0,
    stat: (g, at, of, stat) =>
      levelOf(g, at.card) >= its.middleLevel && stat === 'atk' && of.seat !== undefined && of.seat === at.by
        ? its.atk
        : 0,
    attacks: (g, at, seat) => (levelOf(g, at.card) >= its.highLevel && seat === at.by ? UNLIMITED : 0),
  },
};
