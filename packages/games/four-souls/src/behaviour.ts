import type { CardId, Flow, Refusal, Seat } from '@tavolata/kernel';
import type { Aim, AttackGrant, G, Happening, Lasting, Path, Roll, Source } from './state.ts';
import type { DeckKind } from './zones.ts';

/** A generator where something may be asked, a plain function where nothing is. */
export type Does = Flow<void> | void;

/** A card whose text works, for triggers, standing effects and costs. */
export interface Standing {
  readonly card: CardId;
  readonly source: Source;
  /** Its controller; nobody if the game has it. */
  readonly by?: Seat;
  /** 'You': the controller, or the active player (FS-MON-02, FS-ROOM-04). */
  readonly me: Seat;
  /** The lasting effect at work, if it is one. */
  readonly lasting?: Lasting;
}

/** An ability or a loot that goes on the stack or resolves. */
export interface Use extends Standing {
  /** For each entry of `targets`, what was chosen; while resolving, what of it is still valid. */
  readonly aims: readonly (readonly Aim[])[];
  /** What it triggered on. */
  readonly event?: Happening;
  /** The final result of the roll it follows. */
  readonly face?: number;
  /** It is a duplicate of a loot, which no instruction can put anywhere (FS-COPYL-02). */
  readonly copy?: true;
  readonly path: Path;
}

/** Something chosen as an effect goes on the stack, and looked at again as it resolves (FS-ABIL-03, FS-ABIL-05). */
export interface TargetSpec {
  /** The text key of the question. */
  readonly prompt: string;
  readonly candidates: (g: G, use: Use) => readonly Aim[];
  /** One unless said otherwise. */
  readonly min?: number;
  readonly max?: number;
  /** Who chooses; `me` unless said otherwise. */
  readonly chooser?: (g: G, use: Use) => Seat;
  /** Chance chooses (FS-TRIG-02: as it goes on the stack). */
  readonly random?: true;
  /** Without any the rest is done all the same. */
  readonly ifAny?: true;
}

/**
 * What an effect can answer when something is about to resolve: a roll, a loot or ability, damage to its player; `harm`
 * may kill before a blow falls or a roll counts, `boost` help in a fight, and a `loot-play` lets a card do any of it.
 */
export type Answers = 'roll' | 'stack' | 'damage' | 'harm' | 'boost' | 'loot-play';

/** What a loot or an ability does. */
export interface Effect {
  /** Where it is more than something for one's own turn; what is aimed at a roll or an ability says so by that. */
  readonly answers?: Answers;
  readonly targets?: readonly TargetSpec[];
  /** 'Choose one', as it goes on the stack (FS-ABIL-06); each has a text `option.<key>`. */
  readonly modes?: Readonly<Record<string, Effect>>;
  readonly resolve?: (g: G, use: Use) => Does;
  /** After that a die is rolled; the outcome goes on the stack when the roll has resolved (FS-KEY-12). */
  readonly roll?: readonly OutcomeEffect[];
  /** Who rolls; `me` unless said otherwise. */
  readonly roller?: (g: G, use: Use) => Seat | undefined;
  /** Not 'you' do or undergo it: on a card of the game it happens even while nobody is the active player (FS-LEAVE-08). */
  readonly impersonal?: true;
}

export interface OutcomeEffect extends Effect {
  readonly faces: readonly number[];
}

/** Paid when an ability is activated; what cannot be paid cannot be used (FS-MECH-31). */
export interface Cost {
  readonly refuse: (g: G, at: Standing) => Refusal | undefined;
  /** Says what was given, if that is cards: the last of the ability's `aims`. */
  readonly pay: (g: G, at: Standing) => Flow<readonly Aim[] | void> | void;
}

export interface Tap {
  readonly kind: 'tap';
  readonly effect: Effect;
}
export interface Paid {
  readonly kind: 'paid';
  readonly cost: Cost;
  readonly effect: Effect;
}
export interface Triggered {
  readonly kind: 'triggered';
  readonly on: Happening['type'] | readonly Happening['type'][];
  readonly when: (g: G, at: Standing, event: Happening) => boolean;
  readonly effect: Effect;
}
export type Ability = Tap | Paid | Triggered;

export type Stat = 'hp' | 'atk' | 'dc';

/** Combat damage about to be put on the stack: who is hit by whom, on which final roll (FS-ATK-18, FS-ATK-19). */
export interface Blow {
  readonly hit: boolean;
  readonly face: number;
  readonly roller: Seat;
  readonly target: Aim;
  readonly amount: number;
}

/** Something a standing effect may forbid. */
export interface Deed {
  readonly type:
    | 'play-loot'
    | 'activate'
    | 'declare-attack'
    | 'be-attacked'
    | 'gain-soul'
    | 'discard'
    | 'recharge';
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly item?: boolean;
}

