import type { Def } from '@tavolata/kernel';
import { components } from '../generated/components.ts';
import type { Behaviour } from './behaviour.ts';
import type { DeckKind } from './zones.ts';

export const TYPES = [
  ...(['character', 'starting-item', 'treasure', 'loot', 'monster', 'bonus-soul', 'room'] as const),
] as const;
export type CardType = (typeof TYPES)[number];
export type AbilityKind = 'tap' | 'paid' | 'triggered' | 'static' | 'replacement' | 'loot' | 'setup';
export type Keyword = 'eternal' | 'trinket' | 'ambush' | 'guppy' | 'curse' | 'indomitable';

export interface Stats {
  readonly hp: number;
  readonly atk: number;
  /** A character has none of its own (FS-CARD-07). */
  readonly dc?: number;
}

/** FS-CARD-08; `die` is the result of a roll by the active player (FS-MON-12). */
export interface Reward {
  readonly gain: 'cents' | 'loot' | 'treasure';
  readonly amount: number | 'die';
  readonly who?: 'each-player';
}

export interface Goal {
  readonly counts: string;
  readonly atLeast: number;
  readonly goesTo: 'who-reaches-it' | 'fewest-souls' | 'fewest-items' | 'active-player';
  readonly counters?: boolean;
}

/** What a card is for: when to use it. */
export type Use = 'money' | 'roll' | 'shield' | 'recharge' | 'damage' | 'cancel' | 'gain' | 'loot-play';

/** When something is worth doing. */
export type When =
  | 'always'
  | 'spare-cents'
  | 'anothers-soul'
  | 'behind-in-souls'
  | 'loot-play-missed'
  | { readonly hpAbove: number }
  | { readonly cardBelow: number }
  | { readonly holds: number };

/** What bots must know of a card that neither its facts nor its code tell them. */
export interface Hints {
  /** Where its kind says too little. */
  readonly use?: Use;
  /** Of a shield: kept for damage that kills. */
  readonly against?: 'death';
  /** What it adds to a roll, or can make of it; without either, anything. */
  readonly adds?: readonly number[];
  readonly sets?: readonly number[];
  /** Paid abilities are worth their cost only then, all others except then. */
  readonly when?: When;
  /** Which of its abilities waits for the other. */
  readonly savesFor?: 'last-ability' | 'kill';
  /** What 'you may' needs to be taken up; else it always is. */
  readonly may?: 'bad-roll' | 'bad-attack' | 'others-turn' | 'poor-item' | 'never';
  /** It does its target good. */
  readonly helps?: true;
  /** It hurts its own side when there is only one. */
  readonly apart?: true;
  /** There is no sensible moment for it. */
  readonly never?: true;
  /** An item that wins fights, or one that nobody wants to have. */
  readonly worth?: 'strong' | 'burden';
}

/** One of so many of that deck is the starting item. */
export interface StartingItemFrom {
  readonly deck: DeckKind;
  readonly look: number;
}

export interface CardDef extends Def {
  readonly type: CardType;
  readonly subtype?: string;
  readonly set: string;
  readonly copies: number;
  readonly supply?: number;
  readonly minPlayers?: number;
  readonly keywords: readonly Keyword[];
  readonly stats?: Stats;
  readonly souls?: number;
  /** What a character counts towards its player's souls (FS-CHAR-07). */
  readonly countsAsSouls?: number;
  readonly rewards: readonly Reward[];
  /** The kind of each ability, in the order of its text; keywords are not among them. */
  readonly kinds: readonly AbilityKind[];
  /** So many more in the turn in which the character is deactivated for them. */
  readonly lootPlays?: number;
  readonly startingItem?: string;
  readonly startingItemFrom?: StartingItemFrom;
  readonly goesFirst?: boolean;
  readonly entersWith?: { readonly counters?: number; readonly deactivated?: boolean };
  readonly attackable?: boolean;
  /** The DC of an attacked player while this is in play (FS-ATKPL-01). */
  readonly playerDc?: number;
  readonly goal?: Goal;
  /** The other face of a double-faced card (FS-MECH-24). */
  readonly otherFace?: string;
  /** In which challenges it appears, and as what (FS-CHAL-02). */
  readonly challenges?: Readonly<Record<string, 'final-boss' | 'minion'>>;
  /** The card it looks for. */
  readonly brings?: string;
  /** The character of whoever gets none by name in a scenario. */
  readonly standsIn?: true;
  /** Drawn in colours of its own. */
  readonly portrait?: true;
  readonly bots: Hints;
  readonly does: Behaviour;
  /** Whether what it does is written: cards without it stay out of the decks. */
  readonly written: boolean;
}

export const { limits } = components;

export type Facts = Omit<CardDef, 'back' | 'keywords' | 'rewards' | 'kinds' | 'bots' | 'does' | 'written'> & {
  readonly keywords?: readonly Keyword[];
  readonly rewards?: readonly Reward[];
  readonly kinds?: readonly AbilityKind[];
  readonly bots?: Hints;
};
const NOTHING: Behaviour = {};

function defOf(facts: Facts, does: Behaviour | undefined): CardDef {
  const { keywords = [], rewards = [], kinds = [], bots = {}, ...rest } = facts;
  return {
    ...rest,
    back: facts.type,
    keywords,
    rewards,
    kinds,
    bots,
    does: does ?? NOTHING,
    written: does !== undefined || kinds.length === 0,
  };
}

export const defsWith = (behaviourOf: (facts: Facts) => Behaviour | undefined): readonly CardDef[] =>
  (components.cards as unknown as readonly Facts[]).map(facts => defOf(facts, behaviourOf(facts)));

/** What stands in a view for a card its viewer does not know. */
export const blanks: readonly CardDef[] = TYPES.map(type => ({
  id: `unknown-${type}`,
  back: type,
  type,
  set: '',
  copies: 0,
  keywords: [],
  rewards: [],
  kinds: [],
  bots: {},
  does: NOTHING,
  written: true,
}));
