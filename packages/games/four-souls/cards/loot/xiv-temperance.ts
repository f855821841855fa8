import { xivTemperance as its } from '../../generated/numbers.ts';
import type { Behaviour, Effect } from '../../src/behaviour.ts';
import { chooseOne, does, gainCents, isDead, suffer } from '../../src/card-kit.ts';

/** The cents come with the damage on the stack, also if it is prevented later (FS-ANDTHEN-01). */
const bleeds = (damage: number, cents: number): Effect =>
  does(function* (g, { me }) {
    if (isDead(g, me)) return;
    suffer(g, me, damage);
    yield* gainCents(g, me, cents);
  });

/** Take {damage} damage and gain {cents}¢, or take {moreDamage} damage and gain {moreCents}¢. */
export const xivTemperance: Behaviour = {
  loot: chooseOne({
    'suffer-one': bleeds(its.damage, its.cents),
    'suffer-two': bleeds(its.moreDamage, its.moreCents),
  }),
};
