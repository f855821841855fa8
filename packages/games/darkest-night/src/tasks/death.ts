import { type CardId, choose, type Flow } from '@tavolata/kernel';
import { HEROES, type HeroName, limits } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { heroAt, heroesIn, living, nameOf, seatOf } from '../verbs/heroes.ts';
import { handOver, refuseRelic } from '../verbs/items.ts';
import { deactivate, powerDef } from '../verbs/powers.ts';
import { next } from '../verbs/tasks.ts';
import { checkRitual, heroesLose } from '../verbs/victory.ts';
import { itemsOf, leftItems, powerDeck, powersOf, REMOVED, sheetOf } from '../zones.ts';
import { refuseJoining } from './joining.ts';

/** Whether somebody who was never chosen is left (DN-DEATH-06). */
export const isSomebodyLeft = (g: G): boolean =>
  HEROES.some(({ id }) => refuseJoining(g, id as HeroName) === undefined);

/** DN-DEATH-02 to -05: the turn ends at once, whatever was still to be carried out in it is dropped. */
export function die(g: G, hero: HeroId): void {
  const { state } = g;
  const who = heroAt(g, hero);
  g.emit('died', { hero: nameOf(g, hero) });
  state.tasks = [];
  state.rolls = [];
  state.queuedEvents = 0;
  state.next = 'turn-over';
  who.is = 'dead';
  who.fallen = false;
  endPowers(g, hero);
  putAwayDrawn(g);
  state.ignoring = state.ignoring.filter(each => each.hero !== hero);
  state.sapped = state.sapped.filter(each => each.by !== hero);
  if (living(g).length === 0 && !isSomebodyLeft(g)) {
    heroesLose(g, 'no-hero-left', 'DN-DEATH-06');
    return;
  }
  next(g, { do: 'inherit', from: hero, at: who.at }, { do: 'darkness', points: limits.darknessForDeath });
}

/** DN-DEATH-03: sheet and powers leave the game; what was active ends, what was active on the hero too. */
function endPowers(g: G, hero: HeroId): void {
  const { state } = g;
  const powers = [...g.cards(powersOf(hero)), ...g.cards(powerDeck(hero))];
  for (const card of powers) deactivate(g, card);
  for (const { card, hero: target } of [...state.active]) if (target === hero) deactivate(g, card);
  if (powers.some(card => powerDef(g, card).stores)) state.stored = [];
  state.exhausted = state.exhausted.filter(card => !powers.includes(card));
  for (const card of [...powers, ...g.cards(sheetOf(hero))]) g.move(card, REMOVED);
}

/** Cards that lie drawn belong to effects that are dropped. */
function putAwayDrawn(g: G): void {
  for (const kind of ['event', 'map'] as const)
    for (const card of g.cards(`${kind}-drawn`)) g.move(card, `${kind}-discard`, 'front');
}

/** DN-ITEM-11, DN-ITEM-12: item by item to a hero in the location, or to the ground. */
export function* inherit(g: G, task: TaskOf<'inherit'>): Flow<void> {
  const { from, at } = task;
  const item = g.cards(itemsOf(from))[0];
  if (item === undefined) return;
  const heirs = heroesIn(g, at).filter(heir => !refuseRelic(g, heir, item));
  const heir = heirs.length > 1 ? yield* chooseHeir(g, from, item, heirs) : heirs[0];
  next(g, task);
  if (heir !== undefined) handOver(g, item, heir);
  else {
    g.move(item, leftItems(at));
    checkRitual(g);
  }
}

function* chooseHeir(g: G, from: HeroId, item: CardId, heirs: readonly HeroId[]): Flow<HeroId | undefined> {
  return yield* choose(g, seatOf(g, from), 'choose-heir', heirs, {
    rule: 'DN-ITEM-11',
    params: { card: item },
    as: heir => ({ key: 'hero', place: nameOf(g, heir) }),
  });
}
