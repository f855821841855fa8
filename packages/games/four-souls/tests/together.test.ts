import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { winsTheGame } from '../src/card-kit.ts';
import { acts, stageWith } from './own-cards.ts';

const crown = acts('crown', (g, me) => winsTheGame(g, me));
const crowned = (options: object, more: object = {}) =>
  stageWith(
    [crown],
    { seats: { a: { items: ['crown'] }, b: {} }, ...more },
    { options: { mode: 'co-op', ...options }, players: 2 },
  ).does('a', 'tap crown');

test('what makes one partner win makes both win', context => {
  proves(context, 'FS-WIN-06', 'FS-SOLO-11');
  expect(crowned({}).state.core.result).toMatchObject({ how: 'team', winners: ['a', 'b'] });
});

test('what would win the game does not win a challenge', context => {
  proves(context, 'FS-CHAL-16');
  const stage = crowned({ challenge: 'moms-house' }, { finalBoss: ['mom'] });
  expect(stage.run.over).toBe(false);
});

test('alone the person sees what either character looks at; together each sees their own', context => {
  proves(context, 'FS-SOLO-05', 'FS-SOLO-21');
  const given = { active: 'b', seats: { a: {}, b: { items: ['forever-alone'] } } };
  const alone = stageWith([], given, { options: { mode: 'solo' }, players: 1 });
  const together = stageWith([], given, { options: { mode: 'co-op' }, players: 2 });
  alone.does('a', 'tap forever-alone', 'peek-deck', 'loot-deck').rest('pass', 'act');
  together.does('b', 'tap forever-alone', 'peek-deck', 'loot-deck').rest('pass', 'act');
  const top = (stage: typeof alone): CardId => stage.run.g.cards('loot-deck')[0] as CardId;
  expect(alone.run.g.knows('a', top(alone))).toBe(true);
  expect(together.run.g.knows('b', top(together))).toBe(true);
  expect(together.run.g.knows('a', top(together))).toBe(false);
});

test('when time is up both partners have lost alike', context => {
  proves(context, 'FS-SOLO-12');
  const given = { stage: 'pass-turn', active: 'b', timer: 1, hadTurn: ['a'], seats: { a: {}, b: {} } };
  const { state } = stageWith([], given, { options: { mode: 'co-op' }, players: 2 });
  expect(state.core.result).toMatchObject({ how: 'lost', winners: [], order: [['a', 'b']] });
});
