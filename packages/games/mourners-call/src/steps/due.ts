import { type CardId, choose, type Flow, type Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { inOrder, player } from '../verbs/board.ts';
import { isCompleted } from '../verbs/conditions.ts';
import { carryOut, carryOutSteps } from '../verbs/effects.ts';
import type { Doing } from '../verbs/goods-effects.ts';
import { discardWallows, keepArtifact } from '../verbs/wallows.ts';
import { openWallows } from '../zones.ts';

interface DueNow {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
}

/** Abilities that wait and Wallows cards completed: those of the first player in turn order who has any. */
export function dueNow(g: G): DueNow | undefined {
  const { due } = g.state;
  for (const seat of inOrder(g)) {
    const completed = g.cards(openWallows(seat)).filter(card => isCompleted(g, seat, card));
    if (due.length + completed.length === 0) continue;
    const waiting = due.filter(each => each.seat === seat).map(({ card }) => card);
    if (waiting.length + completed.length > 0) return { seat, cards: [...waiting, ...completed] };
  }
  return undefined;
}

/** MC-TIMING-02, MC-REST-01: in turn order, each choosing the order of their own. One a step. */
export function* resolveDue(g: G, { seat, cards }: DueNow): Flow<void> {
  const different = [...new Set(cards)];
  const [only, ...others] = different;
  const card =
    others.length === 0 ? only : yield* choose(g, seat, 'which-first', different, { rule: 'MC-TIMING-02' });
  if (card === undefined) return;
  const at = g.state.due.findIndex(due => due.seat === seat && due.card === card);
  if (at < 0) return yield* complete(g, seat, card);
  g.state.due.splice(at, 1);
  yield* fire(g, seat, card);
}

/** MC-TIMING-02: an ability that waited, even if its card is gone by now. */
function* fire(g: G, seat: Seat, card: CardId): Flow<void> {
  g.emit('ability-fired', { seat, card });
  const def = g.def(card);
  if (def.type === 'mourner') yield* carryOut(g, { by: seat, card, faction: def.faction }, def);
  else if (def.type === 'wallows')
    yield* carryOutSteps(g, { by: seat, card }, def.ability?.does ?? def.reward ?? []);
}

/** MC-WAL-03, MC-WAL-05, MC-WAL-10, MC-ART-01. */
function* complete(g: G, seat: Seat, card: CardId): Flow<void> {
  const def = g.def(card);
  if (def.type !== 'wallows') return;
  g.emit('objective-met', { seat, card });
  if (def.subtype === 'artifact') return keepArtifact(g, seat, card);
  const { stormed } = player(g, seat);
  const doing: Doing = { by: seat, card, ...(stormed && { destination: stormed }) };
  yield* carryOutSteps(g, doing, def.reward ?? []);
  discardWallows(g, card);
}
