import type { Flow } from './flow.ts';
import type { CardId, Json, Seat } from './ids.ts';
import type { Judge } from './judge.ts';
import type { Play } from './play.ts';
import type { Refusal } from './question.ts';
import type { Result } from './result.ts';
import type { State } from './state.ts';

/** What is printed on a card, as far as the kernel cares: its name in code and what its back tells. */
export interface Def {
  readonly id: string;
  readonly back: string;
}

export interface ZoneSpec<S extends State = State> {
  /** Who knows a card that arrives here. `owner`: the seat named in the zone's id. */
  readonly sees: 'all' | 'nobody' | 'owner' | ((owner: Seat, state: S) => readonly Seat[]);
  /**
   * Whether onlookers can tell the places apart, as in a deck or a row. In a hand they cannot: when a card leaves
   * it unseen, whoever does not see the hand no longer knows what any like card of it is.
   */
  readonly ordered: boolean;
  /**
   * Whether whoever the zone's id names owns what lies here. Of cards that look alike, one owner's can never be
   * another's: where the unknown is dealt anew, they stay among their owner's.
   */
  readonly own?: boolean;
  /** Whether its owner has chosen what lies hidden here: like a sealed value it cannot be dealt anew. */
  readonly chosen?: boolean;
}

/** What can be chosen when a match is set up, as data: a page draws it, the edge validates with it. */
export type SetupOptionSpec =
  | { readonly kind: 'switches'; readonly of: readonly string[] }
  | { readonly kind: 'one'; readonly of: readonly string[]; readonly default: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'ids'; readonly max: number };

export type SetupOptions = Readonly<Record<string, Json>>;

export interface Setup {
  readonly seats: readonly Seat[];
  readonly options: SetupOptions;
}

/**
 * What play tells about hidden things, for whoever imagines them. Without it every deal is as likely as any other. It
 * is asked of worlds that are half dealt: what is still unknown in them has blank definitions.
 */
export interface Guess<S extends State, D extends Def> {
  /** The kinds of zones whose hidden cards somebody has chosen. */
  readonly zones: readonly string[];
  /** How likely a card there is this; 0 if the rules would not have let it lie there. */
  weight(g: Play<S, D>, card: CardId, def: D): number;
  /** What another seat may have sealed under a name. */
  sealed?(
    g: Play<S, D>,
    owner: Seat,
    name: string,
  ): readonly { readonly value: Json; readonly weight: number }[];
}

/**
 * A rulebook as a program. `step` looks at the state, does the next thing and returns; between two steps the state
 * alone is the whole truth. Everything here is synchronous and knows no clock, no network and no language.
 */
export interface Game<S extends State = State, D extends Def = Def> {
  readonly slug: string;
  /** Of the rules; a match remembers under which it was played. */
  readonly version: string;
  /** Of the state's shape. */
  readonly schema: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, SetupOptionSpec>>;
  /** A game of dice or of a bare board has no cards: then no blanks, no zones and nothing to deal either. */
  readonly defs?: readonly D[];
  /** One definition per back, standing in views for cards that viewer does not know. */
  readonly blanks?: readonly D[];
  readonly zones?: Readonly<Record<string, ZoneSpec<S>>>;
  /** No match takes more steps: then it is a draw. Far beyond any real one. */
  readonly maxSteps?: number;

  /** Why nobody can play so: numbers of players and options that are fine alone and do not go together. */
  refuseSetup?(setup: Setup): Refusal | undefined;
  /** How the same people play once more at the same table, after this result; without it, as before. */
  again?(setup: Setup, result: Result): Setup;
  /** The state before anything is dealt. */
  create(setup: Setup): S;
  /** Makes, shuffles and deals the cards; questions of the setup are asked by the first steps. */
  deal?(g: Play<S, D>): void;
  step(g: Play<S, D>): Flow<void>;
  /** Which turn or round it is, as people count them; none before the first. Everybody may know it. */
  turn?(state: S): number;
  /** Which seats play together, each in one team at most; without it everybody plays alone, or all do. */
  teams?(state: S): readonly (readonly Seat[])[];
  /** Takes a seat out of the match, between two steps. */
  leave(g: Play<S, D>, seat: Seat): void;
  /**
   * A copy that shares nothing that can change. Write it as one literal with every key: a spread of a state whose
   * optional keys come and go takes several times as long.
   */
  clone(state: S): S;
  /** Sums that no play changes: coins in hands and supply, figures, and so on. */
  sums?(state: S): Readonly<Record<string, number>>;
  /** A position by names, as scenarios check it and a text table shows it. */
  glance(g: Play<S, D>): Json;
  /** Lays out the `given` of a scenario on a created, undealt state. */
  arrange(g: Play<S, D>, given: Json): void;
  readonly judge: Judge<S, D>;
  readonly guess?: Guess<S, D>;
  /** Older schemas to this one, pure. */
  migrate?(state: Json, schema: number): S;
}

/** A game with cards: most are. */
export interface CardGame<S extends State = State, D extends Def = Def> extends Game<S, D> {
  readonly defs: readonly D[];
  readonly blanks: readonly D[];
  readonly zones: Readonly<Record<string, ZoneSpec<S>>>;
  deal(g: Play<S, D>): void;
}
