import { type CardId, chooseNumber, type Flow, type Seat } from '@tavolata/kernel';
import { type EffectStep, type LocationId, limits } from '../../defs.ts';
import type { G } from '../../state.ts';
import { awake, countAt, mournerDef, openRakers, player, wallowsDef } from '../../verbs/board.ts';
import { carryOutSteps } from '../../verbs/effects.ts';
import { spendEtherea } from '../../verbs/goods.ts';
import { discardWallows } from '../../verbs/wallows.ts';
import type { ActionKind } from './kind.ts';

interface Help {
  readonly card: CardId;
  readonly bonus: number;
  readonly reward: readonly EffectStep[];
}

/** Mourners that help against a Raker. */
const helpOf = (g: G, seat: Seat): Help[] =>
  awake(g, seat).flatMap(card => {
    const { on, bonus = 0, reward = [] } = mournerDef(g, card);
    return on === 'raker-fight' ? [{ card, bonus, reward }] : [];
  });

/** MC-RAKER-04: after the roll Etherea may be spent, 1 for 1; it goes to the supply (MC-RAKER-10). */
function* strengthOf(g: G, seat: Seat, card: CardId): Flow<number> {
  const face = g.die();
  const bonus = helpOf(g, seat).reduce((sum, help) => sum + help.bonus, 0);
  const { defeatOn = 0 } = wallowsDef(g, card);
  g.emit('die-rolled', { seat, face });
  const { etherea } = player(g, seat);
  const spent =
    etherea === 0
      ? 0
      : yield* chooseNumber(
          seat,
          'spend-on-raker',
          { min: 0, max: etherea },
          { rule: 'MC-RAKER-04', source: card, params: { total: face + bonus, needed: defeatOn } },
        );
  spendEtherea(g, seat, spent);
  return face + bonus + spent * limits.raker.perEtherea;
}

/** MC-RAKER-03, MC-RAKER-05, MC-RAKER-06, MC-RAKER-08. */
export const fight: ActionKind = {
  offers: (g, seat) => openRakers(g, seat).map(card => ({ key: 'fight', card })),
  refuse(g, seat, { card }) {
    const { location } = wallowsDef(g, card as CardId);
    // MC-RAKER-02, MC-RAKER-11.
    return countAt(g, seat, location as LocationId) > 0 ? undefined : g.refuse('MC-RAKER-02', 'not-there');
  },
  *take(g, seat, option): Flow<void> {
    const card = option.card as CardId;
    g.emit('raker-fought', { seat, card });
    const total = yield* strengthOf(g, seat, card);
    const { defeatOn = 0, reward = [], penalty = [] } = wallowsDef(g, card);
    const won = total >= defeatOn;
    g.emit(won ? 'raker-defeated' : 'raker-won', { seat, card, total });
    yield* carryOutSteps(g, { by: seat, card }, won ? reward : penalty);
    if (won)
      for (const help of helpOf(g, seat)) yield* carryOutSteps(g, { by: seat, card: help.card }, help.reward);
    discardWallows(g, card);
  },
};
