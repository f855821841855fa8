import type { CardId, Flow } from '@tavolata/kernel';
import { isTurned, mournerDef } from '../../verbs/board.ts';
import { carryOut } from '../../verbs/effects.ts';
import { refuseDeed } from '../../verbs/requirements.ts';
import { mourners } from '../../zones.ts';
import type { ActionKind } from './kind.ts';

/** MC-ACTV-01, MC-ACTV-04, MC-MOURN-05: once a round, then the card is turned. */
export const activate: ActionKind = {
  offers: (g, seat) =>
    g
      .cards(mourners(seat))
      .filter(card => mournerDef(g, card).kind === 'activated')
      .map(card => ({ key: 'activate', card })),
  refuse(g, seat, { card }) {
    if (isTurned(g, card as CardId)) return g.refuse('MC-ACTV-04', 'already-turned');
    return refuseDeed(g, seat, 'MC-ACTV-05', mournerDef(g, card as CardId));
  },
  *take(g, seat, option): Flow<void> {
    const card = option.card as CardId;
    const def = mournerDef(g, card);
    g.emit('mourner-activated', { seat, card });
    g.state.turned.push(card);
    yield* carryOut(g, { by: seat, card, faction: def.faction }, def);
  },
};
