import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { servedAsBuilt } from '../kit/served.ts';

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  /** As they came over the wire, in bytes. */
  readonly body: Buffer;
}

const fetchFrom = (url: string, encoding: string): Promise<Arrived> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });

/** In bytes: not worth compressing. */
const SMALL = 1024;

/** Of the document, what it names in its head. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, name]) => name as string);

test('the page travels compressed, and whoever takes nothing compressed gets it plain', async () => {
  const url = await servedAsBuilt();
  const plain = await fetchFrom(`${url}/`, 'identity');
  const names = namedIn(plain.body.toString());
  expect(names.length).toBeGreaterThan(1);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const name of ['', ...names]) {
    const [whole, br, gzip] = [
      await fetchFrom(`${url}/${name}`, 'identity'),
      await fetchFrom(`${url}/${name}`, 'gzip, br'),
      await fetchFrom(`${url}/${name}`, 'gzip'),
    ];
    if (name !== '' && whole.body.length < SMALL) continue;
    expect(br.headers['content-encoding'], name).toBe('br');
    expect(gzip.headers['content-encoding'], name).toBe('gzip');
    expect(br.headers['cache-control'], name).toContain(name === '' ? 'no-cache' : 'immutable');
    expect(br.body.length, name).toBeLessThan(whole.body.length * 0.6);
    expect(br.body.length, name).toBeLessThanOrEqual(gzip.body.length);
  }
});

test('a long answer of the API travels compressed, a short one as it is', async () => {
  const url = await servedAsBuilt();
  const long = await fetchFrom(`${url}/api/games`, 'br');
  const short = await fetchFrom(`${url}/healthz`, 'br');
  expect(long.headers['content-encoding']).toBe('br');
  expect(short.headers['content-encoding']).toBeUndefined();
});
