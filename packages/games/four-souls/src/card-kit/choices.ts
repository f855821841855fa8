import {
  agree,
  type CardId,
  choose,
  chooseNumber,
  chooseSome,
  type Flow,
  maybeChoose,
  type Seat,
} from '@tavolata/kernel';
import type { Standing } from '../behaviour.ts';
import { limits } from '../defs.ts';
import type { Aim, G } from '../state.ts';
import {
  active,
  allItems,
  deciderOf,
  handOf,
  inTurnOrder,
  others,
  soulCards,
  still,
} from '../table/table.ts';
import { gainItem, giveItem, stealable } from '../verbs/items.ts';
import { giveLoot, lookAtHand } from '../verbs/loot.ts';
import { showAim } from '../verbs/use.ts';
import { destroySoul, giveSoul, shuffleDeck } from '../verbs/zoning.ts';
import { deck } from '../zones.ts';

// Choices that are no targets: made as the effect resolves (FS-ABIL-07). Each says whether, or what, was chosen.

/** A player, of these or of all. */
export function* pickPlayer(
  g: G,
  at: Standing,
  seats: readonly Seat[] = inTurnOrder(g),
): Flow<Seat | undefined> {
  const chosen = yield* choose(g, at.me, 'pick-player', seats, { source: at.card });
  if (chosen) g.emit('picked-player', { seat: at.me, whom: chosen });
  return chosen;
}

/** Anything that can be aimed at, picked as the effect resolves: `pickAim(g, use, aMonsterOrPlayer.candidates(g, use))`. */
export function* pickAim(g: G, at: Standing, aims: readonly Aim[]): Flow<Aim | undefined> {
  return yield* choose(g, at.me, 'pick-one', aims, { source: at.card, as: aim => showAim(g, aim) });
}

/** A number on a die. */
export function* pickFace(at: Standing, faces: { min: number; max: number } = limits.die): Flow<number> {
  return yield* chooseNumber(at.me, 'pick-number', faces, { source: at.card });
}

/** One of some amounts: 'add up to 2'. */
export function* pickAmount(g: G, at: Standing, amounts: readonly number[]): Flow<number> {
  const chosen = yield* choose(g, at.me, 'pick-amount', amounts, {
    source: at.card,
    as: value => ({ key: 'amount', value }),
  });
  return chosen ?? 0;
}

/** A loot card of the giver's choice. False if they have none. */
export function* giveChosenLoot(g: G, from: Seat, to: Seat, source: CardId): Flow<boolean> {
  if (from === to) return false;
  const card = yield* choose(g, from, 'give-loot', handOf(g, from), { source, params: { to } });
  if (card !== undefined) giveLoot(g, from, to, card);
  return card !== undefined;
}

/** Looks at a hand; may take one card of it. */
export function* lookAndMaybeSteal(g: G, at: Standing, from: Seat): Flow<void> {
  lookAtHand(g, at.me, from);
  if (from === at.me) return;
  const card = yield* maybeChoose(g, at.me, 'steal-loot', handOf(g, from), { source: at.card });
  if (card !== undefined) giveLoot(g, from, at.me, card);
}

/** Looks at a hand and takes one card of it. */
export function* lookAndSteal(g: G, at: Standing, from: Seat): Flow<void> {
  lookAtHand(g, at.me, from);
  if (from === at.me) return;
  const card = yield* choose(g, at.me, 'steal-loot', handOf(g, from), { source: at.card });
  if (card !== undefined) giveLoot(g, from, at.me, card);
}

/** Looks at a hand; may swap a card of one's own with one of it, picking both. */
export function* lookAndMaybeSwap(g: G, at: Standing, other: Seat): Flow<void> {
  lookAtHand(g, at.me, other);
  if (other === at.me || handOf(g, at.me).length === 0) return;
  const theirs = yield* maybeChoose(g, at.me, 'steal-loot', handOf(g, other), { source: at.card });
  if (theirs === undefined) return;
  const about = { source: at.card, params: { to: other } };
  const mine = yield* choose(g, at.me, 'give-loot', handOf(g, at.me), about);
  if (mine === undefined) return;
  giveLoot(g, other, at.me, theirs);
  giveLoot(g, at.me, other, mine);
}

/** A card of one's hand on top of the Loot deck. */
export function* topDeckLoot(g: G, seat: Seat, source: CardId): Flow<void> {
  const card = yield* choose(g, seat, 'top-deck', handOf(g, seat), { source });
  if (card !== undefined) g.move(card, deck('loot'), 'front');
}

/** A non-eternal item of another player or of the shop, picked now. */
export function* stealAnyItem(g: G, at: Standing): Flow<boolean> {
  const aim = yield* choose(g, at.me, 'steal-item', stealable(g, at.me), {
    source: at.card,
    as: one => showAim(g, one),
  });
  const card = still(g, aim);
  if (card !== undefined) giveItem(g, at.me, card);
  return card !== undefined;
}

export function* destroyOwnSoul(g: G, seat: Seat, source: CardId): Flow<boolean> {
  const soul = yield* choose(g, seat, 'destroy-own-soul', soulCards(g, seat), { source });
  if (soul !== undefined) destroySoul(g, soul);
  return soul !== undefined;
}

export function* stealSoul(g: G, at: Standing): Flow<boolean> {
  const all = others(g, at.me).flatMap(seat => soulCards(g, seat));
  const soul = yield* choose(g, at.me, 'steal-soul', all, { source: at.card });
  if (soul !== undefined) giveSoul(g, at.me, soul);
  return soul !== undefined;
}

/** Looks through the Treasure deck for an item that fits, gains it, and shuffles. */
export function* searchTreasure(
  g: G,
  seat: Seat,
  source: CardId,
  fits: (card: CardId) => boolean,
): Flow<void> {
  const found = g.cards(deck('treasure'));
  g.look(deciderOf(g, seat), found);
  const card = yield* choose(g, seat, 'search-item', found.filter(fits), { source });
  if (card !== undefined) gainItem(g, seat, card, true);
  shuffleDeck(g, 'treasure');
}

/** 'You may', inside an effect of one's own. */
export function* mayI(at: Standing): Flow<boolean> {
  return yield* agree(at.me, 'may-do', { source: at.card });
}

/** Any number of cards of one's hand. */
export function* pickFromHand(
  g: G,
  seat: Seat,
  source: CardId,
  bounds: { min: number; max: number },
): Flow<CardId[]> {
  return yield* chooseSome(g, seat, 'pick-from-hand', handOf(g, seat), bounds, { source });
}

/** FS-VOTE-01 to FS-VOTE-05: in turn order from the controller, in the open; a tie has no winner. */
export function* voteForItem(g: G, at: Standing): Flow<CardId | undefined> {
  const votes = new Map<CardId, number>();
  for (const seat of inTurnOrder(g, at.by ?? active(g))) {
    const card = yield* choose(g, seat, 'vote-item', allItems(g), { rule: 'FS-VOTE-02', source: at.card });
    if (card === undefined) return undefined;
    votes.set(card, (votes.get(card) ?? 0) + 1);
    g.emit('voted', { seat, card });
  }
  const most = Math.max(...votes.values());
  const first = [...votes].filter(([, count]) => count === most);
  return first.length === 1 ? first[0]?.[0] : undefined;
}
