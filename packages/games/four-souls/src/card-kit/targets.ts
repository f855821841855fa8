import type { CardId, Seat } from '@tavolata/kernel';
import type { TargetSpec, Use } from '../behaviour.ts';
import type { Aim, G } from '../state.ts';
import { isEternal } from '../table/standing.ts';
import {
  aimAt,
  allItems,
  characterOf,
  cursesOf,
  inTurnOrder,
  isCharged,
  isPassive,
  itemsOf,
  monsterSlots,
  monsters,
  others,
  player,
  rooms,
  shopItems,
  soulCards,
  topOf,
} from '../table/table.ts';
import { isAttackRoll } from '../verbs/dice.ts';
import { itemAbilities, lootsOnStack, rollsOnStack } from '../verbs/stack.ts';
import { canBeCovered, isAttacked } from '../verbs/zoning.ts';
import { DECKS, type DeckKind, discardPile } from '../zones.ts';

const seats = (list: readonly Seat[]): Aim[] => list.map(seat => ({ seat }));
const cards = (g: G, list: readonly CardId[]): Aim[] => list.map(card => aimAt(g, card));

// --- players ---

export const aPlayer: TargetSpec = { prompt: 'target-player', candidates: g => seats(inTurnOrder(g)) };
export const anotherPlayer: TargetSpec = {
  prompt: 'target-player',
  candidates: (g, { me }) => seats(others(g, me)),
};
export const aLivingPlayer: TargetSpec = {
  prompt: 'target-player',
  candidates: g => seats(inTurnOrder(g).filter(seat => !player(g, seat).dead)),
};
/** Any player: chance chooses as it goes on the stack. */
export const aRandomPlayer: TargetSpec = { ...aPlayer, random: true };

// --- monsters, items, rooms ---

export const aMonster: TargetSpec = { prompt: 'target-monster', candidates: g => cards(g, monsters(g)) };
export const aMonsterNotAttacked: TargetSpec = {
  prompt: 'target-monster',
  candidates: g =>
    cards(
      g,
      monsters(g).filter(card => !isAttacked(g, card)),
    ),
};
export const aMonsterOrPlayer: TargetSpec = {
  prompt: 'target-monster-or-player',
  candidates: g => [...cards(g, monsters(g)), ...seats(inTurnOrder(g))],
};
export const anItem: TargetSpec = { prompt: 'target-item', candidates: g => cards(g, allItems(g)) };
export const anotherItem: TargetSpec = {
  prompt: 'target-item',
  candidates: (g, { card }) =>
    cards(
      g,
      allItems(g).filter(item => item !== card),
    ),
};
/** An item that can be destroyed, stolen or rerolled. */
export const aNonEternalItem: TargetSpec = {
  prompt: 'target-item',
  candidates: g =>
    cards(
      g,
      allItems(g).filter(item => !isEternal(g, item)),
    ),
};
export const aPassiveItem: TargetSpec = {
  prompt: 'target-item',
  candidates: g =>
    cards(
      g,
      allItems(g).filter(item => !isEternal(g, item) && isPassive(g, item)),
    ),
};
export const myItem: TargetSpec = {
  prompt: 'target-own-item',
  candidates: (g, { me }) =>
    cards(
      g,
      itemsOf(g, me).filter(item => !isEternal(g, item)),
    ),
};
export const anothersItem: TargetSpec = {
  prompt: 'target-item',
  candidates: (g, { me }) =>
    cards(
      g,
      others(g, me)
        .flatMap(seat => itemsOf(g, seat))
        .filter(item => !isEternal(g, item)),
    ),
};
/** An item of the player the event names. */
export const thatPlayersItem: TargetSpec = {
  prompt: 'target-item',
  candidates: (g, { event }) =>
    cards(g, event?.seat ? itemsOf(g, event.seat).filter(item => !isEternal(g, item)) : []),
};
export const aDeactivatedItem: TargetSpec = {
  prompt: 'target-item',
  candidates: g =>
    cards(
      g,
      allItems(g).filter(item => !isCharged(g, item)),
    ),
};
export const aShopItem: TargetSpec = { prompt: 'target-item', candidates: g => cards(g, shopItems(g)) };
export const aCharacter: TargetSpec = {
  prompt: 'target-character',
  candidates: g =>
    cards(
      g,
      inTurnOrder(g).map(seat => characterOf(g, seat)),
    ),
};
export const aRoom: TargetSpec = { prompt: 'target-room', candidates: g => cards(g, rooms(g)) };
export const aCurse: TargetSpec = {
  prompt: 'target-curse',
  candidates: g =>
    cards(
      g,
      inTurnOrder(g).flatMap(seat => cursesOf(g, seat)),
    ),
};
export const anothersSoul: TargetSpec = {
  prompt: 'target-soul',
  candidates: (g, { me }) =>
    cards(
      g,
      others(g, me).flatMap(seat => soulCards(g, seat)),
    ),
};

