import type { Def } from '@tavolata/kernel';
import type { Faction, FigureId, GuildId, LocationId, PlacedId, Track } from './defs.ts';

/** One step of an effect, as the head of components.yaml describes them. */
export interface EffectStep {
  readonly gain?: Good;
  readonly lose?: Good;
  readonly steal?: 'influence';
  readonly raise?: Track;
  readonly lower?: Track;
  readonly mourner?: Faction | 'any';
  readonly figure?: Faction | GuildId | 'any';
  readonly place?: PlacedId;
  readonly move?: 'own' | 'anyone';
  readonly send?: 'opponents';
  readonly return?: 'any';
  readonly convert?: Faction;
  readonly take?: FigureId | 'dreadsbane-token';
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
  /** The rule that says how it is carried out: its questions cite it. */
  readonly rule?: string;
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
export interface Ability extends Pick<Deed, 'cost' | 'does' | 'rule'> {
  readonly on?: Happening;
  readonly of?: Faction;
  readonly card?: string;
  readonly location?: LocationId;
  readonly needs?: Needs;
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
  readonly most?: 'influence' | 'guild-figures' | 'mourner-cards' | 'locations-led';
  readonly each?: 'etherea' | 'guild-figures' | 'artifacts';
  readonly level?: Track;
  /** Levels are counted from the number of players. */
  readonly abovePlayers?: boolean;
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
