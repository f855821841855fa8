import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Def, Seat, State } from '@tavolata/kernel';
import type { MatchFile, SeatNames } from '@tavolata/kernel/match';
import type { Reply, SeatInfo } from '@tavolata/table';
import type { TableSession, TableSnapshot } from '../session/session.ts';
import type { Eyes, Timeline } from './timeline.ts';

/** A finished match as a table that nobody can touch: its moment and whose eyes it is seen with can be chosen. */
export class ReplaySession implements TableSession {
  readonly timeline: Timeline<State, Def>;
  readonly names: SeatNames;
  readonly at: Signal<number> = signal(0);
  readonly eyes: Signal<Eyes>;
  readonly table: ReadonlySignal<TableSnapshot>;
  readonly online = signal(true);
  readonly isPast = true;
  readonly mySeat: Seat | undefined;

  /** What was promised before the match: what this browser was told then, if it was there, or what the file says. */
  readonly seal: string;

  constructor(
    timeline: Timeline<State, Def>,
    names: SeatNames,
    mySeat?: Seat,
    seal = timeline.file.commitment,
  ) {
    this.timeline = timeline;
    this.names = names;
    this.mySeat = mySeat;
    this.seal = seal;
    this.eyes = signal<Eyes>({ viewer: mySeat ?? timeline.file.setup.seats[0] ?? 'onlooker', all: true });
    this.table = computed(() => this.tell(this.at.value, this.eyes.value));
  }

  /** The key fits what was promised, and the replay arrives where the match ended. */
  get isProved(): boolean {
    const { isProved, file } = this.timeline;
    return isProved && this.seal === file.commitment;
  }

  go(to: number): void {
    this.at.value = Math.min(Math.max(0, to), this.timeline.length - 1);
  }

  send(): Promise<Reply> {
    return Promise.resolve({ n: 0, ok: false, error: { code: 'over' } });
  }

  file(): Promise<MatchFile> {
    return Promise.resolve(this.timeline.file);
  }

  close(): void {
    this.online.value = false;
  }

  private tell(at: number, eyes: Eyes): TableSnapshot {
    const { timeline } = this;
    const { game, rules, setup, commitment } = timeline.file;
    const isEnd = at === timeline.length - 1;
    const { result } = timeline;
    return {
      viewer: eyes.viewer,
      about: { id: commitment.slice(0, 12), game, rules, setup, commitment },
      snapshot: {
        phase: 'playing',
        seats: setup.seats.map(seat => this.place(at, seat)),
        view: timeline.view(at, eyes),
        waiting: timeline.waiting(at),
        ...(isEnd && result && { result }),
      },
      events: timeline.events(at, eyes).map(event => ({ ...event, to: at })),
      notices: [],
      begin: 0,
      ahead: 0,
    };
  }

  private place(at: number, seat: Seat): SeatInfo {
    const place = { seat, name: this.names[seat] ?? seat.toUpperCase(), here: true, left: false };
    // How well a bot played is in no file.
    return this.timeline.isBot(at, seat)
      ? { ...place, who: 'bot', level: 'normal' }
      : { ...place, who: 'person' };
  }
}
