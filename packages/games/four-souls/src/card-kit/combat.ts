import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import type { Standing, Use } from '../behaviour.ts';
import type { G } from '../state.ts';
import { chooserOf, slotOf } from '../table/table.ts';
import { named } from '../verbs/damage.ts';
import { happen } from '../verbs/happen.ts';
import { fillFromTop } from '../verbs/items.ts';
import { onStack, remove, spare } from '../verbs/stack.ts';
import { showAim } from '../verbs/use.ts';
import { cancelAttack, putInDiscard, putInSlot } from '../verbs/zoning.ts';
import { aFreeSlot } from './targets.ts';

/** Who attacks this card now. */
export const attackerOf = (g: G, card: CardId): Seat | undefined =>
  g.state.attack?.target?.card === card ? g.state.attack.by : undefined;

/** FS-ATK-37: the player rolls along for the rest of the attack. */
export function joinAttack(g: G, seat: Seat): void {
  const { attack } = g.state;
  if (attack && !attack.joiners.includes(seat) && attack.by !== seat)
    attack.joiners = [...attack.joiners, seat];
}

/** FS-ATK-35: it still counts as made. */
export const cancelThisAttack = (g: G): void => cancelAttack(g);

/** Damage on the stack loses so much, all unless said otherwise; with none left it is gone (FS-PREV-01). */
export function preventStacked(g: G, id: number | undefined, amount = Number.MAX_SAFE_INTEGER): void {
  const damage = onStack(g, id);
  if (damage?.kind !== 'damage') return;
  const prevented = Math.min(amount, damage.amount);
  damage.amount -= prevented;
  if (damage.amount === 0) remove(g, damage.id);
  const { seat, card, life } = damage.to;
  g.emit('prevented', { ...named(damage.to), amount: prevented });
  happen(g, {
    type: 'prevented',
    amount: prevented,
    ...(seat && { seat }),
    ...(card !== undefined && { card, life: life ?? 0 }),
  });
}

/** The death leaves the stack, and whoever would have died has at least 1 HP (FS-PREV-02). */
export function preventDeath(g: G, id: number | undefined): boolean {
  const death = onStack(g, id);
  if (death?.kind !== 'death') return false;
  remove(g, death.id);
  spare(g, death.of);
  g.emit('death-prevented', named(death.of));
  return true;
}

/** The rewards of the monster that is dying count so many times. */
export function multiplyRewards(g: G, card: CardId, times: number): void {
  const dying = g.state.dying.find(({ of }) => of.card === card);
  if (dying) dying.rewardFactor = (dying.rewardFactor ?? 1) * times;
}

/** Into its discard, and the next card of the deck in its place, over what came up there. */
export function replaceInSlot(g: G, card: CardId): void {
  const slot = slotOf(g, card);
  if (putInDiscard(g, card) && slot) fillFromTop(g, slot);
}

/** Into a monster slot of one's choice that is free for it (FS-KEY-06). False if there is none. */
export function* putInFreeSlot(g: G, at: Standing, card: CardId, besides?: number): Flow<boolean> {
  const use: Use = { ...at, aims: [], path: [] };
  const open = aFreeSlot.candidates(g, use).filter(({ slot }) => slot !== besides);
  const chosen = yield* choose(g, chooserOf(g, at.me), 'target-slot', open, {
    rule: 'FS-KEY-06',
    source: card,
    as: aim => showAim(g, aim),
  });
  const slot = g.state.slots.find(({ id }) => id === chosen?.slot);
  if (!slot) return false;
  putInSlot(g, card, slot);
  return true;
}
