import { isSeat, keyOf, Match, type Report, type Secret, type State } from '@tavolata/kernel';
import type { Difference } from '@tavolata/kernel/scenario';
import { messageOf } from '../errors.ts';
import { isRecord } from '../files.ts';
import type { Registered } from '../registry.ts';

/** A crash report as it lies in a file. Without the secret its draws are others than they were. */
export type SavedReport = Report<State> & { readonly secret?: Secret };

export function isReport(value: unknown): value is SavedReport {
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

/** Does again what a report says was done: nothing differs once the step no longer crashes. */
export function playReport({ game }: Registered, report: SavedReport): Difference[] {
  const failure = (got: string): Difference[] => [{ path: 'play', expected: 'to go on', got }];
  try {
    const secret = report.secret ?? { key: keyOf('report'), salt: keyOf('report salt') };
    const match = Match.from(game, report.setup, secret, report.checkpoint);
    for (const deed of report.deeds) {
      const rejection =
        deed.t === 'answer'
          ? match.answer(deed.seat, deed.pick, deed.by, deed.q)
          : deed.t === 'leave'
            ? match.leave(deed.seat)
            : undefined;
      if (rejection) return failure('report' in rejection ? rejection.report.error : rejection.code);
    }
    return [];
  } catch (error) {
    return failure(messageOf(error));
  }
}
