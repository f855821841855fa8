import { KeyedChance, keyOf } from '@tavolata/kernel/match';
import type { Reports, TableReport } from '../ports.ts';
import type { Clock, Entropy } from '../util/host.ts';

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly call: () => void;
}

/** Time that passes when told to: for tests, and for replaying what happened. */
export class ManualClock implements Clock {
  private time: number;
  private count = 0;
  private stoodStill = 0;
  private readonly alarms = new Set<Alarm>();

  constructor(start = 0) {
    this.time = start;
  }

  now(): number {
    return this.time;
  }

  paused(): number {
    return this.stoodStill;
  }

  /** Time passes while nothing can happen; what falls due meanwhile is called late. */
  pause(ms: number): void {
    this.time += ms;
    this.stoodStill += ms;
  }

  after(ms: number, call: () => void): () => void {
    const alarm: Alarm = { at: this.time + Math.max(0, ms), order: this.count++, call };
    this.alarms.add(alarm);
    return () => {
      this.alarms.delete(alarm);
    };
  }

  /** How long until the next call; nothing if none is waiting. */
  get next(): number | undefined {
    const alarm = this.first();
    return alarm && alarm.at - this.time;
  }

  /** Lets time pass, calling in order whatever falls due; between calls `settle` lets promises run. */
  async pass(ms: number, settle: () => Promise<unknown> = async () => {}): Promise<void> {
    const end = this.time + ms;
    for (let alarm = this.first(); alarm && alarm.at <= end; alarm = this.first()) {
      this.time = Math.max(this.time, alarm.at);
      this.alarms.delete(alarm);
      alarm.call();
      await settle();
    }
    this.time = end;
  }

  private first(): Alarm | undefined {
    return [...this.alarms].sort((x, y) => x.at - y.at || x.order - y.order)[0];
  }
}

/** Bytes that anybody who knows the text can guess: for tests. */
export class SeededEntropy implements Entropy {
  private readonly chance: KeyedChance;
  private readonly mark = { epoch: 0, drawn: 0 };

  constructor(text: string) {
    this.chance = new KeyedChance(keyOf(text));
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.chance.int(this.mark, 256));
  }
}

export class MemoryReports implements Reports {
  readonly stored: { readonly id: string; readonly report: TableReport }[] = [];

  async store(id: string, report: TableReport): Promise<void> {
    this.stored.push({ id, report });
  }
}
