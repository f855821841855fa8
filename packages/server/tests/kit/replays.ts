import { stones } from '@tavolata/testing/toys';
import { anyGame, gamesOf } from '../../src/games.ts';
import { serveReplayThread } from '../../src/replay-threads/serve.ts';

const STEP_MS = 5;

/** Matches that take long to be played again, for ever, or too much memory. */
serveReplayThread(
  gamesOf(
    anyGame({
      ...stones,
      *step(g) {
        const start = performance.now();
        while (performance.now() - start < STEP_MS);
        yield* stones.step(g);
      },
    }),
    anyGame({
      ...stones,
      slug: 'endless',
      deal() {
        for (;;);
      },
    }),
    anyGame({
      ...stones,
      slug: 'greedy',
      deal() {
        const kept: unknown[] = [];
        for (;;) kept.push(new Array(10_000).fill(0.5));
      },
    }),
  ),
);
