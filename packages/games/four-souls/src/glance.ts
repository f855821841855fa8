import type { CardId, Json, Seat } from '@tavolata/kernel';
import type { Aim, G, StackItem } from './state.ts';
import { atkOf, dcOf, hpOf, soulsOf } from './table/standing.ts';
import {
  aimAt,
  characterOf,
  countersOn,
  cursesOf,
  events,
  faceOf,
  handOf,
  isCharged,
  isInPlay,
  isNobodys,
  itemsOf,
  monsters,
  player,
  rooms,
  shopItems,
  slotsOf,
  soulCards,
} from './table/table.ts';
import { lootPlaysLeft } from './verbs/playing.ts';
import { BONUS_SOULS, DECKS, deck, discardPile, HOLDING, OUTSIDE, slot, UNDER } from './zones.ts';

const names = (g: G, cards: readonly CardId[]): string[] => cards.map(card => g.def(card).id);
const record = <T extends Json>(entries: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(entries);

function glancePlayer(g: G, seat: Seat): Json {
  const { cents, dead, out, skips } = player(g, seat);
  if (out) return { out };
  const cards = [characterOf(g, seat), ...itemsOf(g, seat)];
  return {
    out,
    character: g.def(characterOf(g, seat)).id,
    cents,
    hp: hpOf(g, { seat }),
    atk: atkOf(g, { seat }),
    dead,
    skips,
    hand: names(g, handOf(g, seat)),
    items: names(g, itemsOf(g, seat)),
    curses: names(g, cursesOf(g, seat)),
    souls: soulsOf(g, seat),
    soulCards: names(g, soulCards(g, seat)),
    deactivated: names(
      g,
      cards.filter(card => !isCharged(g, card)),
    ),
    lootPlays: lootPlaysLeft(g, seat),
  };
}

const nameAim = (g: G, { seat, card, deck: kind, slot: id }: Aim): string =>
  seat ?? (card !== undefined ? g.def(card).id : (kind ?? (id === undefined ? 'stack' : `slot ${id}`)));

/** What lies on the stack in a few words: `damage a 2`, `roll b 5`, `loot bomb`, `ability fanny-pack`. */
function nameItem(g: G, item: StackItem): string {
  switch (item.kind) {
    case 'roll':
      return `roll ${item.by} ${item.face}`;
    case 'damage':
      return `damage ${nameAim(g, item.to)} ${item.amount}`;
    case 'death':
      return `death ${nameAim(g, item.of)}`;
    default:
      return `${item.kind} ${g.def(item.source.card).id}`;
  }
}

/** A position by names: what scenarios check and a text table reads out. */
export function glance(g: G): Json {
  const { state } = g;
  const withCounters = Object.keys(state.things).map(card => Number(card) as CardId);
  return {
    turn: state.turn.number,
    stage: state.stage,
    active: isNobodys(g) ? 'nobody' : state.turn.seat,
    order: state.order,
    seats: record(g.seats.map(seat => [seat, glancePlayer(g, seat)] as const)),
    shop: names(g, shopItems(g)),
    monsters: names(g, monsters(g)),
    events: names(g, events(g)),
    rooms: names(g, rooms(g)),
    covered: state.slots.flatMap(({ id }) => names(g, g.cards(slot(id)).slice(1))),
    slots: {
      shop: slotsOf(g, 'shop').length,
      monster: slotsOf(g, 'monster').length,
      room: slotsOf(g, 'room').length,
      minion: slotsOf(g, 'minion').length,
    },
    hp: record(monsters(g).map(card => [g.def(card).id, hpOf(g, aimAt(g, card))] as const)),
    dc: record(monsters(g).map(card => [g.def(card).id, dcOf(g, aimAt(g, card))] as const)),
    atk: record(monsters(g).map(card => [g.def(card).id, atkOf(g, aimAt(g, card))] as const)),
    counters: record(
      withCounters
        .filter(card => isInPlay(g, card) && countersOn(g, card) > 0)
        .map(card => [faceOf(g, card).id, countersOn(g, card)] as const),
    ),
    copies: record(
      Object.entries(state.copies).map(
        ([card, copy]) => [g.def(Number(card) as CardId).id, copy.def] as const,
      ),
    ),
    stack: [...state.stack].reverse().map(item => nameItem(g, item)),
    attacking: state.attack?.target ? nameAim(g, state.attack.target) : 'nothing',
    holding: names(g, g.cards(HOLDING)),
    under: names(g, g.cards(UNDER)),
    outside: names(g, g.cards(OUTSIDE)),
    bonusSouls: names(g, g.cards(BONUS_SOULS)),
    decks: record(DECKS.map(kind => [kind, g.cards(deck(kind)).length] as const)),
    discards: record(DECKS.map(kind => [kind, names(g, g.cards(discardPile(kind)))] as const)),
    timer: state.timer,
    winners: state.core.result?.winners ?? [],
    result: state.core.result?.reason ?? 'none',
  };
}
