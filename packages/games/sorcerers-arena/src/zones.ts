import { SEATS, type Seat, type ZoneId, type ZoneSpec } from '@tavolata/kernel';
import type { ArenaState } from './state.ts';

const OPEN: ZoneSpec<ArenaState> = { sees: 'all', ordered: true };

/** Who knows a card that lies there (SA-INFO-01); partners see each other's hand (SA-TEAM-17). */
export const zones: Readonly<Record<string, ZoneSpec<ArenaState>>> = {
  deck: { sees: 'nobody', ordered: true, own: true },
  hand: {
    sees: (owner, { core, sides }) => core.seats.filter(seat => sides[seat] === sides[owner]),
    ordered: false,
    own: true,
  },
  'in-play': OPEN,
  'discard-pile': OPEN,
  exile: OPEN,
  'ability-row': OPEN,
  box: OPEN,
};

/** Zone ids are asked for all the time: made once per seat. */
const perSeat = (kind: string): ((seat: Seat) => ZoneId) => {
  const ids = new Map<Seat, ZoneId>(SEATS.map(seat => [seat, `${kind}/${seat}`]));
  return seat => ids.get(seat) as ZoneId;
};
export const BOX = 'box';
export const deck = perSeat('deck');
export const hand = perSeat('hand');
export const inPlay = perSeat('in-play');
export const discardPile = perSeat('discard-pile');
export const exilePile = perSeat('exile');
export const abilityRow = perSeat('ability-row');
