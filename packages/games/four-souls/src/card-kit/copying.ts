import { type CardId, choose, type Flow } from '@tavolata/kernel';
import type { Effect, TargetSpec, Use } from '../behaviour.ts';
import type { AbilityOnStack, Aim, Copy, G, Loot } from '../state.ts';
import { isEternal } from '../table/standing.ts';
import { aimAt, allItems, copyOn, defBy, faceOf, hasTap, isItem, still } from '../table/table.ts';
import { noticeBonusSouls } from '../verbs/bonus.ts';
import { addCounters } from '../verbs/charge.ts';
import { onStack, push } from '../verbs/stack.ts';
import { canAim, effectAt, takeAim } from '../verbs/use.ts';
import { aimed } from './effects.ts';
import { cardOf } from './targets.ts';

/** The card takes on another's copiable qualities and keeps its own counters and charge (FS-COPY-01 to FS-COPY-06). */
export function becomeCopy(g: G, card: CardId, of: CardId, untilEnd: boolean): void {
  const { id, entersWith } = faceOf(g, of);
  const before = copyOn(g, card);
  const beneath = before?.untilEnd ? before.beneath : before;
  const copy: Copy = { def: id, untilEnd, ...(untilEnd && beneath && { beneath }) };
  g.state.copies = { ...g.state.copies, [card]: copy };
  g.emit('became-copy', { card, of });
  if (entersWith?.counters) addCounters(g, card, entersWith.counters);
  // It may have Guppy now (FS-KEY-07).
  noticeBonusSouls(g);
}

/** 'This becomes a copy of …'. */
export const becomesCopyOf = (target: TargetSpec, until: 'turn' | 'ever'): Effect =>
  aimed([target], (g, use) => {
    const of = cardOf(use);
    if (of !== undefined && still(g, use.source) !== undefined) becomeCopy(g, use.card, of, until === 'turn');
  });

/** A duplicate of a loot on the stack, aimed anew by whoever makes it; it is not played (FS-COPYL-01 to FS-COPYL-04). */
export function* copyLoot(g: G, use: Use, of: number | undefined): Flow<boolean> {
  const loot = onStack(g, of);
  if (loot?.kind !== 'loot') return false;
  const { source } = loot;
  const mine: Use = { card: source.card, source, me: use.me, by: use.me, aims: [], path: ['loot'] };
  if (!canAim(g, mine, effectAt(g, source.def, mine.path))) return false;
  const { path, aims } = yield* takeAim(g, mine);
  push<Loot>(g, { kind: 'loot', by: use.me, source, path, aims, copy: true }, use.me);
  g.emit('copied', { seat: use.me, card: source.card });
  return true;
}

/** A non-eternal item with a tap ability. */
export const anItemWithTap: TargetSpec = {
  prompt: 'target-item',
  candidates: (g): Aim[] =>
    allItems(g)
      .filter(card => hasTap(g, card) && !isEternal(g, card))
      .map(card => aimAt(g, card)),
};

/** A tap ability of another card goes on the stack as one of this card's, without its cost (FS-COPYA-01). */
export function* copyTapAbility(g: G, use: Use, of: CardId): Flow<boolean> {
  const { id, does } = faceOf(g, of);
  const taps = (does.abilities ?? []).flatMap(({ kind }, nth) => (kind === 'tap' ? [nth] : []));
  const nth =
    taps.length > 1
      ? yield* choose(g, use.me, 'pick-ability', taps, {
          source: of,
          as: value => ({ key: 'amount', value: value + 1 }),
        })
      : taps[0];
  if (nth === undefined) return false;
  const source = { ...use.source, def: id };
  const mine: Use = { ...use, source, by: use.me, aims: [], path: ['abilities', String(nth), 'effect'] };
  if (!canAim(g, mine, effectAt(g, id, mine.path))) return false;
  const { path, aims } = yield* takeAim(g, mine);
  const item = isItem(g, use.card);
  push<AbilityOnStack>(
    g,
    { kind: 'ability', how: 'tap', by: use.me, source, path, aims, ...(item && { item: true }) },
    use.me,
  );
  g.emit('copied', { seat: use.me, card: of });
  return true;
}

export const isTrinketOrAmbush = (g: G, def: string): boolean =>
  defBy(g, def).keywords.some(keyword => keyword === 'trinket' || keyword === 'ambush');
