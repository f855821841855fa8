import type { Def, Game, Json, State } from '@tavolata/kernel';
import { type LogEntry, Match, type ReplayedEntry, rekey } from '@tavolata/kernel/match';
import type { Ports } from '../ports.ts';
import { isMatchEntry, type LogLine } from '../state/log-line.ts';
import type { Stored, StoredCheckpoint } from '../state/stored.ts';
import { TableState } from '../state/table-state.ts';
import { runInSlices } from '../util/time-slices.ts';

/** What a table keeps beside its log, for whoever takes it up again. */
export function checkpointOf<S extends State, D extends Def>({
  game,
  match,
  lines,
}: TableState<S, D>): StoredCheckpoint | undefined {
  if (!match) return undefined;
  const { state, deeds, events } = match.resumePoint();
  return {
    at: lines.length,
    rules: game.version,
    schema: game.schema,
    state,
    deeds,
    events,
    digest: match.digest(),
  };
}

/**
 * A stored match, taken up at its checkpoint or, where there is none that these rules kept, played again. If the rules
 * part from its log, or arrive elsewhere than the checkpoint says, that is reported and the match goes on from the latest
 * position: at most the step in progress is lost.
 */
export async function restore<S extends State, D extends Def>(
  game: Game<S, D>,
  stored: Stored,
  ports: Ports,
): Promise<TableState<S, D>> {
  const { header, lines } = stored;
  const doubt = await taken(game, stored, ports);
  if (doubt instanceof TableState) return doubt;
  try {
    const state = await runInSlices(TableState.replay(game, stored), ports.leisure);
    if (doubt !== undefined) await reportDivergence(doubt, stored, ports);
    return state;
  } catch (error) {
    await reportDivergence(error, stored, ports);
    const from = latestPosition(stored);
    if (!from) throw error;
    const more = resumedLines(game, stored, from, ports.clock.now());
    const all = { header, lines: [...lines, ...more] };
    const state = await runInSlices(TableState.replay(game, all), ports.leisure);
    await ports.storage.append(header.id, lines.length, more, state.match?.result !== undefined);
    return state;
  }
}

/** The match at its checkpoint; else what speaks against it, or nothing where there is none. */
async function taken<S extends State, D extends Def>(
  game: Game<S, D>,
  stored: Stored,
  { leisure }: Ports,
): Promise<TableState<S, D> | Error | undefined> {
  try {
    return await runInSlices(TableState.resume(game, stored), leisure);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Where no report can be written, people play on all the same. */
export async function reportDivergence(
  error: unknown,
  { header, lines }: Pick<Stored, 'header' | 'lines'>,
  { reports }: Ports,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const told = { kind: 'divergence', error: message, lines: lines.length } as const;
  await reports.store(header.id, told).catch(() => undefined);
}

/** A position that is stored, and what was done since in its step. */
type ResumePosition = Pick<StoredCheckpoint, 'at' | 'schema' | 'state' | 'deeds'>;

/** The checkpoint; or where the match was resumed, if the host stopped before it could keep another. */
function latestPosition({ lines, checkpoint }: Stored): ResumePosition | undefined {
  const at = lines.findLastIndex(({ entry }) => entry.t === 'resumed') + 1;
  const entry = lines[at - 1]?.entry;
  if (entry?.t !== 'resumed' || entry.schema === undefined || at <= (checkpoint?.at ?? 0)) return checkpoint;
  return { at, schema: entry.schema, state: entry.state, deeds: [] };
}

function resumedLines<S extends State, D extends Def>(
  game: Game<S, D>,
  { header, lines }: Stored,
  from: ResumePosition,
  at: number,
): LogLine[] {
  const state = game.clone(migrated(game, from));
  // An undo in the step may have moved to another key: what was seen before it must not come again.
  const epoch = lines.filter(({ entry }) => entry.t === 'undo' && entry.rekey).length;
  if (epoch > state.core.chance.epoch) rekey(game, state, header.secret, epoch);
  const match = Match.from(game, header.setup, header.secret, state);
  const later = lines.slice(from.at).flatMap(({ entry }) => (isMatchEntry(entry) ? [entry] : []));
  redo(match, [...from.deeds, ...later]);
  return [{ t: 'resumed' as const, schema: game.schema, state }, ...match.log].map(entry => ({ entry, at }));
}

function migrated<S extends State, D extends Def>(game: Game<S, D>, { state, schema }: ResumePosition): S {
  if (schema === game.schema) return state as S;
  if (!game.migrate) throw new Error(`${game.slug} cannot read positions of its schema ${schema}`);
  return game.migrate(state as Json, schema);
}

/**
 * Does again what still can be done. At the first answer that no longer fits, and wherever something was taken back, by
 * somebody or by a crash, the step is lost; whoever has left has left all the same.
 */
function redo<S extends State, D extends Def>(
  match: Match<S, D>,
  deeds: readonly (ReplayedEntry | LogEntry)[],
): void {
  let isWhole = deeds.every(({ t }) => t !== 'undo' && t !== 'rollback');
  for (const deed of deeds) {
    if (deed.t === 'leave') match.leave(deed.seat);
    if (deed.t === 'answer' && isWhole)
      isWhole = match.answer(deed.seat, deed.pick, deed.by, deed.q) === undefined;
  }
}
