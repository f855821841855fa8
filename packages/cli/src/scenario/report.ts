import { isSeat, type State } from '@tavolata/kernel';
import { type LogEntry, Match, type StepReport } from '@tavolata/kernel/match';
import type { Difference } from '@tavolata/kernel/scenario';
import type { CrashReport } from '@tavolata/table';
import { messageOf } from '../errors.ts';
import { isRecord } from '../files.ts';
import type { Registered } from '../registry.ts';

/** A crash report as it lies in a file. */
export type SavedReport = CrashReport & StepReport<State>;

export function isReport(value: unknown): value is StepReport<State> {
  if (!isRecord(value) || !isRecord(value.setup) || !isRecord(value.checkpoint)) return false;
  return (
    typeof value.game === 'string' &&
    typeof value.version === 'string' &&
    typeof value.error === 'string' &&
    Array.isArray(value.deeds) &&
    Array.isArray(value.setup.seats) &&
    value.setup.seats.every(isSeat)
  );
}

/** Without the secret the dice would fall otherwise, and the step would seem mended. */
export const hasSecret = (report: StepReport<State>): report is SavedReport =>
  'secret' in report && isRecord(report.secret);

/** Does again what a report says was done: nothing differs once the step no longer crashes. */
export function playReport({ game }: Registered, report: SavedReport): Difference[] {
  const { setup, secret, checkpoint } = report;
  // A replay carries out deeds as it does lines, the one that no log holds too: a new key after an undo.
  const deeds = report.deeds as readonly LogEntry[];
  try {
    Match.replay(game, setup, secret, deeds, undefined, checkpoint);
    return [];
  } catch (error) {
    return [{ path: 'play', expected: 'to go on', got: messageOf(error) }];
  }
}
