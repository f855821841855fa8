import { SEATS, type Seat, type ZoneId, type ZoneSpec } from '@tavolata/kernel';
import { components } from '../generated/components.ts';
import type { Faction } from './defs.ts';

/** Who knows a card that lies there (MC-INFO-01, MC-INFO-02), as the component data say. */
export const zones: Readonly<Record<string, ZoneSpec>> = Object.fromEntries(
  components.zones.map(({ id, sees, order }) => [id, { sees, ordered: order === 'stack' }]),
);

export const COURT_DECK = 'court-deck';
export const COURT_PLAYED = 'court-played';
export const COURT_DISCARD = 'court-discard';
export const WALLOWS_DECK = 'wallows-deck';
export const WALLOWS_DISCARD = 'wallows-discard';
export const STARTERS = 'starting-mourners';
export const BOX = 'box';
export const REMOVED = 'removed';
export const mournerDeck = (faction: Faction): ZoneId => `mourner-deck-${faction}`;
export const motiveDeck = (faction: Faction): ZoneId => `motive-deck-${faction}`;

/** Zone ids are asked for all the time: made once per seat. */
const perSeat = (kind: string): ((seat: Seat) => ZoneId) => {
  const ids = new Map<Seat, ZoneId>(SEATS.map(seat => [seat, `${kind}/${seat}`]));
  return seat => ids.get(seat) as ZoneId;
};
export const hand = perSeat('hand');
export const packet = perSeat('packet');
export const motives = perSeat('motives');
export const mourners = perSeat('mourners');
export const openWallows = perSeat('open-wallows');
export const artifacts = perSeat('artifacts');
