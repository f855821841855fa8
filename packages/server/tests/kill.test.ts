import { expect, it } from 'vitest';
import { bundled } from './kit/bundle.ts';
import { Doomed } from './kit/doomed.ts';
import { newFolder } from './kit/server.ts';
import { slaughter } from './kit/slaughter.ts';

it('killed again and again while 200 tables play, the server loses nothing it acknowledged', async () => {
  const { child } = await bundled('child');
  const dataDir = newFolder();
  const server = new Doomed(child as string, dataDir);
  const acknowledged = await slaughter(server, dataDir, { tables: 200, kills: 20, answersBetween: 400 });
  expect(acknowledged).toBeGreaterThan(20 * 200);
}, 600_000);
