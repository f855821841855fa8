import type { Seat } from '@tavolata/kernel';
import type { Header } from '../header.ts';
import type { Line } from '../lines.ts';
import {
  type Checkpoint,
  type Listed,
  type ListFilter,
  type Storage,
  StorageConflict,
  type Stored,
} from '../ports.ts';

interface Kept {
  /** Texts, not objects: nobody can change afterwards what was stored. */
  readonly header: string;
  /** As they are: a line is never changed once it is written. */
  readonly lines: Line[];
  checkpoint?: string;
  over: boolean;
  readonly claims: Partial<Record<Seat, string>>;
}

const gone = (id: string): string => `there is no match ${id}`;

/** Matches that live as long as the process: for tests and throw-away tables. */
export class MemoryStorage implements Storage {
  private readonly matches = new Map<string, Kept>();

  async create(header: Header): Promise<void> {
    if (this.matches.has(header.id)) throw new StorageConflict(`there is a match ${header.id} already`);
    this.matches.set(header.id, { header: JSON.stringify(header), lines: [], over: false, claims: {} });
  }

  async load(id: string): Promise<Stored | undefined> {
    const kept = this.matches.get(id);
    if (!kept) return undefined;
    return {
      header: JSON.parse(kept.header) as Header,
      lines: JSON.parse(JSON.stringify(kept.lines)) as Line[],
      ...(kept.checkpoint !== undefined && { checkpoint: JSON.parse(kept.checkpoint) as Checkpoint }),
      claims: { ...kept.claims },
    };
  }

  append(id: string, expected: number, lines: readonly Line[], over: boolean): Promise<void> | undefined {
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

  async checkpoint(id: string, checkpoint: Checkpoint): Promise<void> {
    this.kept(id).checkpoint = JSON.stringify(checkpoint);
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
