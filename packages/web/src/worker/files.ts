import {
  type Def,
  type Entry,
  type Game,
  Match,
  type MatchFile,
  type Seat,
  type State,
  saveMatch,
} from '@tavolata/kernel';
import {
  headerOf,
  isProblem,
  type Line,
  type Problem,
  type Sitter,
  type Storage,
  type Stored,
} from '@tavolata/table';
import type { Fork } from './protocol.ts';

const KERNEL: readonly string[] = ['answer', 'leave', 'undo', 'rollback'] satisfies Entry['t'][];
const isDeed = (entry: Line['entry']): entry is Entry => KERNEL.includes(entry.t);

export interface Kept {
  readonly file: MatchFile;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
}

/** A stored match as a file, as far as it has come; nothing if its beginning was lost to a change of the rules. */
export function fileOf(game: Game<State, Def>, { header, lines }: Stored): Kept | undefined {
  const isWhole = lines.every(({ entry }) => entry.t !== 'resumed');
  if (!isWhole || !lines.some(({ entry }) => entry.t === 'start')) return undefined;
  const log = lines.flatMap(({ entry }) => (isDeed(entry) ? [entry] : []));
  const names: Partial<Record<Seat, string>> = {};
  for (const seat of header.setup.seats) {
    const sitter = header.seats[seat];
    if (sitter && sitter.who !== 'open') names[seat] = sitter.name;
  }
  return { file: saveMatch(Match.replay(game, header.setup, header.secret, log)), names };
}

/** Stores a match that has come as far as the fork's log: loading it plays on from there, bots in the other seats. */
export async function storeFork(
  game: Game<State, Def>,
  id: string,
  { file, log, seat, names }: Fork,
  storage: Storage,
  now: number,
): Promise<Problem | undefined> {
  if (!file.secret) return { code: 'malformed' };
  const { setup } = file;
  const sitterOf = (at: Seat): Sitter => {
    const name = names[at] ?? at.toUpperCase();
    return at === seat ? { who: 'person', name, screen: 'here' } : { who: 'bot', name, level: 'normal' };
  };
  const seats = Object.fromEntries(setup.seats.map(at => [at, sitterOf(at)]));
  const header = headerOf(game, { id, setup, seats, owner: seat }, file.secret, now);
  if (isProblem(header)) return header;
  await storage.create(header);
  const lines: Line[] = [{ t: 'start' } as const, ...log].map(entry => ({ entry, at: now }));
  await storage.append(id, 0, lines, false);
  return undefined;
}
