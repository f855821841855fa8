import { bossMonster } from '@tavolata/boss-monster';
import { keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { isProblem, positionOf } from '@tavolata/table';
import { expect, test } from 'vitest';

const secret = { key: keyOf('dungeon'), salt: keyOf('salt') };

test('a Room that a bot has laid face down is neither told nor dealt anew: the match goes on from before', () => {
  const match = Match.start(bossMonster, setupFor(bossMonster, 3), secret);
  const lying = ({ core }: typeof match.state) =>
    Object.keys(core.zones).filter(zone => /^face-down\/[bc]/.test(zone) && core.zones[zone]?.length);
  let met = 0;
  for (let i = 0; i < 400 && !match.result; i++) {
    const [question] = match.questions;
    if (!question) break;
    match.answer(question.seat, question.kind === 'pick' ? 0 : question.fallback);
    if (lying(match.resumePoint().state).length > 0) met++;
    const position = positionOf(match, ['a']);
    expect(isProblem(position) ? position : lying(position)).toEqual([]);
  }
  expect(met).toBeGreaterThan(0);
});
