import { type Game, type Pick, SEATS, type Seat, type Viewer } from '@tavolata/kernel';
import {
  type Cursor,
  isProblem,
  ManualClock,
  MemoryReports,
  MemoryStorage,
  type Ports,
  type Reply,
  type SeatSnapshot,
  SeededEntropy,
  type Sitter,
  Table,
  type TableEvent,
  type TablePlan,
  type Update,
} from '../../src/index.ts';
import { type Sparring, sparring } from './sparring.ts';

export type SparringTable = Table<Sparring, { id: string; back: string }>;

export const person = (name: string, screen?: string): Sitter => ({
  who: 'person',
  name,
  ...(screen !== undefined && { screen }),
});
export const bot = (level: 'random' | 'easy' | 'normal' | 'hard' = 'normal'): Sitter => ({
  who: 'bot',
  name: level,
  level,
});

/** Pictures share much with each other and with the match: whoever changes one fails. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** What a person at the table has: a line to it, and everything it was told so far. */
export class Client {
  readonly updates: Update<Sparring>[] = [];
  events: TableEvent[] = [];
  readonly unsubscribe: () => void;
  private readonly table: SparringTable;
  private readonly viewer: Viewer;

  constructor(table: SparringTable, viewer: Viewer, since?: Cursor) {
    this.table = table;
    this.viewer = viewer;
    this.unsubscribe = table.subscribe(viewer, update => this.hear(update), since);
  }

  get snapshot(): SeatSnapshot<Sparring> {
    const last = this.updates.at(-1);
    if (!last) throw new Error(`${this.viewer} has heard nothing`);
    return last.snapshot;
  }

  get cursor(): Cursor | undefined {
    return this.updates.at(-1)?.cursor;
  }

  get prompt(): string | undefined {
    return this.snapshot.asked?.question.prompt;
  }

  /** The keys of the open question's options. */
  get options(): string[] {
    const question = this.snapshot.asked?.question;
    return question && 'options' in question ? question.options.map(option => this.nameOf(option)) : [];
  }

  get types(): string[] {
    return this.events.map(({ type }) => type).filter(type => type !== 'moved');
  }

  async send(
    command: Readonly<Record<string, unknown>>,
    n = (this.snapshot.number ?? 0) + 1,
  ): Promise<Reply> {
    const reply = await this.table.command(this.viewer as Seat, { n, ...command });
    await this.table.idle();
    return reply;
  }

  /** Answers the open question; a word picks the option of that name. */
  answer(pick: Pick | string): Promise<Reply> {
    const at = typeof pick === 'string' ? this.options.indexOf(pick) : pick;
    return this.send({ do: 'answer', q: this.snapshot.asked?.q ?? '', pick: at });
  }

  private hear(update: Update<Sparring>): void {
    freeze(update);
    this.updates.push(update);
    this.events = [...this.events.filter(({ n }) => n < update.from), ...update.events];
  }

  private nameOf({ key, card }: { readonly key: string; readonly card?: number }): string {
    const view = this.snapshot.view;
    if (key !== 'card' || card === undefined || !view) return key;
    return sparring.defs[view.core.def[card - 1_000_000] as number]?.id ?? 'blank';
  }
}

export interface Kit {
  readonly table: SparringTable;
  readonly ports: Ports & {
    readonly storage: MemoryStorage;
    readonly clock: ManualClock;
    readonly reports: MemoryReports;
  };
  readonly clients: Readonly<Record<'a' | 'b' | 'c' | 'd', Client>>;
  /** Lets time pass, and whatever falls due happen. */
  pass(ms: number): Promise<void>;
  /** What the table is after a restart of its host, with nobody connected. */
  reload(game?: Game<Sparring>): Promise<SparringTable>;
}

export interface KitPlan extends Partial<Omit<TablePlan, 'seats'>> {
  readonly seats?: readonly Sitter[];
  /** The cards in the order they are dealt, three to each seat. */
  readonly stack?: readonly string[];
  readonly game?: Game<Sparring>;
  readonly ports?: Partial<Ports>;
  readonly start?: boolean;
}

export const portsOf = (more: Partial<Ports> = {}) =>
  ({
    storage: new MemoryStorage(),
    clock: new ManualClock(1_000_000),
    entropy: new SeededEntropy('kit'),
    reports: new MemoryReports(),
    ...more,
  }) as Kit['ports'];

/** A table with everybody seated and connected, started unless told otherwise. */
export async function sitDown(plan: KitPlan = {}): Promise<Kit> {
  const { seats = [person('Ada'), person('Bruno')], stack, game = sparring, start = true, ...rest } = plan;
  const ports = portsOf(plan.ports);
  const names = SEATS.slice(0, seats.length);
  const table = await Table.create(
    game,
    {
      id: 'match',
      setup: { seats: names, options: stack ? { stack } : {} },
      seats: Object.fromEntries(names.map((seat, i) => [seat, seats[i] as Sitter])),
      ...rest,
    },
    ports,
  );
  if (isProblem(table)) throw new Error(table.code);
  const people = names.filter((_, i) => seats[i]?.who === 'person');
  const clients = Object.fromEntries(people.map(seat => [seat, new Client(table, seat)])) as Kit['clients'];
  if (start) await table.start();
  await table.idle();
  return {
    table,
    ports,
    clients,
    pass: async ms => {
      await table.idle();
      await ports.clock.pass(ms, () => table.idle());
    },
    reload: async (rules = game) => {
      const loaded = await Table.load(rules, 'match', ports);
      if (!loaded) throw new Error('nothing is stored');
      await loaded.idle();
      return loaded;
    },
  };
}
