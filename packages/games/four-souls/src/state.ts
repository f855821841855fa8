import {
  type CardId,
  cloneCore,
  cloneRound,
  type Play,
  type Round,
  type Seat,
  type State,
} from '@tavolata/kernel';
import type { CardDef } from './defs.ts';
import type { DeckKind } from './zones.ts';

export type G = Play<FourSoulsState, CardDef>;

/**
 * What something points at: one player, card, thing on the stack, deck, discard or slot. A card in play is named
 * with its `life`: once it has changed zone it is another object (FS-ZONE-02).
 */
export interface Aim {
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly life?: number;
  readonly stack?: number;
  readonly deck?: DeckKind;
  readonly pile?: DeckKind;
  readonly slot?: number;
  /** How much of a divided amount falls to it. */
  readonly share?: number;
}

/** A card in play, as far as it is more than what is printed on it. Never changed in place. */
export interface Thing {
  readonly life: number;
  readonly charged: boolean;
  readonly damage: number;
  /** The maximum HP last seen, to notice when it drops (FS-DMG-14). */
  readonly maxHp?: number;
  /** By name; `generic` for those without one (FS-CTR-02). */
  readonly counters: Readonly<Record<string, number>>;
  /** The definition it is a copy of, and whether that ends with the turn (FS-COPY-01). */
  readonly copyOf?: { readonly def: string; readonly untilEnd: boolean };
  /** Has the quality of a starting item by an effect, and Eternal with it (FS-TREAS-04). */
  readonly starting?: true;
  /** What this object noted (FS-MECH-27). */
  readonly notes?: Readonly<Record<string, number>>;
  readonly lastHit?: Hit;
  /** How often it took damage this turn. */
  readonly hits?: number;
  /** The turn in which it entered play. */
  readonly since: number;
}

/** What brought something to 0 HP (FS-DEATH-08). */
export interface Hit {
  readonly by?: Seat;
  readonly combat?: true;
  /** The final attack roll behind combat damage. */
  readonly face?: number;
}

/** Whose ability it is: a card as it was then, and whose text works (a copy's is another's). */
export interface Source {
  readonly card: CardId;
  readonly life: number;
  readonly def: string;
}

export const HAPPENINGS = [
  ...(['turn-start', 'turn-end', 'entered-play', 'left-play', 'damaged', 'damage-stacked'] as const),
  ...(['death-stacked', 'died', 'died-after', 'rolled', 'would-roll', 'final-roll'] as const),
  ...(['attack-declared', 'attack-on', 'attack-revealed', 'purchase-declared', 'purchase-of'] as const),
  ...(['activated', 'loot-played', 'looted', 'gained-cents', 'gave-cents', 'gained-item'] as const),
  ...(['gained-soul', 'bought', 'discarded', 'prevented', 'copied-loot'] as const),
] as const;

/** Something abilities may trigger on. Which particulars are there depends on the type; `verbs/happen.ts` lists them. */
export interface Happening {
  readonly type: (typeof HAPPENINGS)[number];
  /** The player concerned: who was damaged, died, rolled, activated, looted, whose turn it is. */
  readonly seat?: Seat;
  /** The card concerned: what was damaged, died, entered play, is attacked, was activated. */
  readonly card?: CardId;
  readonly life?: number;
  readonly amount?: number;
  /** Who did it, when a player did. */
  readonly by?: Seat;
  readonly source?: CardId;
  readonly combat?: true;
  /** A number on a die. */
  readonly face?: number;
  /** The roll, damage, death or loot on the stack that this is about. */
  readonly stack?: number;
  /** The roll was an attack roll, against `card` or `target`. */
  readonly attack?: true;
  readonly target?: Seat;
  /** What died was a monster; what was activated an item. */
  readonly monster?: true;
  readonly item?: true;
  readonly hit?: Hit;
  /** From the Treasure deck or the Monster deck, not from a slot. */
  readonly unseen?: true;
}

interface OnStack {
  readonly id: number;
  /** Who controls it; nobody if the game does. */
  readonly by?: Seat;
}

/** A loot card being played, or a duplicate of one, which is nowhere but here (FS-COPYL-02). */
export interface Loot extends OnStack {
  readonly kind: 'loot';
  readonly by: Seat;
  readonly source: Source;
  readonly copy?: true;
  readonly path: Path;
  readonly aims: readonly (readonly Aim[])[];
}

export interface AbilityOnStack extends OnStack {
  readonly kind: 'ability';
  readonly source: Source;
  readonly path: Path;
  readonly how: 'tap' | 'paid' | 'triggered';
  /** Whether it belongs to an item: those can be cancelled by butter beans. */
  readonly item?: true;
  readonly aims: readonly (readonly Aim[])[];
  readonly event?: Happening;
  /** The final result, for what follows a roll. */
  readonly face?: number;
}

