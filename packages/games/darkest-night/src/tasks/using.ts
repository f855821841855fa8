import { type CardId, choose, type Flow } from '@tavolata/kernel';
import type { ItemDef } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { rollNow, takeRoll } from '../verbs/dice.ts';
import { nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { lock, takeIfNeeded, useUp } from '../verbs/items.ts';
import { exhaust, powerDef, powersWith, refresh } from '../verbs/powers.ts';
import { effectOn, next, reductions } from '../verbs/tasks.ts';
import { EVENT_DRAWN } from '../zones.ts';
import { discardEvent } from './events.ts';
import { addDice, roll } from './rolls.ts';
import { exchanges, type Usable, type Window } from './usable.ts';
import { teleport } from './walking.ts';

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
  if (def.when?.includes('hero-turn-start')) return prophesy(g, hero, card);
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
function prophesy(g: G, hero: HeroId, card: CardId): void {
  const def = powerDef(g, card);
  const { turn } = g.state;
  if (!turn) return;
  if (def.gain) next(g, effectOn(turn.hero, { gain: def.gain }, card));
  if (def.spares) turn.spared.push(def.spares);
  if (def.extraDice?.any) turn.dice += def.extraDice.any;
  // DN-CLAR-14: a roll of the Seer's like any other.
  if (def.necromancerDice)
    roll(g, { hero, kind: 'doom', base: def.necromancerDice }, { do: 'foretell', hero, card });
}

/** Prophecy of Doom: one of the dice will be the Necromancer's. */
export function* foretell(g: G, { hero, card }: TaskOf<'foretell'>): Flow<void> {
  const { faces } = takeRoll(g);
  const face = yield* choose(g, seatOf(g, hero), 'choose-doom', faces, {
    source: card,
    as: value => ({ key: 'die', value }),
  });
  if (face !== undefined) g.state.doomDie = face;
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
  g.state.cowled = true;
  g.emit('blight-ignored', { hero: nameOf(g, hero), card: blight });
}
