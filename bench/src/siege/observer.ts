import { readFileSync } from 'node:fs';
import type { ServerProcess } from './server-process.ts';
import { requestOnce } from './wire/request.ts';

const RSS_EVERY = 100;
const METRICS_EVERY = 1000;
const MB = 2 ** 20;
/** In which Linux counts, a second. */
const TICKS = 100;

export interface Observed {
  /** Most memory the process had, in megabytes, as the system counts it. */
  readonly rss: number;
  /** Most of it that was JavaScript's own, as far as it said. */
  readonly heap: number;
  /** How long at most the event loop stood still, in milliseconds, as far as it said. */
  readonly stall: number;
  /** How much of one core it used, all its threads together. */
  readonly cpu: number;
  /** When the process died, in seconds. */
  readonly died: number | undefined;
}

/** Megabytes a process has in memory now; nothing once it is gone. */
function rssOf(pid: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return undefined;
  }
}

/** Seconds of processor a process has used; nothing once it is gone. */
function cpuOf(pid: number): number | undefined {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = after.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return undefined;
  }
}

const figureIn = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);

/** Watches the server's process from outside, and asks it how it is as long as it answers. */
export class Observer {
  private readonly server: ServerProcess;
  private readonly started = performance.now();
  private readonly timers: readonly NodeJS.Timeout[];
  private readonly cpuBefore: number;
  private cpu = 0;
  private rss = 0;
  private heap = 0;
  private stall = 0;
  private died: number | undefined;
  private isAsking = false;

  constructor(server: ServerProcess) {
    this.server = server;
    this.cpuBefore = cpuOf(server.pid) ?? 0;
    this.timers = [
      setInterval(() => this.look(), RSS_EVERY),
      setInterval(() => void this.ask(), METRICS_EVERY),
    ];
  }

  end(): Observed {
    this.look();
    for (const timer of this.timers) clearInterval(timer);
    const { rss, heap, stall, died, cpu } = this;
    const seconds = (performance.now() - this.started) / 1000;
    return { rss, heap, stall, cpu: cpu / seconds, died };
  }

  private look(): void {
    this.cpu = Math.max(this.cpu, (cpuOf(this.server.pid) ?? 0) - this.cpuBefore);
    this.rss = Math.max(this.rss, rssOf(this.server.pid) ?? 0);
    if (this.server.ended) this.died ??= (performance.now() - this.started) / 1000;
  }

  private async ask(): Promise<void> {
    if (this.isAsking || this.server.ended) return;
    this.isAsking = true;
    try {
      const { text } = await requestOnce({ port: this.server.port, method: 'GET', path: '/metrics' });
      this.heap = Math.max(this.heap, figureIn(text, 'nodejs_heap_size_used_bytes') / MB);
      this.stall = Math.max(this.stall, figureIn(text, 'nodejs_eventloop_lag_max_seconds') * 1000);
    } catch {
      // Too busy to say: the players will tell.
    } finally {
      this.isAsking = false;
    }
  }
}
