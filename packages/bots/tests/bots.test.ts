import {
  type Advice,
  type Game,
  type Pick,
  type PickQuestion,
  playOn,
  type Question,
} from '@tavolata/kernel';
import { Match, setupFor } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { belowOf, botNames, bots, isBotName, think } from '../src/index.ts';
import { secretOf, type Tricks, tricks } from './toys.ts';

const setup = setupFor(tricks, 2);
const match = Match.start(tricks, setup, secretOf('bots'));
const question: PickQuestion = {
  kind: 'pick',
  seat: 'a',
  prompt: 'p',
  options: [0, 1, 2, 3].map(i => ({ key: `${i}` })),
  fallback: 3,
};

/** A view of a game whose judge says exactly this. */
const advised = (advices: readonly Advice[]) => {
  const game: Game<Tricks> = { ...tricks, judge: { value: () => 0, advise: () => advices } };
  return playOn(game, match.viewStateFor('a'));
};

function tally(bot: keyof typeof bots, advices: readonly Advice[], times = 4000): number[] {
  const counts = [0, 0, 0, 0];
  const below = belowOf(`tally ${bot}`);
  const view = advised(advices);
  for (let i = 0; i < times; i++) {
    const pick = bots[bot].choose(view, question, below) as number;
    counts[pick] = (counts[pick] as number) + 1;
  }
  return counts.map(count => count / times);
}

const advices: readonly Advice[] = [
  { pick: 1, worth: 2 },
  { pick: 0, worth: 5 },
  { pick: 2, worth: -1 },
];

describe('normal', () => {
  it('takes the answer of the highest worth, in whatever order the judge lists them', () => {
    expect(tally('normal', advices)).toEqual([1, 0, 0, 0]);
  });

  it('breaks ties by chance', () => {
    const [first, second, third, fourth] = tally(
      'normal',
      advices.map(({ pick }) => ({ pick, worth: 7 })),
    );
    for (const share of [first, second, third]) expect(share).toBeCloseTo(1 / 3, 1);
    expect(fourth).toBe(0);
  });

  it('gives the default answer where the judge is silent', () => {
    expect(tally('normal', [])).toEqual([0, 0, 0, 1]);
    expect(tally('easy', [])).toEqual([0, 0, 0, 1]);
  });
});

describe('easy', () => {
  it('slips in one answer of four, to better ones rather than worse', () => {
    const [best, second, third, silly] = tally('easy', advices);
    expect(best).toBeCloseTo(3 / 4 + (1 / 4) * (3 / 6), 1);
    expect(second).toBeCloseTo((1 / 4) * (2 / 6), 1);
    expect(third).toBeCloseTo((1 / 4) * (1 / 6), 1);
    expect(second).toBeGreaterThan(third as number);
    expect(silly).toBe(0);
  });

  it('has no slip to make where there is one reasonable answer', () => {
    expect(tally('easy', advices.slice(0, 1))).toEqual([0, 1, 0, 0]);
  });
});

describe('random', () => {
  it('gives every legal answer its chance', () => {
    for (const share of tally('random', advices)) expect(share).toBeCloseTo(1 / 4, 1);
  });
});

describe('think', () => {
  it('answers from the view, and equally for equal key, seat and number of deeds', () => {
    for (const name of botNames) {
      const pick = think(match, 'a', bots[name], 'key');
      expect(think(match, 'a', bots[name], 'key')).toEqual(pick);
      expect(think(Match.start(tricks, setup, secretOf('bots')), 'a', bots[name], 'key')).toEqual(pick);
    }
  });

  it('has other chance at another moment, in another seat, under another key', () => {
    const often = (key: string, length: number): Pick[] =>
      Array.from({ length: 20 }, (_, i) => {
        const game = { ...tricks };
        const like = {
          game,
          length: length + i,
          viewFor: () => match.viewFor('a'),
          questionFor: (): Question => question,
          standpoint: () => match.standpoint('a'),
        };
        return think(like, 'a', bots.random, key) as Pick;
      });
    expect(often('one', 0)).not.toEqual(often('two', 0));
    expect(new Set(often('one', 0)).size).toBeGreaterThan(1);
  });

  it('has no answer where the seat is not asked', () => {
    const copy = Match.start(tricks, setup, secretOf('bots'));
    copy.answer('a', 0);
    expect(think(copy, 'a', bots.normal, 'key')).toBeUndefined();
  });
});

describe('the registry', () => {
  it('has every bot under its own name', () => {
    for (const name of botNames) expect(bots[name].name).toBe(name);
    expect(isBotName('normal')).toBe(true);
    expect(isBotName('hard')).toBe(true);
    expect(isBotName('genius')).toBe(false);
    expect(isBotName(undefined)).toBe(false);
  });
});
