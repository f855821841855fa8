import { type CardId, choose, type Flow, maybeChoose, type Option, type Seat } from '@tavolata/kernel';
import type { RoomDef } from '../defs.ts';
import type { G } from '../state.ts';
import { DISCARD, deck, stack } from '../zones.ts';
import { buildFaceUp, type Position, refuseOnTop } from './build.ts';
import { discardPile, search, take } from './draw.ts';
import { player, visibleRoom } from './dungeon.ts';

type Subtype = RoomDef['subtype'];

function fetchable(g: G, cards: readonly CardId[], subtype: Subtype): CardId[] {
  return cards.filter(card => {
    const def = g.def(card);
    return def.type === 'room' && def.tier === 'advanced' && def.subtype === subtype;
  });
}

/** King Croak and Cleopatra: look through the Room deck or the discard pile for an Advanced Room of a type. */
export function* fetchAdvanced(g: G, me: Seat, subtype: Subtype): Flow<void> {
  const piles = ['room-deck', 'discard-pile'].filter(pile => g.cards(pile).length > 0);
  const pile = yield* maybeChoose(g, me, 'search-where', piles, { params: { subtype } });
  if (!pile) return;
  const cards = pile === DISCARD ? discardPile(g) : search(g, me, 'room');
  const room = yield* maybeChoose(g, me, 'fetch-room', fetchable(g, cards, subtype), {
    params: { subtype },
    always: true,
  });
  if (room !== undefined) yield* buildOrKeep(g, me, room);
  // BM-SEARCH-01.
  if (pile !== DISCARD) g.shuffle(deck('room'));
}

interface Site extends Option {
  readonly position: Position;
}

/** Built at once, face-up, over one of the player's Rooms, or kept in hand; under Kobold Strike only kept (BM-CARD-11). */
function* buildOrKeep(g: G, me: Seat, room: CardId): Flow<void> {
  const sites = player(g, me).spaces.flatMap((space): Site[] => {
    const below = visibleRoom(g, me, space.id);
    return below === undefined
      ? []
      : [{ key: 'on-top', card: below, place: stack(me, space.id), position: space.id }];
  });
  const keep: Site = { key: 'keep-in-hand', position: 'new' };
  const site = yield* choose(g, me, 'build-fetched', [keep, ...sites], {
    rule: 'BM-REVEAL-09',
    source: room,
    refuse: option => (option === keep ? undefined : refuseSite(g, me, room, option.position as number)),
  });
  if (!site || site.key === 'keep-in-hand') take(g, me, room);
  else buildFaceUp(g, me, room, site.position);
}

function refuseSite(g: G, me: Seat, room: CardId, id: number) {
  if (g.state.strike) return g.refuse('BM-CARD-11', 'nobody-builds');
  const space = player(g, me).spaces.find(other => other.id === id);
  return space && refuseOnTop(g, me, room, space);
}
