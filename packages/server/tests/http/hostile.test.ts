import { codes } from '@tavolata/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/storage/database.ts';
import { SqliteStorage } from '../../src/storage/storage.ts';
import { Guest, me, open, type Refused } from '../kit/guest.ts';
import { exchange, quiet } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

const REQUESTS = 600;
const known = new Set<string>(codes);

const routes = [
  '/games',
  '/tables',
  '/tables/move',
  '/tables/ID',
  '/tables/ID/start',
  '/tables/ID/seats/b',
  '/tables/ID/seats/%F0%9F%90%89',
  '/tables/ID/rematch',
  '/tables/ID/fork',
  '/tables/ID/invites',
  '/tables/ID/seat-links',
  '/tables/ID/watch',
  '/tables/ID/export',
  '/tables/ID/replay',
  '/invites/look',
  '/invites/join',
  '/seat-links/enter',
  '/notices',
  '/notices/confirm',
  '/notices/push',
  '/notices/stop/A',
  `/notices/stop/${'A'.repeat(43)}`,
  '/nowhere',
];

const poison = fc.constantFrom<unknown>(
  '__proto__',
  null,
  -1,
  1e308,
  '',
  '\u0000',
  '<script>alert(1)</script>',
  'x'.repeat(43),
  [],
  {},
  { __proto__: { admin: true } },
);
const anything = fc.oneof(poison, fc.jsonValue({ maxDepth: 3 }));
/** Bodies with the right names and the wrong things in them. */
const body = fc.record(
  {
    game: fc.oneof(fc.constant('boss-monster'), anything),
    seats: fc.oneof(
      fc.array(fc.record({ who: fc.constantFrom('me', 'bot', 'x'), name: anything })),
      anything,
    ),
    options: anything,
    file: anything,
    link: fc.oneof(fc.constant('A'.repeat(43)), anything),
    name: anything,
    level: anything,
    on: anything,
    way: fc.constantFrom('push', 'mail', 'pigeon'),
    address: anything,
    tooMuch: anything,
  },
  { requiredKeys: ['tooMuch'] },
);
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
  route: fc.constantFrom(...routes),
  table: fc.oneof(fc.constant('mine'), fc.constantFrom('../..', '%00', 'a'.repeat(20), 'A', '%2e%2e')),
  body: fc.oneof(
    body.map(value => JSON.stringify(value)),
    anything.map(value => JSON.stringify(value)),
    fc.string({ maxLength: 60 }),
    fc.constant(`"${'x'.repeat(20_000)}"`),
  ),
});

describe('hostile requests', () => {
  it('get a code each, change nothing and stop nobody', async () => {
    const server = await serve();
    const [ada, bruno, eve] = [new Guest(server), new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    await eve.create([me('Eve'), open]);
    const lines = [await ada.line(id), await bruno.line(id)];
    await exchange(lines, 3);
    await quiet(lines);
    const storage = new SqliteStorage(openDatabase(server.config.dataDir));
    const before = await storage.load(id);
    for (const { method, route, table, body: sent } of fc.sample(request, { numRuns: REQUESTS, seed: 1 })) {
      const path = route.replace('ID', table === 'mine' ? id : table);
      const isRead = method === 'GET';
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: { cookie: eve.cookie ?? '', ...(!isRead && { 'content-type': 'application/json' }) },
        ...(!isRead && { body: sent }),
      });
      const text = await response.text();
      const what = `${method} ${path} ${sent.slice(0, 200)}`;
      expect(response.status, what).toBeLessThan(500);
      if (response.status >= 400)
        expect(known.has((JSON.parse(text) as Refused).error.code), what).toBe(true);
    }
    const after = await storage.load(id);
    expect([after?.header, after?.lines, after?.claims]).toEqual([
      before?.header,
      before?.lines,
      before?.claims,
    ]);
    await exchange(lines, 3);
  }, 120_000);
});
