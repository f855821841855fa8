import { dropFrom, type Seat } from '@tavolata/kernel';
import type { Effect, G } from '../state.ts';
import { take } from '../verbs/draw.ts';
import { player } from '../verbs/dungeon.ts';
import { heroInside, sendToTown } from '../verbs/heroes.ts';
import { waiting } from '../verbs/waiting.ts';
import {
  bossOffer,
  bossSpace,
  entrance,
  faceDown,
  hand,
  PENDING,
  setAside,
  souls,
  stack,
  wounds,
} from '../zones.ts';
import { winBy } from './victory.ts';

/** BM-ELIM-01, -03, -05: the player's cards are set aside, waiting Heroes go back to town (BM-ELIM-04). */
export function eliminate(g: G, seat: Seat, why: 'eliminated' | 'left-game'): void {
  const { state } = g;
  const owner = player(g, seat);
  owner.out = true;
  state.order = state.order.filter(other => other !== seat);
  state.queue = state.queue.filter(other => other !== seat);
  state.fallen.push(seat);
  g.emit(why, { seat });
  for (const hero of [...g.cards(entrance(seat))]) sendToTown(g, hero);
  const own = [hand(seat), bossSpace(seat), bossOffer(seat), souls(seat), wounds(seat)];
  const rooms = owner.spaces.flatMap(({ id }) => [stack(seat, id), faceDown(seat, id)]);
  for (const zone of [...own, ...rooms]) for (const card of [...g.cards(zone)]) g.move(card, setAside(seat));
  owner.spaces = [];
  owner.built = [];
  owner.levelDue = false;
}

/** BM-LEAVE-01 to -05: out between two steps, as if eliminated. */
export function leave(g: G, seat: Seat): void {
  const { state } = g;
  if (player(g, seat).out) return;
  const hero = heroInside(g, seat);
  if (hero !== undefined) sendToTown(g, hero);
  dropEffects(g, seat);
  eliminate(g, seat, 'left-game');
  const [last, ...others] = g.seats.filter(other => !player(g, other).out);
  if (last && others.length === 0) return winBy(g, [last], 'others-left', 'BM-LEAVE-05');
  if (state.active === seat) moveOn(g);
  else if (state.window) {
    dropFrom(state.window.round, seat);
    if (state.window.chain) dropFrom(state.window.chain.round, seat);
  }
}

/** BM-LEAVE-04: what waits is dropped, its Spells are set aside. */
function dropEffects(g: G, seat: Seat): void {
  const { state } = g;
  const stays = (effect: Effect): boolean => {
    if (effect.by !== seat) return true;
    if (g.isIn(effect.card, PENDING)) g.move(effect.card, setAside(seat));
    return false;
  };
  state.pending = state.pending.filter(stays);
  state.triggers = state.triggers.filter(trigger => trigger.owner !== seat);
  const { window } = state;
  if (window?.resolving) window.resolving = window.resolving.filter(stays);
  if (window?.chain) {
    window.chain.cancels = window.chain.cancels.filter(stays);
    if (window.chain.base && !stays(window.chain.base)) window.chain.base = undefined;
  }
}

/** BM-LEAVE-06: the window closes; Spells of others that waited go back to their hands. Then the next player is active. */
function moveOn(g: G): void {
  const { state } = g;
  for (const { card, by } of [...waiting(g)]) if (g.isIn(card, PENDING)) take(g, by, card);
  state.pending = [];
  state.window = undefined;
  state.active = undefined;
  state.next = state.phase === 'build' ? 'build-turn' : 'adventure-turn';
}
