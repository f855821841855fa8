import type { Def } from '@tavolata/kernel';
import { components } from '../generated/components.ts';

export type Side = 'blue' | 'red';
export const SIDES: readonly Side[] = ['blue', 'red'];
export type CharacterName = (typeof components.characters)[number]['id'];
export type StatusName = (typeof components.statuses)[number]['id'];
export type Gear = (typeof components.gears)[number]['id'];
export type SkillName = (typeof components.skills)[number]['id'];
export type SpaceName = (typeof components.spaces)[number]['id'];
export type ChapterName = (typeof components.chapters)[number]['id'];
/** The Summoners of a match as the draft calls them (SA-DRAFT-04, SA-TEAM-02). */
export type Role = 'a' | 'b' | 'c' | 'd';
export type Banner = 'movement' | 'action' | 'action-or-movement';
export type MainPhase = 'movement' | 'action';
export type CardType = 'attack' | 'magic' | 'status';
/** What a cost or a boost asks of a card: a banner, a type, or nothing. */
export type CardKind = MainPhase | CardType | 'any';

export type Who =
  | 'self'
  | 'rival'
  | 'ally'
  | 'other'
  | 'character'
  | 'self-or-ally'
  | 'self-and-ally'
  | 'that';
export type Through = 'allies' | 'anyone' | 'nobody';
export type Gains = Readonly<Partial<Record<StatusName, number>>>;

/** One paragraph of a text, carried out in the order of the keys below `range` (see components.yaml). */
export interface Paragraph {
  readonly mark: 'direct' | 'indirect' | 'none';
  readonly who: Who;
  readonly upTo?: boolean;
  readonly range?: number;
  readonly reveal?: {
    readonly deck: 'own' | 'rival';
    readonly type?: CardType;
    readonly of?: 'adjacent-rival';
  };
  readonly look?: {
    readonly deck: 'own' | 'rival';
    readonly cards: number;
    readonly take?: number;
    readonly then: 'any-order' | 'leave-or-bottom';
  };
  readonly damage?: number;
  readonly damageIs?: { readonly counters: StatusName };
  readonly damagePlus?: 'its-statuses';
  readonly damageIf?: { readonly status: StatusName; readonly counters: number; readonly damage: number };
  readonly recover?: number;
  readonly gain?: Gains;
  readonly move?: number;
  readonly through?: Exclude<Through, 'allies'>;
  readonly swap?: boolean;
  readonly leap?: boolean;
  readonly discardRandom?: number;
  readonly draw?: number;
  readonly vp?: number;
  readonly otherwise?: { readonly suffer: number };
}

export interface CombatDef extends Def {
  readonly type: 'combat';
  readonly copies: number;
  readonly character: CharacterName | 'nobody';
  readonly phase: Banner;
  readonly types: readonly CardType[];
  readonly gear?: Gear;
  readonly does: readonly Paragraph[];
}
export interface AbilityDef extends Def {
  readonly type: 'ability';
  readonly copies: number;
  readonly character: CharacterName;
  readonly handSize: number;
  readonly standardMove: number;
  readonly standardAttack: number;
  readonly upgradeCost: Readonly<Partial<Record<Gear, number>>>;
  readonly skills: readonly SkillName[];
  readonly upgraded: SkillName;
}
export type CardDef = CombatDef | AbilityDef;

export interface CharacterDef {
  readonly id: CharacterName;
  readonly hp: number;
  readonly vp: number;
  readonly initiative: number;
  /** The preset team it belongs to, where in it, and when it acts (SA-SETUP-01, SA-SETUP-03). */
  readonly preset?: { readonly side: Side; readonly place: number; readonly turn: number };
}

export type Cost =
  | { readonly discard: CardKind; readonly number: number }
  | { readonly counters: StatusName; readonly number: number };

/** What sets off a triggered upgraded ability. */
export type Occasion =
  | 'ko-by-self'
  | 'standard-attack'
  | 'end-phase'
  | 'damaged-by-rival'
  | 'ally-recovered-by-self'
  | 'rival-lost-counter'
  | 'ally-damage-worked-out';

export interface SkillDef {
  readonly id: SkillName;
  readonly kind: 'skill' | 'triggered';
  readonly cost?: Cost;
  readonly on?: Occasion;
  readonly does?: readonly Paragraph[];
  readonly statuses?: readonly StatusName[];
  readonly unless?: StatusName;
  readonly while?: StatusName;
  readonly onSpace?: 'gold';
  readonly standardAttack?: number;
  readonly range?: number;
  readonly reduces?: number;
  readonly turnsBack?: 'ko';
}

export interface StatusDef {
  readonly id: StatusName;
  readonly timing: 'constant' | 'triggered';
  readonly helps: boolean;
  readonly suffer?: number;
  readonly exileRandom?: number;
  readonly look?: number;
  readonly reveal?: CardType;
  readonly gain?: number;
  readonly standardAttack?: number;
  readonly forbids?: CardType;
  readonly adds?: number;
  readonly reduces?: number;
  /** Nothing moves the character (SA-IMMO-01). */
  readonly holds?: true;
  /** Rivals exile a card to choose the character (SA-STEAL-01). */
  readonly hides?: true;
  /** Rivals cannot choose its allies that are without it (SA-TAUNT-01). */
  readonly shields?: true;
  /** What bots must know of it: what a turn under it is worth, or a counter that triggers. */
  readonly bots: { readonly worth: number };
}

