import { components } from '../generated/components.ts';
import type { CardDef, Deed, Scoring } from './printed.ts';

export type * from './printed.ts';

export const FACTIONS = ['bone', 'flesh', 'spirit'] as const;
export type Faction = (typeof FACTIONS)[number];
export const TRACKS = ['suspicion', 'threat'] as const;
export type Track = (typeof TRACKS)[number];
export const CRYPT = 'crypt';

export type GuildId = (typeof components.guilds)[number]['id'];
export type LocationId = (typeof components.locations)[number]['id'];
/** Where a guild figure stands. */
export type Place = LocationId | typeof CRYPT;
type Figure = (typeof components.figures)[number];
/** A figure of no guild that a player controls (MC-SPEC-01). */
export type SpecialId = Extract<Figure, { readonly special: true }>['id'];
type MalavestrosId = Extract<Figure, { readonly cancels: true }>['id'];
export type FigureId = Figure['id'];
/** What puts a figure into the city says which (MC-SPEC-03, MC-FAQC-06). */
export type PlacedId = SpecialId | MalavestrosId;

export interface Guild extends Deed {
  readonly id: GuildId;
  readonly faction: Faction;
  readonly number: number;
  readonly figures: number;
  readonly optional?: boolean;
  readonly rule: string;
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

const specials = components.figures
  .flatMap(figure => ('special' in figure ? [figure] : []))
  .sort((x, y) => FACTIONS.indexOf(x.faction) - FACTIONS.indexOf(y.faction));
export const SPECIALS: readonly SpecialId[] = specials.map(({ id }) => id);
export const MALAVESTROS = components.figures.find(figure => 'cancels' in figure)?.id as MalavestrosId;
/** Where one of these stands, nobody rolls Dreadsgrip dice. */
export const GUARDS: readonly SpecialId[] = specials.flatMap(figure =>
  'guards' in figure ? [figure.id] : [],
);
const specialFactions = new Map<string, Faction>(specials.map(({ id, faction }) => [id, faction]));
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
