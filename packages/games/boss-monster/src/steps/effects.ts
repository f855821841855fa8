import { type CardId, type Flow, openRound, type Params, restartRound, type Seat } from '@tavolata/kernel';
import { type Action, carryOut, type Use } from '../behaviour.ts';
import type { Aim, Effect, G, Window } from '../state.ts';
import { use } from '../verbs/build.ts';
import { payCost } from '../verbs/costs.ts';
import { roomDef } from '../verbs/dungeon.ts';
import { noteSpellResolved, settle, settleTriggers } from '../verbs/triggers.ts';
import { effectById, targetOf } from '../verbs/waiting.ts';
import { DISCARD, PENDING } from '../zones.ts';

const actionOf = (g: G, card: CardId): Action => {
  const { does, id } = g.def(card);
  const action = does.spell ?? does.activated;
  if (!action) throw new Error(`${id} cannot be declared`);
  return action;
};

/** A Spell or an ability is declared: cost, targets, then it is answered, waits, or resolves (BM-PRIO-03 to -07). */
export function* declare(g: G, me: Seat, card: CardId): Flow<void> {
  const effect =
    g.def(card).type === 'spell' ? yield* castSpell(g, { me, card }) : yield* useAbility(g, { me, card });
  const window = g.state.window as Window;
  if (actionOf(g, card).cancels) addToChain(window, effect);
  else if (me !== g.state.active) {
    g.state.pending.push(effect);
    restartRound(window.round);
  } else if (effect.spell) {
    // BM-PRIO-07: nobody may respond to the active player, except by cancelling the Spell.
    window.chain = { round: openRound(window.round.order), base: effect, cancels: [] };
  } else {
    yield* resolve(g, effect);
    restartRound(window.round);
  }
}

function addToChain(window: Window, effect: Effect): void {
  window.chain ??= { round: openRound(window.round.order), base: undefined, cancels: [] };
  window.chain.cancels.push(effect);
  restartRound(window.chain.round);
}

const newEffect = (g: G, by: Seat, card: CardId, spell: boolean, aim: Aim): Effect => ({
  id: ++g.state.effects,
  by,
  card,
  spell,
  aim,
});

/** BM-SPELL-07: while it waits it is neither in a hand nor in the discard pile. */
function* castSpell(g: G, who: Use): Flow<Effect> {
  const { me, card } = who;
  const aim = yield* actionOf(g, card).aim?.(g, who) ?? nothing();
  g.move(card, PENDING);
  g.emit('spell-played', { seat: me, card, ...shown(g, aim) });
  return newEffect(g, me, card, true, aim);
}

/** BM-ACT-06: the cost first, then the targets. */
function* useAbility(g: G, who: Use): Flow<Effect> {
  const { me, card } = who;
  g.state.acting = card;
  if (roomDef(g, card).oncePerTurn) use(g, card);
  g.emit('ability-used', { seat: me, room: card });
  yield* payCost(g, who);
  yield* settleTriggers(g);
  const aim = yield* actionOf(g, card).aim?.(g, who) ?? nothing();
  const target = shown(g, aim);
  if (target.at !== 'nothing') g.emit('ability-aimed', { seat: me, room: card, ...target });
  g.state.acting = undefined;
  return newEffect(g, me, card, false, aim);
}

/** An action without targets asks nothing. */
function* nothing(): Flow<Aim> {
  return {};
}

/** What a log line tells of the targets. */
function shown(g: G, aim: Aim): Params {
  if (aim.seat) return { at: 'player', opponent: aim.seat };
  const target = targetOf(g, aim);
  return target === undefined ? { at: 'nothing' } : { at: 'card', target };
}

/** BM-SPELL-09: what is no longer legal does nothing; a Spell is discarded in any case. */
export function* resolve(g: G, effect: Effect): Flow<void> {
  const { card, by, spell } = effect;
  g.state.acting = card;
  const action = actionOf(g, card);
  const legal = action.isLegal?.(g, effect) ?? true;
  if (legal) {
    g.emit('effect-resolves', { seat: by, card });
    yield* carryOut(action.resolve(g, effect));
  } else g.emit('effect-fizzles', { seat: by, card });
  g.state.acting = undefined;
  if (spell) g.move(card, DISCARD, 'front');
  if (spell && legal) noteSpellResolved(g, by);
  yield* settle(g);
}

/** BM-CANCEL-02: no effect, to the discard pile. */
export function cancel(g: G, id: number | undefined): void {
  const target = effectById(g, id);
  if (!target) return;
  const { window } = g.state;
  const others = (effects: readonly Effect[]) => effects.filter(effect => effect.id !== target.id);
  g.state.pending = others(g.state.pending);
  if (window?.resolving) window.resolving = others(window.resolving);
  g.move(target.card, DISCARD, 'front');
  g.emit('spell-cancelled', { seat: target.by, card: target.card });
}
