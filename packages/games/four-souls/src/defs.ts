import type { Def } from '@tavolata/kernel';
import { components } from '../generated/components.ts';
import type { Behaviour } from './cards/behaviour.ts';

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
  readonly startingItem?: string;
  readonly startingItemFrom?: { readonly deck: string; readonly look: number; readonly keep: number };
  readonly goesFirst?: boolean;
  readonly entersWith?: { readonly counters?: number; readonly deactivated?: boolean };
  readonly attackable?: boolean;
  /** The DC of an attacked player while this is in play (FS-ATKPL-01). */
  readonly playerDc?: number;
  readonly goal?: Goal;
  /** The other face of a double-faced card (FS-MECH-24). */
  readonly otherFace?: string;
  readonly does: Behaviour;
  /** Whether what it does is written: cards without it stay out of the decks. */
  readonly written: boolean;
}

export const { limits } = components;

type Facts = Omit<CardDef, 'back' | 'keywords' | 'rewards' | 'kinds' | 'does' | 'written'> & {
  readonly keywords?: readonly Keyword[];
  readonly rewards?: readonly Reward[];
  readonly abilities?: readonly { readonly kind: AbilityKind }[];
};
const NOTHING: Behaviour = {};

function defOf(facts: Facts, does: Behaviour | undefined): CardDef {
  const { keywords = [], rewards = [], abilities = [], ...rest } = facts;
  return {
    ...rest,
    back: facts.type,
    keywords,
    rewards,
    kinds: abilities.map(({ kind }) => kind),
    does: does ?? NOTHING,
    written: does !== undefined || abilities.length === 0,
  };
}

export const defsWith = (behaviours: Readonly<Record<string, Behaviour>>): readonly CardDef[] =>
  (components.cards as unknown as readonly Facts[]).map(facts => defOf(facts, behaviours[facts.id]));

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
  does: NOTHING,
  written: true,
}));
