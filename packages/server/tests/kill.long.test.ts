import { expect, it } from 'vitest';
import { bundled } from './kit/bundle.ts';
import { Doomed } from './kit/doomed.ts';
import { newFolder } from './kit/server.ts';
import { slaughter } from './kit/slaughter.ts';

it('killed a thousand times while 300 tables play, the server loses nothing it acknowledged', async () => {
  const { child } = await bundled('child');
  // New tables now and then: a match of a million answers would only test how long a replay takes.
  for (let round = 0; round < 20; round++) {
    const dataDir = newFolder();
    const server = new Doomed(child as string, dataDir);
    const acknowledged = await slaughter(server, dataDir, { tables: 300, kills: 50, answersBetween: 400 });
    expect(acknowledged).toBeGreaterThan(50 * 200);
  }
});
