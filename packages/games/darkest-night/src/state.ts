import { type CardId, cloneCore, type Play, type Seat, type State } from '@tavolata/kernel';
import type { CustomDecks } from './custom.ts';
import type {
  BlightName,
  CardDef,
  CombatWay,
  EnemyName,
  HeroName,
  LocationName,
  Mode,
  Outcome,
  RollKind,
  Stat,
} from './defs.ts';

/** What the game does next when nothing is being carried out. */
export type StepName =
  | 'choose-hero'
  | 'choose-powers'
  | 'first-blights'
  | 'necromancer-draws'
  | 'round'
  | 'next-hero'
  | 'replacement'
  | 'start'
  | 'start-losses'
  | 'event'
  | 'action'
  | 'end'
  | 'monastery-rest'
  | 'turn-over'
  | 'darkness'
  | 'movement-die'
  | 'movement'
  | 'blights'
  | 'extra-die'
  | 'necromancer-over';

/** A hero's place at the table, from 0 on; a replacement takes the place of the dead (DN-DEATH-06). */
export type HeroId = number;

export interface Hero {
  /** Absent until chosen. */
  name?: HeroName;
  /** Who leads it. */
  seat: Seat;
  /** `gone`: dead and nobody can take its place any more. */
  is: 'unchosen' | 'alive' | 'dead' | 'gone';
  at: LocationName;
  grace: number;
  secrecy: number;
  /** A replacement, with lower defaults (DN-DEATH-08). */
  successor: boolean;
  /** The sun side of the turn marker: still to play this round. */
  sun: boolean;
  /** The pawn lies on its side: the next turn is lost (DN-LOSE-01). */
  fallen: boolean;
}

/** What holds for the turn of one hero only. */
export interface Turn {
  hero: HeroId;
  /** More or fewer dice on all rolls of the hero. */
  dice: number;
  /** What the hero need not lose. */
  spared: Stat[];
  /** On the Monastery since the turn began (DN-END-03). */
  stayed: boolean;
  /** Ghost Mail has been used. */
  exchanged: boolean;
}

/** An activated power and what it is active on; suppressed while its card is exhausted (DN-EXH-05). */
export interface Active {
  card: CardId;
  hero?: HeroId;
  location?: LocationName;
  blight?: BlightName;
}

/** A hero ignores one blight, or all of them. */
export interface Ignoring {
  hero: HeroId;
  blight?: CardId;
  until: 'turn-end' | 'own-turn';
}

export interface Roll {
  hero: HeroId;
  kind: RollKind;
  /** Dice before bonuses. */
  base: number;
  /** Where it can change meanwhile, `blight` and `at` say it instead. */
  target?: number;
  /** The one blight attacked: its Might is the target, which may still change. */
  blight?: CardId;
  /** What is fought. */
  against?: 'blight' | 'necromancer' | 'enemy';
  tactic?: CardId;
  /** Where a search looks, and how hard it is to find something there. */
  at?: LocationName;
  /** Used for this roll: items, and Inspire. */
  used: CardId[];
  /** Natural faces. */
  faces: number[];
  /** Stored dice in place of a roll (DN-CLAR-15). */
  fixed: boolean;
  /** The die Find Weakness improves. */
  chosen: number;
  /** Made a success by Vanishing Dust, with exactly one success (DN-FIND-04). */
  dusted: boolean;
}

export interface Combat {
  hero: HeroId;
  way: CombatWay;
  attacking: boolean;
  /** Absent when blights are attacked. */
  enemy?: EnemyName;
  /** Where it began, wherever the hero may go meanwhile. */
  at: LocationName;
  /** The blights attacked. */
  blights: CardId[];
  tactic?: CardId;
  yielded: boolean;
}

/** A moment at which 'any time' effects can be used (DN-TIME-03). */
export type Occasion =
  | 'turn-start'
  | 'before-action'
  | 'between'
  | 'rolled'
  | 'loss'
  | 'payment'
  | 'event-drawn'
  | 'finds-drawn'
  | 'blight-drawn'
  | 'necromancer-die';
/** What a loss is for, as far as a card asks. */
export type Why = 'attack-blight' | 'attack-necromancer' | 'with-necromancer' | 'wound' | 'other';

/** Grace or Secrecy that goes down: lost, paid, or paid because the hero is forced to (DN-CLAR-17). */
interface Reduction {
  do: 'reduce';
  hero: HeroId;
  stat: Stat;
  amount: number;
  how: 'lose' | 'spend' | 'forced';
  why: Why;
  /** The moment before it has passed (DN-TIME-03). */
  announced: boolean;
}

