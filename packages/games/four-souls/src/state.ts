import type { CardId, Play, PriorityRound, Seat, State } from '@tavolata/kernel';
import type { CardDef } from './defs.ts';
import type { Mode, TableOptions } from './state/options.ts';
import type { PlayerState } from './state/players.ts';
import type { CopiedLoot, Lasting, StackItem, Trigger } from './state/stack.ts';
import type { Copy, Slot, Thing } from './state/things.ts';
import type { Attack, Doing, Dying, Purchase, TurnStage, TurnState } from './state/turn.ts';

export * from './state/happenings.ts';
export * from './state/options.ts';
export * from './state/players.ts';
export type * from './state/pointing.ts';
export type * from './state/stack.ts';
export type * from './state/things.ts';
export * from './state/turn.ts';

export type G = Play<FourSoulsState, CardDef>;

export interface DraftState {
  picks: readonly Seat[];
  round: number;
}

export interface FourSoulsState extends State {
  readonly mode: Mode;
  /** Solitaire or co-op: one goal, one side (FS-SOLO-11). */
  readonly together: boolean;
  readonly options: TableOptions;
  /** Who decides for whom: one person plays both characters, or takes over a partner's (FS-SOLO-05, FS-LEAVE-12). */
  deciders: Readonly<Partial<Record<Seat, Seat>>>;
  order: readonly Seat[];
  firstPlayer: Seat;
  stage: TurnStage;
  doing: Doing;
  turn: TurnState;
  players: Partial<Record<Seat, PlayerState>>;
  /** Cards in play, by card; written by `verbs/things.ts` alone. */
  things: Readonly<Record<number, Thing>>;
  lives: number;
  /** What shows another face than its own, by card: copies, and cards turned over (FS-MECH-25). */
  copies: Readonly<Record<number, Copy>>;
  flipped: readonly CardId[];
  slots: readonly Slot[];
  stack: StackItem[];
  /** The number of the next thing on the stack, or of the next lasting effect. */
  nextId: number;
  round?: PriorityRound;
  /** Who gets priority first when it next passes (FS-PRIO-03, FS-PRIO-09). */
  starter?: Seat;
  waiting: readonly Trigger[];
  queue: readonly Trigger[];
  lasting: readonly Lasting[];
  attack?: Attack;
  purchase?: Purchase;
  /** The active player has declared the end of the turn (FS-ACTN-08). */
  endDeclared: boolean;
  dying: Dying[];
  extraTurns: readonly Seat[];
  /** Negative when more cents are about than tokens were laid out (FS-SETUP-10). */
  supply: number;
  timer: number;
  /** Seats that had their turn in this round of the timer. */
  hadTurn: readonly Seat[];
  /** Whose turn in the usual order was the last (FS-TURN-10). */
  lastInOrder: Seat;
  /** What lies under what. */
  under: readonly { readonly card: CardId; readonly host: CardId }[];
  bonusDue: readonly { readonly card: CardId; readonly seats: readonly Seat[] }[];
  bonusCounters: Readonly<Record<number, number>>;
  draft?: DraftState;
  barters: number;
  /** Copies of loot cards that may be played, each by one player (FS-COPYC-02). */
  copiedLoot: readonly CopiedLoot[];
  /** Whom an ability has made win (FS-WIN-06). */
  won: readonly Seat[];
  /** The turn with which the game's round began: the first player's (FS-ROUND-03). */
  roundBegan: number;
}
