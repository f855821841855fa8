import type { Game } from '@tavolata/kernel';
import { type AnyGame, anyGame, gamesOf } from '../../src/games.ts';
import { serveThoughts } from '../../src/thinking/serve.ts';
import { stones } from './stones.ts';

const named = (slug: string, advise: Game['judge']['advise']): AnyGame => ({
  ...anyGame(stones),
  slug,
  judge: { value: () => 0, advise },
});

/** Bots that think well, for ever, or not at all. */
serveThoughts(
  gamesOf(
    named('stones', (_, ask) => [
      { pick: ask.kind === 'pick' ? ask.options.length - 1 : ask.fallback, worth: 1 },
    ]),
    named('endless', () => {
      for (;;);
    }),
    named('broken', () => {
      throw new Error('what was the question?');
    }),
  ),
);
