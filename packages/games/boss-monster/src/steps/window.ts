import {
  type CardId,
  choose,
  type Flow,
  type Option,
  openRound,
  type PriorityRound,
  passPriority,
  priorityHolder,
  type Refusal,
  restartRound,
  type Seat,
} from '@tavolata/kernel';
import type { Action, Use } from '../behaviour.ts';
import type { WindowPhase } from '../defs.ts';
import type { Effect, G, Window } from '../state.ts';
import { isUsed } from '../verbs/build.ts';
import { refuseCost } from '../verbs/costs.ts';
import { activeRooms, player, roomDef, visibleRoom } from '../verbs/dungeon.ts';
import { lastDeclared, spellsInPlay } from '../verbs/waiting.ts';
import { hand } from '../zones.ts';
import { declare, resolve } from './effects.ts';

/** The active player first, then the others, highest XP first (BM-PRIO-11). */
export const windowOrder = (g: G): Seat[] => {
  const { active, order } = g.state;
  if (!active) throw new Error('a response window needs an active player');
  return [active, ...order.filter(seat => seat !== active)];
};

export function openWindow(g: G): void {
  g.state.window = { round: openRound(windowOrder(g)), chain: undefined, resolving: undefined };
}

/** One pass, one declaration or one resolution: each is a step of its own. */
export function* windowStep(g: G, window: Window): Flow<void> {
  if (window.chain) return yield* chainStep(g, window);
  const due = window.resolving?.shift();
  if (due) return yield* resolve(g, due);
  if (window.resolving) {
    window.resolving = undefined;
    restartRound(window.round);
    return;
  }
  if (yield* goesOn(g, window.round, 'any')) return;
  if (g.state.pending.length === 0) g.state.window = undefined;
  else window.resolving = takePending(g);
}

/** The next in the round declares something or passes; false once all have passed, also because the last one left. */
function* goesOn(g: G, round: PriorityRound, what: 'any' | 'cancels'): Flow<boolean> {
  if (round.passes >= round.order.length) return false;
  const seat = priorityHolder(round);
  const card = yield* respond(g, seat, what);
  if (card === undefined) return !passPriority(round);
  yield* declare(g, seat, card);
  return true;
}

/** BM-PRIO-06, BM-PRIO-10: by XP, and each player's in the order of declaration. */
function takePending(g: G): Effect[] {
  const { order, pending } = g.state;
  g.state.pending = [];
  return order.flatMap(seat => pending.filter(effect => effect.by === seat));
}

/** BM-CANCEL-04, BM-CANCEL-06: only cancels, until all pass; then the last first, and the Spell itself in the end. */
function* chainStep(g: G, window: Window): Flow<void> {
  const chain = window.chain;
  if (!chain) return;
  if (yield* goesOn(g, chain.round, 'cancels')) return;
  const { base, cancels } = chain;
  window.chain = undefined;
  restartRound(window.round);
  // The last declared is the first to resolve; whatever it cancels is no longer there when its turn comes.
  window.resolving = [...cancels.reverse(), ...(base ? [base] : [])];
}

/** A Room card in hand, or a deactivated Room, as an option: neither can be declared. */
const ROOM = 'card';

/** Asks a player for a Spell or an ability; nothing when they pass. */
function* respond(g: G, seat: Seat, what: 'any' | 'cancels'): Flow<CardId | undefined> {
  const declarable: Option[] = [{ key: 'pass' }];
  for (const card of g.cards(hand(seat)))
    if (g.def(card).type === 'spell') declarable.push({ key: 'cast', card });
  for (const { room } of activeRooms(g, seat))
    if (g.def(room).does.activated) declarable.push({ key: 'use', card: room });
  // People are told why, hence last.
  if (g.explain) for (const card of undeclarable(g, seat)) declarable.push({ key: ROOM, card });
  const rule = what === 'any' ? 'BM-PRIO-11' : 'BM-CANCEL-06';
  const refuse = ({ key, card }: Option) => {
    if (card === undefined) return undefined;
    const use = { me: seat, card };
    return key === ROOM ? refuseRoom(g, use, what) : refuseDeclaring(g, use, what);
  };
  const answered = lastDeclared(g);
  const about = answered
    ? { rule, refuse, source: answered.card, params: { to: 'effect', by: answered.by } }
    : { rule, refuse, params: { to: 'nothing' } };
  const chosen = yield* choose(g, seat, what === 'any' ? 'respond' : 'cancel', declarable, about);
  return chosen?.card;
}

const isRoomCard = (g: G, card: CardId): boolean => g.def(card).type === 'room';

/** Rooms in hand, and deactivated ones that have something to use. */
const undeclarable = (g: G, seat: Seat): CardId[] => [
  ...g.cards(hand(seat)).filter(card => isRoomCard(g, card)),
  ...player(g, seat)
    .spaces.filter(({ deactivated }) => deactivated)
    .flatMap(({ id }) => visibleRoom(g, seat, id) ?? [])
    .filter(room => g.def(room).does.activated),
];

function refuseRoom(g: G, { me, card }: Use, what: 'any' | 'cancels'): Refusal {
  if (!g.isIn(card, hand(me))) return g.refuse('BM-DEACT-03', 'deactivated');
  return what === 'cancels'
    ? g.refuse('BM-CANCEL-06', 'only-cancels')
    : g.refuse('BM-BUILD-01', 'room-in-window');
}

function refuseDeclaring(g: G, use: Use, what: 'any' | 'cancels'): Refusal | undefined {
  const def = g.def(use.card);
  const action = (def.does.spell ?? def.does.activated) as Action;
  if (what === 'cancels' && !action.cancels) return g.refuse('BM-CANCEL-06', 'only-cancels');
  if (def.type === 'spell') {
    if (!def.phases.includes(g.state.phase as WindowPhase))
      return g.refuse(def.phases.includes('build') ? 'BM-SPELL-04' : 'BM-SPELL-05', 'wrong-phase');
  } else {
    if (roomDef(g, use.card).oncePerTurn && isUsed(g, use.card))
      return g.refuse('BM-ACT-07', 'used-this-turn');
    const cost = refuseCost(g, use);
    if (cost) return cost;
  }
  if (action.cancels && spellsInPlay(g).length === 0) return g.refuse('BM-SPELL-08', 'no-spell-to-cancel');
  return action.refuse?.(g, use);
}
