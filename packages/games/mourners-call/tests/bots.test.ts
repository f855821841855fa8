import { bots } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { winShare } from '@tavolata/bots/strength';
import type { Option, Seat } from '@tavolata/kernel';
import { setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { mournersCall } from '../src/index.ts';

const TIMEOUT = 240_000;

test(
  'normal wins at least 80 of 100 four-player matches against three randoms',
  () => {
    expect(winShare(mournersCall, setupFor(mournersCall, 4), 20, 'normal', 'random')).toBeGreaterThanOrEqual(
      0.8,
    );
  },
  TIMEOUT,
);

test(
  'easy stands between: it beats random, and normal wins more than its share against three of it',
  () => {
    expect(winShare(mournersCall, setupFor(mournersCall, 2), 10, 'easy', 'random')).toBeGreaterThan(0.6);
    expect(winShare(mournersCall, setupFor(mournersCall, 4), 20, 'normal', 'easy')).toBeGreaterThan(0.3);
  },
  TIMEOUT,
);

test(
  'normal never peeks: hidden cards do not change its choice',
  () => {
    for (let match = 0; match < 3; match++) {
      const setup = setupFor(mournersCall, 2 + match);
      const plan = { seed: `peek ${match}`, setup, bot: bots.normal };
      expect(neverPeeks(mournersCall, plan)).toBeGreaterThan(20);
    }
  },
  TIMEOUT,
);

type Table = Stage<Parameters<typeof mournersCall.clone>[0], (typeof mournersCall.defs)[number]>;

/** What a seat holds best. */
function liked(table: Table, seat: Seat): Option | undefined {
  const question = table.questionFor(seat);
  const [advice] = mournersCall.judge.advise(table.seenBy(seat), question);
  return (question as { options: readonly Option[] }).options[advice?.pick as number];
}

test('no Mourner is turned whose ability has been used up', () => {
  const table = new Stage(mournersCall, {
    given: {
      seats: {
        a: { hand: ['court-malavestros'] },
        b: { mourners: ['mourner-marrow-choir', 'mourner-father-quill'] },
      },
    },
  }).does('a', 'court-malavestros 2');
  const card = liked(table, 'a')?.card;
  expect(card && table.run.g.def(card).id).toBe('mourner-father-quill');
});
