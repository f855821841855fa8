import { request } from 'node:http';
import { expect, it } from 'vitest';
import { bot, Guest, me } from '../kit/guest.ts';
import { serve } from '../kit/server.ts';

/** The headers of an answer to whoever asks by this name. */
const headersFor = (url: string, host: string): Promise<NodeJS.Dict<string | string[]>> =>
  new Promise((resolve, reject) => {
    request(`${url}/healthz`, { headers: { host } }, answer => {
      answer.resume();
      resolve(answer.headers);
    })
      .on('error', reject)
      .end();
  });

it('windows of other sites are kept apart wherever browsers heed it', async () => {
  const policy = 'cross-origin-opener-policy';
  const plain = await serve();
  expect((await headersFor(plain.url, 'localhost:8080'))[policy]).toBe('same-origin');
  expect((await headersFor(plain.url, '192.168.1.7:8080'))[policy]).toBeUndefined();
  const secure = await serve({ PUBLIC_URL: 'https://tavolata.example' });
  expect((await headersFor(secure.url, 'tavolata.example'))[policy]).toBe('same-origin');
});

it('what a guest is told is kept by nobody on the way', async () => {
  const ada = new Guest(await serve());
  const { id } = await ada.create([me('Ada'), bot()]);
  for (const path of ['/tables', `/tables/${id}/export`, `/tables/${id}/replay`, '/nothing'])
    expect((await ada.ask('GET', path)).headers.get('cache-control')).toBe('no-store');
});
