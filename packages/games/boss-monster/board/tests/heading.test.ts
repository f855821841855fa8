import { bossMonster } from '@tavolata/boss-monster';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { expect, test } from 'vitest';
import { heading } from '../heading.ts';

test('whatever is asked, the log stands under the phase it is asked in', () => {
  const secret = { key: keyOf('heading'), salt: keyOf('salt') };
  const match = Match.start(bossMonster, setupFor(bossMonster, 3), secret);
  const phases = new Set<string>();
  for (let i = 0; i < 120; i++) {
    const { phase } = match.state;
    const under = match.events.flatMap(({ type }) => heading({ type }) ?? []);
    if (phase !== 'setup') expect(under.at(-1)).toBe(phase);
    phases.add(phase);
    const [question] = match.questions;
    if (question) match.answer(question.seat, question.fallback);
  }
  expect([...phases]).toEqual(expect.arrayContaining(['beginning', 'build', 'adventure']));
});
