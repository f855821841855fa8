import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel';
import { anyPick } from '@tavolata/kernel/laws';
import { test } from 'vitest';
import { mournersCall } from '../src/index.ts';

test('speed', () => {
  const t0 = performance.now();
  let steps = 0,
    asks = 0,
    rounds = 0;
  const N = 200;
  const reasons: Record<string, number> = {};
  const prompts: Record<string, number> = {};
  for (let n = 0; n < N; n++) {
    const chance = new KeyedChance(keyOf('c' + n));
    const pick = new KeyedChance(keyOf('p' + n));
    const mark = { epoch: 0, drawn: 0 };
    const run = Run.start(mournersCall, setupFor(mournersCall, 2 + (n % 4)), chance);
    while (!run.over) {
      for (const a of run.asks) prompts[a.prompt] = (prompts[a.prompt] ?? 0) + 1;
      run.answer(...run.asks.map(a => anyPick(a, b => pick.int(mark, b))));
      asks++;
      if (asks > N * 20000) throw new Error('long ' + JSON.stringify(prompts));
    }
    steps += run.state.core.steps;
    rounds += run.state.round;
    const r = run.state.core.result?.reason ?? '';
    reasons[r] = (reasons[r] ?? 0) + 1;
  }
  const dt = performance.now() - t0;
  console.log(
    N / (dt / 1000),
    'matches/s',
    asks / N,
    'asks',
    steps / N,
    'steps',
    rounds / N,
    'rounds',
    JSON.stringify(reasons),
    JSON.stringify(prompts),
  );
});
