import type { Def } from '@tavolata/kernel';
import { components } from '../generated/components.ts';
import type { Hints } from './hints.ts';

type Card = (typeof components.cards)[number];
type IdOf<T extends Card['type']> = Extract<Card, { readonly type: T }>['id'];

export type LocationName = (typeof components.locations)[number]['id'];
export type HeroName = IdOf<'hero'>;
export type BlightName = IdOf<'blight'>;
export type ItemName = IdOf<'item'>;
export type EnemyName = (typeof components.enemies)[number]['id'];
export type FindName = (typeof components.finds)[number]['id'] | ItemName;
export type Mode = (typeof components.modes)[number]['id'];
export type Stat = 'grace' | 'secrecy';
export type Family = 'form' | 'oath' | 'rune';
export type CombatWay = 'fight' | 'elude';
/**
 * What a roll is for. `event`: a table of an event card; `store`: dice that are kept (Prediction); `doom`: dice for the
 * Necromancer (Prophecy of Doom).
 */
export type RollKind = CombatWay | 'search' | 'pray' | 'event' | 'store' | 'doom' | 'interference';

export type Amounts = Readonly<Partial<Record<Stat, number>>>;
export type Gain = Amounts & { readonly upTo?: number | 'default' };

/** What happens to a hero, as the data say it (see `enemies` in components.yaml). */
export interface Outcome {
  readonly lose?: Amounts;
  readonly gain?: Gain;
  readonly spend?: Amounts;
  readonly or?: readonly Outcome[];
  readonly may?: Outcome;
  readonly wound?: boolean;
  readonly darkness?: number;
  /** All powers, one of choice, or the card that says so. */
  readonly exhaust?: 'all' | 'one' | 'this';
  readonly loseTurn?: boolean;
  readonly loseAll?: Stat;
  readonly events?: number;
  readonly finds?: number;
  readonly powers?: number;
  readonly dice?: number;
  readonly blights?: number;
  readonly move?: 'any-other';
  readonly necromancer?: 'here';
  /** `here` is where the fight is that brings it: when it is won, that location takes the word's place. */
  readonly destroyBlight?: 'here' | 'anywhere' | LocationName;
  readonly renewBlights?: 'here';
  readonly nothing?: boolean;
}

/** More or fewer dice, by what is rolled for. */
export interface DiceBy {
  readonly any?: number;
  readonly fight?: number;
  readonly elude?: number;
  readonly search?: number;
  readonly attackBlight?: number;
}
/** Points added to results, by what is rolled for. */
export interface PointsBy {
  readonly fight?: number;
  readonly elude?: number;
  readonly pray?: number;
  readonly fightNecromancer?: number;
}

export type OathDeed =
  | 'no-blight-here'
  | 'location-left'
  | 'blight-destroyed'
  | 'monastery-entered'
  | 'fight-won'
  | 'elude-attempted'
  | 'necromancer-beaten'
  | 'hide'
  | 'search';
export interface OathEnd extends Outcome {
  readonly by: readonly OathDeed[];
  readonly activates?: 'oath';
  readonly freeAction?: boolean;
}

/** What holds while a card is activated, and on what. */
export interface ActiveEffect {
  readonly on: 'self' | 'hero' | 'location' | 'board' | 'blight-type';
  readonly extraDice?: DiceBy;
  readonly extraCards?: { readonly map?: number; readonly event?: number };
  readonly highestDie?: PointsBy;
  readonly might?: number;
  readonly travel?: number;
  readonly noGrace?: boolean;
  readonly ignoresBlights?: boolean;
  readonly actions?: readonly string[];
  readonly prayHere?: boolean;
  readonly turnStart?: Outcome;
  readonly turnEnd?: Outcome;
  /** Up to default. */
  readonly onPray?: Amounts;
  readonly onHide?: Amounts;
  readonly ends?: 'used' | 'failed-or-other-tactic';
  readonly destroysOnFace?: number;
  readonly necromancerDice?: number;
  readonly fulfilled?: OathEnd;
  readonly broken?: OathEnd;
}

/** What a Tactic adds to a combat, by its dice or by how it ended. */
export interface After extends Outcome {
  readonly successes?: { readonly min?: number; readonly max?: number };
  readonly combat?: 'failed' | 'succeeded';
  readonly face?: number;
  readonly addedFace?: number;
}

