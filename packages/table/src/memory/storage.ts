import type { Seat } from '@tavolata/kernel';
import { type Listed, type ListFilter, type Storage, StorageConflict } from '../ports.ts';
import type { Header } from '../setup/header.ts';
import type { LogLine } from '../state/log-line.ts';
import type { PastPart, StoredPart } from '../state/past.ts';
import type { Stored, StoredCheckpoint } from '../state/stored.ts';

interface KeptPart {
  readonly part: string;
  readonly line: number;
  readonly events: string;
}

interface Kept {
  /** Texts, not objects: nobody can change afterwards what was stored. */
  readonly header: string;
  /** As they are: a line is never changed once it is written. */
  readonly lines: LogLine[];
  checkpoint?: string;
  past: readonly KeptPart[];
  over: boolean;
  readonly claims: Partial<Record<Seat, string>>;
}

const keepPart = ({ events, ...part }: PastPart): KeptPart => ({
  part: JSON.stringify(part),
  line: part.line,
  events: JSON.stringify(events),
});

const readPart = ({ part, events }: KeptPart): StoredPart => ({
  ...(JSON.parse(part) as Omit<PastPart, 'events'>),
  events,
});

const gone = (id: string): string => `there is no match ${id}`;

/** Matches that live as long as the process: for tests and throw-away tables. */
export class MemoryStorage implements Storage {
  private readonly matches = new Map<string, Kept>();

  async create(header: Header): Promise<void> {
    if (this.matches.has(header.id)) throw new StorageConflict(`there is a match ${header.id} already`);
    this.matches.set(header.id, {
      header: JSON.stringify(header),
      lines: [],
      past: [],
      over: false,
      claims: {},
    });
  }

  async load(id: string): Promise<Stored | undefined> {
    const kept = this.matches.get(id);
    if (!kept) return undefined;
    return {
      header: JSON.parse(kept.header) as Header,
      lines: JSON.parse(JSON.stringify(kept.lines)) as LogLine[],
      ...(kept.checkpoint !== undefined && { checkpoint: JSON.parse(kept.checkpoint) as StoredCheckpoint }),
      ...(kept.past.length > 0 && { past: kept.past.map(readPart) }),
      claims: { ...kept.claims },
    };
  }

  append(id: string, expected: number, lines: readonly LogLine[], over: boolean): Promise<void> | undefined {
    const kept = this.matches.get(id);
    if (kept?.lines.length !== expected)
      return Promise.reject(
        new StorageConflict(kept ? `match ${id} has ${kept.lines.length} lines, not ${expected}` : gone(id)),
      );
    kept.lines.push(...lines);
    kept.over = over;
    return undefined;
  }

  /** How far the log of a match goes, and until when. */
  reach(id: string): { readonly length: number; readonly over: boolean; readonly at: number } {
    const { lines, over } = this.kept(id);
    return { length: lines.length, over, at: lines.at(-1)?.at ?? 0 };
  }

  async checkpoint(id: string, checkpoint: StoredCheckpoint, past: readonly PastPart[]): Promise<void> {
    const kept = this.kept(id);
    kept.checkpoint = JSON.stringify(checkpoint);
    const [first] = past;
    const before = first ? kept.past.filter(({ line }) => line < first.line) : kept.past;
    kept.past = [...before, ...past.map(keepPart)];
  }

  async list({ game, over, holder }: ListFilter): Promise<readonly Listed[]> {
    return [...this.matches.values()]
      .map(kept => ({
        header: JSON.parse(kept.header) as Header,
        length: kept.lines.length,
        over: kept.over,
        claims: { ...kept.claims },
      }))
      .filter(
        listed =>
          (game === undefined || listed.header.game === game) &&
          (over === undefined || listed.over === over) &&
          (holder === undefined || Object.values(listed.claims).includes(holder)),
      )
      .sort((x, y) => y.header.created - x.header.created);
  }

  async claimSeat(id: string, seat: Seat, tokenHash: string): Promise<boolean> {
    const { claims } = this.kept(id);
    if (claims[seat] !== undefined) return false;
    claims[seat] = tokenHash;
    return true;
  }

  async releaseSeat(id: string, seat: Seat): Promise<void> {
    delete this.kept(id).claims[seat];
  }

  async delete(id: string): Promise<void> {
    this.matches.delete(id);
  }

  private kept(id: string): Kept {
    const kept = this.matches.get(id);
    if (!kept) throw new StorageConflict(gone(id));
    return kept;
  }
}
