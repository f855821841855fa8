import type { CardId } from '@tavolata/kernel';
import { bossRush as its } from '../../generated/numbers.ts';
import type { Behaviour } from '../../src/behaviour.ts';
import {
  aimAt,
  deck,
  does,
  grantAttack,
  isMonster,
  onReveal,
  putInDiscard,
  putInFreeSlot,
  slotOf,
} from '../../src/card-kit.ts';
import type { G } from '../../src/state.ts';

const isBoss = (g: G, card: CardId): boolean =>
  ['monster-boss', 'monster-epic-boss'].includes(g.def(card).subtype ?? '');

/** The top cards down to the last boss that is looked for, all if there are not so many. */
function untilBosses(g: G): readonly CardId[] {
  const cards = g.cards(deck('monster'));
  const last = cards.filter(card => isBoss(g, card))[its.bosses - 1];
  return last === undefined ? cards : cards.slice(0, cards.indexOf(last) + 1);
}

/** {bosses} bosses come from the Monster deck into slots; the active player must attack one of them additionally. */
export const bossRush: Behaviour = {
  abilities: [
    onReveal(
      does(function* (g, use) {
        const revealed = untilBosses(g);
        g.reveal(revealed);
        const own = slotOf(g, use.card)?.id;
        for (const boss of revealed.filter(card => isBoss(g, card))) yield* putInFreeSlot(g, use, boss, own);
        for (const card of revealed) if (g.isIn(card, deck('monster'))) putInDiscard(g, card);
        const arrived = revealed.filter(card => isMonster(g, card)).map(card => aimAt(g, card));
        if (arrived.length > 0) grantAttack(g, { must: true, only: arrived });
      }),
    ),
  ],
};
