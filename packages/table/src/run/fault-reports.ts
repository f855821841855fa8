import type { Ports, TableReport } from '../ports.ts';
import { RateLimit } from '../util/rate-limit.ts';

/** `MAX_REPORTS` of a kind per table in `REPORTS_WINDOW_MS`: more would only repeat it. */
const MAX_REPORTS = 10;
const REPORTS_WINDOW_MS = 600_000;

/** What went wrong at a table, for whoever runs the host. */
export class FaultReports {
  private readonly table: string;
  private readonly ports: Pick<Ports, 'clock' | 'reports'>;
  private readonly limit = new RateLimit<TableReport['kind']>(MAX_REPORTS, REPORTS_WINDOW_MS);

  constructor(table: string, ports: Pick<Ports, 'clock' | 'reports'>) {
    this.table = table;
    this.ports = ports;
  }

  /** The match does not wait for it to be stored. */
  report(report: TableReport): void {
    const { clock, reports } = this.ports;
    if (!this.limit.allows(report.kind, clock.now())) return;
    reports.store(this.table, report).catch(() => undefined);
  }

  /** Something failed while nobody waited for a reply. */
  reportError(error: unknown): void {
    this.report({ kind: 'table', error: errorText(error) });
  }
}

const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