/** A die that has been rolled (FS-DICE-03). */
export interface Roll extends OnStack {
  readonly kind: 'roll';
  readonly by: Seat;
  face: number;
  /** The result with which it last tried to resolve (FS-DICE-13). */
  tried?: number;
  /** Which roll of that player this turn it is, and which attack roll. */
  readonly nth: number;
  readonly nthAttack?: number;
  /** What it was rolled for: an attack, a reward, or the ability whose outcome follows. */
  readonly attack?: Aim;
  readonly reward?: true;
  outcome?: Outcome;
}

/** What follows a roll once it has resolved (FS-KEY-14). */
export interface Outcome {
  readonly source: Source;
  readonly path: Path;
  readonly aims: readonly (readonly Aim[])[];
  readonly event?: Happening;
}

export interface Damage extends OnStack {
  readonly kind: 'damage';
  readonly to: Aim;
  amount: number;
  /** The card that deals it; none if it is merely taken (FS-DMG-10). */
  readonly source?: CardId;
  readonly combat?: true;
  readonly face?: number;
}

export interface Death extends OnStack {
  readonly kind: 'death';
  readonly of: Aim;
  readonly hit?: Hit;
}

export type StackItem = Loot | AbilityOnStack | Roll | Damage | Death;

/** Where in a card's behaviour an effect stands: `['abilities', '0', 'modes', 'cents']`. */
export type Path = readonly string[];

/** An ability whose condition was met, waiting for the next priority (FS-TRIG-02). */
export interface Trigger {
  readonly by?: Seat;
  readonly source: Source;
  readonly path: Path;
  readonly event?: Happening;
  readonly item?: true;
  readonly face?: number;
  /** What a roll's outcome inherits from the ability that asked for the roll. */
  readonly aims?: readonly (readonly Aim[])[];
}

/** An effect that lasts: `until` the turn ends, or for the rest of the game. */
export interface Lasting {
  readonly id: number;
  readonly by?: Seat;
  /** Whose card it comes from; of the built-in ones only the name counts. */
  readonly source: Source;
  readonly name: string;
  readonly aims: readonly (readonly Aim[])[];
  readonly until: 'turn' | 'ever';
  /** What is left of it, or how much it is. */
  readonly left?: number;
  readonly event?: Happening;
}

export type SlotKind = 'shop' | 'room' | 'monster' | 'final-boss' | 'minion';
export interface Slot {
  readonly id: number;
  readonly kind: SlotKind;
}

/** An attack that is granted or demanded beyond the turn's own (FS-ATK-32). */
export interface AttackGrant {
  /** It gives an attack; otherwise it only binds one the player has. */
  readonly grants: boolean;
  readonly must: boolean;
  /** Only against these; anything if absent. */
  readonly only?: readonly Aim[];
  /** Given while an attack was being declared: it is not that one. */
  readonly later?: true;
}

export interface Attack {
  readonly by: Seat;
  /** `declared`: before the target is chosen; `rolling`: against it. */
  stage: 'declared' | 'rolling';
  target?: Aim;
  rolls: number;
  /** Others who roll along, and those of them still to roll in this go (FS-ATK-37). */
  joiners: readonly Seat[];
  rolling: readonly Seat[];
}

export interface Purchase {
  readonly by: Seat;
  stage: 'declared' | 'chosen';
  /** A shop item, or the Treasure deck. */
  choice?: Aim;
}

/** The steps of a death under way (FS-MDEATH-08, FS-PDEATH-02). */
export interface Dying {
  readonly of: Aim;
  readonly hit?: Hit;
  /** Which step comes next. */
  step: number;
  /** The number of the next thing on the stack as it began: the next step waits until nothing younger is there. */
  readonly base: number;
  /** The slot it left, not to be refilled before the last step. */
  slot?: number;
  /** The card as it was, for the abilities its death triggers. */
  readonly source?: Source;
  /** Who controlled it. */
  readonly controller?: Seat;
  /** What it was: a monster, or an attackable item or room. */
  readonly monster?: true;
  rewardFactor?: number;
  /** How many rewards have been gained, and the result of the roll for the next: 0 while it is on the stack. */
  rewards: number;
  rolled?: number;
}

export interface PlayerState {
  cents: number;
  damage: number;
  maxHp?: number;
  /** From the moment their death resolves to the end of the turn (FS-PDEATH-18). */
  dead: boolean;
  out: boolean;
  lastHit?: Hit;
  /** Turns to be skipped (FS-REPL-02). */
  skips: number;
  /** Markers on the player, not on the character (FS-CTR-09). */
  counters: Readonly<Record<string, number>>;
  thisTurn: ThisTurn;
}

/** What a player did this turn, as far as any card asks. Never changed in place. */
export interface ThisTurn {
  readonly lootPlays: number;
  readonly lootPlayed: number;
  readonly activations: number;
  readonly rolls: number;
  readonly attackRolls: number;
  readonly hits: number;
  readonly attacked: boolean;
}