export type Moment =
  | 'any-time'
  | 'own-turn'
  | 'own-turn-start'
  | 'hero-turn-start'
  | 'necromancer-die'
  | 'before-roll'
  | 'rolled'
  | 'fight-rolled'
  | 'elude-failed'
  | 'event-draw'
  | 'event-drawn'
  | 'search-succeeded'
  | 'grace-loss'
  | 'secrecy-loss'
  | 'attack-failed'
  | 'retrieve';

export interface Cost {
  readonly exhaust?: boolean;
  readonly grace?: number;
  readonly secrecy?: number;
}

/** A card whose text a hero can use: powers and artifacts (DN-ART-02), and items. */
interface UsableDef extends Def {
  readonly copies: number;
  readonly when?: readonly Moment[];
  readonly gain?: Gain;
  readonly extraDice?: DiceBy;
  readonly teleports?: boolean;
  readonly powers?: number;
}
export interface PowerDef extends UsableDef {
  readonly type: 'power' | 'artifact';
  readonly hero?: HeroName;
  readonly starting?: boolean;
  readonly kinds: readonly ('action' | 'tactic' | 'bonus' | 'active' | 'on-gain')[];
  readonly family?: Family;
  readonly clears?: Family;
  readonly cost?: Cost;
  readonly dice?: Readonly<Partial<Record<CombatWay, number | readonly number[]>>>;
  readonly only?: 'attacking' | 'with-necromancer';
  readonly notOn?: LocationName;
  readonly bars?: LocationName;
  readonly after?: readonly After[];
  readonly attacks?: { readonly blights: number; readonly moreDice: number };
  readonly search?: { readonly dice?: number; readonly cards?: number; readonly anywhere?: boolean };
  readonly moves?: number;
  readonly darkness?: number;
  readonly stores?: number;
  readonly spares?: Stat;
  readonly might?: number;
  readonly instead?: Amounts;
  readonly refreshes?: 'others';
  readonly reroll?: boolean;
  readonly necromancerDice?: number;
  readonly extraCards?: { readonly map?: number; readonly event?: number };
  readonly diceByDarkness?: readonly (DiceBy & { readonly from: number })[];
  readonly highestDie?: PointsBy;
  readonly chosenDie?: PointsBy;
  readonly eachDie?: PointsBy;
  readonly raisesDefault?: Amounts;
  readonly prayHere?: boolean;
  readonly exchange?: { readonly amount: number; readonly upTo: 'default' };
  readonly fromFate?: number;
  readonly limit?: 'once-per-turn';
  readonly active?: ActiveEffect;
  readonly bots?: Hints;
}
export interface ItemDef extends UsableDef {
  readonly type: 'item';
  readonly greenBack: boolean;
  readonly addedDice?: number;
  readonly bots?: Hints;
}
export interface RelicDef extends Def {
  readonly type: 'relic';
  readonly copies: number;
  readonly highestDie: PointsBy;
  readonly turnStart: Outcome;
  readonly handedOver: Outcome;
}
export interface HeroDef extends Def {
  readonly type: 'hero';
  readonly copies: number;
  readonly defaults: Readonly<Record<Stat, number>>;
  readonly bots?: Hints;
}
export interface EventCase {
  readonly from: number;
  readonly to?: number;
  readonly enemy?: EnemyName;
  readonly does?: Outcome;
}
export interface EventDef extends Def, Pick<EventCase, 'enemy' | 'does'> {
  readonly type: 'event';
  readonly copies: number;
  readonly fate: number;
  readonly by?: 'roll' | 'secrecy' | 'darkness' | 'blights';
  readonly cases?: readonly EventCase[];
  readonly first?: Outcome;
  readonly price?: Amounts;
  readonly escape?: Outcome;
  readonly reshuffles?: boolean;
}
export interface MapDef extends Def {
  readonly type: 'map';
  readonly copies: number;
  readonly blights: Readonly<Record<LocationName, BlightName>>;
  readonly finds: Readonly<Partial<Record<LocationName, FindName>>>;
}
export interface BlightDef extends Def {
  readonly type: 'blight';
  readonly copies: number;
  readonly subtype: 'aura' | 'monster';
  readonly might: number;
  readonly defense: Outcome;
  readonly enemy?: EnemyName;
  readonly forbids?: 'tactic' | 'bonus' | 'grace-gain';
  readonly entering?: Outcome;
  readonly turnEnd?: Outcome;
  readonly searchDifficulty?: number;
  readonly darknessPerTurn?: number;
  readonly extraDice?: DiceBy;
  readonly protectsOthers?: boolean;
  readonly bots?: Hints;
}
export type CardDef = PowerDef | ItemDef | RelicDef | HeroDef | EventDef | MapDef | BlightDef;

