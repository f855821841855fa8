import type { Def, State } from '@tavolata/kernel';
import type { LogEntry, Match } from '@tavolata/kernel/match';
import type { History } from './history.ts';
import type { LogLine, TableEntry } from './log-line.ts';

/** The parts of a match and its history by which one question is told from the next. */
interface QuestionKey {
  readonly questionAt: number;
  readonly answered: number;
  readonly events: number;
}

const keyOfQuestion = <S extends State, D extends Def>(
  { toReplay, eventCount }: Match<S, D>,
  { questionAt }: History,
): QuestionKey => ({ questionAt, answered: toReplay, events: eventCount });

/**
 * Since when the open question is asked. It is the same while parts of it are answered, an answer nobody has seen is
 * changed, or somebody leaves whom the others do not wait for.
 */
export class OpenQuestion {
  /** The number of the line that led to it. */
  line = 0;
  /** The time of that line. */
  since = 0;
  private place: QuestionKey | undefined;

  /** The match has carried out this line. Says whether the question is the same. */
  note<S extends State, D extends Def>(
    { entry, at }: LogLine,
    number: number,
    match: Match<S, D>,
    history: History,
  ): boolean {
    const place = keyOfQuestion(match, history);
    const isSame = this.isSame(entry, place);
    this.recall(isSame, at, number);
    this.place = place;
    return isSame;
  }

  /** Notes a line that is not played again: its trace says whether the question is the same. */
  recall(isSame: boolean, at: number, number: number): void {
    if (isSame) return;
    this.line = number;
    this.since = at;
  }

  /** The match stands here, after lines that were only recalled. */
  stand<S extends State, D extends Def>(match: Match<S, D>, history: History): void {
    this.place = keyOfQuestion(match, history);
  }

  private isSame(entry: LogEntry | TableEntry, now: QuestionKey): boolean {
    const { place } = this;
    switch (entry.t) {
      case 'start':
      case 'resumed':
        return false;
      case 'undo':
        return place !== undefined && entry.to >= place.questionAt;
      case 'leave':
        return place?.answered === now.answered && place.events === now.events;
      default:
        return place?.questionAt === now.questionAt;
    }
  }
}
