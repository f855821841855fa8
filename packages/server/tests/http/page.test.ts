import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fillTables } from '../kit/crowd.ts';
import { newFolder } from '../kit/folder.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { serve } from '../kit/server.ts';

/** A page of two files. */
function page(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tavolata</title>');
  writeFileSync(join(folder, 'assets', 'index-BxYz12_3.js'), 'export {};');
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  return folder;
}

describe('the page', () => {
  it('comes with a strict content policy, and its files are kept for ever', async () => {
    const server = await serve({ WEB_DIR: page() });
    const document = await fetch(`${server.url}/`);
    expect(await document.text()).toContain('Tavolata');
    expect(document.headers.get('cache-control')).toBe('no-cache');
    const policy = document.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(document.headers.get('x-content-type-options')).toBe('nosniff');
    expect(document.headers.get('referrer-policy')).toBe('no-referrer');
    const file = await fetch(`${server.url}/assets/index-BxYz12_3.js`);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect(file.headers.get('content-type')).toContain('javascript');
  });

  it('shows nothing that is not part of it', async () => {
    const server = await serve({ WEB_DIR: page() });
    for (const path of ['/.env', '/../package.json', '/%2e%2e/package.json', '/assets/', '/nothing'])
      expect((await fetch(`${server.url}${path}`)).status, path).toBe(404);
  });

  it('may lie below a path', async () => {
    const server = await serve({ WEB_DIR: page(), PUBLIC_URL: 'https://example.org/games/t' });
    expect(server.url).toMatch(/\/games\/t$/);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    expect((await ada.line(id)).snapshot.phase).toBe('gathering');
    const { headers } = await new Guest(server).ask('POST', '/tables', {
      game: 'boss-monster',
      seats: [me('A'), open],
    });
    expect(headers.get('set-cookie')).toMatch(/Path=\/games\/t\/; .*; Secure$/);
    const elsewhere = await fetch(new URL('/', server.url), { redirect: 'manual' });
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/games/t/']);
    const printed = await fetch(server.url, { redirect: 'manual' });
    expect([printed.status, printed.headers.get('location')]).toEqual([302, '/games/t/']);
  });
});

describe('an address nothing lies at', () => {
  const reader = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de, it-IT;q=0.9, en;q=0.8' };
  const open = (url: string, headers: Readonly<Record<string, string>> = reader) =>
    fetch(url, { redirect: 'manual', headers });

  it('tells people so in their language, with the way to the lobby', async () => {
    const server = await serve({ WEB_DIR: page(), PUBLIC_URL: 'https://example.org/games/t' });
    const lost = await open(`${server.url}/nothing/here`);
    expect(lost.status).toBe(404);
    expect(lost.headers.get('content-type')).toContain('text/html');
    expect(lost.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+;/,
    );
    const words = await lost.text();
    expect(words).toContain('<html lang="it">');
    expect(words).toContain('href="/games/t/"');
    const inEnglish = await open(`${server.url}/nothing`, { accept: 'text/html' });
    expect(await inEnglish.text()).toContain('<html lang="en">');
  });

  it('leads on where only the # of a place is missing, and never to another site', async () => {
    for (const [base, env] of [
      ['', {}],
      ['/t', { PUBLIC_URL: 'https://example.org/t' }],
    ] as const) {
      const server = await serve({ WEB_DIR: page(), ...env });
      const placed = await open(`${server.url}/join/a_Token-1?from=chat`);
      expect([placed.status, placed.headers.get('location')]).toEqual([302, `${base}/#/join/a_Token-1`]);
      for (const path of [
        '/join',
        '/join//example.org',
        '//example.org/join/x',
        '/join/%0d%0ax',
        '/join/<b>',
      ])
        expect((await open(`${server.url}${path}`)).headers.get('location'), path).toBe(null);
    }
  });

  it('is any that no file can have, however it is written', async () => {
    const server = await serve({ WEB_DIR: page(), PUBLIC_URL: 'https://example.org/t' });
    const asked = async (path: string, headers: Readonly<Record<string, string>>) => {
      const { port } = new URL(server.url);
      // By hand: `fetch` tidies an address up before it sends it.
      const [answer] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, headers: answer.headers, words: await text(answer) };
    };
    const paths = ['/join//x', '//join/x', '/join/x//', '/join/../x', '/%2e%2e/x', '/a%00b', '/a%5cb'];
    for (const path of [...paths, '/join/%zz', '/join/%E0%A4%A', '/%?x=%'].map(below => `/t${below}`)) {
      const lost = await asked(path, reader);
      expect([lost.status, lost.headers.location], path).toEqual([404, undefined]);
      expect(lost.headers['x-content-type-options'], path).toBe('nosniff');
      expect(lost.words, path).toContain('<html lang="it">');
      expect(lost.words, path).toContain('href="/t/"');
      const { status, words } = await asked(path, {});
      expect([status, JSON.parse(words)], path).toEqual([404, { error: { code: 'unknown-message' } }]);
    }
    const code = async (path: string) => JSON.parse((await asked(path, reader)).words).error.code;
    expect(await code('/t/api//tables')).toBe('unknown-message');
    expect(await code('/t/api/tables/%zz/replay')).toBe('malformed');
    expect(await code(`/t/api/tables/${'x'.repeat(500)}/replay`)).toBe('malformed');
  });

  it('tells programs a code', async () => {
    const server = await serve({ WEB_DIR: page() });
    const code = { error: { code: 'unknown-message' } };
    for (const path of ['/api/nothing', '/live', '/live/join/x'])
      expect(await (await open(`${server.url}${path}`)).json(), path).toEqual(code);
    for (const path of ['/nothing', '/join/x'])
      expect(await (await open(`${server.url}${path}`, {})).json(), path).toEqual(code);
  });
});

