import {
  type CardId,
  choose,
  type Flow,
  type Option,
  passPriority,
  priorityHolder,
  type Refusal,
  type Seat,
} from '@tavolata/kernel';
import type { G, StackItem } from '../state.ts';
import { active } from '../table/table.ts';
import { mayPlayLoot, playCopy, playLoot } from '../verbs/playing.ts';
import { activate, canActivate, deeds, refuserOf } from './acting.ts';
import { declareAttack, refuseAttack } from './attack.ts';
import { barter, offersOf } from './barter.ts';
import { declarePurchase, isAffordable, refusePurchase } from './purchase.ts';
import { declareEnd, refuseEnd } from './turn.ts';
import { withIdle } from './worth-stopping.ts';

/** Priority goes to the next player who could do something; those who could not have passed. */
export function priority(g: G): void {
  const { round } = g.state;
  if (!round) throw new Error('priority passes without a round');
  while (round.passes < round.order.length && !hasSomethingToDo(g, priorityHolder(round)))
    passPriority(round);
  if (round.passes >= round.order.length) everybodyPassed(g);
  else g.state.doing = 'ask';
}

/** One player holds priority: acts or passes. */
export function* ask(g: G): Flow<void> {
  const { round } = g.state;
  if (!round) return yield* act(g);
  const seat = priorityHolder(round);
  const top = g.state.stack.at(-1);
  const source = top && cardBehind(top);
  const chosen = yield* choose<Option>(
    g,
    seat,
    'respond',
    [{ key: 'pass' }, ...deeds(g, seat), ...offersOf(g, seat)],
    {
      rule: 'FS-PRIO-05',
      // No word of the glossary: the texts choose by it.
      params: { to: top ? `on_${top.kind}` : 'nothing' },
      ...(source !== undefined && { source }),
      refuse: refuserOf(g, seat),
      as: option => withIdle(g, seat, option),
    },
  );
  if (!chosen || chosen.key === 'pass') {
    g.state.doing = 'priority';
    if (passPriority(round)) everybodyPassed(g);
    return;
  }
  yield* perform(g, seat, chosen);
}

/** The card that something on the stack comes from, or is about. */
function cardBehind(item: StackItem): CardId | undefined {
  switch (item.kind) {
    case 'roll':
      return item.outcome?.source.card ?? item.attack?.card;
    case 'damage':
      return item.source;
    case 'death':
      return item.of.card;
    default:
      return item.source.card;
  }
}

/** FS-PRIO-07: the top of the stack resolves, or the game moves on. */
function everybodyPassed(g: G): void {
  delete g.state.round;
  g.state.doing = g.state.stack.length > 0 ? 'resolve' : 'advance';
}

/**
 * Whether to ask at all, as far as everybody can see: a charged card, an ability that can be paid, or a loot play
 * and cards in hand. What is in the hand does not matter, so that being asked tells nothing about it.
 */
export const hasSomethingToDo = (g: G, seat: Seat): boolean =>
  mayPlayLoot(g, seat) || offersOf(g, seat).length > 0 || canActivate(g, seat);

/** FS-ACTN-02: the stack is empty and it is the active player's action phase. */
function* act(g: G): Flow<void> {
  const seat = active(g);
  const declarations: Option[] = [
    { key: 'end-turn' },
    { key: 'attack' },
    isAffordable(g, seat) ? { key: 'buy' } : { key: 'buy', idle: true },
  ];
  const chosen = yield* choose<Option>(
    g,
    seat,
    'act',
    [...declarations, ...deeds(g, seat), ...offersOf(g, seat)],
    {
      rule: 'FS-ACTN-02',
      refuse: refuseAct(g, seat),
    },
  );
  switch (chosen?.key) {
    case undefined:
    case 'end-turn':
      return declareEnd(g);
    case 'attack':
      return yield* declareAttack(g);
    case 'buy':
      return declarePurchase(g);
    default:
      return yield* perform(g, seat, chosen as Option);
  }
}

function refuseAct(g: G, seat: Seat): (option: Option) => Refusal | undefined {
  const refuseDeed = refuserOf(g, seat);
  return option => {
    switch (option.key) {
      case 'end-turn':
        return refuseEnd(g);
      case 'attack':
        return refuseAttack(g);
      case 'buy':
        return refusePurchase(g);
      default:
        return refuseDeed(option);
    }
  };
}

/** FS-PRIO-04: whoever acted gets priority again first. */
function* perform(g: G, seat: Seat, { key, card, value }: Option): Flow<void> {
  if (key === 'barter') yield* barter(g, seat);
  else if (card !== undefined && key === 'play') yield* playLoot(g, seat, card);
  else if (key === 'play-copy') yield* playCopy(g, seat, value ?? 0);
  else if (card !== undefined) yield* activate(g, seat, card, value ?? 0);
  delete g.state.round;
  g.state.doing = 'settle';
}
