export const MODES = ['competitive', 'solo', 'co-op'] as const;
export type Mode = (typeof MODES)[number];

export interface TableOptions {
  readonly soulsToWin: number;
  /** How many souls of one character count (FS-SOLO-15); 0 for no limit. */
  readonly soulLimit: number;
  readonly rooms: boolean;
  readonly bonusSouls: boolean;
  readonly miniDraft: boolean;
  readonly onlyEden: boolean;
  readonly lowestRoll: boolean;
  readonly cappedSupply: boolean;
  readonly everyDeath: boolean;
  readonly bartering: boolean;
  /** A house rule: items may be offered too (FS-BARTER-07). */
  readonly tradeItems: boolean;
  readonly challenge: string;
  readonly decks: 'base' | 'hundred' | 'picked' | 'own-proportions';
  /** Picked by hand: `bomb*4`. */
  readonly cards: readonly string[];
}
