import type { CardId, Def, Game, Json, Pick, Play, Seat, SetupOptions, State } from '@tavolata/kernel';
import type { Scenario } from '@tavolata/kernel/scenario';
import type { Speaker, TableEvent, ThingRef } from '@tavolata/table';
import type { ComponentType } from 'preact';
import type { Cue, Move } from '../motion/motion.ts';
import type { MotionStage } from '../motion/stage.ts';
import type { Looks } from '../seats/looks.ts';
import type { Sounds } from '../sound/sounds.ts';
import type { Described, Fact, Inspected, NumberLine, Waiting } from './described.ts';
import type { Scene } from './scene.ts';

/** What a game adds to the table in words, beyond its zones and the names of the cards in them. */
export interface InWords<S extends State, D extends Def> {
  /** A card with all that its drawing says. */
  label?(scene: Scene<S, D>, card: CardId): string;
  /** What is on the table and no card: who stands where, tracks, scores. */
  facts(scene: Scene<S, D>): readonly Fact[];
  /** Where a zone lies, if its owner does not say it all. */
  where?(scene: Scene<S, D>, zone: string): string | undefined;
}

/** What `board/setup/Setup.tsx` is given: what is chosen before a match and no list of options can show. */
export interface SetupProps {
  readonly speaker: Speaker;
  /** In playing order, with the names they will have. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly options: SetupOptions;
  /** Sets an option; nothing removes it. */
  put(name: string, value: Json | undefined): void;
}

/** What a game adds to the shared table: a board, a hand, a card, and what the frame has to ask it. */
export interface GamePage<S extends State, D extends Def> {
  readonly game: Game<S, D>;
  readonly Board: ComponentType<{ readonly scene: Scene<S, D> }>;
  /** Not for a game in which nobody holds anything. */
  readonly Hand?: ComponentType<{ readonly scene: Scene<S, D> }>;
  /** Scenarios that teach the game, in order. */
  readonly tutorials?: () => Promise<readonly Scenario[]>;
  /** A card at reading size; a game without cards needs none. */
  readonly Card?: ComponentType<{ readonly scene: Scene<S, D>; readonly card: CardId }>;
  /** A card at the size of a thumb, for the rail. */
  readonly Thumb?: ComponentType<{ readonly scene: Scene<S, D>; readonly card: CardId }>;
  /** What the rail shows above the log: a round's phases, a score. */
  readonly Aside?: ComponentType<{ readonly scene: Scene<S, D> }>;
  /** Why I am asked, in a sentence, in place of the name of what asks; cards `mark`ed in it can be looked at. */
  reason?(scene: Scene<S, D>): string | undefined;
  /** What the main button says for the answer as it stands, if the game has a word for it. */
  answer?(scene: Scene<S, D>, pick: Pick): string | undefined;
  readonly inWords?: InWords<S, D>;
  /** The phases of a turn, if it has any, and which of them it is. */
  readonly phases?: readonly string[];
  phase?(g: Play<S, D>): string;
  /** The others in the order the board has them in, if that is not the order round the table. */
  others?(scene: Scene<S, D>): readonly Seat[];
  /** Seats that are called by a card that plays there, by its id: where one person has several. */
  characters?(g: Play<S, D>): Readonly<Partial<Record<Seat, string>>>;
  /** Colours and shapes of seats, where the game has its own: those of teams. */
  seatLooks?(g: Play<S, D>): Looks;
  /** Whether a card is mine to play, where such cards lie in no hand. */
  holds?(scene: Scene<S, D>, card: CardId): boolean;
  numbers?(scene: Scene<S, D>, card: CardId): readonly NumberLine[];
  inspect?(scene: Scene<S, D>, card: CardId): Inspected;
  /** Of a thing that is no card: the card that stands for it, or what there is to read about it. */
  describe?(scene: Scene<S, D>, thing: ThingRef): CardId | Described | undefined;
  waiting?(scene: Scene<S, D>): readonly Waiting[];
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
  /** What lies in my hand's place needs the whole width on laptops: then the question stands in a bar above it. */
  readonly wideHand?: true;
  /** What is heard when something happens, by the event's name, beyond what is usual. */
  readonly sounds?: Sounds;
  /** What is shown when something happens, beyond cards that fly from zone to zone. */
  cue?(scene: Scene<S, D>, event: TableEvent, stage: MotionStage, moves: readonly Move[]): Cue | undefined;
}

export type AnyPage = GamePage<State, Def>;
