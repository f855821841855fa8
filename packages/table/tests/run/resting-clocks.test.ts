import type { Seat } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { KeyedChance, keyOf } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { type RestingClocks, Table } from '../../src/index.ts';
import { Client, type Kit, person, type SparringTable, sitDown } from '../toys/kit.ts';
import { sparring } from '../toys/sparring.ts';

type Below = (below: number) => number;

const STACK = ['strike', 'auction', 'peek', 'guard', 'auction', 'peek', 'strike', 'peek', 'peek'];
const RULES = { budget: 300_000, bonus: 5_000, warning: 20_000, patience: 60_000 };
const SEATS = ['a', 'b', 'c'] as const;
/** How long before its alarm a table is taken up again, at most. */
const AHEAD = 120_000;

function chanceOf(text: string): Below {
  const chance = new KeyedChance(keyOf(text));
  const mark = { epoch: 0, drawn: 0 };
  return below => chance.int(mark, below);
}

/** What a host keeps of a table that it has put away. */
const stored = (clocks: RestingClocks | undefined) => JSON.parse(JSON.stringify(clocks)) as RestingClocks;

/** A table with people who come and go, and a host that may put it away while nobody is there. */
class Visited {
  readonly clients = new Map<Seat, Client>();
  rests = 0;
  private table: SparringTable | undefined;
  private resting: RestingClocks | undefined;
  private readonly ports: Kit['ports'];

  private constructor({ table, ports, clients }: Kit) {
    this.table = table;
    this.ports = ports;
    for (const seat of SEATS) this.clients.set(seat, clients[seat]);
  }

  static async open(): Promise<Visited> {
    const seats = ['Ada', 'Bruno', 'Carla'].map(name => person(name));
    return new Visited(await sitDown({ seats, stack: STACK, clock: RULES }));
  }

  get lines() {
    return this.ports.storage.load('match').then(match => match?.lines);
  }

  /** What everybody's clock has left, and who is asked what. */
  async look() {
    const { snapshot } = await (await this.awake()).look('onlooker');
    const now = this.ports.clock.now();
    const left = SEATS.map(seat => {
      const clock = snapshot.clock?.[seat];
      return clock && [clock.left - (clock.since === undefined ? 0 : now - clock.since), clock.warned];
    });
    return { left, waiting: snapshot.waiting, since: (await this.awake()).since };
  }

  async come(seat: Seat): Promise<void> {
    const table = await this.awake();
    this.clients.set(seat, new Client(table, seat));
    await table.idle();
  }

  async go(seat: Seat): Promise<void> {
    this.clients.get(seat)?.unsubscribe();
    this.clients.delete(seat);
    await this.table?.idle();
  }

  async putAway(): Promise<void> {
    if (this.clients.size > 0 || !this.table) return;
    this.resting = stored(await this.table.close());
    this.table = undefined;
    this.rests++;
  }

  /** The host stands still. */
  pause(ms: number): void {
    this.ports.clock.pause(ms);
  }

  /** Wakes it some time before its next alarm, each time there is one. */
  async pass(ms: number, ahead: Below): Promise<void> {
    const { clock } = this.ports;
    const end = clock.now() + ms;
    while (this.resting?.nextAlarm !== undefined && this.resting.nextAlarm <= end) {
      const { nextAlarm } = this.resting;
      await clock.pass(Math.max(0, nextAlarm - ahead(AHEAD) - clock.now()));
      const table = await this.awake();
      await clock.pass(Math.max(0, nextAlarm - clock.now()), () => table.idle());
      await this.putAway();
    }
    await clock.pass(end - clock.now(), async () => this.table?.idle());
  }

  private async awake(): Promise<SparringTable> {
    this.table ??= await Table.load(sparring, 'match', this.ports, this.resting);
    this.resting = undefined;
    if (!this.table) throw new Error('nothing is stored');
    await this.table.idle();
    return this.table;
  }
}

function wish({ snapshot }: Client, below: Below): Readonly<Record<string, unknown>> {
  const { asked, undo } = snapshot;
  if (undo) return { do: below(2) ? 'agree' : 'refuse', request: undo.request };
  if (asked && below(4)) return { do: 'answer', q: asked.q, pick: anyPick(asked.question, below) };
  return [{ do: 'undo' }, { do: 'more-time', seat: SEATS[below(3)] }, { do: 'stops', mode: 'everything' }][
    below(3)
  ] as Readonly<Record<string, unknown>>;
}

/** Somebody comes, goes, or does something, or all go: the same at both. */
async function happen(tables: readonly Visited[], below: Below): Promise<void> {
  const seat = SEATS[below(3)] as Seat;
  const what = below(6);
  const [one, other] = tables.map(({ clients }) => clients.get(seat));
  if (what < 2) for (const table of tables) for (const seat of SEATS) await table.go(seat);
  else if (!one || !other) for (const table of tables) await table.come(seat);
  else if (what === 2) for (const table of tables) await table.go(seat);
  else {
    const command = wish(one, below);
    expect(await other.send(command)).toEqual(await one.send(command));
  }
}

describe('a table that is put away while nobody is there', () => {
  it.each([...Array(12).keys()])('is the same as one that stayed (%i)', async seed => {
    const [below, ahead] = [chanceOf(`happens ${seed}`), chanceOf(`ahead ${seed}`)];
    // What is left shows them only when the next alarm rings; what is logged must not differ.
    const hasPauses = seed % 2 === 1;
    const [stays, rests] = [await Visited.open(), await Visited.open()];
    for (let i = 0; i < 60; i++) {
      await happen([stays, rests], below);
      if (ahead(2)) await rests.putAway();
      const pause = hasPauses && below(3) === 0 ? below(90_000) : 0;
      for (const table of [stays, rests]) table.pause(pause);
      const ms = below(3) ? below(60_000) : below(600_000);
      await stays.pass(ms, ahead);
      await rests.pass(ms, ahead);
      expect(await rests.lines).toEqual(await stays.lines);
      if (!hasPauses && ahead(3) === 0) expect(await rests.look()).toEqual(await stays.look());
    }
    expect(rests.rests).toBeGreaterThan(3);
  });
});
