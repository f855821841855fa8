import type { CardId, Option, Seat } from '@tavolata/kernel';
import type { G, StackItem } from '../state.ts';
import { attackTargets } from '../steps/attacks-left.ts';
import { isAffordable } from '../steps/purchase.ts';
import { hpOf } from '../table/standing.ts';
import { active, aimAt, controllerOf, faceOf, isCharged, itemsOf, monsters } from '../table/table.ts';
import { attackWorth, spoils, TREASURE } from './odds.ts';
import { canSpare, isWorthIt, savedFor } from './paying.ts';
import { canMend, isBadRoll } from './rolling.ts';
import { useOfCard } from './uses.ts';
import { cardWorth } from './worth.ts';

const top = (g: G): StackItem | undefined => g.state.stack.at(-1);

/** Damage on top of the stack that would hit me or a partner: any, or only such as kills. */
function isThreatened(g: G, me: Seat, only: 'deadly' | 'any'): boolean {
  const item = top(g);
  const seat = item?.kind === 'damage' ? item.to.seat : undefined;
  if (!seat || (seat !== me && !g.state.together)) return false;
  return only === 'any' || (item?.kind === 'damage' && item.amount >= hpOf(g, { seat }));
}

const hasRechargeable = (g: G, me: Seat): boolean =>
  itemsOf(g, me).some(card => !isCharged(g, card) && (faceOf(g, card).does.abilities?.length ?? 0) > 0);

/** Another player's loot or ability that is worth a card of mine: a good one, or one aimed at me. */
function isAgainst(g: G, me: Seat, item: StackItem | undefined): boolean {
  if ((item?.kind !== 'loot' && item?.kind !== 'ability') || g.state.together) return false;
  if (item.by === undefined || item.by === me) return false;
  const isMine = item.aims.flat().some(({ seat, card }) => seat === me || (card && isHeldBy(g, me, card)));
  return isMine || (item.kind === 'loot' && cardWorth(g, item.source.card) >= 2);
}

const isHeldBy = (g: G, me: Seat, card: CardId): boolean =>
  g.state.things[card] !== undefined && controllerOf(g, card) === me;

/** A point of damage: to save an attack that is going wrong, or to make one worth while. */
function damageWorth(g: G, me: Seat): number {
  const { attack, stage } = g.state;
  const item = top(g);
  const target = attack?.target;
  if (target && attack.by === me)
    return item?.kind === 'roll' && isBadRoll(g, me, item) && hpOf(g, target) === 1 ? 7 : -1;
  if (active(g) !== me || item || attack || stage !== 'action') return -1;
  return Math.max(-1, ...monsters(g).map(card => softened(g, me, card)));
}

/** What one monster is worth more with a point of damage on it. */
export function softened(g: G, me: Seat, card: CardId): number {
  const aim = aimAt(g, card);
  const hp = hpOf(g, aim);
  if (hp === 1) return spoils(g, card);
  const now = Math.max(0, attackWorth(g, me, aim));
  return attackWorth(g, me, aim, hp - 1) - now - 1;
}

/** What playing a loot or using an ability is worth now; below zero: not now. */
export function deedWorth(g: G, me: Seat, option: Option): number {
  const { key, card } = option;
  if (card === undefined) return -1;
  const item = top(g);
  const mine = active(g) === me;
  const idle = mine && item === undefined && g.state.stage === 'action' && !g.state.attack;
  const { bots, type } = faceOf(g, card);
  if (bots.never || (g.state.together && bots.apart)) return -1;
  const saved = savedFor(g, option);
  if (saved !== undefined) return idle ? saved : -1;
  switch (useOfCard(g, card)) {
    case 'money':
      return idle ? 8 : -1;
    case 'roll':
      return canMend(g, me, card) ? 6 : -1;
    case 'shield':
      return isThreatened(g, me, type === 'loot' || bots.against === 'death' ? 'deadly' : 'any') ? 9 : -1;
    case 'recharge':
      return idle && hasRechargeable(g, me) && (key !== 'paid' || canSpare(g, me, 8)) ? 5 : -1;
    case 'damage':
      return damageWorth(g, me) - (key === 'paid' ? 2 : 0);
    case 'cancel':
      return isAgainst(g, me, item) ? 3 : -1;
    case 'loot-play':
      return idle && g.cards(`hand/${me}`).length > 0 ? 3 : -1;
    default:
      return idle && isWorthIt(g, me, bots.when, key, () => bestAttack(g, me) <= 0)
        ? key === 'paid'
          ? 1
          : 6
        : -1;
  }
}

/** The best there is to attack. */
export const bestAttack = (g: G, me: Seat): number =>
  Math.max(-20, ...attackTargets(g).map(target => attackWorth(g, me, target)));

export function actWorth(g: G, me: Seat, option: Option): number {
  switch (option.key) {
    case 'end-turn':
      return 0;
    case 'attack':
      return bestAttack(g, me);
    case 'buy':
      // An item may help in the fight to come.
      return isAffordable(g, me) ? TREASURE + 40 : -5;
    case 'barter':
      return -10;
    default:
      // Before the declarations, whose outcome it may help.
      return deedWorth(g, me, option) + (deedWorth(g, me, option) > 0 ? 50 : 0);
  }
}
