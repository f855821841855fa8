import type { Reply } from '@tavolata/table';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, and for whom: Prometheus reads it at /metrics. */
export class Metrics {
  readonly registry = new Registry();
  private readonly commands = this.counter('tavolata_commands_total', 'Commands, by what became of them', [
    'code',
  ]);
  private readonly refusals = this.counter('tavolata_refused_total', 'Messages and requests refused', [
    'code',
  ]);
  private readonly bytesIn = this.counter('tavolata_received_bytes_total', 'Bytes received over WebSockets');
  private readonly bytesOut = this.counter('tavolata_sent_bytes_total', 'Bytes sent over WebSockets');
  private readonly notices = this.counter('tavolata_notices_total', 'Notices sent, by way and outcome', [
    'way',
    'outcome',
  ]);
  private readonly reports = this.counter('tavolata_reports_total', 'Reports of things gone wrong', ['kind']);
  private readonly overloads = this.counter(
    'tavolata_overload_total',
    'Thoughts of bots without room for them',
  );
  private readonly acknowledged = this.histogram(
    'tavolata_acknowledge_seconds',
    'From a command received to its reply sent',
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  );
  private readonly commitSeconds = this.histogram(
    'tavolata_commit_seconds',
    'Time of a group commit',
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
  );
  private readonly commitSize = this.histogram(
    'tavolata_commit_writes',
    'Writes that shared a commit',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );

  /** Where nobody reads it, nothing is counted. */
  private readonly isOn: boolean;

  constructor(isOn = true) {
    this.isOn = isOn;
    if (isOn) collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is looked up when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  /** `start` is when the command came, as `performance.now()` has it. */
  answered(reply: Reply, start: number): void {
    if (!this.isOn) return;
    this.commands.inc({ code: reply.ok ? 'ok' : reply.error.code });
    this.acknowledged.observe((performance.now() - start) / 1000);
  }

  refused(code: string): void {
    this.refusals.inc({ code });
  }

  received(bytes: number): void {
    if (!this.isOn) return;
    this.bytesIn.inc(bytes);
  }

  sent(bytes: number): void {
    if (!this.isOn) return;
    this.bytesOut.inc(bytes);
  }

  committed(writes: number, ms: number): void {
    if (!this.isOn) return;
    this.commitSize.observe(writes);
    this.commitSeconds.observe(ms / 1000);
  }

  noticed(way: string, outcome: 'sent' | 'failed' | 'gone'): void {
    this.notices.inc({ way, outcome });
  }

  overloaded(): void {
    this.overloads.inc();
  }

  reported(kind: string): void {
    this.reports.inc({ kind });
  }

  private counter<T extends string>(name: string, help: string, labelNames: readonly T[] = []): Counter<T> {
    return new Counter({ name, help, labelNames: [...labelNames], registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
