import type { Def, RuleId } from '@tavolata/kernel';
import { components } from '../generated/components.ts';
import type { Behaviour } from './behaviour.ts';

export const TREASURES = ['cleric', 'mage', 'fighter', 'thief'] as const;
/** Named by the class it lures: Relic, Tome, Sword, Loot (BM-HERO-12). */
export type Treasure = (typeof TREASURES)[number];
export const VARIANTS = ['classic', 'hard', 'i-choose-you', 'machinations', 'unlimited-lives'] as const;
export type Variant = (typeof VARIANTS)[number];
export type WindowPhase = 'build' | 'adventure';

/** Paid when an ability is declared. */
export type Cost =
  | { readonly destroy: 'this' | 'another' }
  | { readonly discard: 'room' | 'monster-room' | 'spell'; readonly number: number };

/** What a bot uses a card for. */
export type Use =
  | 'strengthen-room'
  | 'freeze-room'
  | 'hit-by-rooms'
  | 'hit-by-rooms-ahead'
  | 'hit-here'
  | 'hit-anywhere'
  | 'march-again'
  | 'send-away'
  | 'save-hero'
  | 'shun-dungeon'
  | 'double-treasure'
  | 'lure-hero'
  | 'raise-hero'
  | 'build-more'
  | 'change-hands'
  | 'trade-room';

/** What bots must know of a card that neither its facts nor its code tell them. */
export interface Hints {
  readonly use?: Use;
  /** Damage or Health, where the use has some; of a hit none means that it kills. */
  readonly amount?: number;
  /** What using it costs besides the card. */
  readonly price?: number;
}

interface Printed extends Def {
  readonly copies: number;
  readonly treasure: readonly Treasure[];
  /** Rulings of the book on this card alone. */
  readonly rulings: readonly RuleId[];
  /** Rooms of this type deal more by it. */
  readonly strengthens?: 'monster' | 'trap';
  readonly bots: Hints;
  readonly does: Behaviour;
}
export interface BossDef extends Printed {
  readonly type: 'boss';
  readonly xp: number;
}
export interface RoomDef extends Printed {
  readonly type: 'room';
  readonly tier: 'basic' | 'advanced';
  readonly subtype: 'monster' | 'trap';
  readonly damage: number;
  readonly oncePerTurn?: boolean;
  readonly cost?: Cost;
}
export interface SpellDef extends Printed {
  readonly type: 'spell';
  readonly phases: readonly WindowPhase[];
}
export interface HeroDef extends Printed {
  readonly type: 'hero';
  readonly tier: 'ordinary' | 'epic';
  readonly health: number;
  readonly souls: number;
  readonly wounds: number;
  readonly minPlayers: number;
}
export type CardDef = BossDef | RoomDef | SpellDef | HeroDef;

export const { limits } = components;

type Facts = Omit<CardDef, 'back' | 'treasure' | 'rulings' | 'bots' | 'does'> & {
  readonly tier?: string;
  readonly treasure?: readonly Treasure[];
  readonly rulings?: readonly RuleId[];
  readonly bots?: Hints;
};
const NOTHING: Behaviour = {};

/** The printed facts, what the card does, and what its back tells: its type, for Heroes their tier (BM-INFO-01). */
function defOf(facts: Facts, does: Behaviour): CardDef {
  const back = facts.type === 'hero' ? `${facts.tier}-hero` : facts.type;
  const { treasure = [], rulings = [], bots = {} } = facts;
  return { ...facts, back, treasure, rulings, bots, does } as CardDef;
}

export const defsWith = (behaviours: Readonly<Record<string, Behaviour>>): readonly CardDef[] =>
  (components.cards as readonly Facts[]).map(facts => defOf(facts, behaviours[facts.id] ?? NOTHING));

const UNKNOWN = { copies: 0, treasure: [], rulings: [], bots: {}, does: NOTHING } as const;
const UNKNOWN_HERO = { ...UNKNOWN, type: 'hero', health: 0, souls: 0, wounds: 0, minPlayers: 2 } as const;
/** What stands in a view for a card its viewer does not know. */
export const blanks: readonly CardDef[] = [
  { ...UNKNOWN, id: 'unknown-boss', back: 'boss', type: 'boss', xp: 0 },
  { ...UNKNOWN, id: 'unknown-room', back: 'room', type: 'room', tier: 'basic', subtype: 'trap', damage: 0 },
  { ...UNKNOWN, id: 'unknown-spell', back: 'spell', type: 'spell', phases: [] },
  { ...UNKNOWN_HERO, id: 'unknown-ordinary-hero', back: 'ordinary-hero', tier: 'ordinary' },
  { ...UNKNOWN_HERO, id: 'unknown-epic-hero', back: 'epic-hero', tier: 'epic' },
];