/** What is always true while the card is in play (FS-STATIC-01). Numbers of all cards are added up. */
export interface Statics {
  readonly stat?: (g: G, at: Standing, of: Aim, stat: Stat) => number;
  /** Added to a roll as it resolves (FS-DICE-08). */
  readonly rollBonus?: (g: G, at: Standing, roll: Roll) => number;
  /** Added to the ATK behind one attack roll. */
  readonly attackBonus?: (g: G, at: Standing, roll: Roll) => number;
  /** The new amount of combat damage about to go on the stack. */
  readonly combat?: (g: G, at: Standing, blow: Blow) => number;
  readonly lootPlays?: (g: G, at: Standing, seat: Seat) => number;
  /** Loot cards outside the hand that a player may play as if they were in it (FS-LOOT-08). */
  readonly playsFrom?: (g: G, at: Standing, seat: Seat) => readonly CardId[];
  readonly attacks?: (g: G, at: Standing, seat: Seat) => number;
  readonly purchases?: (g: G, at: Standing, seat: Seat) => number;
  readonly lootStep?: (g: G, at: Standing, seat: Seat) => number;
  readonly handLimit?: (g: G, at: Standing, seat: Seat) => number;
  /** Change of the price of a shop item or of the Treasure deck. */
  readonly price?: (g: G, at: Standing, seat: Seat, choice: Aim) => number;
  /** Attacks the active player owes (FS-ATK-32). */
  readonly owed?: (g: G, at: Standing) => readonly AttackGrant[];
  /** How many items a player may recharge in the recharge step; any number unless said. */
  readonly rechargeLimit?: (g: G, at: Standing, seat: Seat) => number | undefined;
  readonly forbids?: (g: G, at: Standing, deed: Deed) => Refusal | undefined;
  readonly eternal?: (g: G, at: Standing, card: CardId) => boolean;
  /** A deck whose top card the controller may look at whenever they like. */
  readonly peeks?: (g: G, at: Standing) => DeckKind | undefined;
  readonly soulsToWin?: (g: G, at: Standing, seat: Seat) => number;
  /** What happens at once, without the stack, as something happens. */
  readonly as?: (g: G, at: Standing, event: Happening) => void;
  /** An additional cost to declare an attack. */
  readonly attackCost?: (g: G, at: Standing, seat: Seat) => Cost | undefined;
}

/** Something about to happen, which replacement effects may change, each once (FS-REPL-07). */
export interface Pending {
  readonly type:
    | 'gain-cents'
    | 'loot'
    | 'damage'
    | 'death'
    | 'destroy'
    | 'reward'
    | 'penalty-item'
    | 'penalty-loot'
    | 'penalty-cents';
  /** The player affected, who orders rival effects (FS-REPL-08). */
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly life?: number;
  readonly amount: number;
  /** Of damage. */
  readonly by?: Seat;
  readonly source?: CardId;
  readonly combat?: true;
  /** Of looting: how many of the cards come off the top of the discard. */
  readonly fromDiscard?: boolean;
  /** Of a reward: cents, loot or treasure, and whether it is a monster's. */
  readonly gain?: string;
  readonly monster?: true;
  /** Who chooses the item, or gets what is lost. */
  readonly chooser?: Seat;
  readonly to?: Seat;
}

export interface Replacement {
  readonly of: Pending['type'];
  readonly applies: (g: G, at: Standing, event: Pending) => boolean;
  /** The event in its place; nothing if nothing is left of it. */
  readonly apply: (g: G, at: Standing, event: Pending) => Flow<Pending | undefined> | Pending | undefined;
}

/** What an effect does while it lasts: as a card in play would, or once at a later moment. */
export interface Lasts extends Statics {
  readonly replaces?: readonly Replacement[];
  readonly on?: Happening['type'];
  readonly when?: (g: G, at: Standing, event: Happening) => boolean;
  /** What then goes on the stack; with `on`, it is over after that unless `again`. */
  readonly effect?: Effect;
  readonly again?: true;
}

/** What a card does beyond its printed facts. Everything is declared: the flow never asks which card it has. */
export interface Behaviour {
  readonly loot?: Effect;
  /** What playing it costs besides the loot play (FS-COPYC-04). */
  readonly lootCost?: Cost;
  readonly abilities?: readonly Ability[];
  readonly statics?: Statics;
  readonly replaces?: readonly Replacement[];
  /** Effects that outlive their resolution, by name: `lasts(g, use, 'name')` starts one. */
  readonly lasting?: Readonly<Record<string, Lasts>>;
}
