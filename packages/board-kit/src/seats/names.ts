import { SEATS, type Seat } from '@tavolata/kernel';
import { botName, type SeatInfo } from '@tavolata/table';

/** What seats are called. */
export type Names = Readonly<Partial<Record<Seat, string>>>;

/** Who sits there; nobody yet has no name. Long ago a bot that took a seat over was given none but its level. */
export function nameAt(place: SeatInfo): string | undefined {
  if (place.who === 'open') return undefined;
  const isNameless = place.who === 'bot' && place.name === place.level;
  return isNameless ? botName(Math.max(0, SEATS.indexOf(place.seat as Seat) - 1)) : place.name;
}
