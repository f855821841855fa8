import type { Seat } from '@tavolata/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** In the order of seats, where a game says nothing else. */
export const SEAT_SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;

/** Colour and shape of a seat's sign. */
export interface SeatLook {
  readonly shape: (typeof SEAT_SHAPES)[number];
  readonly colour: string;
}
export type Looks = Readonly<Partial<Record<Seat, SeatLook>>>;

const Together = createContext<Looks>({});

/** Around the signs of those who sit together, in a game that has colours and shapes of its own. */
export const SeatLooks = Together.Provider;

export const useSeatLook = (seat: string): SeatLook | undefined => useContext(Together)[seat as Seat];