export interface SpaceDef {
  readonly id: SpaceName;
  readonly q: number;
  readonly r: number;
  readonly start?: Side;
  readonly star?: Side;
  readonly gold?: boolean;
  readonly adjacent: readonly SpaceName[];
}

/** What a rules level sets (SA-MODE-02, SA-MODE-07): the flow reads it and never asks for the chapter's name. */
export interface ChapterDef {
  readonly id: ChapterName;
  readonly team: boolean;
  readonly charactersEach: number;
  readonly vpToEnd: number;
  readonly startingHand?: number;
  readonly handLimit?: number;
  readonly redraws: number;
  readonly standardMove?: number;
  readonly standardAttack?: number;
  readonly boost?: { readonly movement: CardKind; readonly attack: CardKind };
  readonly skills: boolean;
  readonly upgrades: boolean;
  readonly tie: 'draw' | 'extra-rounds';
  readonly preset?: true;
}

export interface MatchDef {
  readonly id: 'duel' | 'team';
  readonly players: number;
  readonly charactersEach?: number;
  readonly sides: Readonly<Record<Side, readonly Role[]>>;
  readonly draft: readonly Role[];
  readonly handBonus: number;
  readonly partnerGears?: number;
}

export interface PresetDef {
  readonly side: Side;
  readonly characters: readonly CharacterName[];
  readonly spaces: readonly SpaceName[];
}

export const { limits } = components;
const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map(item => [item.id, item]));

/** Something of the data by its id; an id that is not there is our mistake. */
function lookup<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`the data have no ${id}`);
  return found;
}

export const CHARACTERS = components.characters as readonly CharacterDef[];
export const STATUSES = components.statuses as readonly StatusDef[];
export const SPACES = components.spaces as readonly SpaceDef[];
export const SKILLS = components.skills as unknown as readonly SkillDef[];
export const CHAPTERS = components.chapters as unknown as readonly ChapterDef[];
/** The characters of the preset teams, as they lie there, or in the order in which they act. */
const presetBy = (by: 'place' | 'turn'): CharacterDef[] =>
  CHARACTERS.filter(({ preset }) => preset).sort((x, y) => (x.preset?.[by] ?? 0) - (y.preset?.[by] ?? 0));
export const PRESET_ORDER: readonly CharacterName[] = presetBy('turn').map(({ id }) => id);
export const PRESETS: readonly PresetDef[] = components.presets.map(({ side, spaces }) => ({
  side,
  spaces,
  characters: presetBy('place').flatMap(({ id, preset }) => (preset?.side === side ? [id] : [])),
}));
export const GEARS: readonly Gear[] = components.gears.map(({ id }) => id);
const MATCHES = components.matches as readonly MatchDef[];

const characterById = byId(CHARACTERS);
const statusById = byId(STATUSES);
const spaceById = byId(SPACES);
const skillById = byId(SKILLS);
const chapterById = byId(CHAPTERS);
export const characterDef = (name: CharacterName): CharacterDef => lookup(characterById, name);
export const statusDef = (name: StatusName): StatusDef => lookup(statusById, name);
export const spaceDef = (name: SpaceName): SpaceDef => lookup(spaceById, name);
export const skillDef = (name: SkillName): SkillDef => lookup(skillById, name);
export const chapterDef = (name: ChapterName): ChapterDef => lookup(chapterById, name);
export const matchDef = (players: number): MatchDef | undefined =>
  MATCHES.find(match => match.players === players);

type Facts = Omit<CardDef, 'back'>;
/** All backs are alike, so that a back tells nothing of the character (SA-INFO-01). */
export const defs: readonly CardDef[] = (components.cards as unknown as readonly Facts[]).map(
  facts => ({ ...facts, back: facts.type }) as CardDef,
);
const abilityByCharacter = new Map(
  defs.filter(def => def.type === 'ability').map(def => [def.character, def as AbilityDef]),
);
export const abilityDef = (name: CharacterName): AbilityDef => lookup(abilityByCharacter, name);

/** What stands in a view for a card its viewer does not know. */
export const blanks: readonly CardDef[] = [
  {
    id: 'unknown-card',
    back: 'combat',
    type: 'combat',
    copies: 0,
    character: 'nobody',
    phase: 'action',
    types: [],
    does: [],
  },
];

/** Whether a card is of the kind a cost, a boost or a reveal asks for; SA-CARD-05: both banners count as each. */
export function isOfKind(def: CardDef, kind: CardKind): boolean {
  if (def.type !== 'combat') return false;
  if (kind === 'any') return true;
  if (kind === 'movement' || kind === 'action')
    return def.phase === kind || def.phase === 'action-or-movement';
  return def.types.includes(kind);
}

/** The families of words in the legend by which a page names these facts. */
export const LEGEND = ['banner', 'card-type', 'mark', 'timing', 'trait', 'side', 'face', 'space'] as const;
