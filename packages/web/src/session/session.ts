import type { ReadonlySignal } from '@preact/signals';
import type { Seat, State, Viewer } from '@tavolata/kernel';
import type { About, Command, Notice, Picture, Reply, TableEvent } from '@tavolata/table';

/** A command before it has its number. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'n'> : never) : never;

/** What one viewer has been told so far. */
export interface Told<S extends State = State> {
  readonly viewer: Viewer;
  readonly about: About;
  readonly picture: Picture<S>;
  readonly events: readonly TableEvent[];
  readonly notices: readonly Notice[];
  /** How many of `events` came with the latest message: what the page still has to show happening. */
  readonly fresh: number;
}

/** A table as the page has it, wherever it runs. */
export interface Session {
  readonly told: ReadonlySignal<Told | undefined>;
  /** Whether the host can be reached. */
  readonly online: ReadonlySignal<boolean>;
  send(wish: Wish): Promise<Reply>;
  /** At one screen: show the table as this seat sees it. */
  lookAs?(seat: Seat): void;
  close(): void;
}
