import { stones } from '@tavolata/testing/toys';
import { expect, it } from 'vitest';
import { anyGame, gamesOf } from '../../src/games.ts';
import { Guest, me, type Opened, open } from '../kit/guest.ts';
import { serve } from '../kit/server.ts';

/** Ada has taken the last stone; she also plays on her phone. */
async function over() {
  const server = await serve({}, { games: gamesOf(anyGame(stones)) });
  const [ada, phone, bruno] = [new Guest(server), new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], { game: 'stones', options: { heap: 1 } });
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const { link } = (await ada.ask<{ link: string }>('POST', `/tables/${id}/seat-links`)).body;
  await phone.ask('POST', '/seat-links/enter', { link });
  const line = await ada.line(id);
  await line.answer(0);
  await line.until(() => line.snapshot.phase === 'over');
  const again = async (guest: Guest) => (await guest.ask<Opened>('POST', `/tables/${id}/rematch`)).body;
  return { server, id, ada, phone, bruno, again };
}

it('a rematch is open to every device that held a seat, until its links are revoked', async () => {
  const { ada, phone, bruno, again } = await over();
  const { id } = await again(bruno);
  expect(await again(phone)).toEqual({ id, seat: 'a' });
  const lines = [await phone.line(id), await ada.line(id)] as const;
  expect(lines.map(({ updates }) => updates[0]?.viewer)).toEqual(['a', 'a']);
  expect((await bruno.ask('DELETE', `/tables/${id}/seat-links`)).status).toBe(204);
  await lines[0].settled();
  expect((await ada.ask('DELETE', `/tables/${id}/seat-links`)).status).toBe(204);
  await lines[0].until(() => lines[0].closed !== undefined);
  expect(lines[0].closed).toEqual({ code: 4002, reason: 'withdrawn' });
  expect((await phone.line(id)).closed?.reason).toBe('unknown-table');
  expect(await again(phone)).toEqual({ error: { code: 'not-seated' } });
  expect(lines[1].closed).toBeUndefined();
});

it('a seat that was given up or revoked at a rematch does not come back by asking for the rematch again', async () => {
  const forThree = { ...stones, players: { min: 2, max: 3 } };
  const server = await serve({}, { games: gamesOf(anyGame(forThree)) });
  const [ada, phone, bruno, carla] = Array.from({ length: 4 }, () => new Guest(server)) as [
    Guest,
    Guest,
    Guest,
    Guest,
  ];
  const { id: old } = await ada.create([me('Ada'), open, open], { game: 'stones', options: { heap: 1 } });
  for (const guest of [bruno, carla]) await guest.join(await ada.invite(old), 'Guest');
  await ada.ask('POST', `/tables/${old}/start`);
  const { link } = (await ada.ask<{ link: string }>('POST', `/tables/${old}/seat-links`)).body;
  await phone.ask('POST', '/seat-links/enter', { link });
  const line = await ada.line(old);
  await line.answer(0);
  // Carla gives her seat up, so that the rematch waits for somebody.
  await (await carla.line(old)).command({ do: 'replace', seat: 'c', with: 'open' });
  const again = async (guest: Guest) => (await guest.ask<Opened>('POST', `/tables/${old}/rematch`)).body;
  const { id } = await again(ada);
  await ada.ask('DELETE', `/tables/${id}/seat-links`);
  await (await bruno.line(id)).command({ do: 'replace', seat: 'b', with: 'open' });
  expect(await again(phone)).toEqual({ error: { code: 'not-seated' } });
  expect(await again(bruno)).toEqual({ error: { code: 'not-seated' } });
  const seats = [];
  for (const name of ['Dora', 'Elio'])
    seats.push((await new Guest(server).join(await ada.invite(id), name)).body.seat);
  expect(seats).toEqual(['b', 'c']);
});

it('whoever comes to the old table later is told where the rematch is, and who called it', async () => {
  const { id: old, ada, bruno, again } = await over();
  const { id } = await again(ada);
  const line = await bruno.line(old);
  await line.settled();
  expect(line.messages).toContainEqual({ t: 'rematch', table: id, by: 'a' });
});

it('a rematch of a rematch still knows the devices', async () => {
  const { ada, phone, again } = await over();
  const { id } = await again(ada);
  const line = await phone.line(id);
  await line.answer(0);
  await line.until(() => line.snapshot.phase === 'over');
  const { body: next } = await phone.ask<Opened>('POST', `/tables/${id}/rematch`);
  expect((await phone.line(next.id)).updates[0]?.viewer).toBe('a');
});

it('whoever still sits at the old table is told that the rematch was deleted', async () => {
  const { id: old, ada, bruno, again } = await over();
  const line = await bruno.line(old);
  const { id } = await again(ada);
  await line.until(() => line.messages.some(({ t }) => t === 'rematch'));
  await ada.ask('DELETE', `/tables/${id}`);
  await line.settled();
  expect(line.messages.filter(({ t }) => t === 'rematch')).toEqual([
    { t: 'rematch', table: id, by: 'a' },
    { t: 'rematch' },
  ]);
});

it('where the rematch was deleted there can be another', async () => {
  const { id: old, ada, bruno, again } = await over();
  const { id } = await again(ada);
  expect((await ada.ask('DELETE', `/tables/${id}`)).status).toBe(204);
  const next = await again(bruno);
  expect(next).toEqual({ id: expect.any(String), seat: 'b' });
  expect([id, old]).not.toContain(next.id);
  expect(await again(ada)).toEqual({ id: next.id, seat: 'a' });
  expect((await ada.line(next.id)).snapshot.phase).toBe('playing');
});
