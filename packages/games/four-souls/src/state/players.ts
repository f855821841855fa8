import type { Hit } from './things.ts';

export interface PlayerState {
  cents: number;
  damage: number;
  maxHp?: number;
  /** From the moment their death resolves to the end of the turn (FS-PDEATH-18). */
  dead: boolean;
  out: boolean;
  lastHit?: Hit;
  /** Turns to be skipped (FS-REPL-02). */
  skips: number;
  /** Markers on the player, not on the character (FS-CTR-09). */
  counters: Readonly<Record<string, number>>;
  thisTurn: ThisTurn;
}

/** What a player did this turn, as far as any card asks. Never changed in place. */
export interface ThisTurn {
  /** Loot plays left of the turn's own, below zero when more of those that cards give were used; and of those granted. */
  readonly lootPlays: number;
  readonly grantedPlays: number;
  /** Loot cards played, by whatever right. */
  readonly lootPlayed: number;
  readonly activations: number;
  readonly rolls: number;
  readonly attackRolls: number;
  readonly hits: number;
  readonly attacked: boolean;
}

export const NOTHING_YET: ThisTurn = {
  lootPlays: 0,
  grantedPlays: 0,
  lootPlayed: 0,
  activations: 0,
  rolls: 0,
  attackRolls: 0,
  hits: 0,
  attacked: false,
};
