import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { gains, when } from '../src/card-kit.ts';
import { card, stageWith } from './own-cards.ts';

const BARTERING = { options: { variants: ['bartering'] } };

test('any amount can be offered that one has, and no more', context => {
  proves(context, 'FS-BARTER-01');
  const stage = stageWith([], { seats: { a: { cents: 4 }, b: {} } }, BARTERING);
  stage.does('a', 'barter', 'b');
  expect(stage.questionFor('a')).toMatchObject({ prompt: 'barter-cents', min: 1, max: 4 });
});

test('bartered cents are heard as given, not as gained', context => {
  proves(context, 'FS-BARTER-06');
  const ear = card('ear', {
    abilities: [when('gained-cents', () => true, gains(50)), when('gave-cents', () => true, gains(7))],
  });
  const stage = stageWith([ear], { seats: { a: { cents: 4 }, b: {}, c: { items: ['ear'] } } }, BARTERING);
  stage.does('a', 'barter', 'b', 3, 'promise-peace').does('b', 'yes').rest('pass', 'gained-cents');
  expect(stage.glance()).toMatchObject({ seats: { a: { cents: 1 }, b: { cents: 3 }, c: { cents: 7 } } });
});
