import { api } from '../online/api.ts';
import { saveFile } from '../shared/save-file.ts';
import type { TableState } from './state.ts';

/**
 * The match as a file: whole and with its key when nobody can be harmed by it, else what this seat saw. A report adds
 * the question that was open, which browser it was, where to look, and what broke the page, if it did.
 */
export async function saveMatch(state: TableState, what: 'match' | 'report', error?: unknown): Promise<void> {
  const { session } = state;
  const told = session.told.value;
  if (!told) return;
  const { about, picture, events } = told;
  const match = session.company ? await api.export(about.id) : await session.file?.();
  const report = {
    format: 'tavolata-report',
    version: 1,
    seat: told.viewer,
    question: picture.question,
    event: events.at(-1)?.n,
    browser: navigator.userAgent,
    ...(error instanceof Error && { error: error.stack ?? error.message }),
    match,
  };
  saveFile(`${about.game}-${about.id}.${what}.tavolata.json`, what === 'match' ? match : report);
}
