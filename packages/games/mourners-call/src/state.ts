import {
  type CardId,
  cloneCore,
  cloneRound,
  type Play,
  type PriorityRound,
  type Seat,
  type State,
} from '@tavolata/kernel';
import type { CardDef, Faction, GuildId, Happening, LocationId, Place, SpecialId, Variant } from './defs.ts';

export const PHASES = [
  'setup',
  'etherea',
  'wallows',
  'draft',
  'action',
  'dreadsgrip',
  'tithe',
  'resolution',
  'restore',
] as const;
export type Phase = (typeof PHASES)[number];

/** What the game does next when nothing is due. */
export type StepName =
  | 'choose-motives'
  | 'starting-mourner'
  | 'starters-over'
  | 'roll-etherea'
  | 'take-pile'
  | 'wallows'
  | 'deal-court'
  | 'draft-pass'
  | 'action'
  | 'turn'
  | 'action-over'
  | 'dreadsgrip'
  | 'grip-location'
  | 'tithe'
  | 'bid'
  | 'raise-bid'
  | 'quota'
  | 'quota-unity'
  | 'quota-lost'
  | 'resolution'
  | 'resolve-location'
  | 'location-action'
  | 'resolve-guild'
  | 'guild-bonus'
  | 'restore'
  | 'restore-figures'
  | 'restore-wallows'
  | 'restore-cards'
  | 'count';

export interface Figure {
  readonly guild: GuildId;
  readonly at: Place;
}
/** Frozen, so that copies of a state can share it: whoever moves makes a new one. */
export const figureAt = (guild: GuildId, at: Place): Figure => Object.freeze({ guild, at });

export interface Player {
  out: boolean;
  unity: number;
  etherea: number;
  influence: Record<Faction, number>;
  /** Guild figures on bases of this player, wherever they stand (MC-FIG-01). */
  figures: Figure[];
  /** MC-MOTIVE-07. */
  allegiance?: Faction;
  /** What happened to or through this player in this round, for objectives (MC-WAL-12). */
  tally: Partial<Record<Happening, number>>;
  /** Where the largest Move action of this round went. */
  stormed?: Faction;
}

/** A special figure in play. */
export interface Special {
  readonly by: Seat;
  readonly at: LocationId;
}
export const specialAt = (by: Seat, at: LocationId): Special => Object.freeze({ by, at });

/** Etherea set out in phase 1. */
export interface Pile {
  etherea: number;
  taken: boolean;
}

/** The draft in progress: with how many it began, and which pass comes next (MC-LEAVE-08). */
export interface Draft {
  players: number;
  pass: number;
}

/** An ability or a lasting card that waits to be carried out (MC-TIMING-02). */
export interface Due {
  seat: Seat;
  card: CardId;
}

export interface MournersCallState extends State {
  variants: readonly Variant[];
  firstPlayer: string;
  startersAtRandom: boolean;
  players: Record<string, Player>;
  round: number;
  phase: Phase;
  next: StepName;
  /** Who holds the Death figure (MC-DEATH-06), and whether it has been used this round. */
  death: Seat;
  deathUsed: boolean;
  /** The first player of the phase: Death may change hands in the middle of it (MC-DEATH-07). */
  first: Seat;
  suspicion: number;
  threat: number;
  /** Etherea: the supply is an account (MC-COMP-07). */
  supply: number;
  forge: number;
  piles: Pile[];
  /** Unity: what lies aside is an account (MC-END-07). */
  reserve: number;
  setAside: number;
  outOfGame: number;
  figures: Record<GuildId, number>;
  specials: Partial<Record<SpecialId, Special>>;
  malavestros?: LocationId;
  dreadsbane?: Seat;
  /** Who still has a part in what is going on, in order. */
  queue: Seat[];
  draft?: Draft;
  /** The Action phase while it lasts; then the last turns (MC-END-02). */
  turns?: PriorityRound;
  lastTurns?: Seat[];
  /** Who took the last action that was no pass. */
  lastToAct?: Seat;
  due: Due[];
  /** Mourner cards that are turned (MC-ACTV-04, MC-FAQC-07), and abilities used up for the round. */
  turned: CardId[];
  used: CardId[];
  /** Players when the round began, and Threat when phase 5 began (MC-LEAVE-07, MC-GRIP-12). */
  playersAtStart: number;
  gripThreat: number;
  /** The location or guild whose turn it is, by its place in the order, and who has won it. */
  at: number;
  winner?: Seat;
  /** Bids of the tithe, once revealed; absent without an auction. */
  bids?: Partial<Record<Seat, number>>;
  /** Who contributed least to a missed quota, and so causes its rises (MC-SUSP-10). */
  blamed: Seat[];
  /** Who left, the first to go first. */
  leavers: Seat[];
}

export type G = Play<MournersCallState, CardDef>;

function clonePlayer(player: Player): Player {
  const { bone, flesh, spirit } = player.influence;
  const copy: Player = {
    out: player.out,
    unity: player.unity,
    etherea: player.etherea,
    influence: { bone, flesh, spirit },
    figures: player.figures.slice(),
    tally: { ...player.tally },
  };
  if (player.allegiance) copy.allegiance = player.allegiance;
  if (player.stormed) copy.stormed = player.stormed;
  return copy;
}

/** Everything that can change, written out: copies are made all the time, and a spread costs three times as much. */
export function clone(state: MournersCallState): MournersCallState {
  const players: Record<string, Player> = {};
  for (const seat of state.core.seats) players[seat] = clonePlayer(state.players[seat] as Player);
  const copy: MournersCallState = {
    core: cloneCore(state.core),
    variants: state.variants,
    firstPlayer: state.firstPlayer,
    startersAtRandom: state.startersAtRandom,
    players,
    round: state.round,
    phase: state.phase,
    next: state.next,
    death: state.death,
    deathUsed: state.deathUsed,
    first: state.first,
    suspicion: state.suspicion,
    threat: state.threat,
    supply: state.supply,
    forge: state.forge,
    piles: state.piles.map(({ etherea, taken }) => ({ etherea, taken })),
    reserve: state.reserve,
    setAside: state.setAside,
    outOfGame: state.outOfGame,
    figures: { ...state.figures },
    specials: { ...state.specials },
    queue: state.queue.slice(),
    due: state.due.map(({ seat, card }) => ({ seat, card })),
    turned: state.turned.slice(),
    used: state.used.slice(),
    playersAtStart: state.playersAtStart,
    gripThreat: state.gripThreat,
    at: state.at,
    blamed: state.blamed.slice(),
    leavers: state.leavers.slice(),
  };
  if (state.malavestros) copy.malavestros = state.malavestros;
  if (state.dreadsbane) copy.dreadsbane = state.dreadsbane;
  if (state.draft) copy.draft = { players: state.draft.players, pass: state.draft.pass };
  if (state.turns) copy.turns = cloneRound(state.turns);
  if (state.lastTurns) copy.lastTurns = state.lastTurns.slice();
  if (state.lastToAct) copy.lastToAct = state.lastToAct;
  if (state.winner) copy.winner = state.winner;
  if (state.bids) copy.bids = { ...state.bids };
  return copy;
}
