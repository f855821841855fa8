import { type CardId, choose, type Flow } from '@tavolata/kernel';
import { DARKNESS, type LocationName, limits, type MapDef, MONASTERY, modeDef } from '../defs.ts';
import type { G, TaskOf } from '../state.ts';
import { isFull, isProtected, removeBlight, whereIs } from '../verbs/blights.ts';
import { darknessFromBlights } from '../verbs/board.ts';
import { takeRoll } from '../verbs/dice.ts';
import { jointly } from '../verbs/joint.ts';
import { discardMaps, drawMap, topMap } from '../verbs/maps.ts';
import { activesWhere, ownerOf, powerDef } from '../verbs/powers.ts';
import { next, windowFor } from '../verbs/tasks.ts';
import { heroesLose } from '../verbs/victory.ts';
import { BLIGHT_SUPPLY, blightsAt, MAP_DISCARD, MAP_DRAWN, necromancerHand } from '../zones.ts';
import { roll } from './rolls.ts';

/** DN-NECRO-01, DN-DARK-01, DN-DARK-02: within the track; each point beyond its end is a blight on the Monastery. */
export function darken(
  g: G,
  { points = limits.darknessPerRound + darknessFromBlights(g) }: TaskOf<'darkness'>,
): void {
  const before = g.state.darkness;
  const after = Math.max(DARKNESS.min, Math.min(DARKNESS.max, before + points));
  if (after !== before) {
    g.state.darkness = after;
    g.emit('darkness-changed', { points: after - before, total: after });
  }
  const beyond = Math.max(0, before + points - DARKNESS.max);
  next(g, ...Array.from({ length: beyond }, () => ({ do: 'create-blight' as const, at: MONASTERY })));
}

/** DN-BLIGHT-03, DN-BLIGHT-04: the place first, then the card. */
export function createBlight(g: G, { at: wanted }: TaskOf<'create-blight'>): void {
  const at = isFull(g, wanted) ? MONASTERY : wanted;
  if (isFull(g, at)) return heroesLose(g, 'monastery-overrun', 'DN-BLIGHT-04');
  if (g.cards(BLIGHT_SUPPLY).length === 0) return;
  if (g.state.necromancerSeat) {
    next(g, { do: 'play-blight-card', at, played: [], refilled: false });
    return;
  }
  const cards = drawFor(g, at);
  next(g, windowFor('blight-drawn'), { do: 'place-blight', at, cards });
}

/** One of the blights that the cards name, or any that is left. */
export function* placeOne(g: G, { at, cards }: TaskOf<'place-blight'>): Flow<void> {
  const token = cards.length > 0 ? yield* chooseCard(g, at, cards) : yield* chooseToken(g, at);
  discardMaps(g);
  if (token !== undefined) placeBlight(g, token, at);
}

/** Ancient Defense: one card more to choose from. */
const cardsFor = (g: G, at: LocationName): number =>
  activesWhere(g, ({ location }) => location === at).reduce(
    (sum, { effect }) => sum + (effect.extraCards?.map ?? 0),
    1,
  );

const nameOn = (g: G, card: CardId, at: LocationName): string => (g.def(card) as MapDef).blights[at];
const tokenOf = (g: G, id: string): CardId | undefined =>
  g.cards(BLIGHT_SUPPLY).find(token => g.is(token, id));

/** Map cards whose blight can be placed; DN-MAP-03, DN-MAP-04: none, after three in a row that cannot. */
function drawFor(g: G, at: LocationName): CardId[] {
  const wanted = cardsFor(g, at);
  const fitting: CardId[] = [];
  for (let drawn = 0; drawn < Math.max(wanted, limits.mapsInARow); drawn++) {
    if (drawn >= wanted && fitting.length > 0) break;
    const card = drawMap(g);
    if (card !== undefined && tokenOf(g, nameOn(g, card, at)) !== undefined) fitting.push(card);
  }
  return fitting;
}

function* chooseCard(g: G, at: LocationName, cards: readonly CardId[]): Flow<CardId | undefined> {
  const card = yield* jointly(g, 'which-blight', cards, {
    params: { location: at },
    as: each => ({ key: 'map-blight', card: each, params: { name: { def: nameOn(g, each, at) } } }),
  });
  return card === undefined ? undefined : tokenOf(g, nameOn(g, card, at));
}