export const NOTHING_YET: ThisTurn = {
  lootPlays: 0,
  lootPlayed: 0,
  activations: 0,
  rolls: 0,
  attackRolls: 0,
  hits: 0,
  attacked: false,
};

export interface TurnState {
  number: number;
  seat: Seat;
  /** A turn beyond the usual order (FS-TURN-10). */
  extra: boolean;
  /** Of the turn's own attacks, and of all; and how many of those on the Monster deck. */
  attacks: number;
  attacksMade: number;
  deckAttacks: number;
  purchases: number;
  boughtFromShop: number;
  monstersDied: number;
  grants: readonly AttackGrant[];
  /** The turn is to end when the stack is empty: an effect ended it or the active player died. */
  ending: boolean;
  /** The player whose turn it was has left: nobody is the active player any more (FS-LEAVE-08). */
  orphaned?: Seat;
}

export const STAGES = [
  ...(['eden', 'draft', 'first-player'] as const),
  ...(['recharge', 'turn-start', 'loot-step', 'looted', 'action', 'turn-end'] as const),
  ...(['hand-limit', 'room-discard', 'pass-turn'] as const),
] as const;
export type Stage = (typeof STAGES)[number];

/** What the next step does, within a stage in which players may get priority. */
export type Doing = 'settle' | 'priority' | 'resolve' | 'advance';

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
  stage: Stage;
  doing: Doing;
  turn: TurnState;
  players: Partial<Record<Seat, PlayerState>>;
  /** Cards in play, by card. */
  things: Readonly<Record<number, Thing>>;
  lives: number;
  /** How often a card has become a copy or ceased to be one. */
  copies: number;
  slots: readonly Slot[];
  stack: StackItem[];
  /** The number of the next thing on the stack, or of the next lasting effect. */
  nextId: number;
  round?: Round;
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
}

export const MODES = ['competitive', 'solo', 'co-op'] as const;
export type Mode = (typeof MODES)[number];

export interface TableOptions {
  readonly soulsToWin: number;
  /** How many souls of one character count (FS-SOLO-15); 0 for no limit. */
  readonly soulLimit: number;
  readonly rooms: boolean;
  readonly bonusSouls: boolean;
  readonly miniDraft: boolean;
  readonly onlyEden: boolean;
  readonly lowestRoll: boolean;
  readonly cappedSupply: boolean;
  readonly everyDeath: boolean;
  readonly bartering: boolean;
  readonly challenge: string;
  readonly decks: 'base' | 'hundred' | 'picked' | 'own-proportions';
  /** Picked by hand: `bomb*4`. */
  readonly cards: readonly string[];
}

/** What is only ever replaced, never changed in place, is shared between copies, and frozen to keep it so. */
const shared = <T>(value: T): T => Object.freeze(value);

/** A copy of one record; what hangs on it is shared. */
function copyOf<T extends object>(one: T): T {
  const copy = { ...one };
  for (const key in copy) if (typeof copy[key] === 'object') Object.freeze(copy[key]);
  return copy;
}

function copyPlayers(players: FourSoulsState['players']): FourSoulsState['players'] {
  const copy: FourSoulsState['players'] = {};
  for (const seat in players) copy[seat as Seat] = copyOf(players[seat as Seat] as PlayerState);
  return copy;
}

export function clone(state: FourSoulsState): FourSoulsState {
  const copy: FourSoulsState = {
    core: cloneCore(state.core),
    mode: state.mode,
    together: state.together,
    options: shared(state.options),
    deciders: shared(state.deciders),
    order: shared(state.order),
    firstPlayer: state.firstPlayer,
    stage: state.stage,
    doing: state.doing,
    turn: copyOf(state.turn),
    players: copyPlayers(state.players),
    things: shared(state.things),
    lives: state.lives,
    copies: state.copies,
    slots: shared(state.slots),
    stack: state.stack.map(copyOf),
    nextId: state.nextId,
    waiting: shared(state.waiting),
    queue: shared(state.queue),
    lasting: shared(state.lasting),
    endDeclared: state.endDeclared,
    dying: state.dying.map(copyOf),
    extraTurns: shared(state.extraTurns),
    supply: state.supply,
    timer: state.timer,
    hadTurn: shared(state.hadTurn),
    lastInOrder: state.lastInOrder,
    under: shared(state.under),
    bonusDue: shared(state.bonusDue),
    bonusCounters: shared(state.bonusCounters),
    barters: state.barters,
  };
  if (state.round) copy.round = cloneRound(state.round);
  if (state.starter) copy.starter = state.starter;
  if (state.attack) copy.attack = copyOf(state.attack);
  if (state.purchase) copy.purchase = copyOf(state.purchase);
  if (state.draft) copy.draft = copyOf(state.draft);
  return copy;
}
