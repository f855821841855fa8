import { type Signal, signal } from '@preact/signals';
import type { CardId, Seat } from '@tavolata/kernel';
import type { LocationId } from '@tavolata/mourners-call';

/** What is being looked at over the table: a player's cards, or a location. */
export type Opened = { readonly seat: Seat } | { readonly place: LocationId } | { readonly card: CardId };

export const opened: Signal<Opened | undefined> = signal(undefined);

/** Why something cannot be done, once it was tapped: until the next question. */
export const refused: Signal<{ readonly q: string; readonly reason: string } | undefined> = signal(undefined);
