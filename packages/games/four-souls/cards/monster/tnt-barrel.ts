import { tntBarrel as its } from '../../generated/numbers.ts';
import type { Behaviour, Effect } from '../../src/behaviour.ts';
import { aimOf, aMonsterOrPlayer, does, on, onReveal, putDamage, rolls } from '../../src/card-kit.ts';

const theTargetSuffers = (amount: number): Effect =>
  does((g, use) => {
    const target = aimOf(use);
    if (target) putDamage(g, target, amount);
  });

/** What goes on the stack last is done first: a monster before players (FS-EACH-06), the active player before others (FS-EACH-04). */
const bothSuffer = (amount: number): Effect =>
  does((g, use) => {
    const target = aimOf(use);
    const you = { seat: use.me };
    const last = target?.card === undefined ? [target, you] : [you, target];
    for (const each of last) if (each) putDamage(g, each, amount);
  });

/** Target a player or a monster and roll. {low}: the active player and the target take {damage} damage each; {high}: the target takes {highDamage}. */
export const tntBarrel: Behaviour = {
  abilities: [
    onReveal({
      targets: [aMonsterOrPlayer],
      ...rolls(on(its.low, bothSuffer(its.damage)), on(its.high, theTargetSuffers(its.highDamage))),
    }),
  ],
};
