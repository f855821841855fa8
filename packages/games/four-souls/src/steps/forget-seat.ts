import type { Seat } from '@tavolata/kernel';
import type { G, Happening, Hit, StackItem } from '../state.ts';
import { player } from '../table/table.ts';
import { everyThing, put } from '../table/things.ts';

/**
 * FS-LEAVE-05: whoever has left is nobody any more, in all that the game still remembers: not the one to whom it
 * happened, nor the one who did it. What is aimed at them is looked at as it resolves, like every target.
 */
export function forgetSeat(g: G, seat: Seat): void {
  const { state } = g;
  const told = <T extends { readonly event?: Happening }>(one: T): T =>
    one.event ? { ...one, event: withoutSeat(one.event, seat) } : one;
  state.stack = state.stack.map(item => stacked(item, seat, told));
  state.waiting = state.waiting.map(told);
  state.queue = state.queue.map(told);
  state.lasting = state.lasting.map(told);
  state.dying = state.dying.map(one => (one.hit ? { ...one, hit: withoutSeat(one.hit, seat) } : one));
  for (const other of state.order) {
    const { lastHit } = player(g, other);
    if (lastHit) player(g, other).lastHit = withoutSeat(lastHit, seat);
  }
  for (const [card, thing] of everyThing(g))
    if (thing.lastHit?.by === seat) put(g, card, { ...thing, lastHit: withoutSeat(thing.lastHit, seat) });
}

function stacked(
  item: StackItem,
  seat: Seat,
  told: <T extends { readonly event?: Happening }>(one: T) => T,
): StackItem {
  switch (item.kind) {
    case 'ability':
      return told(item);
    case 'roll':
      return item.outcome ? { ...item, outcome: told(item.outcome) } : item;
    case 'damage':
      return withoutSeat(item, seat);
    case 'death':
      return item.hit ? { ...item, hit: withoutSeat(item.hit, seat) } : item;
    default:
      return item;
  }
}

type Naming = Pick<Happening, 'seat' | 'by' | 'target' | 'hit'>;

function withoutSeat<T extends Naming | Hit>(told: T, gone: Seat): T {
  const { seat, by, target, hit, ...rest } = told as Naming;
  return {
    ...rest,
    ...(seat && seat !== gone && { seat }),
    ...(by && by !== gone && { by }),
    ...(target && target !== gone && { target }),
    ...(hit && { hit: withoutSeat(hit, gone) }),
  } as T;
}
