import { bots } from '@tavolata/bots';
import { neverPeeks } from '@tavolata/bots/laws';
import { winShare } from '@tavolata/bots/strength';
import type { PickQuestion } from '@tavolata/kernel';
import { setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';
import { planOf } from './plans.ts';

const duel = (chapter: string) => setupFor(sorcerersArena, 2, { chapter });

test('normal beats random in at least 90 of 100 matches of Chapter 4', () => {
  expect(winShare(sorcerersArena, duel('chapter-4'), 40, 'normal', 'random')).toBeGreaterThanOrEqual(0.9);
});

test('normal beats random in Chapter 1 too', () => {
  expect(winShare(sorcerersArena, duel('chapter-1'), 20, 'normal', 'random')).toBeGreaterThanOrEqual(0.85);
});

test.each(['easy', 'normal'] as const)('%s never peeks: hidden cards do not change its choice', name => {
  for (let match = 0; match < 6; match++) {
    const { setup, seed } = planOf('peek', match, 1);
    const plan = { seed, setup, bot: bots[name], worlds: 1, maxDecisions: 60 };
    expect(neverPeeks(sorcerersArena, plan)).toBeGreaterThan(50);
  }
});

/** What normal answers seat a's open question with. */
function answer(given: object, ...before: string[]): string {
  const stage = new Stage(sorcerersArena, { options: { chapter: 'chapter-3' }, given: given as never });
  for (const word of before) stage.does('a', word);
  const { options } = stage.questionFor('a') as PickQuestion;
  const pick = bots.normal.choose(stage.seenBy('a'), stage.questionFor('a'), () => 0);
  return options[pick as number]?.key as string;
}

test.each([
  { rival: 'e5', deck: ['gaston-shove', 'gaston-barge-in'], deed: 'use-skill' },
  { rival: 'e5', deck: ['gaston-muscle-through', 'demona-night-glide'], deed: 'standard-attack' },
  { rival: 'i1', deck: ['gaston-shove', 'gaston-barge-in'], deed: 'end-turn' },
])('Gaston boasts before he strikes, if the cards are for him: $deed', ({ rival, deck, deed }) => {
  const characters = { gaston: { at: 'e4', statuses: { immobilized: 1 } }, demona: { at: 'a1' } };
  const a = { characters, deck: { exactly: deck } };
  expect(answer({ seats: { a, b: { characters: { ariel: { at: rival } } } } })).toBe(deed);
});

test.each([
  { weak: 'ariel', boost: 'card' },
  { weak: 'mickey', boost: 'decline' },
])('an attack is boosted to KO whoever it can reach: $weak is weak', ({ weak, boost }) => {
  const hp = (name: string) => (name === weak ? { hp: 3 } : {});
  const a = { characters: { gaston: { at: 'e4' } }, hand: ['gaston-shove'] };
  const b = { characters: { ariel: { at: 'e5', ...hp('ariel') }, mickey: { at: 'i1', ...hp('mickey') } } };
  expect(answer({ seats: { a, b } }, 'standard-attack')).toBe(boost);
});
