import type { Def, Seat, State } from '@tavolata/kernel';
import { canonicalJson } from '@tavolata/kernel/match';
import type { TableState } from '../state/table-state.ts';
import type { LoggedCommand } from './commands.ts';

/** Several times the longest match that was ever simulated: docs/measured.md. */
export const MAX_LINES = 20_000;

/** What leads towards the end of a match: answers come to an end by the rules. */
const ENDING: readonly LoggedCommand['do'][] = ['answer', 'concede', 'refuse'];

/** Whether the log has no room for that. An answer that made the rules throw would only throw again. */
export function isLogFull<S extends State, D extends Def>(
  state: TableState<S, D>,
  seat: Seat,
  command: LoggedCommand,
): boolean {
  if (state.lines.length < MAX_LINES) return false;
  if (command.do !== 'answer') return !ENDING.includes(command.do);
  const pick = canonicalJson(command.pick);
  return state.part(seat)?.tried.some(tried => canonicalJson(tried) === pick) ?? false;
}