/** DN-MAP-04, DN-NPLAY-15: the players choose any blight that is left. */
function* chooseToken(g: G, at: LocationName): Flow<CardId | undefined> {
  const kinds = [...new Set(g.cards(BLIGHT_SUPPLY).map(token => g.def(token).id))];
  const tokens = kinds.map(id => tokenOf(g, id) as CardId);
  return yield* jointly(g, 'any-blight', tokens, {
    rule: 'DN-MAP-04',
    params: { location: at },
    as: card => ({ key: 'card', card }),
  });
}

function placeBlight(g: G, token: CardId, at: LocationName): void {
  g.move(token, blightsAt(at));
  g.emit('blight-created', { card: token, location: at });
  for (const { card, effect } of activesWhere(g, each => each.location === undefined)) {
    const { destroysOnFace: target } = effect;
    if (target === undefined) continue;
    const hero = ownerOf(g, card);
    // DN-TIME-03: a roll of whoever has the Rune, like any other.
    const interfering = { do: 'interfere', hero, card, blight: token } as const;
    return roll(g, { hero, kind: 'interference', base: 1, target }, interfering);
  }
}

/** DN-BTYPE-09: what a Shroud protects stays, whatever the die shows. */
export function interfere(g: G, { hero, card, blight }: TaskOf<'interfere'>): void {
  const { faces } = takeRoll(g);
  const { destroysOnFace } = powerDef(g, card).active ?? {};
  const at = whereIs(g, blight);
  // DN-COMBAT-16: the natural face.
  if (!at || destroysOnFace === undefined || !faces.includes(destroysOnFace)) return;
  if (isProtected(g, blight, hero)) {
    g.emit('blight-protected', { card: blight });
    return;
  }
  removeBlight(g, blight);
  g.emit('blight-destroyed', { card: blight, location: at });
}

const NONE = 'none';

/** DN-NPLAY-10 to -15: the Necromancer player plays cards from hand, one by one. */
export function* playBlightCard(g: G, task: TaskOf<'play-blight-card'>): Flow<void> {
  const { at, played, refilled } = task;
  const seat = g.state.necromancerSeat;
  if (!seat) return next(g, { do: 'create-blight', at });
  const place = (): void => next(g, windowFor('blight-drawn'), { do: 'place-blight', at, cards: played });
  if (played.length >= cardsFor(g, at)) return place();
  const hand = g.cards(necromancerHand(seat));
  const isPlayable = (card: CardId): boolean => tokenOf(g, nameOn(g, card, at)) !== undefined;
  // Asked even where no card will do, so that nobody learns of the hand before it is shown.
  const choices: readonly (CardId | typeof NONE)[] = hand.some(isPlayable) ? hand : [...hand, NONE];
  const card = yield* choose(g, seat, 'play-map', choices, {
    rule: 'DN-NPLAY-10',
    params: { location: at },
    as: each =>
      each === NONE
        ? { key: refilled ? 'heroes-choose' : 'show-hand' }
        : { key: 'map-blight', card: each, params: { name: { def: nameOn(g, each, at) } } },
    refuse: each =>
      each === NONE || isPlayable(each) ? undefined : g.refuse('DN-NPLAY-13', 'no-token-left'),
  });
  if (card === NONE || card === undefined) {
    if (refilled) return place();
    for (const each of hand) g.move(each, MAP_DISCARD, 'front');
    g.emit('hand-shown', { seat, cards: [...hand] });
    refillHand(g);
    next(g, { ...task, refilled: true });
    return;
  }
  g.move(card, MAP_DRAWN);
  g.emit('map-played', { seat, card });
  // DN-NPLAY-11: as soon as the last card has been played.
  if (g.cards(necromancerHand(seat)).length === 0) refillHand(g);
  next(g, { ...task, played: [...played, card] });
}

export function refillHand(g: G): void {
  const seat = g.state.necromancerSeat;
  if (!seat) return;
  for (let n = 0; n < modeDef('necromancer-player').hand; n++) {
    const card = topMap(g);
    if (card !== undefined) g.move(card, necromancerHand(seat));
  }
}
