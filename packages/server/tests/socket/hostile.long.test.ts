import { it } from 'vitest';
import { besiege } from '../kit/hostile-commands.ts';

it('a million hostile messages get a code each, change nothing and stop nobody', async () => {
  for (let round = 0; round < 10; round++) await besiege(100_000, Date.now());
});
