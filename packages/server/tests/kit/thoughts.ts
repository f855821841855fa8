import type { Game } from '@tavolata/kernel';
import { stones } from '@tavolata/testing/toys';
import { serveBotThread } from '../../src/bot-threads/serve.ts';
import { type AnyGame, anyGame, gamesOf } from '../../src/games.ts';

const named = (slug: string, advise: Game['judge']['advise']): AnyGame => ({
  ...anyGame(stones),
  slug,
  judge: { value: () => 0, advise },
});

/** Bots that think well, for ever, with too much memory, or not at all. */
serveBotThread(
  gamesOf(
    named('stones', (_, question) => [
      { pick: question.kind === 'pick' ? question.options.length - 1 : question.fallback, worth: 1 },
    ]),
    named('endless', () => {
      for (;;);
    }),
    // Half a gigabyte for one answer.
    named('greedy', (_, question) => {
      const kept = Array.from({ length: 6500 }, () => new Array<number>(10_000).fill(0.5));
      return [{ pick: question.fallback, worth: kept.length }];
    }),
    named('broken', () => {
      throw new Error('what was the question?');
    }),
  ),
);
