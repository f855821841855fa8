import type { Seat } from '@tavolata/kernel';

/** A card in play, as far as it is more than what is printed on it. Never changed in place. */
export interface Thing {
  readonly life: number;
  readonly charged: boolean;
  readonly damage: number;
  /** The maximum HP last seen, to notice when it drops (FS-DMG-14). */
  readonly maxHp?: number;
  /** By name; `generic` for those without one (FS-CTR-02). */
  readonly counters: Readonly<Record<string, number>>;
  /** Has the quality of a starting item by an effect, and Eternal with it (FS-TREAS-04). */
  readonly starting?: true;
  /** What this object noted (FS-MECH-27). */
  readonly notes?: Readonly<Record<string, number>>;
  readonly lastHit?: Hit;
  /** The soul value an effect gave it, in place of its icon's (FS-SOUL-02). */
  readonly worth?: number;
  /** How often it took damage this turn. */
  readonly hits?: number;
  /** The turn in which it entered play. */
  readonly since: number;
}

/** The definition a card is a copy of, and whether that ends with the turn (FS-COPY-01). */
export interface Copy {
  readonly def: string;
  readonly untilEnd: boolean;
  /** What it is a copy of for the rest of the game, and shows again after the turn (FS-EFF-03). */
  readonly beneath?: Copy;
}

/** What brought something to 0 HP (FS-DEATH-08). */
export interface Hit {
  readonly by?: Seat;
  readonly combat?: true;
  /** The final attack roll behind combat damage. */
  readonly face?: number;
}

export type SlotKind = 'shop' | 'room' | 'monster' | 'final-boss' | 'minion';
export interface Slot {
  readonly id: number;
  readonly kind: SlotKind;
}
