import type { Def, Game, Pick, Seat, Setup, State } from '@tavolata/kernel';
import {
  type EventSink,
  KeyedChance,
  type ReplayedEntry,
  Run,
  type Standpoint,
  type StandpointSource,
  standpointOf,
} from '@tavolata/kernel/match';

/** A bare run that remembers how it came to its question, for bots that imagine worlds; `Match` does so by itself. */
export class TrackedRun<S extends State, D extends Def> {
  readonly run: Run<S, D>;
  private readonly game: Game<S, D>;
  private readonly key: string;
  private readonly chance: KeyedChance;
  private state: S;
  private deeds: ReplayedEntry[] = [];

  constructor(game: Game<S, D>, setup: Setup, key: string, sink?: EventSink) {
    this.game = game;
    this.key = key;
    this.chance = new KeyedChance(key);
    this.state = game.create(setup);
    this.run = new Run<S, D>(game, game.create(setup), this.chance, {
      ...(sink && { sink }),
      onCheckpoint: () => {
        this.state = game.clone(this.run.state);
        this.deeds = [];
      },
    });
    game.deal?.(this.run.g);
    this.run.advance();
  }

  /** What is about to be answered. */
  note(picks: readonly Pick[]): void {
    this.run.questions.forEach(({ seat }, i) => {
      this.deeds.push({ t: 'answer', q: '', seat, pick: picks[i] as Pick, by: 'bot' });
    });
  }

  get origin(): StandpointSource<S> {
    const { state, deeds, chance, key } = this;
    return { state, deeds, chance, key };
  }

  standpoint(seat: Seat): Standpoint<S> {
    return standpointOf(this.game, this.origin, seat);
  }
}
