import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the rules a test proves. */
    rules?: string[];
  }
}

/** A test that claims more proves nothing in particular. */
const MOST_RULES = 6;

/** Says which rules of the ledger the running test proves: `test('…', ctx => { proves(ctx, 'BM-BAIT-03'); … })`. */
export function proves(context: TestContext, ...ids: string[]): void {
  const { meta } = context.task;
  const all = [...new Set([...(meta.rules ?? []), ...ids])];
  if (all.length > MOST_RULES)
    throw new Error(`a test proves at most ${MOST_RULES} rules; this one claims ${all.join(', ')}`);
  meta.rules = all;
}
