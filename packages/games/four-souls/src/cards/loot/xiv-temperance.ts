import type { Behaviour, Effect } from '../behaviour.ts';
import { chooseOne, does, gainCents, isDead, suffer } from '../write.ts';

/** The cents come with the damage on the stack, also if it is prevented later (FS-ANDTHEN-01). */
const bleeds = (damage: number, cents: number): Effect =>
  does(function* (g, { me }) {
    if (isDead(g, me)) return;
    suffer(g, me, damage);
    yield* gainCents(g, me, cents);
  });

/** Take 1 damage and gain 4¢, or take 2 damage and gain 8¢. */
export const xivTemperance: Behaviour = {
  loot: chooseOne({ 'suffer-one': bleeds(1, 4), 'suffer-two': bleeds(2, 8) }),
};
