import { SEATS, type Seat } from '@tavolata/kernel';
import type { Place } from '@tavolata/table';

const BOTS = ['Ombra', 'Brace', 'Fosco', 'Lume', 'Vespro'] as const;

/** What bots are called, the first one first. */
export const botName = (at: number): string => BOTS[at] ?? BOTS[0];

/** Who sits there; nobody yet has no name. A bot that took a seat over was given none but its level. */
export function nameAt(place: Place): string | undefined {
  if (place.who === 'open') return undefined;
  const isNameless = place.who === 'bot' && place.name === place.level;
  return isNameless ? botName(Math.max(0, SEATS.indexOf(place.seat as Seat) - 1)) : place.name;
}
