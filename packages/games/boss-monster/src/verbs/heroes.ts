import type { CardId, Seat } from '@tavolata/kernel';
import type { HeroDef } from '../defs.ts';
import type { G, Mark } from '../state.ts';
import { deck, entrance, inside, souls, TOWN, wounds } from '../zones.ts';
import { isUsed } from './build.ts';
import { player, spotOf, visibleRoom } from './dungeon.ts';

export const heroDef = (g: G, hero: CardId): HeroDef => g.def(hero) as HeroDef;

/** What happened to a Hero this turn; a fresh one carries nothing. */
export function markOf(g: G, hero: CardId): Mark {
  let mark = g.state.marks.find(other => other.hero === hero);
  if (!mark) {
    mark = { hero, damage: 0, bonus: 0, mazes: [] };
    g.state.marks.push(mark);
  }
  return mark;
}

/** Signed: what goes beyond 0 is remembered until the Hero is checked (BM-ADV-17). */
export function healthOf(g: G, hero: CardId): number {
  const mark = g.state.marks.find(other => other.hero === hero);
  return heroDef(g, hero).health + (mark?.bonus ?? 0) - (mark?.damage ?? 0);
}

export function hurt(g: G, hero: CardId, damage: number, source: CardId): void {
  markOf(g, hero).damage += damage;
  g.emit('hero-hurt', { hero, damage, health: healthOf(g, hero), source });
}

const worthOf = (g: G, heroes: readonly CardId[], worth: 'souls' | 'wounds'): number =>
  heroes.reduce((sum, hero) => sum + heroDef(g, hero)[worth], 0);
export const soulsOf = (g: G, seat: Seat): number => worthOf(g, g.cards(souls(seat)), 'souls');
export const woundsOf = (g: G, seat: Seat): number => worthOf(g, g.cards(wounds(seat)), 'wounds');

/** BM-BEGIN-02, -03, -12: Ordinary Heroes first, then Epic ones, then nobody. */
export const nextInDecks = (g: G): CardId | undefined =>
  g.cards(deck('ordinary-hero'))[0] ?? g.cards(deck('epic-hero'))[0];

/** To the end of the line at an entrance (BM-BAIT-15). */
export function sendToEntrance(g: G, hero: CardId, seat: Seat): void {
  noteLeavingTown(g, hero);
  g.move(hero, entrance(seat));
  g.emit('hero-lured', { hero, seat });
}

/** To the back of the queue in town (BM-CARD-17); damage stays until end of turn (BM-ADV-24). */
export function sendToTown(g: G, hero: CardId): void {
  if (g.state.walk?.hero === hero) g.state.walk = undefined;
  g.move(hero, TOWN);
  g.emit('hero-to-town', { hero });
}

export function noteLeavingTown(g: G, hero: CardId): void {
  if (g.isIn(hero, TOWN)) g.state.heroLeftTown = true;
}

/** BM-CARD-24: out of the fight a Hero is as printed; whoever comes back is a new Hero, to the Mazes too. */
function makeWhole(g: G, hero: CardId): void {
  g.state.marks = g.state.marks.filter(mark => mark.hero !== hero);
}

/** BM-GOAL-01, BM-DEATH-02: face-down to the score area; the Room it died in may answer (BM-DEATH-03, -04). */
export function defeat(g: G, hero: CardId, seat: Seat, room?: CardId): void {
  noteLeavingTown(g, hero);
  if (g.state.walk?.hero === hero) g.state.walk = undefined;
  g.move(hero, souls(seat));
  makeWhole(g, hero);
  gainSoul(g, seat);
  const where = room === undefined ? { where: 'elsewhere' } : { where: 'room', room };
  g.emit('hero-defeated', { hero, seat, souls: heroDef(g, hero).souls, ...where });
  if (room === undefined || !spotOf(g, room)) return;
  if (g.def(room).does.whenHeroDefeatedHere && !isUsed(g, room))
    g.state.triggers.push({ owner: seat, room, on: 'hero-defeated-here' });
}

/** BM-GOAL-02, BM-ADV-12: face-up to the score area. */
export function wound(g: G, hero: CardId, seat: Seat): void {
  g.state.walk = undefined;
  g.move(hero, wounds(seat));
  makeWhole(g, hero);
  g.emit('boss-wounded', { hero, seat, wounds: heroDef(g, hero).wounds });
}

/** BM-HEAL-01: a Wound becomes a Soul. */
export function heal(g: G, hero: CardId, seat: Seat): void {
  g.move(hero, souls(seat));
  gainSoul(g, seat);
  g.emit('healed', { hero, seat });
}

/** BM-VAR-08: remembered even if the Soul is lost again. */
function gainSoul(g: G, seat: Seat): void {
  player(g, seat).gainedSoul = true;
}

/** BM-CARD-24: out of the Souls, as a new Hero, to the end of the line. */
export function raiseDead(g: G, hero: CardId, owner: Seat, bonus = 0): void {
  if (bonus > 0) markOf(g, hero).bonus = bonus;
  g.move(hero, entrance(owner));
  g.emit('hero-raised', { hero, seat: owner });
}

/** The Hero inside a seat's dungeon; one at an entrance is not inside (BM-LAY-06). */
export const heroInside = (g: G, seat: Seat): CardId | undefined => g.cards(inside(seat))[0];

/** The Room the walking Hero is in, if it is visible. */
export function roomOfHero(g: G): CardId | undefined {
  const { walk, active } = g.state;
  return walk?.space === undefined || !active ? undefined : visibleRoom(g, active, walk.space);
}

export function heroIn(g: G, room: CardId): CardId | undefined {
  return roomOfHero(g) === room ? g.state.walk?.hero : undefined;
}