export interface EnemyDef {
  readonly id: EnemyName;
  readonly strength?: number;
  readonly awareness?: number;
  readonly fail?: Outcome;
  readonly failFight?: Outcome;
  readonly failElude?: Outcome;
  readonly win?: Outcome;
  readonly winFight?: Outcome;
}
export interface LocationDef {
  readonly id: LocationName;
  readonly adjacent: readonly LocationName[];
  readonly searchDifficulty?: number;
  readonly relic?: boolean;
  readonly arrows?: readonly LocationName[];
  readonly start?: 'heroes' | 'necromancer';
}
export interface FindDef {
  readonly id: FindName;
  readonly artifacts?: number;
  readonly choosePower?: number;
  readonly powers?: number;
  readonly keep?: number;
  readonly gain?: Gain;
}
interface ThresholdDef {
  readonly from: number;
  readonly emptyLocation?: number;
  readonly movementFaces?: readonly number[];
  readonly might?: number;
}

export const { limits } = components;
export const MONASTERY: LocationName = 'monastery';
export const LOCATIONS = components.locations as readonly LocationDef[];
export const ENEMIES = components.enemies as unknown as readonly EnemyDef[];
/** There is one kind of relic (DN-WIN-03). */
export const HOLY_RELIC = components.cards.find(({ type }) => type === 'relic')?.id as IdOf<'relic'>;
export const MODES: readonly Mode[] = components.modes.map(({ id }) => id);
export const DARKNESS = components.tracks[0];
export const THRESHOLDS: readonly ThresholdDef[] = DARKNESS.thresholds;
const FINDS = components.finds as readonly FindDef[];

/** Something of the data by its id; an id that is not there is our mistake. */
function byId<T extends { readonly id: string }>(list: readonly T[]): (id: string) => T {
  const map = new Map(list.map(item => [item.id, item]));
  return id => {
    const found = map.get(id);
    if (found === undefined) throw new Error(`the data have no ${id}`);
    return found;
  };
}
export const locationDef = byId(LOCATIONS);
export const enemyDef = byId(ENEMIES);
const findById = new Map(FINDS.map(find => [find.id as string, find]));
/** A find that is no token; nothing for an item. */
export const findDef = (name: FindName): FindDef | undefined => findById.get(name);

export const modeDef = <M extends Mode>(mode: M): Extract<(typeof components.modes)[number], { id: M }> =>
  components.modes.find(({ id }) => id === mode) as Extract<(typeof components.modes)[number], { id: M }>;

/** Card backs tell the kind of card and nothing else: a custom deck hides whose powers it mixes (DN-CUSTOM-02). */
export const defs: readonly CardDef[] = (components.cards as unknown as readonly Omit<CardDef, 'back'>[]).map(
  facts => ({ ...facts, back: facts.type }) as CardDef,
);
export const cardDef = byId(defs);

export const HEROES: readonly HeroDef[] = defs.filter(def => def.type === 'hero');
export const POWERS: readonly PowerDef[] = defs.filter((def): def is PowerDef => def.type === 'power');
export const BLIGHTS: readonly BlightDef[] = defs.filter(def => def.type === 'blight');
export const heroDef = byId(HEROES);

/** What stands in a view for a card its viewer does not know. */
export const blanks: readonly CardDef[] = [
  { id: 'unknown-power', back: 'power', type: 'power', copies: 0, kinds: [] },
  { id: 'unknown-artifact', back: 'artifact', type: 'artifact', copies: 0, kinds: [] },
  { id: 'unknown-event', back: 'event', type: 'event', copies: 0, fate: 0 },
  {
    id: 'unknown-map',
    back: 'map',
    type: 'map',
    copies: 0,
    blights: {} as MapDef['blights'],
    finds: {},
  },
];

/** The families of words in the legend by which a page names these facts. */
export const LEGEND = ['kind', 'family', 'step', 'action'] as const;