/** One thing to be carried out. Tasks are a stack: each step takes the topmost, which may put others on top. */
export type Task = Readonly<Doing>;
type Doing =
  | { do: 'window'; on: Occasion; hero?: HeroId; passed: Seat[]; handed: CardId[] }
  | { do: 'simultaneous'; hero: HeroId; tasks: Task[] }
  | { do: 'effect'; hero: HeroId; effect: Outcome; source?: CardId }
  | Reduction
  | { do: 'gain'; hero: HeroId; stat: Stat; amount: number; upTo?: number | 'default' }
  | { do: 'wound'; hero: HeroId }
  | { do: 'inherit'; from: HeroId; at: LocationName }
  | { do: 'start-effects'; hero: HeroId }
  | { do: 'start-effect'; hero: HeroId; card: CardId }
  | { do: 'relic-loss'; hero: HeroId }
  | { do: 'act'; hero: HeroId; free: boolean }
  | { do: 'use-power'; hero: HeroId; card: CardId }
  | { do: 'activate-family'; hero: HeroId; family: 'form' | 'oath' }
  | { do: 'walk'; hero: HeroId; moves: number; first: boolean }
  | { do: 'entered'; hero: HeroId }
  | { do: 'pray'; hero: HeroId }
  | { do: 'recover'; hero: HeroId; deed: 'onPray' | 'onHide'; grace: number }
  | { do: 'retrieve'; hero: HeroId }
  | { do: 'store-dice'; hero: HeroId; card: CardId }
  | { do: 'foretell'; hero: HeroId; card: CardId }
  | { do: 'search'; hero: HeroId; at: LocationName; dice: number }
  | { do: 'search-rolled'; hero: HeroId; at: LocationName }
  | { do: 'draw-finds'; hero: HeroId; at: LocationName; cards: number }
  | { do: 'take-find'; hero: HeroId; at: LocationName }
  | { do: 'attack'; hero: HeroId; blights: CardId[]; necromancer: boolean; moreDice: number }
  | { do: 'defend'; hero: HeroId; enemy: EnemyName; source?: CardId }
  | { do: 'settle'; combat: Combat }
  | { do: 'defense'; hero: HeroId; blight: CardId }
  | { do: 'destroy'; hero: HeroId; blight: CardId }
  | { do: 'blight-acts'; hero: HeroId; blight: CardId; moment: 'entering' | 'turn-end' }
  | { do: 'oath-over'; hero: HeroId; card: CardId; how: 'fulfilled' | 'broken' }
  | { do: 'declare' }
  | { do: 'throw' }
  | { do: 'draw-event'; hero: HeroId; cards: CardId[] }
  | { do: 'resolve-event'; hero: HeroId; card: CardId; part: 'start' | 'price' | 'case' | 'rolled' }
  | { do: 'event-over'; hero: HeroId; card: CardId }
  /** Without points: as many as every round brings, seen when it comes to that. */
  | { do: 'darkness'; points?: number }
  | { do: 'create-blight'; at: LocationName }
  | { do: 'place-blight'; at: LocationName; cards: CardId[] }
  | { do: 'interfere'; hero: HeroId; card: CardId; blight: CardId }
  | { do: 'play-blight-card'; at: LocationName; played: CardId[]; refilled: boolean };

export interface DarkestNightState extends State {
  modes: readonly Mode[];
  /** Who leads the Necromancer; absent without such a player, and once that player has left (DN-LEAVE-06). */
  necromancerSeat?: Seat;
  /** Power decks that stand in for a hero's own (DN-CUSTOM-01). */
  customDecks: CustomDecks;
  /** Chance decides who the heroes are. */
  dealt?: true;
  heroes: Hero[];
  round: number;
  next: StepName;
  /** During setup: the place to fill. Later: the hero that played last. */
  place: HeroId;
  turn?: Turn;
  tasks: Task[];
  /** The moment at which players may react right now. */
  moment?: TaskOf<'window'>;
  rolls: Roll[];
  /** Events to be drawn once the current one is finished (DN-EVENT-08). */
  queuedEvents: number;
  darkness: number;
  necromancer: LocationName;
  /** The movement die of this Necromancer turn. */
  die?: number;
  /** Blinding Black: he detects nobody this turn. */
  blinded: boolean;
  /** Prophecy of Doom: his next movement die. */
  doomDie?: number;
  exhausted: CardId[];
  active: Active[];
  /** Items that were used and cannot be handed on (DN-ITEM-08). */
  locked: CardId[];
  ignoring: Ignoring[];
  /** Vanishing Cowl has been used this turn, whatever has become of the blight (DN-CLAR-20). */
  cowled: boolean;
  /** Blights without effect for everybody (Diversion). */
  negated: CardId[];
  /** Blights with less Might until that hero's next turn (Sap). */
  sapped: { blight: CardId; by: HeroId }[];
  /** The dice on Prediction. */
  stored: number[];
  /** Who leaves as soon as nothing is being carried out (DN-LEAVE-01). */
  leaving: Seat[];
}

export type G = Play<DarkestNightState, CardDef>;
export type TaskOf<K extends Task['do']> = Extract<Task, { readonly do: K }>;

const cloneRoll = (roll: Roll): Roll => ({ ...roll, used: roll.used.slice(), faces: roll.faces.slice() });

export function clone(state: DarkestNightState): DarkestNightState {
  const copy: DarkestNightState = {
    core: cloneCore(state.core),
    modes: state.modes,
    customDecks: state.customDecks,
    heroes: state.heroes.map(hero => ({ ...hero })),
    round: state.round,
    next: state.next,
    place: state.place,
    tasks: state.tasks.slice(),
    rolls: state.rolls.map(cloneRoll),
    queuedEvents: state.queuedEvents,
    darkness: state.darkness,
    necromancer: state.necromancer,
    blinded: state.blinded,
    exhausted: state.exhausted.slice(),
    active: state.active.map(active => ({ ...active })),
    locked: state.locked.slice(),
    ignoring: state.ignoring.map(each => ({ ...each })),
    cowled: state.cowled,
    negated: state.negated.slice(),
    sapped: state.sapped.map(({ blight, by }) => ({ blight, by })),
    stored: state.stored.slice(),
    leaving: state.leaving.slice(),
  };
  if (state.dealt) copy.dealt = true;
  if (state.necromancerSeat) copy.necromancerSeat = state.necromancerSeat;
  if (state.moment) copy.moment = state.moment;
  if (state.turn) copy.turn = { ...state.turn, spared: state.turn.spared.slice() };
  if (state.die !== undefined) copy.die = state.die;
  if (state.doomDie !== undefined) copy.doomDie = state.doomDie;
  return copy;
}
