import type { AnyPage } from '@tavolata/board-kit';

/** What the lobby shows of a game before anything of it is loaded. */
export interface Door {
  readonly slug: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The fewest or the most, and nobody between. */
  readonly either?: boolean;
  readonly minutes: number;
  /** From 1, light, to 5, heavy. */
  readonly weight: number;
  /** Whether it is as good alone: then nobody else is at the table until one says so. */
  readonly alone?: boolean;
  /** Whether the game has tutorials. */
  readonly teaches?: boolean;
  /** The address of its picture. */
  readonly art: string;
  readonly load: () => Promise<AnyPage>;
}
