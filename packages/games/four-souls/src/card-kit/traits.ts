import type { CardId, Seat } from '@tavolata/kernel';
import type { Replacement, Standing, Stat, Statics } from '../behaviour.ts';
import type { G } from '../state.ts';
import { hpOf } from '../table/standing.ts';
import { active, aimAt, isMonster, isNobodys, thisTurn } from '../table/table.ts';
import { putDamage } from '../verbs/damage.ts';

// What several monsters and rooms always are or do while in play: `statics: unhurtBy(6)`.

type More = Readonly<Partial<Record<Stat, number>>>;

/** A hit on this card with one of these final rolls puts no combat damage on the stack. */
export const unhurtBy = (faces: number | readonly number[]): Statics => ({
  combat: (_g, at, { hit, face, target, amount }) =>
    hit && [faces].flat().includes(face) && target.card === at.card ? 0 : amount,
});

/** Its combat damage on that final roll is another. */
export const strikesOn = (face: number, becomes: (amount: number) => number): Statics => ({
  combat: (_g, at, { hit, face: rolled, target, amount }) =>
    !hit && rolled === face && target.card === at.card ? becomes(amount) : amount,
});

/** This card, while its HP are as said. */
export const whileItsHp = (fits: (hp: number) => boolean, more: More): Statics => ({
  stat: (g, at, of, stat) =>
    more[stat] && of.card === at.card && fits(hpOf(g, aimAt(g, at.card))) ? more[stat] : 0,
});

/** All monsters, or those that fit. */
export const monstersHave = (
  more: More,
  fits: (g: G, at: Standing, card: CardId) => boolean = () => true,
): Statics => ({
  stat: (g, at, { card }, stat) =>
    more[stat] && card !== undefined && isMonster(g, card) && fits(g, at, card) ? more[stat] : 0,
});

/** All players, or those that fit. */
export const playersHave = (more: More, fits: (g: G, seat: Seat) => boolean = () => true): Statics => ({
  stat: (g, _at, { seat }, stat) => (more[stat] && seat && fits(g, seat) ? more[stat] : 0),
});

/** A player who was attacked this turn gives the item of the death penalty to the active player. */
export const penaltyItemOfTheAttacked: Replacement = {
  of: 'penalty-item',
  applies: (g, _at, { seat }) => !isNobodys(g) && seat !== undefined && thisTurn(g, seat).attacked,
  apply: (g, _at, event) => ({ ...event, to: active(g) }),
};

/** What is dealt to this card is dealt to a player beside the active one too, and that is no combat damage. */
export const passesDamageOn = (to: (g: G) => Seat): Statics => ({
  as(g, at, { type, card, amount = 0, by, source }) {
    if (type === 'damaged' && card === at.card && !isNobodys(g))
      putDamage(g, { seat: to(g) }, amount, { ...(by && { by }), ...(source !== undefined && { source }) });
  },
});
