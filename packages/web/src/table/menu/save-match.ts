import { api } from '../../shared/api.ts';
import { saveFile } from '../../shared/save-file.ts';
import type { TablePageState } from '../state/page-state.ts';

/**
 * The match as a file: whole and with its key when nobody can be harmed by it, else what this seat saw. A report adds
 * the question that was open, which browser it was, where to look, and what broke the page, if it did.
 */
export async function saveMatch(
  state: TablePageState,
  what: 'match' | 'report',
  error?: unknown,
): Promise<void> {
  const { session } = state;
  const table = session.table.value;
  if (!table) return;
  const { about, snapshot, events } = table;
  const match = session.company ? await api.export(about.id) : await session.file?.();
  const report = {
    format: 'tavolata-report',
    version: 1,
    seat: table.viewer,
    asked: snapshot.asked,
    event: events.at(-1)?.n,
    browser: navigator.userAgent,
    ...(error instanceof Error && { error: error.stack ?? error.message }),
    match,
  };
  saveFile(`${about.game}-${about.id}.${what}.tavolata.json`, what === 'match' ? match : report);
}
