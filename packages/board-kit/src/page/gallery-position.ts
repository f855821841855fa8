import type { Json, Seat, SetupOptions } from '@tavolata/kernel';

/** A position that the gallery shows: laid out in the words of scenarios, or reached by bots from a deal. */
export interface GalleryPosition {
  readonly name: string;
  readonly players: number;
  readonly options?: SetupOptions;
  /** Without it the cards are dealt as the seed has it. */
  readonly given?: Json;
  readonly seed?: string;
  /** How many answers bots give first. */
  readonly answers?: number;
  /** Whose eyes; the first seat's. */
  readonly seat?: Seat;
  /** Bots go on until this seat is asked so: the question's prompt. Without it, anything it can choose in. */
  readonly until?: string;
}
