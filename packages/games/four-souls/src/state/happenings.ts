import type { CardId, Seat } from '@tavolata/kernel';
import type { Hit } from './things.ts';

export const HAPPENINGS = [
  ...(['turn-start', 'turn-end', 'entered-play', 'left-play', 'damaged', 'damage-stacked'] as const),
  ...(['death-stacked', 'died', 'died-after', 'rolled', 'would-roll', 'final-roll'] as const),
  ...(['attack-declared', 'attack-on', 'attack-revealed', 'purchase-declared', 'purchase-of'] as const),
  ...(['activated', 'loot-played', 'looted', 'gained-cents', 'gave-cents', 'gained-item'] as const),
  ...(['gained-soul', 'bought', 'discarded', 'prevented', 'copied-loot'] as const),
] as const;

/** Something abilities may trigger on. Which particulars are there depends on the type; `verbs/happen.ts` lists them. */
export interface Happening {
  readonly type: (typeof HAPPENINGS)[number];
  /** The player concerned: who was damaged, died, rolled, activated, looted, whose turn it is. */
  readonly seat?: Seat;
  /** The card concerned: what was damaged, died, entered play, is attacked, was activated. */
  readonly card?: CardId;
  readonly life?: number;
  readonly amount?: number;
  /** Who did it, when a player did. */
  readonly by?: Seat;
  readonly source?: CardId;
  readonly combat?: true;
  /** A number on a die. */
  readonly face?: number;
  /** The roll, damage, death or loot on the stack that this is about. */
  readonly stack?: number;
  /** The roll was an attack roll, against `card` or `target`. */
  readonly attack?: true;
  readonly target?: Seat;
  /** What died was a monster; what was activated an item. */
  readonly monster?: true;
  readonly item?: true;
  readonly hit?: Hit;
  /** From the Treasure deck or the Monster deck, not from a slot. */
  readonly unseen?: true;
}
