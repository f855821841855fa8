import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { bundled } from '../kit/bundle.ts';
import { newFolder } from '../kit/folder.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { KillableServer } from '../kit/server-process.ts';

const BUDGET = 300_000;
/** What a process that is stopped can do is let time pass, in milliseconds. */
const STOPPED = 5000;
/** A pause is measured to within a beat or so. */
const ROUGHLY = 2000;

it('a server that is suspended does not take that time from players', async () => {
  const { child } = await bundled('child');
  const server = new KillableServer(child as string, newFolder());
  await server.start();
  onTestFinished(() => server.kill());
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const clock = { budget: BUDGET, bonus: 0, warning: 0, patience: 0 };
  const { id } = await ada.create([me('Ada'), open], { game: 'stones', options: { heap: 30 }, clock });
  await bruno.join(await ada.invite(id), 'Bruno');
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  const start = performance.now();
  await ada.ask('POST', `/tables/${id}/start`);
  await a.until(() => a.snapshot.asked !== undefined);
  server.suspend();
  await setTimeout(STOPPED);
  server.goOn();
  expect(await a.answer(0)).toMatchObject({ ok: true });
  await b.until(() => b.snapshot.asked !== undefined);
  const passed = performance.now() - start;
  expect(b.snapshot.clock?.a?.left).toBeGreaterThan(BUDGET - passed + STOPPED - ROUGHLY);
});
