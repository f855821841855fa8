import type { Def } from '@tavolata/kernel';
import { components } from '../generated/components.ts';

export const FACTIONS = ['bone', 'flesh', 'spirit'] as const;
export type Faction = (typeof FACTIONS)[number];
export const TRACKS = ['suspicion', 'threat'] as const;
export type Track = (typeof TRACKS)[number];
export const CRYPT = 'crypt';

export type GuildId = (typeof components.guilds)[number]['id'];
export type LocationId = (typeof components.locations)[number]['id'];
/** Where a guild figure stands. */
export type Place = LocationId | typeof CRYPT;
export const SPECIALS = ['figure-demithyle', 'figure-odium', 'figure-kier'] as const;
/** A figure of no guild that a player controls (MC-SPEC-01). */
export type SpecialId = (typeof SPECIALS)[number];
export const MALAVESTROS = 'figure-malavestros';

/** One step of an effect, as the head of components.yaml describes them. */
export interface EffectStep {
  readonly gain?: Good;
  readonly lose?: Good;
  readonly steal?: 'influence';
  readonly raise?: Track;
  readonly lower?: Track;
  readonly mourner?: Faction | 'any';
  readonly figure?: Faction | GuildId | 'any';
  readonly place?: SpecialId | typeof MALAVESTROS;
  readonly move?: 'own' | 'anyone';
  readonly send?: 'opponents';
  readonly return?: 'any';
  readonly convert?: Faction;
  readonly take?: 'figure-death' | 'dreadsbane-token';
  readonly contribute?: 'etherea';
  readonly look?: 'court-deck' | 'court-hand' | 'wallows-deck';
  readonly reveal?: 'wallows-deck';
  readonly defeat?: 'raker-card';
  readonly turn?: 'mourner-card';
  readonly discard?: 'wallows-card';
  readonly swap?: 'court-card';
  readonly reroll?: 'die';
  readonly bid?: 'etherea';
  readonly of?: Of;
  readonly number?: number;
  readonly upTo?: number;
  readonly from?: string;
  readonly to?: string;
  readonly with?: 'court-deck' | 'court-discard';
  readonly per?: 'guild-owned' | 'location-with-figure' | 'mourner-card';
  readonly most?: number;
  readonly half?: 'die';
  readonly who?: 'chosen-player' | 'chosen-opponent';
  readonly keep?: 'one' | 'artifact';
  readonly optional?: boolean;
  readonly then?: readonly EffectStep[];
  readonly otherwise?: readonly EffectStep[];
}
export type Good = 'etherea' | 'unity' | 'influence';
export type Of = Faction | 'any' | 'one' | 'other' | 'destination' | 'present' | 'figure';

/** A price: goods, or a guild figure out of one's Crypt. */
export interface Cost {
  readonly pay?: 'etherea' | 'influence';
  readonly return?: 'guild-figure';
  readonly discard?: 'this';
  readonly of?: Faction | 'figure';
  readonly number?: number;
}

/** What is carried out as a whole: a row of a Court card, an ability, the action of a location, a guild's bonus. */
export interface Deed {
  readonly id: string;
  readonly cost?: Cost;
  readonly does?: readonly EffectStep[];
}

