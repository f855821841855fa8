import type { Replacement, Statics } from '../behaviour.ts';
import { isActive } from '../table/table.ts';

// Short forms of what many cards say about the player who controls them.

/** 'You have +1 ATK'. */
export const youHave = (more: { readonly hp?: number; readonly atk?: number }): Pick<Statics, 'stat'> => ({
  stat: (_g, at, of, stat) =>
    of.seat !== undefined && of.seat === at.by && stat !== 'dc' ? (more[stat] ?? 0) : 0,
});

/** 'Your attack rolls have +1'. */
export const yourAttackRollsHave = (more: number): Pick<Statics, 'rollBonus'> => ({
  rollBonus: (_g, at, roll) => (roll.attack && roll.by === at.by ? more : 0),
});

/** '+1 ATK for your first attack roll each turn'. */
export const yourFirstAttackRollHasAtk = (more: number): Pick<Statics, 'attackBonus'> => ({
  attackBonus: (_g, at, roll) => (roll.by === at.by && roll.nthAttack === 1 ? more : 0),
});

/** 'On your turn you have an extra loot play'. */
export const lootPlaysOnYourTurn = (more: number): Pick<Statics, 'lootPlays'> => ({
  lootPlays: (g, at, seat) => (seat === at.by && isActive(g, seat) ? more : 0),
});

/** 'In your loot step you loot one more'. */
export const yourLootStepHas = (more: number): Pick<Statics, 'lootStep'> => ({
  lootStep: (_g, at, seat) => (seat === at.by ? more : 0),
});

/** What becomes of damage to you, as long as any is left to resolve (FS-PREV-03), and on a further condition. */
export const damageToYou = (
  apply: Replacement['apply'],
  applies: Replacement['applies'] = () => true,
): Replacement => ({
  of: 'damage',
  applies: (g, at, event) =>
    event.seat !== undefined && event.seat === at.by && event.amount > 0 && applies(g, at, event),
  apply,
});
