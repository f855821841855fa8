import {
  type CardId,
  cloneCore,
  cloneRound,
  type Play,
  type Round,
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
  | 'jester-unity'
  | 'resolve-guild'
  | 'guild-bonus'
  | 'restore'
  | 'restore-figures'
  | 'restore-wallows'
  | 'restore-cards'
  | 'count';

export interface Figure {
  guild: GuildId;
  at: Place;
}

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
  by: Seat;
  at: LocationId;
}

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
  variants: Variant[];
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
  turns?: Round;
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
  const copy = { ...player };
  copy.influence = { ...player.influence };
  copy.figures = player.figures.map(({ guild, at }) => ({ guild, at }));
  copy.tally = { ...player.tally };
  return copy;
}

/** Everything that can change, copied. */
export function clone(state: MournersCallState): MournersCallState {
  const copy = { ...state };
  copy.core = cloneCore(state.core);
  copy.variants = state.variants.slice();
  copy.players = { ...state.players };
  for (const seat of state.core.seats) copy.players[seat] = clonePlayer(state.players[seat] as Player);
  copy.piles = state.piles.map(({ etherea, taken }) => ({ etherea, taken }));
  copy.figures = { ...state.figures };
  copy.specials = { ...state.specials };
  for (const [id, special] of Object.entries(state.specials))
    copy.specials[id as SpecialId] = { by: special.by, at: special.at };
  copy.queue = state.queue.slice();
  if (state.draft) copy.draft = { players: state.draft.players, pass: state.draft.pass };
  if (state.turns) copy.turns = cloneRound(state.turns);
  if (state.lastTurns) copy.lastTurns = state.lastTurns.slice();
  copy.due = state.due.map(({ seat, card }) => ({ seat, card }));
  copy.turned = state.turned.slice();
  copy.used = state.used.slice();
  if (state.bids) copy.bids = { ...state.bids };
  copy.blamed = state.blamed.slice();
  copy.leavers = state.leavers.slice();
  return copy;
}
