import { expect, test } from 'vitest';
import { LEDGERS } from '../../generated/games/ledgers.ts';

interface Ledger {
  readonly rules: Readonly<Record<string, { readonly topic: string }>>;
  readonly topics: Readonly<Record<string, unknown>>;
}

test.each(Object.keys(LEDGERS))(
  'every topic of %s has its heading, and no heading is without a rule',
  async slug => {
    const load = LEDGERS[slug] as () => Promise<unknown>;
    const { rules, topics } = (await load()) as Ledger;
    const used = new Set(Object.values(rules).map(({ topic }) => topic));
    expect(Object.keys(topics).sort()).toEqual([...used].sort());
  },
);
