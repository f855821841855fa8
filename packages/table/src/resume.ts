import {
  type Deed,
  type Def,
  type Entry,
  type Game,
  type Json,
  Match,
  rekey,
  type State,
} from '@tavolata/kernel';
import { isKernel, type Line } from './lines.ts';
import type { Checkpoint, Ports, Stored } from './ports.ts';
import { Standing } from './standing.ts';

/** What a table keeps beside its log, for rules that come later. */
export function checkpointOf<S extends State, D extends Def>({
  game,
  match,
  lines,
}: Standing<S, D>): Checkpoint | undefined {
  if (!match) return undefined;
  const { state, deeds } = match.resumePoint();
  return {
    at: lines.length,
    rules: game.version,
    schema: game.schema,
    state,
    deeds,
    digest: match.digest(),
  };
}

/**
 * A stored match, played again. If these rules part from its log, or arrive elsewhere than the checkpoint says, that
 * is reported and the match goes on from the latest position: at most the step in progress is lost.
 */
export async function restore<S extends State, D extends Def>(
  game: Game<S, D>,
  stored: Stored,
  ports: Ports,
): Promise<Standing<S, D>> {
  const { header, lines, checkpoint } = stored;
  try {
    return Standing.of(game, header, lines, checkpoint);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const report = { kind: 'divergence', error: message, lines: lines.length } as const;
    // Where no report can be written, people play on all the same.
    await ports.reports.store(header.id, report).catch(() => undefined);
    const from = latestOf(stored);
    if (!from) throw error;
    const more = resumption(game, stored, from, ports.clock.now());
    const standing = Standing.of(game, header, [...lines, ...more]);
    await ports.storage.append(header.id, lines.length, more, standing.match?.result !== undefined);
    return standing;
  }
}

/** A position that is stored, and what was done since in its step. */
type Position = Pick<Checkpoint, 'at' | 'schema' | 'state' | 'deeds'>;

/** The checkpoint; or where the match was resumed, if the host stopped before it could keep another. */
function latestOf({ lines, checkpoint }: Stored): Position | undefined {
  const at = lines.findLastIndex(({ entry }) => entry.t === 'resumed') + 1;
  const entry = lines[at - 1]?.entry;
  if (entry?.t !== 'resumed' || entry.schema === undefined || at <= (checkpoint?.at ?? 0)) return checkpoint;
  return { at, schema: entry.schema, state: entry.state, deeds: [] };
}

function resumption<S extends State, D extends Def>(
  game: Game<S, D>,
  { header, lines }: Stored,
  from: Position,
  at: number,
): Line[] {
  const state = game.clone(migrated(game, from));
  // An undo in the step may have moved to another key: what was seen before it must not come again.
  const epoch = lines.filter(({ entry }) => entry.t === 'undo' && entry.rekey).length;
  if (epoch > state.core.chance.epoch) rekey(game, state, header.secret, epoch);
  const match = Match.from(game, header.setup, header.secret, state);
  const later = lines.slice(from.at).flatMap(({ entry }) => (isKernel(entry) ? [entry] : []));
  doAgain(match, [...from.deeds, ...later]);
  return [{ t: 'resumed' as const, schema: game.schema, state }, ...match.log].map(entry => ({ entry, at }));
}

function migrated<S extends State, D extends Def>(game: Game<S, D>, { state, schema }: Position): S {
  if (schema === game.schema) return state as S;
  if (!game.migrate) throw new Error(`${game.slug} cannot read positions of its schema ${schema}`);
  return game.migrate(state as Json, schema);
}

/**
 * Does again what still can be done. At the first answer that no longer fits, and wherever something was taken back, by
 * somebody or by a crash, the step is lost; whoever has left has left all the same.
 */
function doAgain<S extends State, D extends Def>(match: Match<S, D>, deeds: readonly (Deed | Entry)[]): void {
  let isWhole = deeds.every(({ t }) => t !== 'undo' && t !== 'rollback');
  for (const deed of deeds) {
    if (deed.t === 'leave') match.leave(deed.seat);
    if (deed.t === 'answer' && isWhole)
      isWhole = match.answer(deed.seat, deed.pick, deed.by, deed.q) === undefined;
  }
}
