import { type CardId, choose, type Flow } from '@tavolata/kernel';
import type { ItemDef, Moment, PowerDef, Stat } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightsIn, forbids } from '../verbs/blights.ts';
import { rollNow, successesOf } from '../verbs/dice.ts';
import { companions, isTurnOf, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { lock, takeIfNeeded, useUp, withinReach } from '../verbs/items.ts';
import { exhaust, isExhausted, powerDef, powersWith, refresh } from '../verbs/powers.ts';
import { canSpend, gainOf } from '../verbs/stats.ts';
import { effectOn, next, reductions } from '../verbs/tasks.ts';
import { EVENT_DRAWN, itemsOf, powerDeck, powersOf } from '../zones.ts';
import { discardEvent, eventDef } from './events.ts';
import { teleport } from './powers.ts';
import { addDice } from './rolls.ts';

export type Window = TaskOf<'window'>;
export type Usable = PowerDef | ItemDef;

/** The moments of the data that a window of the game is, for one hero. */
function moments(g: G, hero: HeroId, window: Window): Moment[] {
  const own: Moment[] = isTurnOf(g, hero) ? ['any-time', 'own-turn'] : ['any-time'];
  switch (window.on) {
    case 'turn-start':
      return window.hero === hero
        ? [...own, 'hero-turn-start', 'own-turn-start']
        : [...own, 'hero-turn-start'];
    case 'necromancer-die':
      return [...own, 'necromancer-die'];
    case 'event-drawn':
      return window.hero === hero ? [...own, 'event-drawn'] : own;
    case 'rolled':
      return window.hero === hero ? [...own, ...rollMoments(g)] : own;
    default:
      return own;
  }
}

/** DN-CLAR-15: nothing can be added to stored dice, nor rolled again. */
function rollMoments(g: G): Moment[] {
  const made = rollNow(g);
  const failed = made.kind === 'elude' && successesOf(g, made, made.target ?? 0) === 0;
  const dust: Moment[] = failed ? ['elude-failed'] : [];
  if (made.fixed) return dust;
  return made.kind === 'fight' ? ['rolled', 'fight-rolled', ...dust] : ['rolled', ...dust];
}

/** What a hero could use at this moment: own powers, own items, and unlocked items of companions (DN-ITEM-07). */
export function usable(g: G, hero: HeroId, window: Window): CardId[] {
  const now = moments(g, hero, window);
  // The cheapest questions first: a window opens at every turn, and mostly there is nothing to use.
  const isNow = (card: CardId): boolean => {
    const { when } = g.def(card) as Usable;
    return when?.some(moment => now.includes(moment)) ?? false;
  };
  const isReady = (card: CardId): boolean =>
    !isExhausted(g, card) && !forbids(g, hero, 'bonus') && isUseful(g, hero, card);
  const powers = g.cards(powersOf(hero)).filter(card => isNow(card) && isReady(card));
  const found: CardId[] = [];
  for (const card of [...withinReach(g, hero), ...veils(g, hero)]) {
    const def = g.def(card);
    if (!isNow(card) || found.some(other => g.is(other, def.id))) continue;
    if (def.type === 'item' ? isUseful(g, hero, card) : isReady(card)) found.push(card);
  }
  return found.length > 0 ? [...powers, ...found] : powers;
}

/** DN-CLAR-01, DN-ITEM-10: Starry Veil serves everybody here, locked or not, without changing hands. */
const veils = (g: G, hero: HeroId): CardId[] =>
  companions(g, hero).flatMap(other =>
    g.cards(itemsOf(other)).filter(card => (g.def(card) as PowerDef).fromFate !== undefined),
  );

/** What a card asks for before it can be used at all. */
function isUseful(g: G, hero: HeroId, card: CardId): boolean {
  const def = g.def(card) as Usable;
  if (def.type !== 'item') {
    if (def.cost && !canSpend(g, hero, def.cost)) return false;
    if (def.notOn === placeOf(g, hero)) return false;
    if (def.might !== undefined || def.limit) return hasTarget(g, hero, card);
    if (def.fromFate !== undefined) return eventDrawnFate(g) >= def.fromFate;
    return true;
  }
  return !def.powers || g.cards(powerDeck(hero)).length > 0;
}

const eventDrawnFate = (g: G): number => {
  const [card] = g.cards(EVENT_DRAWN);
  return card === undefined ? 0 : eventDef(g, card).fate;
};

/** Sap and Vanishing Cowl need a blight; the Cowl works once a turn, Ghost Mail too. */
function hasTarget(g: G, hero: HeroId, card: CardId): boolean {
  const { exchange, might } = powerDef(g, card);
  if (exchange) return !g.state.turn?.exchanged && exchanges(g, hero, card).length > 0;
  if (might === undefined && g.state.ignoring.some(({ until }) => until === 'turn-end')) return false;
  return blightsIn(g, placeOf(g, hero)).length > 0;
}

/** Uses a card in a window: its cost, then what its facts say. */
export function* use(g: G, hero: HeroId, card: CardId, window: Window): Flow<void> {
  const def = g.def(card) as Usable;
  if (def.type === 'item') {
    takeIfNeeded(g, hero, card);
    useUp(g, hero, card);
    return yield* useItem(g, hero, def);
  }
  g.emit('power-used', { hero: nameOf(g, hero), card });
  if (def.type === 'artifact') {
    if (def.fromFate === undefined) takeIfNeeded(g, hero, card);
    lock(g, card);
  }
  if (def.cost?.exhaust) exhaust(g, card);
  yield* useCard(g, hero, card, window);
  next(g, ...reductions(hero, def.cost ?? {}, 'spend'));
}

function* useItem(g: G, hero: HeroId, { powers, addedDice, teleports, gain }: ItemDef): Flow<void> {
  if (powers) next(g, effectOn(hero, { powers }));
  else if (addedDice) addDice(g, addedDice);
  else if (teleports) {
    next(g, effectOn(hero, { gain: gain ?? {} }));
    yield* teleport(g, hero);
  } else rollNow(g).dusted = true;
}

function* useCard(g: G, hero: HeroId, card: CardId, window: Window): Flow<void> {
  const def = powerDef(g, card);
  const { state } = g;
  if (def.when?.includes('hero-turn-start')) return yield* prophesy(g, hero, card);
  if (def.gain) return next(g, effectOn(hero, { gain: def.gain }, card));
  if (def.refreshes)
    return refresh(
      g,
      powersWith(g, hero).filter(other => other !== card),
    );
  if (def.reroll) return next(g, { do: 'throw' });
  if (def.after) return addForbidden(g, card);
  if (def.exchange) return yield* exchange(g, hero, card);
  if (def.might !== undefined) return yield* sap(g, hero, card);
  if (def.when?.includes('event-drawn')) return putAwayEvent(g, hero, def.fromFate !== undefined);
  if (def.when?.includes('necromancer-die')) {
    state.blinded = true;
    return;
  }
  if (def.type === 'artifact') return yield* ignoreOne(g, hero, card);
  // Dark Veil.
  state.ignoring.push({ hero, until: 'own-turn' });
  g.emit('blights-ignored', { hero: nameOf(g, hero), occasion: window.on });
}

/** Forbidden Arts: one die more, at the risk of Darkness. */
function addForbidden(g: G, card: CardId): void {
  const added = addDice(g, 1);
  for (const { addedFace, darkness } of powerDef(g, card).after ?? [])
    if (addedFace !== undefined && added.includes(addedFace))
      next(g, { do: 'darkness', points: darkness ?? 0 });
}

/** Visions: without effect. Starry Veil: another one instead (DN-CLAR-01). */
function putAwayEvent(g: G, hero: HeroId, another: boolean): void {
  for (const card of g.cards(EVENT_DRAWN)) discardEvent(g, card);
  if (another) next(g, { do: 'draw-event', hero, cards: [] });
}

/** Prophecies of the Seer, for the hero whose turn starts. */
function* prophesy(g: G, hero: HeroId, card: CardId): Flow<void> {
  const def = powerDef(g, card);
  const { turn } = g.state;
  if (!turn) return;
  if (def.gain) next(g, effectOn(turn.hero, { gain: def.gain }, card));
  if (def.spares) turn.spared.push(def.spares);
  if (def.extraDice?.any) turn.dice += def.extraDice.any;
  if (def.necromancerDice) yield* foretell(g, hero, card, def.necromancerDice);
}

function* foretell(g: G, hero: HeroId, card: CardId, number: number): Flow<void> {
  const faces = Array.from({ length: number }, () => g.die());
  g.emit('doom-rolled', { hero: nameOf(g, hero), faces });
  const face = yield* choose(g, seatOf(g, hero), 'choose-doom', faces, {
    source: card,
    as: value => ({ key: 'die', value }),
  });
  if (face !== undefined) g.state.doomDie = face;
}

/** Ghost Mail: 1 Grace for 1 Secrecy or the other way round, up to default. */
function exchanges(g: G, hero: HeroId, card: CardId): Stat[] {
  const { amount = 0, upTo } = powerDef(g, card).exchange ?? {};
  return (['grace', 'secrecy'] as const).filter(wanted => {
    const paid = wanted === 'grace' ? 'secrecy' : 'grace';
    return gainOf(g, hero, wanted, amount, upTo) > 0 && canSpend(g, hero, { [paid]: amount });
  });
}

function* exchange(g: G, hero: HeroId, card: CardId): Flow<void> {
  const { amount = 0, upTo = 'default' } = powerDef(g, card).exchange ?? {};
  const wanted = yield* choose(g, seatOf(g, hero), 'exchange-for', exchanges(g, hero, card), {
    source: card,
    as: stat => ({ key: 'stat', place: stat }),
  });
  if (!wanted) return;
  if (g.state.turn) g.state.turn.exchanged = true;
  const paid = wanted === 'grace' ? 'secrecy' : 'grace';
  next(g, ...reductions(hero, { [paid]: amount }, 'spend'), { do: 'gain', hero, stat: wanted, amount, upTo });
}

function* chooseBlight(g: G, hero: HeroId, card: CardId): Flow<CardId | undefined> {
  return yield* choose(g, seatOf(g, hero), 'which-blight-here', blightsIn(g, placeOf(g, hero)), {
    source: card,
  });
}

function* sap(g: G, hero: HeroId, card: CardId): Flow<void> {
  const blight = yield* chooseBlight(g, hero, card);
  if (blight === undefined) return;
  g.state.sapped.push({ blight, by: hero });
  g.emit('blight-sapped', { hero: nameOf(g, hero), card: blight });
}

/** DN-CLAR-20: one token, for the carrier, until the end of this turn. */
function* ignoreOne(g: G, hero: HeroId, card: CardId): Flow<void> {
  const blight = yield* chooseBlight(g, hero, card);
  if (blight === undefined) return;
  g.state.ignoring.push({ hero, blight, until: 'turn-end' });
  g.emit('blight-ignored', { hero: nameOf(g, hero), card: blight });
}
