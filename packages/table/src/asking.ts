import type { Def, Entry, Match, State } from '@tavolata/kernel';
import type { History } from './history.ts';
import type { Affair, Line } from './lines.ts';

/** The parts of a match and its history by which one question is told from the next. */
interface Place {
  readonly questionAt: number;
  readonly answered: number;
  readonly events: number;
}

const placeOf = <S extends State, D extends Def>(
  { toReplay, events }: Match<S, D>,
  { questionAt }: History,
): Place => ({ questionAt, answered: toReplay, events: events.length });

/**
 * Since when the open question is asked. It is the same while parts of it are answered, an answer nobody has seen is
 * changed, or somebody leaves whom the others do not wait for.
 */
export class Asking {
  /** The number of the line that led to it. */
  line = 0;
  /** The time of that line. */
  since = 0;
  private place: Place | undefined;

  /** The match has carried out this line. Says whether the question is the same. */
  note<S extends State, D extends Def>(
    { entry, at }: Line,
    number: number,
    match: Match<S, D>,
    history: History,
  ): boolean {
    const place = placeOf(match, history);
    const isSame = this.isSame(entry, place);
    if (!isSame) {
      this.line = number;
      this.since = at;
    }
    this.place = place;
    return isSame;
  }

  private isSame(entry: Entry | Affair, now: Place): boolean {
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