describe('where others find it', () => {
  const asked = async (url: string, host?: string): Promise<unknown> => {
    const request = get(`${url}/api/reach`, { ...(host && { headers: { host } }) });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return JSON.parse(await text(response));
  };

  it('is told to whoever opened it by the name it has on its own machine, and to nobody else', async () => {
    const server = await serve({ PUBLIC_URL: 'https://example.org/t' });
    expect(await asked(server.url)).toEqual({ others: ['https://example.org/t'] });
    expect(await asked(server.url, 'example.org')).toEqual({ others: [] });
    expect(await asked((await serve()).url)).toEqual({ others: [] });
  });
});

describe('the health of the server', () => {
  it('can be asked, and counted', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    await ada.line(id);
    await ada.ask('POST', `/tables/${id}/start`);
    const ask = async (path: string) => {
      const response = await fetch(`${server.url}${path}`);
      return [response.status, await response.text()] as const;
    };
    expect(await ask('/healthz')).toEqual([200, '{"ok":true}']);
    expect(await ask('/readyz')).toEqual([200, '{"ok":true}']);
    const [status, text] = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toContain('tavolata_tables 1');
    expect(text).toContain('tavolata_connections 1');
    expect(text).toContain('tavolata_refused_total{code="seats-open"} 1');
    expect(text).toMatch(/tavolata_commit_seconds_count [1-9]/);
    expect(text).not.toContain(id);
  });

  it('tells its figures to nobody but the machine itself, by its own name and past no proxy', async () => {
    const server = await serve({ TRUST_PROXY: '1' });
    const status = async (headers: Readonly<Record<string, string>>) => {
      const [response] = await once(get(`${server.url}/metrics`, { headers }), 'response');
      return (response as IncomingMessage).resume().statusCode;
    };
    expect(await status({})).toBe(200);
    expect(await status({ host: 'example.org' })).toBe(404);
    expect(await status({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    expect(await status({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' })).toBe(404);
  });

  it('tells its figures to whoever has the token, if there is one, and to nobody else', async () => {
    const server = await serve({ METRICS_TOKEN: 'a-token-for-prometheus' });
    const status = async (authorization?: string) =>
      (await fetch(`${server.url}/metrics`, { ...(authorization && { headers: { authorization } }) })).status;
    expect(await status('Bearer a-token-for-prometheus')).toBe(200);
    expect([await status(), await status('Bearer another-token')]).toEqual([404, 404]);
  });

  it('can keep its figures to itself', async () => {
    const server = await serve({ METRICS: 'off' });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });
});

describe('old tables', () => {
  it.each([
    ['for ever', {}, 4],
    ['as long as the environment says', { RETENTION_DAYS: '30' }, 2],
  ])('are kept %s', async (_, env, left) => {
    const server = await serve(env);
    const ada = new Guest(server);
    // Two are played today; were most of them old, the clock would be doubted.
    for (let i = 0; i < 2; i++) await ada.create([me('Ada'), open]);
    fillTables(server, ada, 1);
    fillTables(server, ada, 1, true);
    await server.restart();
    const count = async () => (await ada.ask<unknown[]>('GET', '/tables')).body.length;
    // They are deleted while the server already works.
    await expect.poll(count, { timeout: 30_000 }).toBe(left);
  });
});
