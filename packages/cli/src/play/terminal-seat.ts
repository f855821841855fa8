import type { Def, Pick, Play, Question, Result, Seat, SeatEvent, State } from '@tavolata/kernel';
import type { MatchFile } from '@tavolata/kernel/match';

/** An open question; another `q` is another question, or the same one asked again. */
export interface Open {
  readonly q: string;
  readonly question: Question;
}

/** A person's place at a table, as the terminal needs it. */
export interface TerminalSeat {
  readonly seat: Seat;
  /** What everybody is shown before the match starts. */
  readonly commitment: string;
  readonly result: Result | undefined;
  /** The question this seat must answer, as it may see it; nothing when the match is over. */
  readonly open: Open | undefined;
  view(): Play<State, Def>;
  /** All that happened, as this seat was told: an undo takes some back. */
  readonly told: readonly SeatEvent[];
  /** Both say in a word why nothing changed, or nothing; they resolve when this seat is asked again. */
  answer(pick: Pick): Promise<string | undefined>;
  undo(): Promise<string | undefined>;
  /** The match so far, with its secret: whoever sits alone at a screen may have it. */
  file(): Promise<MatchFile>;
  close(): Promise<void>;
}
