import type { CardId, Flow, Refusal, Seat } from '@tavolata/kernel';
import type { Aim, Effect, G, Spot } from './state.ts';

/** Somebody about to declare a Spell or use a Room's ability. */
export interface Use {
  readonly me: Seat;
  readonly card: CardId;
}

/** An ability its owner may do without, and did: it does not count as used. */
export const DECLINED = 'declined';
/** A generator where something is asked, a plain function where nothing is. */
export type Does = Flow<typeof DECLINED | void> | void;

/** A Spell, or a Room's activated ability: declared, answered, resolved. */
export interface Action {
  /** The card's own conditions, beyond phase, limit and cost: a legal target exists (BM-SPELL-08). */
  readonly refuse?: (g: G, use: Use) => Refusal | undefined;
  /** Fixes the targets (BM-SPELL-09). For abilities the cost is paid by then (BM-ACT-06). */
  readonly aim?: (g: G, use: Use) => Flow<Aim>;
  /** Asked again at resolution; if not, the effect does nothing. */
  readonly isLegal?: (g: G, effect: Effect) => boolean;
  readonly resolve: (g: G, effect: Effect) => Does;
  /** Cancels Spells: may always interrupt one (BM-CANCEL-01). */
  readonly cancels?: true;
}

/** What a card does, beyond the facts printed on it. */
export interface Behaviour {
  readonly spell?: Action;
  readonly activated?: Action;
  readonly levelUp?: (g: G, me: Seat) => Does;
  readonly whenBuilt?: (g: G, use: Use) => Does;
  readonly whenMonsterBuilt?: (g: G, use: Use) => Does;
  readonly whenHeroDefeatedHere?: (g: G, use: Use) => Does;
  readonly whenAnotherDestroyed?: (g: G, use: Use) => Does;
  readonly whenSpellResolved?: (g: G, use: Use) => Does;
  /** Damage in place of the printed number. */
  readonly baseDamage?: (g: G, self: Spot) => number;
  /** Damage this Room adds to another of its dungeon. */
  readonly boosts?: (g: G, self: Spot, other: Spot) => number;
  /** Where a Hero that enters goes instead. */
  readonly sendsBack?: (g: G, self: Spot, hero: CardId) => Spot | undefined;
  /** Why an Advanced Room cannot be built on top. */
  readonly refuseAbove?: (g: G, room: CardId) => Refusal | undefined;
  /** The normal draw of the Beginning phase may be a Spell. */
  readonly drawsSpells?: true;
  /** Whom it follows in the Bait phase, in place of its treasure. */
  readonly isLuredBy?: (g: G) => Seat | undefined;
}

export function* carryOut(does: Does): Flow<typeof DECLINED | void> {
  if (does) return yield* does;
}
