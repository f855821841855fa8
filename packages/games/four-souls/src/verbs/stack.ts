import type { Seat, ZoneId, ZonePlace } from '@tavolata/kernel';
import type { AbilityOnStack, Aim, Death, G, Loot, Roll, StackItem } from '../state.ts';
import { hpOf, maxHpOf } from '../table/standing.ts';
import { active, player, still } from '../table/table.ts';
import { change } from '../table/things.ts';
import { discardPile } from '../zones.ts';

type Fresh<T> = T extends StackItem ? Omit<T, 'id'> : never;

/** On top of the stack. Who gets priority first: whoever added it, or the active player (FS-PRIO-03, FS-PRIO-09). */
export function push<T extends StackItem>(g: G, item: Fresh<T>, starter?: Seat): T {
  const added = { ...item, id: g.state.nextId++ } as unknown as T;
  g.state.stack = [...g.state.stack, added];
  g.state.starter = starter ?? active(g);
  return added;
}

export const onStack = (g: G, id: number | undefined): StackItem | undefined =>
  id === undefined ? undefined : g.state.stack.find(item => item.id === id);
export const rollOn = (g: G, aim: Aim | undefined): Roll | undefined => {
  const item = onStack(g, aim?.stack);
  return item?.kind === 'roll' ? item : undefined;
};

export const rollsOnStack = (g: G): Roll[] => g.state.stack.filter(item => item.kind === 'roll');
export const lootsOnStack = (g: G): Loot[] => g.state.stack.filter(item => item.kind === 'loot');
export const deathsOnStack = (g: G): Death[] => g.state.stack.filter(item => item.kind === 'death');
/** Tap and paid abilities of items, which butter beans cancel. */
export const itemAbilities = (g: G): AbilityOnStack[] =>
  g.state.stack.filter(item => item.kind === 'ability').filter(item => item.item && item.how !== 'triggered');

export const remove = (g: G, id: number): void => {
  g.state.stack = g.state.stack.filter(item => item.id !== id);
};

/** Whoever would have died has at least so much HP again (FS-PREV-02). */
export function spare(g: G, of: Aim, hp = 1): void {
  const missing = hp - hpOf(g, of);
  if (missing <= 0) return;
  if (of.seat) player(g, of.seat).damage = Math.max(0, maxHpOf(g, of) - hp);
  else {
    const card = still(g, of);
    if (card !== undefined) change(g, card, { damage: Math.max(0, maxHpOf(g, of) - hp) });
  }
}

/** Removed without resolving: a loot card goes to the discard, whoever would have died heals (FS-STACK-12, FS-PREV-06). */
export function cancel(g: G, id: number): void {
  const item = onStack(g, id);
  if (!item) return;
  remove(g, id);
  if (item.kind === 'loot' && !item.copy) g.move(item.source.card, discardPile('loot'), 'front');
  if (item.kind === 'death') spare(g, item.of);
  const what = item.kind === 'loot' || item.kind === 'ability' ? item.source.card : `stack-${item.kind}`;
  g.emit('cancelled', { what });
}

/** A loot leaves the stack for where the effect says, without resolving (FS-STACK-10); a copy simply ends. */
export function takeLootOff(g: G, id: number, to: ZoneId, place: ZonePlace = 'front'): void {
  const item = onStack(g, id);
  if (item?.kind !== 'loot') return;
  remove(g, id);
  if (!item.copy) g.move(item.source.card, to, place);
}

/** FS-STACK-13: everything that has not resolved. */
export function cancelEverything(g: G): void {
  for (const { id } of [...g.state.stack].reverse()) cancel(g, id);
  g.state.waiting = [];
  g.state.queue = [];
}