/** A condition on the state. */
export interface Needs {
  readonly have:
    | 'influence'
    | 'etherea'
    | 'threat'
    | 'guilds-owned'
    | 'guild-figures-in-crypt'
    | 'locations-with-figures'
    | 'figures-in-one-location';
  readonly of?: Faction | 'each';
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Something that happens to or through a player; abilities and objectives name it with `on`. */
export type Happening =
  | 'piles-taken'
  | 'recruiting-figure'
  | 'recruited-figure'
  | 'recruit-action'
  | 'recruit-etherea-spent'
  | 'raker-fight'
  | 'court-card-played-by-anyone'
  | 'court-cards-played'
  | 'figures-moved-in-one-action'
  | 'action-phase-ended'
  | 'action-phase-ended-after-your-action'
  | 'dreadsgrip-die'
  | 'location-dice-rolled'
  | 'bids-revealed'
  | 'tithe-contributed'
  | 'contributed-to-met-quota'
  | 'alone-contributed-most-to-met-quota'
  | 'lowest-contributor-to-missed-quota'
  | 'resolution-begins'
  | 'location-resolved'
  | 'location-won'
  | 'location-of-other-faction-won'
  | 'tied-for-lead'
  | 'tie-resolved'
  | 'restore-step-1'
  | 'own-guild-figure-to-reserve'
  | 'taken-from-by-opponent'
  | 'threat-lowered-by-you'
  | 'track-lowered-by-you'
  | 'guild-figure-gained'
  | 'mourner-gained'
  | 'unity-gained';

/** An ability that answers something, or lasts: printed on a Mourner card or on an Artifact. */
export interface Ability {
  readonly on?: Happening;
  readonly of?: Faction;
  readonly card?: string;
  readonly location?: LocationId;
  readonly needs?: Needs;
  readonly cost?: Cost;
  readonly does?: readonly EffectStep[];
  readonly optional?: boolean;
  readonly limit?: 'once-per-round';
  readonly price?: number;
  readonly die?: number;
  readonly bonus?: number;
  readonly loses?: number;
  readonly reward?: readonly EffectStep[];
}

interface Printed extends Def {
  readonly copies: number;
}
export interface CourtDef extends Printed {
  readonly type: 'court';
  readonly onPlay?: readonly EffectStep[];
  readonly actions: readonly Deed[];
  readonly faction?: Faction;
}
export interface MournerDef extends Printed, Ability {
  readonly type: 'mourner';
  readonly faction: Faction;
  readonly guild: GuildId;
  readonly starter?: boolean;
  readonly kind: 'instant' | 'activated' | 'automatic';
}
export interface WallowsDef extends Printed {
  readonly type: 'wallows';
  readonly subtype: 'raker' | 'event' | 'follower' | 'celestial-scout' | 'location' | 'artifact';
  readonly location?: LocationId;
  readonly defeatOn?: number;
  readonly lasting?: boolean;
  readonly on?: Happening;
  readonly atLeast?: number;
  readonly needs?: Needs;
  readonly etherea?: number;
  readonly reward?: readonly EffectStep[];
  readonly penalty?: readonly EffectStep[];
  readonly ability?: Ability;
}
export interface Scoring {
  readonly most?: 'influence' | 'guild-figures';
  readonly each?: 'etherea' | 'guild-figures' | 'mourner-cards' | 'locations-led' | 'artifacts';
  readonly level?: Track;
  readonly of?: Faction | GuildId;
  readonly every?: number;
  readonly points?: number;
  readonly atMost?: number;
  readonly levels?: readonly { readonly from: number; readonly to: number; readonly points: number }[];
}
export interface MotiveDef extends Printed {
  readonly type: 'ulterior-motive';
  readonly faction: Faction;
  readonly fivePlayersOnly?: boolean;
  readonly scores: Scoring;
}
export type CardDef = CourtDef | MournerDef | WallowsDef | MotiveDef;

export interface Guild extends Deed {
  readonly id: GuildId;
  readonly faction: Faction;
  readonly number: number;
  readonly figures: number;
  readonly optional?: boolean;
}
export interface Location extends Deed {
  readonly id: LocationId;
  readonly faction: Faction;
  readonly number: number;
}
export interface Mode {
  readonly players: number;
  readonly unityReserve: number;
  readonly ethereaDice: number;
  readonly ethereaPiles: number;
  readonly deal: number;
  readonly draft: readonly { readonly keep: number; readonly pass?: number; readonly discard?: number }[];
}

const byNumber = (x: { readonly number: number }, y: { readonly number: number }): number =>
  x.number - y.number;
export const { limits } = components;
/** In the order in which they are resolved (MC-RES-01, MC-GUILD-01). */
export const GUILDS: readonly Guild[] = [...(components.guilds as readonly Guild[])].sort(byNumber);
export const LOCATIONS: readonly Location[] = [...(components.locations as readonly Location[])].sort(
  byNumber,
);
const guildsById = new Map(GUILDS.map(guild => [guild.id, guild]));
const locationsById = new Map(LOCATIONS.map(location => [location.id, location]));
export const guildOf = (id: GuildId): Guild => guildsById.get(id) as Guild;
export const locationOf = (id: LocationId): Location => locationsById.get(id) as Location;
export const isGuild = (id: string): id is GuildId => guildsById.has(id as GuildId);

const specialFactions = new Map(
  components.figures.flatMap(figure => ('faction' in figure ? [[figure.id as string, figure.faction]] : [])),
);
/** MC-SPEC-05. */
export const factionOfSpecial = (id: SpecialId): Faction => specialFactions.get(id) as Faction;

const modesByPlayers = new Map(
  components.modes.flatMap(mode => ('players' in mode ? [[mode.players as number, mode as Mode]] : [])),
);
/** What depends on the number of players; a mode for one alone is never asked for (MC-LEAVE-10). */
export const modeFor = (players: number): Mode => modesByPlayers.get(players) as Mode;
export const VARIANTS = ['long-game'] as const;
export type Variant = (typeof VARIANTS)[number];
/** MC-SETUP-03. */
export const LONGER =
  components.modes.flatMap(mode => ('extraUnity' in mode ? [mode.extraUnity] : []))[0] ?? 0;

const track = (id: string) =>
  components.tracks.find(each => each.id === id) as unknown as {
    readonly start: number;
    readonly trigger: number;
    readonly resetTo: number;
    readonly tithe?: { readonly perLevel: number; readonly perPlayer: number };
    readonly limits?: readonly {
      readonly players: readonly number[];
      readonly levels: readonly { readonly from: number; readonly to: number; readonly figures: number }[];
    }[];
  };
export const trackFacts = { suspicion: track('suspicion'), threat: track('threat') } as const;
/** MC-TITHE-01. */
export function titheFor(suspicion: number, players: number): number {
  const { perLevel, perPlayer } = trackFacts.suspicion.tithe ?? { perLevel: 0, perPlayer: 0 };
  return suspicion * perLevel + players * perPlayer;
}
/** MC-GRIP-01: how many guild figures a location holds without being struck. */
export function limitFor(threat: number, players: number): number {
  const table = trackFacts.threat.limits?.find(each => each.players.includes(players));
  return table?.levels.find(level => threat >= level.from && threat <= level.to)?.figures ?? 0;
}

const startOf = (id: string): number =>
  (components.setup.find(each => each.id === id) as { readonly number: number }).number;
export const START = {
  etherea: startOf('starting-etherea'),
  influence: startOf('starting-influence'),
  unity: startOf('starting-unity'),
  motives: startOf('starting-motives'),
};
export const UNITY_TOKENS = components.pieces.find(piece => piece.id === 'unity-token')?.copies ?? 0;
/** Readings of the book that the data settle (MC-ETH-05, MC-TITHE-10). */
const reading = (id: string): string => components.options.find(option => option.id === id)?.default ?? '';
export const REFUSED_PILE: 'any' | 'one' = reading('option-refused-pile-influence') as 'any' | 'one';
export const MET_MINUS_ONE: 'suspicion' | 'unity' = reading('option-tithe-met-minus-one') as
  | 'suspicion'
  | 'unity';

/** Mourners and Motives lie in decks by faction: their backs tell it (MC-MOTIVE-01, MC-SETUP-10). */
const backOf = (facts: Omit<CardDef, 'back'>): string =>
  'faction' in facts && facts.type !== 'court' ? `${facts.type}-${facts.faction}` : facts.type;
export const defs: readonly CardDef[] = (components.cards as readonly unknown[] as CardDef[]).map(facts => ({
  ...facts,
  back: backOf(facts),
}));

const scoresNothing: Scoring = {};
const SOME_GUILD = (GUILDS[0] as Guild).id;
/** What stands in a view for a card its viewer does not know. */
export const blanks: readonly CardDef[] = [
  { id: 'unknown-court', back: 'court', type: 'court', copies: 0, actions: [] },
  { id: 'unknown-wallows', back: 'wallows', type: 'wallows', subtype: 'event', copies: 0 },
  ...FACTIONS.flatMap((faction): CardDef[] => [
    {
      id: `unknown-mourner-${faction}`,
      back: `mourner-${faction}`,
      type: 'mourner',
      copies: 0,
      kind: 'instant',
      faction,
      guild: SOME_GUILD,
    },
    {
      id: `unknown-motive-${faction}`,
      back: `ulterior-motive-${faction}`,
      type: 'ulterior-motive',
      copies: 0,
      faction,
      scores: scoresNothing,
    },
  ]),
];
