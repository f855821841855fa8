import { forget, keep, kept, tab } from '@tavolata/board-kit';
import type { CommandDraft } from '@tavolata/table';

/** A command with its number: sent twice, it happens once. */
interface Numbered {
  readonly n: number;
  readonly draft: CommandDraft;
}

const stored = (table: string): string => `tavolata.answers.${table}`;

/** Answers given in this tab that no table has replied to. An answer names its question: it never meets another one. */
export const keptAnswers = (table: string): readonly Numbered[] =>
  JSON.parse(kept(stored(table), tab) ?? '[]') as readonly Numbered[];

/** Of what is under way the answers are kept: what else was wished for is wished again if it still matters. */
export function keepAnswers(table: string, pending: readonly Numbered[]): void {
  const answers = pending.flatMap(({ n, draft }) => (draft.do === 'answer' ? [{ n, draft }] : []));
  if (answers.length > 0) keep(stored(table), JSON.stringify(answers), tab);
  else forget(stored(table), tab);
}
