import { mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reports, TableReport } from '@tavolata/table';
import { MEMORY } from '../config.ts';

/** Of each kind: more than anybody will read, and less than fills a disk. Many of one kind push out none of another. */
const MOST = 125;

/** Time, count, kind, table. */
const NAME = /^\S+Z-\d+-([a-z]+)-/;

/**
 * What went wrong, a file each in `reports`: a crash as the kernel's report, which `npm run scenario` can run. They
 * hold secrets of running matches, so only the server's user may read them.
 */
export class FileReports implements Reports {
  private readonly folder: string;
  private readonly tell: (id: string, report: TableReport, file: string) => void;
  private count = 0;

  constructor(dataDir: string, tell: FileReports['tell']) {
    this.folder = join(dataDir === MEMORY ? join(tmpdir(), 'tavolata') : dataDir, 'reports');
    this.tell = tell;
  }

  async store(id: string, report: TableReport): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const time = new Date().toISOString().replaceAll(':', '-');
    const file = join(
      this.folder,
      `${time}-${String(this.count++).padStart(4, '0')}-${report.kind}-${id}.json`,
    );
    await this.write(file, report.kind === 'crash' ? report.report : report);
    this.tell(id, report, file);
    await this.thin(report.kind);
  }

  /** A crash of the server itself. */
  async storeCrash(error: unknown): Promise<void> {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    await this.store('server', { kind: 'table', error: text });
  }

  /** Whole or not at all: somebody may be looking. */
  private async write(file: string, content: unknown): Promise<void> {
    await writeFile(`${file}.new`, `${JSON.stringify(content)}\n`, { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  /** The names begin with the time: the oldest come first. */
  private async thin(kind: TableReport['kind']): Promise<void> {
    const isOfKind = (name: string): boolean => NAME.exec(name)?.[1] === kind;
    const names = (await readdir(this.folder)).filter(isOfKind).sort();
    for (const name of names.slice(0, Math.max(0, names.length - MOST)))
      await unlink(join(this.folder, name)).catch(() => undefined);
  }
}
