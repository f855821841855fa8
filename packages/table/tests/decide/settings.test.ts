import { describe, expect, it } from 'vitest';
import type { StopSettings } from '../../src/index.ts';
import { bot, Client, type Kit, person, sitDown } from '../toys/kit.ts';

const clock = { budget: 60_000, bonus: 0, warning: 5000, patience: 0 };

const linesOf = async ({ ports }: Kit): Promise<number> =>
  (await ports.storage.load('match'))?.lines.length ?? 0;
const code = async (sent: ReturnType<Client['send']>): Promise<string> => {
  const reply = await sent;
  return reply.ok ? 'ok' : reply.error.code;
};

describe('settings', () => {
  it('that change nothing are taken, and not written', async () => {
    const kit = await sitDown();
    const { a } = kit.clients;
    const wishes = [
      { do: 'hold', on: true },
      { do: 'stops', mode: 'everything' },
      { do: 'yield', prompt: 'respond', source: 'peek', until: 'always' },
    ];
    for (const wish of wishes) expect(await code(a.send(wish))).toBe('ok');
    const before = await linesOf(kit);
    for (const wish of wishes) expect(await code(a.send(wish))).toBe('ok');
    expect(await linesOf(kit)).toBe(before);
    expect(a.snapshot.settings).toMatchObject({ hold: true, mode: 'everything' });
  });

  it('are written as what was changed, however much there was before', async () => {
    const kit = await sitDown();
    const { a } = kit.clients;
    for (let i = 0; i < 25; i++)
      await a.send({ do: 'yield', prompt: 'p'.repeat(80), source: `${i}`.repeat(40), until: 'always' });
    const stored = await kit.ports.storage.load('match');
    expect(a.snapshot.settings?.yields).toHaveLength(25);
    expect(Math.max(...(stored?.lines ?? []).map(line => JSON.stringify(line).length))).toBeLessThan(500);
    const back = new Client(await kit.reload(), 'a');
    await kit.pass(0);
    expect(back.snapshot.settings).toEqual(a.snapshot.settings);
  });

  it('name questions and cards by names as games give them', async () => {
    const { clients } = await sitDown();
    const wish = { do: 'yield', prompt: 'respond', until: 'always' };
    expect(await code(clients.a.send({ ...wish, prompt: 'p'.repeat(81) }))).toBe('malformed');
    expect(await code(clients.a.send({ ...wish, source: 's'.repeat(81) }))).toBe('malformed');
  });

  it('that were written whole, as they once were, are still known', async () => {
    const kit = await sitDown();
    const settings: StopSettings = {
      mode: 'everything',
      since: 0,
      askForced: true,
      hold: false,
      yields: [{ prompt: 'respond', until: 'always', since: 0 }],
    };
    await kit.ports.storage.append(
      'match',
      await linesOf(kit),
      [{ entry: { t: 'settings', seat: 'a', settings }, at: 1 }],
      false,
    );
    const back = new Client(await kit.reload(), 'a');
    await kit.pass(0);
    expect(back.snapshot.settings).toEqual(settings);
  });
});

describe('whoever changes settings, seats or clocks all the time', () => {
  it('is too fast, but only for a while, and may play on', async () => {
    const kit = await sitDown({ clock });
    const { a, b } = kit.clients;
    const toggle = async (i: number) => code(a.send({ do: 'hold', on: i % 2 === 0 }));
    for (let i = 0; i < 30; i++) expect(await toggle(i)).toBe('ok');
    const before = await linesOf(kit);
    expect(await toggle(30)).toBe('too-fast');
    expect(await code(a.send({ do: 'more-time', seat: 'b' }))).toBe('too-fast');
    expect(await linesOf(kit)).toBe(before);
    expect(await code(b.send({ do: 'hold', on: true }))).toBe('ok');
    await kit.pass(30_000);
    expect(await toggle(30)).toBe('ok');
  });

  it('does not fill the table with bots either', async () => {
    const kit = await sitDown({ seats: [person('Ada'), bot()], owner: 'a', pace: { min: 500, max: 500 } });
    const { a } = kit.clients;
    for (let i = 0; i < 30; i++) await a.send({ do: 'replace', seat: 'b', with: 'easy' });
    expect(await code(a.send({ do: 'replace', seat: 'b', with: 'easy' }))).toBe('too-fast');
  });
});

describe('whoever answers and takes back all the time', () => {
  const lively = { seats: [person('Ada'), bot()], pace: { min: 60_000, max: 60_000 } };

  it('takes nothing back for a while, but answers and is answered as before', async () => {
    const kit = await sitDown(lively);
    const { a } = kit.clients;
    const undo = () => code(a.send({ do: 'undo' }));
    for (let i = 0; i < 300; i++) {
      expect(await code(a.answer(0))).toBe('ok');
      expect(await undo()).toBe('ok');
    }
    expect(await code(a.answer(0))).toBe('ok');
    const before = await linesOf(kit);
    expect(await undo()).toBe('too-fast');
    expect(await linesOf(kit)).toBe(before);
    await kit.pass(600_000);
    expect(await undo()).toBe('ok');
  });

  it('is the only one to notice', async () => {
    const kit = await sitDown();
    const { a, b } = kit.clients;
    for (let i = 0; i < 300; i++) {
      await a.answer(0);
      await a.send({ do: 'undo' });
      const request = b.snapshot.undo?.request;
      if (request !== undefined) await b.send({ do: 'agree', request });
    }
    await a.answer(0);
    expect(await code(a.send({ do: 'undo' }))).toBe('too-fast');
    await b.answer(0);
    expect(await code(b.send({ do: 'undo' }))).toBe('ok');
  });
});

it('nobody is given time without end', async () => {
  const kit = await sitDown({ clock });
  const { a, b } = kit.clients;
  for (let i = 0; i < 18; i++) expect(await code(b.send({ do: 'more-time', seat: 'a' }))).toBe('ok');
  expect(a.snapshot.clock?.a?.left).toBe(10 * clock.budget);
  expect(await code(b.send({ do: 'more-time', seat: 'a' }))).toBe('enough-time');
  await kit.pass(300_000);
  await a.answer(0);
  expect(await code(b.send({ do: 'more-time', seat: 'a' }))).toBe('ok');
});
