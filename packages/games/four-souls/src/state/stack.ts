import type { CardId, Seat } from '@tavolata/kernel';
import type { Happening } from './happenings.ts';
import type { Aim, Path, Source } from './pointing.ts';
import type { Hit } from './things.ts';

interface OnStack {
  readonly id: number;
  /** Who controls it; nobody if the game does. */
  readonly by?: Seat;
}

/** A loot card being played, or a duplicate of one, which is nowhere but here (FS-COPYL-02). */
export interface Loot extends OnStack {
  readonly kind: 'loot';
  readonly by: Seat;
  readonly source: Source;
  readonly copy?: true;
  readonly path: Path;
  readonly aims: readonly (readonly Aim[])[];
}

export interface AbilityOnStack extends OnStack {
  readonly kind: 'ability';
  readonly source: Source;
  readonly path: Path;
  readonly how: 'tap' | 'paid' | 'triggered';
  /** Whether it belongs to an item: those can be cancelled by butter beans. */
  readonly item?: true;
  readonly aims: readonly (readonly Aim[])[];
  readonly event?: Happening;
  /** The final result, for what follows a roll. */
  readonly face?: number;
}

/** A die that has been rolled (FS-DICE-03). */
export interface Roll extends OnStack {
  readonly kind: 'roll';
  readonly by: Seat;
  face: number;
  /** The result with which it last tried to resolve (FS-DICE-13). */
  tried?: number;
  /** Which roll of that player this turn it is, and which attack roll. */
  readonly nth: number;
  readonly nthAttack?: number;
  /** What it was rolled for: an attack, a reward, or the ability whose outcome follows. */
  readonly attack?: Aim;
  readonly reward?: true;
  outcome?: Outcome;
}

/** What follows a roll once it has resolved (FS-KEY-14). */
export interface Outcome {
  readonly source: Source;
  readonly path: Path;
  readonly aims: readonly (readonly Aim[])[];
  readonly event?: Happening;
}

export interface Damage extends OnStack {
  readonly kind: 'damage';
  readonly to: Aim;
  amount: number;
  /** The card that deals it; none if it is merely taken (FS-DMG-10). */
  readonly source?: CardId;
  readonly combat?: true;
  readonly face?: number;
}

export interface Death extends OnStack {
  readonly kind: 'death';
  readonly of: Aim;
  readonly hit?: Hit;
}

export type StackItem = Loot | AbilityOnStack | Roll | Damage | Death;

/** An ability whose condition was met, waiting for the next priority (FS-TRIG-02). */
export interface Trigger {
  readonly by?: Seat;
  readonly source: Source;
  readonly path: Path;
  readonly event?: Happening;
  readonly item?: true;
  readonly face?: number;
  /** What a roll's outcome inherits from the ability that asked for the roll. */
  readonly aims?: readonly (readonly Aim[])[];
}

/** A copy of a loot card, which waits to be played; `id` tells it from others of the same card. */
export interface CopiedLoot {
  readonly id: number;
  readonly by: Seat;
  readonly source: Source;
  /** It needs no loot play (FS-COPYC-03). */
  readonly free?: true;
}

/** An effect that lasts: until the turn or its player's round ends, or for the rest of the game. */
export interface Lasting {
  readonly id: number;
  readonly by?: Seat;
  /** Whose card it comes from; of the built-in ones only the name counts. */
  readonly source: Source;
  readonly name: string;
  readonly aims: readonly (readonly Aim[])[];
  readonly until: 'turn' | 'round' | 'ever';
  /** What is left of it, or how much it is. */
  readonly left?: number;
  readonly event?: Happening;
}
