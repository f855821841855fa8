import type { CardId, Flow, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { player } from '../verbs/dungeon.ts';
import { defeat, healthOf, roomOfHero, wound } from '../verbs/heroes.ts';
import { enterRoom, nextRoom } from '../verbs/march.ts';
import { settle } from '../verbs/triggers.ts';
import { entrance, inside } from '../zones.ts';
import { openWindow } from './window.ts';

/** BM-ADV-01, BM-ADV-02: by XP everybody becomes active once; a window opens (BM-ADV-14). */
export function adventureTurn(g: G): void {
  const { state } = g;
  state.active = undefined;
  const seat = state.queue.shift();
  if (!seat) {
    state.next = 'end';
    return;
  }
  state.active = seat;
  g.emit('became-active', { seat });
  openWindow(g);
  state.next = 'hero-enters';
}

const active = (g: G): Seat => g.state.active as Seat;

/** The first in line, unless the dungeon is shunned (BM-ADV-03, BM-ADV-04, BM-CARD-16). */
function nextHero(g: G): CardId | undefined {
  const seat = active(g);
  return g.state.shunned.includes(seat) ? undefined : g.cards(entrance(seat))[0];
}

export function heroEnters(g: G): void {
  const { state } = g;
  const hero = nextHero(g);
  if (hero === undefined) {
    state.next = 'adventure-turn';
    return;
  }
  g.move(hero, inside(active(g)));
  const ahead = player(g, active(g)).spaces.map(({ id }) => id);
  state.walk = { hero, space: undefined, ahead, uprooted: false };
  state.next = 'march';
}

/** BM-ADV-05: into the next Room; past the last one it wounds the Boss (BM-ADV-12, BM-ADV-21). */
export function march(g: G): void {
  const { state } = g;
  if (!state.walk) {
    state.next = 'hero-gone';
    return;
  }
  const spot = nextRoom(g, active(g));
  if (!spot) {
    wound(g, state.walk.hero, active(g));
    state.next = 'hero-gone';
    return;
  }
  enterRoom(g, spot);
  // BM-ADV-10, BM-ADV-15: Spells and abilities only now.
  openWindow(g);
  state.next = 'settle-hero';
}

/** BM-ADV-16: the window has closed, and only now 0 Health is defeat; else on to the next Room (BM-ADV-09). */
export function* settleHero(g: G): Flow<void> {
  const { state } = g;
  state.next = 'march';
  if (!state.walk || healthOf(g, state.walk.hero) > 0) return;
  state.next = 'hero-gone';
  defeat(g, state.walk.hero, active(g), roomOfHero(g));
  yield* settle(g);
}

/** BM-ADV-13, BM-ADV-14: the next in line after a window of its own, or the next player. */
export function heroGone(g: G): void {
  const { state } = g;
  if (nextHero(g) === undefined) {
    state.next = 'adventure-turn';
    return;
  }
  openWindow(g);
  state.next = 'hero-enters';
}
