import { type CardId, choose, type Flow, type Refusal } from '@tavolata/kernel';
import { type FindName, findDef, type LocationName, limits, type MapDef } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { searchDifficulty } from '../verbs/board.ts';
import { bonusesWhen } from '../verbs/bonuses.ts';
import { successesOf, takeRoll, targetIn } from '../verbs/dice.ts';
import { nameOf, seatOf } from '../verbs/heroes.ts';
import { discardMaps, drawMap } from '../verbs/maps.ts';
import { powerDef } from '../verbs/powers.ts';
import { gain } from '../verbs/stats.ts';
import { next, windowFor } from '../verbs/tasks.ts';
import { ARTIFACT_DECK, ITEM_SUPPLY, itemsOf, MAP_DRAWN, powerDeck } from '../zones.ts';
import { gainPower, isCustom, nextPowers } from './gaining.ts';
import { oathDeed } from './oaths.ts';
import { roll } from './rolls.ts';

/** DN-ACT-10. */
export function search(g: G, { hero, at, dice }: TaskOf<'search'>): void {
  if (searchDifficulty(g, hero, at) === undefined) return;
  g.emit('searched', { hero: nameOf(g, hero), location: at });
  roll(g, { hero, kind: 'search', base: dice, at }, { do: 'search-rolled', hero, at });
  oathDeed(g, hero, 'search');
}

export function searchRolled(g: G, { hero, at }: TaskOf<'search-rolled'>): void {
  const made = takeRoll(g);
  const cards = successesOf(g, made, targetIn(g, made) ?? 0);
  if (cards === 0) g.emit('found-nothing', { hero: nameOf(g, hero) });
  else next(g, { do: 'draw-finds', hero, at, cards: cards + moreCards(g, hero) });
}

/** DN-CLAR-19: Thoroughness. */
export const moreCards = (g: G, hero: HeroId): number =>
  bonusesWhen(g, hero, 'search-succeeded').reduce(
    (sum, card) => sum + (powerDef(g, card).extraCards?.map ?? 0),
    0,
  );

export const findOn = (g: G, card: CardId, at: LocationName): FindName | undefined =>
  (g.def(card) as MapDef).finds[at];
const tokenOf = (g: G, id: string): CardId | undefined => g.cards(ITEM_SUPPLY).find(token => g.is(token, id));

/** DN-MAP-03, DN-POWER-09, DN-FIND-07: what has run out cannot be resolved. */
function isResolvable(g: G, hero: HeroId, find: FindName | undefined): boolean {
  if (!find) return false;
  const def = findDef(find);
  if (!def) return tokenOf(g, find) !== undefined;
  if (def.artifacts) return g.cards(ARTIFACT_DECK).length > 0;
  return !(def.choosePower || def.powers) || g.cards(powerDeck(hero)).length > 0;
}

/** DN-ACT-11, DN-MAP-03, DN-MAP-04. */
export function drawFinds(g: G, { hero, at, cards: wanted }: TaskOf<'draw-finds'>): void {
  const isGood = (card: CardId): boolean => isResolvable(g, hero, findOn(g, card, at));
  for (let drawn = 0; drawn < Math.max(wanted, limits.mapsInARow); drawn++) {
    if (drawn >= wanted && g.cards(MAP_DRAWN).some(isGood)) break;
    drawMap(g);
  }
  g.emit('finds-drawn', { hero: nameOf(g, hero), cards: [...g.cards(MAP_DRAWN)] });
  next(g, windowFor('finds-drawn', hero), { do: 'take-find', hero, at });
}

/** One of the finds that lie drawn and can be resolved. */
export function* takeFind(g: G, { hero, at }: TaskOf<'take-find'>): Flow<void> {
  const isGood = (card: CardId): boolean => isResolvable(g, hero, findOn(g, card, at));
  const drawn = g.cards(MAP_DRAWN);
  const refuse = (card: CardId): Refusal | undefined =>
    isGood(card) ? undefined : g.refuse('DN-MAP-03', 'run-out');
  if (!drawn.some(isGood)) {
    discardMaps(g);
    return yield* takeGreen(g, hero);
  }
  const [only] = drawn.length === 1 ? drawn : [];
  const card =
    only ??
    (yield* choose(g, seatOf(g, hero), 'which-find', drawn, {
      rule: 'DN-ACT-11',
      params: { hero: nameOf(g, hero) },
      as: each => ({ key: 'find', card: each, place: findOn(g, each, at) ?? 'none' }),
      refuse,
    }));
  discardMaps(g);
  const find = card === undefined ? undefined : findOn(g, card, at);
  if (find) yield* resolveFind(g, hero, find);
}

/** DN-MAP-04: any item with a green back that is left. */
function* takeGreen(g: G, hero: HeroId): Flow<void> {
  const tokens = g.cards(ITEM_SUPPLY).filter(token => {
    const def = g.def(token);
    return def.type === 'item' && def.greenBack && tokenOf(g, def.id) === token;
  });
  const token = yield* choose(g, seatOf(g, hero), 'any-item', tokens, { rule: 'DN-MAP-04' });
  if (token !== undefined) takeToken(g, hero, token);
}

function takeToken(g: G, hero: HeroId, token: CardId): void {
  g.move(token, itemsOf(hero));
  g.emit('found', { hero: nameOf(g, hero), card: token });
}

/** DN-FIND-06 to -10, DN-FIND-12. */
function* resolveFind(g: G, hero: HeroId, find: FindName): Flow<void> {
  const def = findDef(find);
  const token = def ? undefined : tokenOf(g, find);
  if (token !== undefined) return takeToken(g, hero, token);
  g.emit('found-place', { hero: nameOf(g, hero), find: { def: find } });
  if (def?.gain) gain(g, hero, 'grace', def.gain.grace ?? 0, def.gain.upTo);
  if (def?.artifacts)
    for (const card of g.cards(ARTIFACT_DECK).slice(0, def.artifacts)) takeToken(g, hero, card);
  if (def?.choosePower) yield* epiphany(g, hero);
  if (def?.powers) yield* supplyCache(g, hero, def.powers);
}

/** DN-FIND-08. */
function* epiphany(g: G, hero: HeroId): Flow<void> {
  const deck = g.cards(powerDeck(hero));
  g.look(seatOf(g, hero), deck);
  const card = yield* choose(g, seatOf(g, hero), 'choose-power', deck, { rule: 'DN-FIND-08' });
  if (card !== undefined) gainPower(g, hero, card);
  g.shuffle(powerDeck(hero));
}

/** DN-FIND-10; DN-CUSTOM-02: a custom deck is drawn from the bottom, so the other card goes on top. */
function* supplyCache(g: G, hero: HeroId, number: number): Flow<void> {
  const cards = nextPowers(g, hero, number);
  g.reveal(cards);
  const kept = yield* choose(g, seatOf(g, hero), 'keep-power', cards, { rule: 'DN-FIND-10' });
  for (const card of cards) {
    if (card === kept) gainPower(g, hero, card);
    else g.move(card, powerDeck(hero), isCustom(g, hero) ? 'front' : 'back');
  }
}
