import type { CardId, Seat } from '@tavolata/kernel';
import { CRYPT, type EffectStep, FACTIONS, type Faction, LOCATIONS, type Needs } from '../defs.ts';
import type { G } from '../state.ts';
import {
  countAt,
  figuresAt,
  freeBases,
  guildsOwned,
  locationsWithFigures,
  player,
  wallowsDef,
} from './board.ts';
import { guildsInReserve } from './reserve.ts';

/** The number a condition speaks of. */
function amount(g: G, seat: Seat, { have }: Needs, of?: Faction): number {
  switch (have) {
    case 'influence':
      return of ? player(g, seat).influence[of] : 0;
    case 'etherea':
      return player(g, seat).etherea;
    case 'threat':
      return g.state.threat;
    case 'guilds-owned':
      return guildsOwned(g, seat).length;
    case 'guild-figures-in-crypt':
      return figuresAt(g, seat, CRYPT).length;
    case 'locations-with-figures':
      return locationsWithFigures(g, seat, of).length;
    case 'figures-in-one-location':
      return Math.max(
        ...LOCATIONS.filter(({ faction }) => faction === of).map(({ id }) => countAt(g, seat, id)),
      );
  }
}

export function holds(g: G, seat: Seat, needs: Needs): boolean {
  const { of, atLeast = 0, atMost = Number.MAX_SAFE_INTEGER } = needs;
  const fits = (number: number): boolean => number >= atLeast && number <= atMost;
  if (of === 'each') return FACTIONS.every(faction => fits(amount(g, seat, needs, faction)));
  return fits(amount(g, seat, needs, of));
}

/** A reward that takes a figure waits until a base and a figure are there; the card stays open. */
const canTake = (g: G, seat: Seat, reward: readonly EffectStep[]): boolean =>
  reward.every(
    ({ figure }) => figure === undefined || (freeBases(g, seat) > 0 && guildsInReserve(g, figure).length > 0),
  );

/** MC-WAL-04, MC-WAL-08, MC-WAL-12: whether an open Wallows card is completed now. Rakers are fought instead. */
export function isCompleted(g: G, seat: Seat, card: CardId): boolean {
  const { subtype, lasting, on, atLeast = 1, needs, reward = [] } = wallowsDef(g, card);
  if (subtype === 'raker' || lasting) return false;
  if (on && (player(g, seat).tally[on] ?? 0) < atLeast) return false;
  if (needs && !holds(g, seat, needs)) return false;
  return (on !== undefined || needs !== undefined) && canTake(g, seat, reward);
}
