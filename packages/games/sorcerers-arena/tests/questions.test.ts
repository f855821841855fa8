import type { Json, Seat } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { sorcerersArena } from '../src/index.ts';

const stageOf = (options: object, given?: object) =>
  new Stage(sorcerersArena, { options, ...(given && { given }) } as never);

/** What each open question is about, by seat. */
const about = (stage: ReturnType<typeof stageOf>): Record<string, Json> =>
  Object.fromEntries(stage.questions.map(({ seat, params }) => [seat, params as Json]));

test('in Chapter 1 the space is named: the first one of a side is on the left of one Summoner only', context => {
  proves(context, 'SA-SETUP-06');
  const stage = stageOf({ chapter: 'chapter-1', first: 'a' }).does('a', 'blue');
  expect(about(stage)).toEqual({ a: { space: 'b2' }, b: { space: 'h2' } });
});

const FOUR = {
  a: { characters: { gaston: {}, mickey: {} } },
  b: { characters: { facilier: {}, ariel: {} } },
  c: { characters: { sulley: {}, demona: {} } },
  d: { characters: { maleficent: {}, aladdin: {} } },
};

test.each(['redraw', 'order'])('who answers for two places is told which of them is meant: %s', phase => {
  const stage = stageOf({ chapter: 'chapter-3' }, { phase, seats: FOUR });
  expect(about(stage)).toMatchObject({ d: { seat: 'd', whose: 'own' } });
  const answer = (seat: Seat) =>
    stage.does(seat, phase === 'redraw' ? 'keep' : Object.keys(FOUR[seat as keyof typeof FOUR].characters));
  answer('d');
  stage.leave('a');
  answer('b');
  answer('c');
  expect(about(stage)).toEqual({ d: { seat: 'a', whose: 'other' } });
});

test('an offer of a draw says how many rounds were tied', context => {
  proves(context, 'SA-GAME-09');
  const given = {
    active: 'ariel',
    vp: { blue: 20, red: 20 },
    lastRound: true,
    extraRounds: 10,
    seats: { a: { characters: { mickey: {} } }, b: { characters: { ariel: {} } } },
  };
  const stage = stageOf({ chapter: 'chapter-3' }, given).does('b', 'end-turn');
  expect(about(stage)).toEqual({ a: { rounds: 10 }, b: { rounds: 10 } });
  stage.does('a', 'no').does('b', 'no').does('a', 'end-turn').does('b', 'end-turn');
  expect(about(stage)).toEqual({ a: { rounds: 11 }, b: { rounds: 11 } });
});

/** The rule behind the open question of seat a, once a card is played. */
const asksBy = (given: object, ...words: string[]) => {
  const stage = stageOf({ chapter: 'chapter-3' }, given).does('a', ...words);
  const { prompt, rule } = stage.questionFor('a');
  return [prompt, rule];
};

test('cards that look into a deck ask by their own text, not by the rule of a status or skill that looks too', () => {
  const others = {
    b: { characters: { ariel: { at: 'i1' } } },
    c: { characters: { mickey: { at: 'i2' } } },
    d: { characters: { gaston: { at: 'a1' } } },
  };
  const errand = { characters: { maleficent: { at: 'e4' } }, hand: ['maleficent-ravens-errand'] };
  expect(asksBy({ seats: { a: errand, ...others } }, 'maleficent-ravens-errand', 'stay')).toEqual([
    ...['rival-summoner', 'SA-TEAM-15'],
  ]);
  const talk = { characters: { facilier: { at: 'e4' } }, hand: ['facilier-smooth-talk'] };
  const deck = ['facilier-bad-bargain', 'facilier-doll-and-pin', 'facilier-shadow-swap'];
  const talking = ['play-action facilier-smooth-talk', 'facilier-bad-bargain'];
  expect(asksBy({ seats: { a: { ...talk, deck }, ...others } }, ...talking)).toEqual([
    ...['order-top', 'SA-RES-02'],
  ]);
});
