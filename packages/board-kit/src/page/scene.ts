import type { CardId, Def, Play, Seat, State } from '@tavolata/kernel';
import type { CommandDraft, Speaker, StopSettings, TableEvent, ThingRef } from '@tavolata/table';
import type { AnswerDraft } from '../answer/answer-draft.ts';
import type { OpenSheet } from './open-sheet.ts';

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
  readonly draft: AnswerDraft | undefined;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  /** Everything I was told so far, in order. */
  readonly events: readonly TableEvent[];
  /** When I want to be asked; nothing for an onlooker. */
  readonly settings: StopSettings | undefined;
  /**
   * Attributes that make an element a thing of the table: lit, chosen, denied, tapped, inspected. `does` says in two or
   * three words what a lit thing would do.
   */
  thing(thing: ThingRef, label: string, does?: string): Record<string, unknown>;
  inspect(card: CardId): void;
  /** What this board shows closer than it lies there. */
  readonly opened: OpenSheet;
  /** Something for the table that is no answer: a stop, a yield. */
  send(draft: CommandDraft): Promise<boolean>;
}
