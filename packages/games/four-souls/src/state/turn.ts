import type { Seat } from '@tavolata/kernel';
import type { Aim, Source } from './pointing.ts';
import type { Hit } from './things.ts';

export const STAGES = [
  ...(['eden', 'draft', 'first-player'] as const),
  ...(['recharge', 'turn-start', 'loot-step', 'looted', 'action', 'turn-end'] as const),
  ...(['hand-limit', 'room-discard', 'pass-turn'] as const),
] as const;
export type TurnStage = (typeof STAGES)[number];

/**
 * What comes next, within a stage in which players may get priority: the game settles, priority passes to the next
 * player who could do something, that player is asked, the top of the stack resolves, the turn advances.
 */
export type Doing = 'settle' | 'priority' | 'ask' | 'resolve' | 'advance';

export interface TurnState {
  number: number;
  seat: Seat;
  /** A turn beyond the usual order (FS-TURN-10). */
  extra: boolean;
  /** Of the turn's own attacks; of all that were declared; and how many were made on the Monster deck. */
  attacks: number;
  attacksDeclared: number;
  deckAttacks: number;
  purchases: number;
  boughtFromShop: number;
  monstersDied: number;
  grants: readonly AttackGrant[];
  /** The turn is to end when the stack is empty: an effect ended it or the active player died. */
  ending: boolean;
  /** The player whose turn it was has left: nobody is the active player any more (FS-LEAVE-08). */
  orphaned?: Seat;
}

/** An attack that is granted or demanded beyond the turn's own (FS-ATK-32). */
export interface AttackGrant {
  /** It gives an attack; otherwise it only binds one the player has. */
  readonly grants: boolean;
  readonly must: boolean;
  /** Only against these; anything if absent. */
  readonly only?: readonly Aim[];
  /** Given while an attack was being declared: it is not that one. */
  readonly later?: true;
}

export interface Attack {
  readonly by: Seat;
  /** `declared`: before the target is chosen; `rolling`: against it. */
  stage: 'declared' | 'rolling';
  target?: Aim;
  rolls: number;
  /** Others who roll along, and those of them still to roll in this go (FS-ATK-37). */
  joiners: readonly Seat[];
  rolling: readonly Seat[];
  /** Declared while the player had an attack to make on anything: to lose that one now takes nothing back. */
  readonly onAnything?: true;
  /** What it used, to be given back if its target leaves (FS-LEAVE-06). */
  spent?: Spent;
}

export interface Spent {
  /** One of the turn's own attacks. */
  readonly own: boolean;
  /** Grants it used or met, and those that came in their place. */
  readonly lost: readonly AttackGrant[];
  readonly gained: readonly AttackGrant[];
}

export interface Purchase {
  readonly by: Seat;
  stage: 'declared' | 'chosen';
  /** A shop item, or the Treasure deck. */
  choice?: Aim;
}

/** The steps of a death under way (FS-MDEATH-08, FS-PDEATH-02). */
export interface Dying {
  readonly of: Aim;
  readonly hit?: Hit;
  /** Which step comes next. */
  step: number;
  /** The number of the next thing on the stack as it began: the next step waits until nothing younger is there. */
  readonly base: number;
  /** The slot it left, not to be refilled before the last step. */
  slot?: number;
  /** The card as it was, for the abilities its death triggers. */
  readonly source?: Source;
  /** Who controlled it. */
  readonly controller?: Seat;
  /** What it was: a monster, or an attackable item or room. */
  readonly monster?: true;
  rewardFactor?: number;
  /** How many rewards have been gained, and the result of the roll for the next: 0 while it is on the stack. */
  rewards: number;
  rolled?: number;
}
