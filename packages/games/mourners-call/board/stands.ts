import type { Seat } from '@tavolata/kernel';
import { type G, type GuildId, guildsAt, type LocationId } from '@tavolata/mourners-call';

/** Where a figure stands, by name, for whatever lets it move: the nth of its kind and owner in its location. */
export const standZone = (place: LocationId, seat: Seat, figure: string, nth: number): string =>
  `stand/${place}/${seat}/${figure}/${nth}`;

/** Where figures that have come to a location stand now: after those of their kind that were there already. */
export function arrivals(g: G, seat: Seat, guilds: readonly GuildId[], place: LocationId): string[] {
  return guildsAt(g, seat, place).flatMap(({ guild, number }) => {
    const came = guilds.filter(each => each === guild).length;
    return Array.from({ length: Math.min(came, number) }, (_, i) =>
      standZone(place, seat, guild, number - 1 - i),
    );
  });
}
