import type { CardId, Json, Seat } from '@tavolata/kernel';
import type { G, Space } from './state.ts';
import { activeRooms, damageOf, faceDownIn, player, treasures } from './verbs/dungeon.ts';
import { healthOf, soulsOf, woundsOf } from './verbs/heroes.ts';
import {
  bossSpace,
  DISCARD,
  deck,
  entrance,
  faceDown,
  hand,
  inside,
  PENDING,
  REMOVED,
  souls,
  stack,
  TOWN,
  wounds,
} from './zones.ts';

const names = (g: G, cards: readonly CardId[]): string[] => cards.map(card => g.def(card).id);

/** The visible card of a space; a space that only holds a face-down one says so. */
function shownIn(g: G, seat: Seat, { id }: Space): string {
  if (faceDownIn(g, seat, id) !== undefined) return 'face-down';
  const top = g.cards(stack(seat, id))[0];
  return top === undefined ? 'empty' : g.def(top).id;
}

function glancePlayer(g: G, seat: Seat): Json {
  const { out, spaces, levelledUp } = player(g, seat);
  const boss = g.cards(bossSpace(seat))[0];
  return {
    boss: boss === undefined ? 'none' : g.def(boss).id,
    out,
    levelledUp,
    souls: soulsOf(g, seat),
    wounds: woundsOf(g, seat),
    soulCards: names(g, g.cards(souls(seat))),
    woundCards: names(g, g.cards(wounds(seat))),
    hand: names(g, g.cards(hand(seat))),
    dungeon: spaces.map(space => shownIn(g, seat, space)),
    stacks: spaces.map(({ id }) => names(g, g.cards(stack(seat, id)))),
    faceDown: spaces.flatMap(({ id }) => names(g, g.cards(faceDown(seat, id)))),
    deactivated: spaces
      .filter(space => space.deactivated)
      .map(({ id }) => g.def(g.cards(stack(seat, id))[0] as CardId).id),
    damage: activeRooms(g, seat).map(spot => damageOf(g, spot)),
    treasure: out || boss === undefined ? {} : treasures(g, seat),
    entrance: names(g, g.cards(entrance(seat))),
    inside: names(g, g.cards(inside(seat)))[0] ?? 'nobody',
  };
}

/** A position by names: what scenarios check and a text table reads out. */
export function glance(g: G): Json {
  const { state } = g;
  const heroes = [
    ...g.cards(TOWN),
    ...g.seats.flatMap(seat => [...g.cards(entrance(seat)), ...g.cards(inside(seat))]),
  ];
  return {
    turn: state.turn,
    phase: state.phase,
    active: state.active ?? 'nobody',
    order: state.order,
    seats: Object.fromEntries(g.seats.map(seat => [seat, glancePlayer(g, seat)])),
    town: names(g, g.cards(TOWN)),
    health: Object.fromEntries(heroes.map(hero => [g.def(hero).id, healthOf(g, hero)])),
    discard: names(g, g.cards(DISCARD)),
    pending: names(g, g.cards(PENDING)),
    removed: names(g, g.cards(REMOVED)),
    decks: Object.fromEntries(
      (['room', 'spell', 'ordinary-hero', 'epic-hero'] as const).map(kind => [
        kind,
        g.cards(deck(kind)).length,
      ]),
    ),
    winners: state.core.result?.winners ?? [],
    result: state.core.result?.reason ?? 'none',
  };
}
