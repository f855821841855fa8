import type { CardId, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { characterOf, countersOn, hasTap, isCharged, itemsOf } from '../table/table.ts';
import { change, thing } from '../table/things.ts';

/** FS-MECH-10. */
export function recharge(g: G, card: CardId): void {
  if (!thing(g, card) || isCharged(g, card)) return;
  change(g, card, { charged: true });
  g.emit('recharged', { card });
}

/** FS-MECH-11. */
export function deactivate(g: G, card: CardId): void {
  if (!isCharged(g, card)) return;
  change(g, card, { charged: false });
  g.emit('deactivated', { card });
}

/** FS-PDEATH-06: every card with a tap ability, the character too. */
export function deactivateAll(g: G, seat: Seat): void {
  for (const card of [characterOf(g, seat), ...itemsOf(g, seat)]) if (hasTap(g, card)) deactivate(g, card);
}

/** FS-CTR-02: without a name, a generic one. */
export function addCounters(g: G, card: CardId, amount: number, name = 'generic'): void {
  const counters = thing(g, card)?.counters;
  if (!counters || amount <= 0) return;
  change(g, card, { counters: { ...counters, [name]: (counters[name] ?? 0) + amount } });
  g.emit('counters-added', { card, amount });
}

/** So many or none; of those with a name only when the generic ones are gone. True if they were there. */
export function removeCounters(g: G, card: CardId, amount: number, name?: string): boolean {
  if (countersOn(g, card, name) < amount) return false;
  const counters = { ...thing(g, card)?.counters };
  let left = amount;
  for (const key of name === undefined ? ['generic', ...Object.keys(counters)] : [name]) {
    const taken = Math.min(left, counters[key] ?? 0);
    counters[key] = (counters[key] ?? 0) - taken;
    if (counters[key] === 0) delete counters[key];
    left -= taken;
  }
  change(g, card, { counters });
  g.emit('counters-removed', { card, amount });
  return true;
}

/** FS-LVL-01. */
export const levelOf = (g: G, card: CardId): number => countersOn(g, card, 'level');

/** FS-MECH-27: what an object noted is its own, and gone when it leaves play. */
export function note(g: G, card: CardId, name: string, value: number): void {
  change(g, card, { notes: { ...thing(g, card)?.notes, [name]: value } });
}
export const noted = (g: G, card: CardId, name: string): number | undefined => thing(g, card)?.notes?.[name];
