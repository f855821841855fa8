import { type CardId, cloneCore, type Play, type Seat, type State } from '@tavolata/kernel';
import type { CardDef, ChapterName, CharacterName, Side, SkillName, SpaceName, StatusName } from './defs.ts';

/** How the teams come about (SA-DRAFT-02, SA-TEAM-20). */
export const TEAM_WAYS = ['draft', 'free-pick', 'random'] as const;
export type TeamWay = (typeof TEAM_WAYS)[number];

/** What the game does next when nothing is being carried out. */
export type StepName =
  | 'choose-sides'
  | 'draft'
  | 'order-tiles'
  | 'place-preset'
  | 'place'
  | 'deal-hands'
  | 'redraw'
  | 'start-phase'
  | 'start-arrival'
  | 'start-draw'
  | 'main'
  | 'standard-movement'
  | 'standard-attack'
  | 'upgrade'
  | 'end-phase'
  | 'discard-down'
  | 'next-turn'
  | 'offer-draw';

/** A character, known by its place in the row of Turn Order tiles. `seat` is the Summoner's place it belongs to. */
export interface Character {
  name: CharacterName;
  seat: Seat;
  hp: number;
  /** None before it is placed and while it is out of the Arena. */
  space: SpaceName | undefined;
  /** Counters by Status Effect; a status without counters is not there (SA-STAT-05). */
  statuses: Partial<Record<StatusName, number>>;
  upgraded: boolean;
}
/** The place of a character in the row. */
export type CharacterId = number;

/** What the active character has done in this turn. */
export interface Turn {
  moved: boolean;
  acted: boolean;
  skills: SkillName[];
  /** The partner has refused to lend gear in this turn. */
  gearRefused: boolean;
}

/** A card or skill being carried out, paragraph by paragraph. */
export interface Resolution {
  by: CharacterId;
  card?: CardId;
  skill?: SkillName;
  /** The next paragraph. */
  at: number;
  /** The character chosen before (SA-EFF-05). */
  that?: CharacterId;
}

/** Damage dealt in the paragraph being carried out, with whoever dealt it. */
export interface Blow {
  to: CharacterId;
  by?: CharacterId;
  amount: number;
  ko: boolean;
}

/** A triggered upgraded ability that waits to be carried out (SA-UPG-11). */
export interface Pending {
  skill: SkillName;
  by: CharacterId;
  that?: CharacterId;
}

export interface ArenaState extends State {
  chapter: ChapterName;
  teams: TeamWay;
  /** Both teams may have the same character (SA-DRAFT-05). */
  twoCopies: boolean;
  /** The seats as Summoners A, B and so on. */
  summoners: Seat[];
  sides: Record<string, Side>;
  /** Who decides for each place: its own player, or the partner of one who left (SA-LEAVE-04). */
  deciders: Record<string, Seat>;
  /** The characters of each place, in the order they were taken, later in the order they act. */
  picks: Record<string, CharacterName[]>;
  /** Picks of the draft already made. */
  drafted: number;
  /** The Turn Order tiles, first to act first. */
  row: Character[];
  /** The Turn marker: whose turn it is. */
  marker: CharacterId;
  round: number;
  next: StepName;
  vp: Record<Side, number>;
  /** The match ends with this round (SA-GAME-03, SA-GAME-05, SA-DRAW-01). */
  lastRound: boolean;
  /** Tied rounds since the match should have ended (SA-GAME-09). */
  extraRounds: number;
  turn: Turn;
  resolving: Resolution | undefined;
  /** Status Effects whose triggers wait in step 1 of the Start Phase, in order (SA-START-03). */
  fading: StatusName[];
  pending: Pending[];
  blows: Blow[];
  /** Who really recovered in the paragraph being carried out, and by whom. */
  healed: { to: CharacterId; by: CharacterId }[];
  /** Who leaves as soon as nothing is being carried out (SA-LEAVE-01). */
  leaving: Seat[];
}

export type G = Play<ArenaState, CardDef>;

const cloneCharacter = ({ name, seat, hp, space, statuses, upgraded }: Character): Character => ({
  name,
  seat,
  hp,
  space,
  statuses: { ...statuses },
  upgraded,
});

const cloneTurn = ({ moved, acted, skills, gearRefused }: Turn): Turn => ({
  moved,
  acted,
  skills: skills.slice(),
  gearRefused,
});

const clonePicks = ({ core, picks }: ArenaState): ArenaState['picks'] => {
  const copy: ArenaState['picks'] = {};
  for (const seat of core.seats) copy[seat] = (picks[seat] as CharacterName[]).slice();
  return copy;
};

export const clone = (state: ArenaState): ArenaState => ({
  core: cloneCore(state.core),
  chapter: state.chapter,
  teams: state.teams,
  twoCopies: state.twoCopies,
  summoners: state.summoners.slice(),
  sides: { ...state.sides },
  deciders: { ...state.deciders },
  picks: clonePicks(state),
  drafted: state.drafted,
  row: state.row.map(cloneCharacter),
  marker: state.marker,
  round: state.round,
  next: state.next,
  vp: { blue: state.vp.blue, red: state.vp.red },
  lastRound: state.lastRound,
  extraRounds: state.extraRounds,
  turn: cloneTurn(state.turn),
  resolving: state.resolving && { ...state.resolving },
  fading: state.fading.slice(),
  pending: state.pending.map(pending => ({ ...pending })),
  blows: state.blows.map(blow => ({ ...blow })),
  healed: state.healed.map(({ to, by }) => ({ to, by })),
  leaving: state.leaving.slice(),
});