// --- what waits on the stack ---

export const aRoll: TargetSpec = {
  prompt: 'target-roll',
  candidates: g => rollsOnStack(g).map(({ id }) => ({ stack: id })),
};
export const anAttackRoll: TargetSpec = {
  prompt: 'target-roll',
  candidates: g =>
    rollsOnStack(g)
      .filter(isAttackRoll)
      .map(({ id }) => ({ stack: id })),
};
export const aRollOutsideAttacks: TargetSpec = {
  prompt: 'target-roll',
  candidates: g =>
    rollsOnStack(g)
      .filter(roll => !isAttackRoll(roll))
      .map(({ id }) => ({ stack: id })),
};
/** A tap or paid ability of an item. */
export const anItemAbility: TargetSpec = {
  prompt: 'target-ability',
  candidates: g => itemAbilities(g).map(({ id }) => ({ stack: id })),
};
/** Such an ability, or a loot being played other than this one. */
export const anItemAbilityOrLoot: TargetSpec = {
  prompt: 'target-ability',
  candidates: (g, { card }) =>
    [...itemAbilities(g), ...lootsOnStack(g).filter(({ source }) => source.card !== card)].map(({ id }) => ({
      stack: id,
    })),
};

// --- decks, discards, slots ---

export const decksInUse = (g: G): DeckKind[] =>
  DECKS.filter(kind => kind !== 'room' || g.state.options.rooms);
export const aDeck: TargetSpec = {
  prompt: 'target-deck',
  candidates: g => decksInUse(g).map(deck => ({ deck })),
};
export const aFilledPile: TargetSpec = {
  prompt: 'target-discard',
  candidates: g =>
    decksInUse(g)
      .filter(kind => g.cards(discardPile(kind)).length > 0)
      .map(pile => ({ pile })),
};
/** A monster slot that is not being attacked and whose card can be covered (FS-KEY-06). */
export const aFreeSlot: TargetSpec = {
  prompt: 'target-slot',
  candidates: g =>
    monsterSlots(g)
      .filter(one => canBeCovered(g, one) && !isAttacked(g, topOf(g, one.id)))
      .map(({ id }) => ({ slot: id })),
};

/** A card of a discard that fits; named by where it lies, since it is no object in play. */
export const cardInPile = (pile: DeckKind, fits: (g: G, card: CardId) => boolean): TargetSpec => ({
  prompt: 'target-card',
  candidates: g =>
    g
      .cards(discardPile(pile))
      .filter(card => fits(g, card))
      .map(card => ({ card })),
});

/** Any number of what another spec offers. */
export const anyNumberOf = (spec: TargetSpec): TargetSpec => ({
  ...spec,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
});
/** One if there is any: the rest of the effect does not depend on it. */
export const ifAny = (spec: TargetSpec): TargetSpec => ({ ...spec, ifAny: true });
/** The player named by the event chooses; nobody if that player has left. */
export const chosenByThatPlayer = (spec: TargetSpec): TargetSpec => ({
  ...spec,
  candidates: (g, use) => (use.event?.seat ? spec.candidates(g, { ...use, me: use.event.seat }) : []),
  chooser: (_g, use) => use.event?.seat ?? use.me,
});

// --- reading what was chosen ---

export const aimOf = (use: Use, nth = 0): Aim | undefined => use.aims[nth]?.[0];
export const seatOf = (use: Use, nth = 0): Seat | undefined => use.aims[nth]?.[0]?.seat;
export const cardOf = (use: Use, nth = 0): CardId | undefined => use.aims[nth]?.[0]?.card;
export const deckAimed = (use: Use, nth = 0): DeckKind | undefined => use.aims[nth]?.[0]?.deck;
/** The roll, damage, death or loot that the event is about. */
export const thatRoll = (use: Use): Aim => (use.event?.stack === undefined ? {} : { stack: use.event.stack });
