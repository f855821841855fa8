import { type Game, type Pick, playOn } from '@tavolata/kernel';
import { canonicalJson, Match, setupFor } from '@tavolata/kernel/match';
import { describe, expect, it } from 'vitest';
import { type Bot, belowOf, bots, playOut, think, thinkInSteps } from '../src/index.ts';
import { neverPeeks } from '../src/laws.ts';
import { candidatesFor } from '../src/search/candidates.ts';
import { betterHalf, chooseBest, leadOver } from '../src/search/comparison.ts';
import { searchBot } from '../src/search/search.ts';
import { secretOf, type Tricks, tricks } from './toys.ts';

const setup = setupFor(tricks, 2);
const small = searchBot('small', 200);
const matchOf = (seed: string): Match<Tricks, (typeof tricks.defs)[number]> =>
  Match.start(tricks, setup, secretOf(seed));

/** How many of so many matches the first seat wins. */
function wins(game: Game<Tricks>, bot: Bot, against: Bot, matches: number): number {
  let won = 0;
  for (let seed = 0; seed < matches; seed++) {
    const { result } = playOut(game, setup, secretOf(`${seed}`), { a: bot, b: against });
    if (result?.winners[0] === 'a') won++;
  }
  return won;
}

/** The same tricks with a judgement that likes the lowest card best, but knows who is ahead. */
const foolish: Game<Tricks> = {
  ...tricks,
  judge: {
    ...tricks.judge,
    advise: (view, question) =>
      tricks.judge.advise(view, question).map(({ pick, worth }) => ({ pick, worth: -worth })),
  },
};

describe('a bot that imagines worlds', () => {
  it('sees through a judgement that advises badly', () => {
    expect(wins(foolish, small, bots.normal, 30)).toBeGreaterThan(
      wins(foolish, bots.normal, bots.normal, 30) + 2,
    );
  });

  it('gives equal answers to equal positions, keys and budgets, in parts or at once', () => {
    for (let seed = 0; seed < 5; seed++) {
      const match = matchOf(`equal ${seed}`);
      const pick = think(match, 'a', small, 'key');
      expect(think(matchOf(`equal ${seed}`), 'a', small, 'key')).toEqual(pick);
      const thought = {
        view: match.viewStateFor('a'),
        question: match.visibleQuestionFor('a') as never,
        key: 'key a 0',
        standpoint: match.standpoint('a'),
      };
      let parts = 0;
      const work = thinkInSteps(tricks, small, thought);
      let part = work.next();
      for (; !part.done; part = work.next()) parts++;
      expect(part.value).toEqual(pick);
      expect(parts).toBeGreaterThan(10);
    }
  });

  it('answers from plain data, as a thread is sent it', () => {
    const match = matchOf('plain');
    const standpoint = match.standpoint('a');
    expect(JSON.parse(JSON.stringify(standpoint))).toEqual(standpoint);
  });

  it('never peeks', () => {
    for (let seed = 0; seed < 6; seed++)
      expect(neverPeeks(tricks, { seed: `fair ${seed}`, setup, bot: small })).toBe(12);
  });

  it('spends what it may and no world more', () => {
    const spent = (budget: number): number => {
      const match = matchOf('budget');
      let asked = 0;
      const counting: Game<Tricks> = {
        ...tricks,
        judge: {
          ...tricks.judge,
          advise: (view, question) => {
            asked++;
            return tricks.judge.advise(view, question);
          },
        },
      };
      searchBot('counting', budget).choose(
        playOn(counting, match.viewStateFor('a')),
        match.visibleQuestionFor('a') as never,
        belowOf('k'),
        () => match.standpoint('a'),
      );
      return asked;
    };
    expect(spent(400)).toBeGreaterThan(250);
    expect(spent(400)).toBeLessThan(460);
    expect(spent(1200)).toBeGreaterThan(2 * spent(400));
  });

  it('does not search where the game says that nothing can be found', () => {
    const quiet: Game<Tricks> = {
      ...foolish,
      judge: { ...foolish.judge, search: { turns: 1, restraint: 1, win: 1, isQuiet: () => true } },
    };
    const match = matchOf('quiet');
    const answer = (bot: Bot): Pick =>
      bot.choose(
        playOn(quiet, match.viewStateFor('a')),
        match.visibleQuestionFor('a') as never,
        belowOf('k'),
      );
    expect(answer(small)).toEqual(answer(bots.normal));
  });
});

describe('candidates', () => {
  const options = Array.from({ length: 9 }, (_, i) => ({ key: `${i}` }));
  const below = belowOf('candidates');
  const distinct = (picks: readonly Pick[]): number => new Set(picks.map(canonicalJson)).size;

  it('are the best of what is advised, the default and an outsider', () => {
    const advices = options.map((_, pick) => ({ pick, worth: -pick }));
    const question = { kind: 'pick', seat: 'a', prompt: 'p', options, fallback: 2 } as const;
    const picks = candidatesFor(question, advices, below);
    expect(picks.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect([picks.length, distinct(picks)]).toEqual([6, 6]);
  });

  it('stand beside the one answer that is advised to a question of another kind', () => {
    const some = { kind: 'some', seat: 'a', prompt: 'p', options, min: 2, max: 2, fallback: [0, 1] } as const;
    const picks = candidatesFor(some, [{ pick: [7, 8], worth: 1 }], below);
    expect(picks[0]).toEqual([7, 8]);
    expect(distinct(picks)).toBe(5);
    const yesNo = { kind: 'yes-no', seat: 'a', prompt: 'p', fallback: false } as const;
    expect(candidatesFor(yesNo, [{ pick: true, worth: 1 }], below)).toEqual([true, false]);
  });
});

describe('a comparison', () => {
  const trial = (candidate: string, values: number[]) => ({ candidate, values });

  it('goes by the differences in the same worlds', () => {
    const { ahead, error } = leadOver(trial('x', [11, 21, 31]), trial('y', [10, 20, 30]), 0);
    expect([ahead, error]).toEqual([1, 0]);
    expect(leadOver(trial('x', [11, 21, 31]), trial('y', [10, 20, 30]), 3).ahead).toBe(0.5);
  });

  it('keeps what was advised unless another leads by enough', () => {
    const noisy = [trial('advised', [0, 0, 0, 0]), trial('other', [9, -8, 9, -8])];
    expect(chooseBest(noisy, 1, 0)).toBe('advised');
    expect(chooseBest(noisy, 0, 0)).toBe('other');
    expect(chooseBest([trial('advised', [0, 0]), trial('other', [1, 2])], 1, 0)).toBe('other');
  });

  it('drops the worse half, never what was advised', () => {
    const trials = [trial('advised', [0]), trial('b', [3]), trial('c', [1]), trial('d', [2])];
    expect(betterHalf(trials).map(({ candidate }) => candidate)).toEqual(['advised', 'b']);
  });
});
