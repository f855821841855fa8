import type { CardId, Def, Game, Json, Options, Pick, Play, Seat, State } from '@tavolata/kernel';
import type { Scenario } from '@tavolata/kernel/scenario';
import type { Settings, Speaker, TableEvent, Texts } from '@tavolata/table';
import type { ComponentType } from 'preact';
import type { Wish } from '../session/session.ts';
import type { Language } from '../shared/language.ts';
import type { Sounds } from '../sound/events.ts';
import type { Cue, Move } from '../table/motion.ts';
import type { Opened } from '../table/opened.ts';
import type { Picking, Thing } from '../table/picking.ts';
import type { Stage } from '../table/stage.ts';

/** What every part of a board is given. */
export interface Scene<S extends State = State, D extends Def = Def> {
  /** The table as I may know it, with the game's own selectors. */
  readonly g: Play<S, D>;
  /** My seat; nobody's for an onlooker. */
  readonly me: Seat | undefined;
  /** Whom one may call 'you': the same, but in a replay only whoever played there. */
  readonly you: Seat | undefined;
  readonly say: Speaker;
  /** My open question, if there is one. */
  readonly picking: Picking | undefined;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  /** Everything I was told so far, in order. */
  readonly told: readonly TableEvent[];
  /** When I want to be asked; nothing for an onlooker. */
  readonly settings: Settings | undefined;
  /**
   * Attributes that make an element a thing of the table: lit, chosen, denied, tapped, inspected. `does` says in two or
   * three words what a lit thing would do.
   */
  thing(thing: Thing, label: string, does?: string): Record<string, unknown>;
  inspect(card: CardId): void;
  /** What this board shows closer than it lies there. */
  readonly opened: Opened;
  /** Something for the table that is no answer: a stop, a yield. */
  wish(wish: Wish): Promise<boolean>;
}

/** A line of 'where does this number come from'. */
export interface NumberLine {
  readonly label: string;
  readonly value: string;
}

/** What the magnifying glass tells beside the card itself. */
export interface Inspected {
  /** Where the card lies. */
  readonly where?: string;
  /** Over the numbers: what they explain; and their sum. */
  readonly title?: string;
  readonly total?: NumberLine;
  /** What can be done with it now, or is known about it: a sentence each. */
  readonly now?: readonly string[];
  /** The rules that concern it, by id. */
  readonly rules?: readonly string[];
}

/** What there is to read about a thing that is no card: somebody to choose, a place, a guild. */
export interface Described {
  readonly name: string;
  /** Each under a word of its own, if it has one. */
  readonly parts: readonly { readonly title?: string; readonly text: string }[];
  /** The rules that concern it, by id. */
  readonly rules?: readonly string[];
}

/** What waits to be resolved, for the rail: next on top. */
export interface Waiting {
  readonly card: CardId;
  readonly by: Seat;
  /** What it is aimed at. */
  readonly line: string;
  /** What it will do, in a sentence. */
  readonly effect?: string;
}

/** For the table in words: something that is no card, in a line. */
export interface Fact {
  readonly line: string;
  /** Whose it is; nobody's belongs to the table. */
  readonly seat?: Seat;
  /** What can be picked there. */
  readonly at?: Thing;
}

/** What a game adds to the table in words, beyond its zones and the names of the cards in them. */
export interface InWords<S extends State, D extends Def> {
  /** A card with all that its drawing says. */
  label?(scene: Scene<S, D>, card: CardId): string;
  /** What is on the table and no card: who stands where, tracks, scores. */
  facts(scene: Scene<S, D>): readonly Fact[];
  /** Where a zone lies, if its owner does not say it all. */
  where?(scene: Scene<S, D>, zone: string): string | undefined;
}

/** What a game's own part of the new table's form is given. */
export interface SetupProps {
  readonly speaker: Speaker;
  /** In playing order, with the names they will have. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly options: Options;
  /** Sets an option; nothing removes it. */
  put(name: string, value: Json | undefined): void;
}

/** What a game adds to the shared table: a board, a hand, a card, and what the frame has to ask it. */
export interface GamePage<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly texts: Readonly<Record<Language, () => Promise<unknown>>>;
  readonly Board: ComponentType<{ readonly scene: Scene<S, D> }>;
  readonly Hand: ComponentType<{ readonly scene: Scene<S, D> }>;
  /** What is chosen before a match and no list of options can show: decks of one's own, who leads whom. */
  readonly Setup?: ComponentType<SetupProps>;
  /** Scenarios that teach the game, in order. */
  readonly tutorials?: () => Promise<readonly Scenario[]>;
  /** A card at reading size. */
  readonly Card: ComponentType<{ readonly scene: Scene<S, D>; readonly card: CardId }>;
  /** A card at the size of a thumb, for the rail. */
  readonly Thumb?: ComponentType<{ readonly scene: Scene<S, D>; readonly card: CardId }>;
  /** What the rail shows above the log: a round's phases, a score. */
  readonly Aside?: ComponentType<{ readonly scene: Scene<S, D> }>;
  /** Why I am asked, in a sentence, in place of the name of what asks; cards `mark`ed in it can be looked at. */
  reason?(scene: Scene<S, D>): string | undefined;
  /** What the main button says for the answer as it stands, if the game has a word for it. */
  answer?(scene: Scene<S, D>, pick: Pick): string | undefined;
  readonly inWords?: InWords<S, D>;
  readonly phases: readonly string[];
  phase(g: Play<S, D>): string;
  /** Seats that are called by a card that plays there, by its id: where one person has several. */
  characters?(g: Play<S, D>): Readonly<Partial<Record<Seat, string>>>;
  /** Whether a card is mine to play, where such cards lie in no hand. */
  holds?(scene: Scene<S, D>, card: CardId): boolean;
  numbers(scene: Scene<S, D>, card: CardId): readonly NumberLine[];
  inspect?(scene: Scene<S, D>, card: CardId): Inspected;
  /** Of a thing that is no card: the card that stands for it, or what there is to read about it. */
  describe?(scene: Scene<S, D>, thing: Thing): CardId | Described | undefined;
  waiting(scene: Scene<S, D>): readonly Waiting[];
  /** The phase an event opens or belongs to, for the log's headings. */
  heading?(event: TableEvent): string | undefined;
  /** A heading tells all that its event would: that has no line below it. */
  readonly headingsTell?: true;
  /** What counted for a seat, in a few words, once it is over. */
  score?(scene: Scene<S, D>, seat: Seat): string | undefined;
  /** What the board itself shows once it is over, as a wish to see it: 'see the count'. */
  aftermath?(scene: Scene<S, D>): string | undefined;
  /** Everybody plays for the same end: they may show each other things. Where there are teams, teams may anyway. */
  readonly together?: true;
  /** What is heard when something happens, by the event's name, beyond what is usual. */
  readonly sounds?: Sounds;
  /** What is shown when something happens, beyond cards that fly from zone to zone. */
  cue?(scene: Scene<S, D>, event: TableEvent, stage: Stage, moves: readonly Move[]): Cue | undefined;
}

export type AnyPage = GamePage<State, Def>;
export type { Texts };
