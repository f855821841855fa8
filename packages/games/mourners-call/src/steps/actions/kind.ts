import type { Flow, Option, Refusal, Seat } from '@tavolata/kernel';
import type { G } from '../../state.ts';

/** One kind of action of the Action phase: what could be done, why it cannot, and the doing. */
export interface ActionKind {
  readonly offers: (g: G, seat: Seat) => readonly Option[];
  readonly refuse: (g: G, seat: Seat, option: Option) => Refusal | undefined;
  readonly take: (g: G, seat: Seat, option: Option) => Flow<void>;
}
