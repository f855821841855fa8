import type { Def, Game, Seat, State } from '@tavolata/kernel';
import type { Fork } from '@tavolata/protocol';
import { headerOf, isProblem, type LogLine, type Problem, type Sitter, type Storage } from '@tavolata/table';

/**
 * Stores a match that has come as far as the fork's log: loading it plays on from there, bots in the other seats. The
 * cards lie as they lay, and would have come as they came.
 */
export async function storeFork(
  game: Game<State, Def>,
  id: string,
  { file, log, seat, names }: Fork,
  storage: Storage,
  now: number,
): Promise<Problem | undefined> {
  const { setup, secret, origin } = file;
  if (!secret) return { code: 'malformed' };
  const sitterOf = (at: Seat): Sitter => {
    const name = names[at] ?? at.toUpperCase();
    return at === seat ? { who: 'person', name, screen: 'here' } : { who: 'bot', name, level: 'normal' };
  };
  const seats = Object.fromEntries(setup.seats.map(at => [at, sitterOf(at)]));
  const header = headerOf(game, { id, setup, seats, owner: seat }, secret, now);
  if (isProblem(header)) return header;
  await storage.create({ ...header, ...(origin && { origin: { kind: 'forked', state: origin } }) });
  const lines: LogLine[] = [{ t: 'start' } as const, ...log].map(entry => ({ entry, at: now }));
  await storage.append(id, 0, lines, false);
  return undefined;
}
