import type { Seat, ZoneId, ZoneSpec } from '@tavolata/kernel';
import type { LocationName } from './defs.ts';
import type { DarkestNightState, HeroId } from './state.ts';

const OPEN: ZoneSpec<DarkestNightState> = { sees: 'all', ordered: true };
const HIDDEN: ZoneSpec<DarkestNightState> = { sees: 'nobody', ordered: true };

/** DN-GEN-04: all is open but the order of the decks and the hand of a Necromancer player. */
export const zones: Readonly<Record<string, ZoneSpec<DarkestNightState>>> = {
  'event-deck': HIDDEN,
  'event-drawn': OPEN,
  'event-discard': OPEN,
  'map-deck': HIDDEN,
  'map-drawn': OPEN,
  'map-discard': OPEN,
  'artifact-deck': HIDDEN,
  'blight-supply': OPEN,
  'item-supply': OPEN,
  reserve: OPEN,
  removed: OPEN,
  blights: OPEN,
  'relic-site': OPEN,
  'left-items': OPEN,
  sheet: OPEN,
  powers: OPEN,
  items: OPEN,
  'power-deck': { ...HIDDEN, own: true },
  'necromancer-hand': { sees: 'owner', ordered: false },
};

export const EVENT_DECK = 'event-deck';
export const EVENT_DRAWN = 'event-drawn';
export const EVENT_DISCARD = 'event-discard';
export const MAP_DECK = 'map-deck';
export const MAP_DRAWN = 'map-drawn';
export const MAP_DISCARD = 'map-discard';
export const ARTIFACT_DECK = 'artifact-deck';
export const BLIGHT_SUPPLY = 'blight-supply';
export const ITEM_SUPPLY = 'item-supply';
export const RESERVE = 'reserve';
export const REMOVED = 'removed';

/** Zone ids are asked for all the time: each is made once. */
function per<T extends string | number>(kind: string): (owner: T) => ZoneId {
  const ids = new Map<T, ZoneId>();
  return owner => {
    let id = ids.get(owner);
    if (id === undefined) {
      id = `${kind}/${owner}`;
      ids.set(owner, id);
    }
    return id;
  };
}
export const blightsAt = per<LocationName>('blights');
export const relicSite = per<LocationName>('relic-site');
export const leftItems = per<LocationName>('left-items');
export const sheetOf = per<HeroId>('sheet');
export const powersOf = per<HeroId>('powers');
export const itemsOf = per<HeroId>('items');
export const powerDeck = per<HeroId>('power-deck');
export const necromancerHand = per<Seat>('necromancer-hand');
