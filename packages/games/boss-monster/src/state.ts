import {
  type CardId,
  cloneCore,
  cloneRound,
  type Play,
  type PriorityRound,
  type Seat,
  type State,
} from '@tavolata/kernel';
import type { CardDef, Variant } from './defs.ts';

export const PHASES = ['setup', 'beginning', 'build', 'bait', 'adventure', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** What the game does next when no window is open. */
export type StepName =
  | 'choose-bosses'
  | 'deal-hands'
  | 'redraw'
  | 'classic-discard'
  | 'first-room'
  | 'first-reveal'
  | 'beginning'
  | 'draw'
  | 'build-turn'
  | 'place'
  | 'build-turn-over'
  | 'reveal'
  | 'reveal-part'
  | 'bait'
  | 'adventure-turn'
  | 'hero-enters'
  | 'march'
  | 'settle-hero'
  | 'hero-gone'
  | 'end'
  | 'machinations';

/** One place of a dungeon's row. Its cards lie in the zones `stack/seat/id` (built) and `face-down/seat/id`. */
export interface Space {
  id: number;
  deactivated: boolean;
}

/** A built-Room ability that waits for its owner's part of the reveal step. */
export interface Built {
  room: CardId;
  /** Beast Menagerie answers another Room; all others their own building, those built by an effect at once. */
  why: 'built' | 'built-by-effect' | 'monster-room-built';
}

export interface Player {
  out: boolean;
  levelledUp: boolean;
  /** Level Up is to be resolved in this player's part of the reveal step. */
  levelDue: boolean;
  /** From the entrance to the Boss (BM-LAY-01). */
  spaces: Space[];
  built: Built[];
  /** Placements this player may still make in this turn's building step. */
  placements: number;
  gainedSoul: boolean;
  /** Until end of turn: how often the Rooms' treasure is doubled, and what all its Rooms deal more, by which card. */
  doublings: number;
  crushed: { by: string; amount: number }[];
}

/** What an effect was aimed at when it was declared (BM-SPELL-09). */
export interface Aim {
  room?: CardId;
  hero?: CardId;
  card?: CardId;
  seat?: Seat;
  /** The effect a cancel effect is aimed at. */
  effect?: number;
  kind?: 'room' | 'spell';
}

/** A declared Spell or ability. */
export interface Effect {
  id: number;
  by: Seat;
  card: CardId;
  spell: boolean;
  aim: Aim;
}

/** Only cancel effects may be declared; resolved last first, then `base`, the active player's Spell (BM-CANCEL-06). */
export interface Chain {
  round: PriorityRound;
  base: Effect | undefined;
  cancels: Effect[];
}

/** A response window (BM-PRIO-11). */
export interface Window {
  round: PriorityRound;
  chain: Chain | undefined;
  /** Pending effects being resolved one after another, with no declaration in between. */
  resolving: Effect[] | undefined;
}

export interface Trigger {
  owner: Seat;
  room: CardId;
  on: 'hero-defeated-here' | 'room-destroyed' | 'spell-resolved';
}

/** The Hero inside the active player's dungeon. */
export interface Walk {
  hero: CardId;
  /** The space whose Room it is in; none while it is between Rooms. */
  space: number | undefined;
  /** The spaces still before it, by id. */
  ahead: number[];
  /** Its Room was destroyed by the effect being carried out (BM-ADV-22). */
  uprooted: boolean;
}

/** What happened to a Hero this turn. */
export interface Mark {
  hero: CardId;
  damage: number;
  bonus: number;
  /** The Mazes that have sent it back. */
  mazes: CardId[];
}

export interface Boost {
  room: CardId;
  /** The name of the card that gives it, which may be anywhere by now. */
  by: string;
  amount: number;
}

export interface BossMonsterState extends State {
  readonly variants: readonly Variant[];
  players: Record<string, Player>;
  turn: number;
  phase: Phase;
  next: StepName;
  /** Players still in the game, highest XP first (BM-BOSS-06). */
  order: Seat[];
  /** Who is out, first to fall first. */
  fallen: Seat[];
  /** Who still has a part in what is going on, in order. */
  queue: Seat[];
  active: Seat | undefined;
  window: Window | undefined;
  /** Declared by players who are not active, waiting (BM-PRIO-04). */
  pending: Effect[];
  /** The card whose effect is being declared or resolved. */
  acting: CardId | undefined;
  triggers: Trigger[];
  walk: Walk | undefined;
  marks: Mark[];
  boosts: Boost[];
  /** Room cards whose once-per-turn ability was used. */
  used: CardId[];
  /** Kobold Strike is in force. */
  strike: boolean;
  /** Players whose dungeon no Hero enters this turn (Trepidation). */
  shunned: Seat[];
  heroLeftTown: boolean;
  /** Full turns in a row with empty Hero decks and no Hero leaving town; -1 while one goes on that does not count (BM-WIN-07). */
  idleTurns: number;
  effects: number;
}

export type G = Play<BossMonsterState, CardDef>;

const cloneEffect = (effect: Effect): Effect => ({ ...effect, aim: { ...effect.aim } });
/** Most lists are empty most of the time. */
const cloneList = <T>(list: readonly T[], copy: (item: T) => T): T[] =>
  list.length === 0 ? [] : list.map(copy);

const cloneChain = (chain: Chain): Chain => ({
  round: cloneRound(chain.round),
  base: chain.base && cloneEffect(chain.base),
  cancels: cloneList(chain.cancels, cloneEffect),
});
const cloneWindow = (window: Window): Window => ({
  round: cloneRound(window.round),
  chain: window.chain && cloneChain(window.chain),
  resolving: window.resolving && cloneList(window.resolving, cloneEffect),
});

const cloneSpace = (space: Space): Space => ({ id: space.id, deactivated: space.deactivated });
const cloneBuilt = (built: Built): Built => ({ room: built.room, why: built.why });
const cloneBonus = (bonus: Player['crushed'][number]) => ({ by: bonus.by, amount: bonus.amount });
const cloneMark = (mark: Mark): Mark => ({
  hero: mark.hero,
  damage: mark.damage,
  bonus: mark.bonus,
  mazes: mark.mazes.slice(),
});
const cloneWalk = (walk: Walk): Walk => ({
  hero: walk.hero,
  space: walk.space,
  ahead: walk.ahead.slice(),
  uprooted: walk.uprooted,
});
const cloneBoost = (boost: Boost): Boost => ({ room: boost.room, by: boost.by, amount: boost.amount });
const cloneTrigger = (trigger: Trigger): Trigger => ({ ...trigger });

const clonePlayer = (player: Player): Player => ({
  out: player.out,
  levelledUp: player.levelledUp,
  levelDue: player.levelDue,
  spaces: cloneList(player.spaces, cloneSpace),
  built: cloneList(player.built, cloneBuilt),
  placements: player.placements,
  gainedSoul: player.gainedSoul,
  doublings: player.doublings,
  crushed: cloneList(player.crushed, cloneBonus),
});

/** Everything that can change, written out: forks are made all the time, and this is half their cost. */
export function clone(state: BossMonsterState): BossMonsterState {
  const players: Record<string, Player> = {};
  for (const seat of state.core.seats) players[seat] = clonePlayer(state.players[seat] as Player);
  return {
    core: cloneCore(state.core),
    variants: state.variants,
    players,
    turn: state.turn,
    phase: state.phase,
    next: state.next,
    order: state.order.slice(),
    fallen: state.fallen.slice(),
    queue: state.queue.slice(),
    active: state.active,
    window: state.window && cloneWindow(state.window),
    pending: cloneList(state.pending, cloneEffect),
    acting: state.acting,
    triggers: cloneList(state.triggers, cloneTrigger),
    walk: state.walk && cloneWalk(state.walk),
    marks: cloneList(state.marks, cloneMark),
    boosts: cloneList(state.boosts, cloneBoost),
    used: state.used.slice(),
    strike: state.strike,
    shunned: state.shunned.slice(),
    heroLeftTown: state.heroLeftTown,
    idleTurns: state.idleTurns,
    effects: state.effects,
  };
}

/** A Room that is visible and active: what every ability, count and choice means by 'Room' (BM-LAY-07, BM-DEACT-08). */
export interface Spot {
  readonly seat: Seat;
  readonly space: number;
  readonly room: CardId;
}
