import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { winsTheGame } from '../src/cards/write.ts';
import { acts, stageWith } from './own-cards.ts';

const crown = acts('crown', (g, me) => winsTheGame(g, me));
const crowned = (options: object, more: object = {}) =>
  stageWith(
    [crown],
    { seats: { a: { items: ['crown'] }, b: {} }, ...more },
    { options: { mode: 'co-op', ...options }, players: 2 },
  )
    .does('a', 'tap crown')
    .glance();

test('what makes one partner win makes both win', context => {
  proves(context, 'FS-WIN-06', 'FS-SOLO-11');
  expect(crowned({})).toMatchObject({ winners: ['a', 'b'] });
});

test('what would win the game does not win a challenge', context => {
  proves(context, 'FS-CHAL-16');
  const glance = crowned({ challenge: 'moms-house' }, { finalBoss: ['mom'] });
  expect(glance).toMatchObject({ winners: [], result: 'none' });
});
