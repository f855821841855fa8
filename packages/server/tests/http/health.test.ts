import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseFile, openFile } from '../../src/storage/sqlite.ts';
import { serve, type TestServer } from '../kit/server.ts';

const status = async ({ url }: TestServer, path: string) => (await fetch(`${url}${path}`)).status;

describe('a server that is alive', () => {
  it('is not ready without a table that it needs', async () => {
    const server = await serve();
    expect(await status(server, '/readyz')).toBe(200);
    const file = openFile(databaseFile(server.config.dataDir));
    file.exec('ALTER TABLE lines RENAME TO elsewhere');
    expect([await status(server, '/readyz'), await status(server, '/healthz')]).toEqual([503, 200]);
    file.exec('ALTER TABLE elsewhere RENAME TO lines');
    file.close();
    expect(await status(server, '/readyz')).toBe(200);
  });

  it('is not ready while the file it writes is not where the next start will look', async () => {
    const server = await serve();
    const file = databaseFile(server.config.dataDir);
    renameSync(file, `${file}.away`);
    expect(await status(server, '/readyz')).toBe(503);
    renameSync(`${file}.away`, file);
    expect(await status(server, '/readyz')).toBe(200);
  });

  it('is ready where nothing is kept', async () => {
    expect(await status(await serve({ DATA_DIR: ':memory:' }), '/readyz')).toBe(200);
  });
});

describe('the image', () => {
  const dockerfile = readFileSync(new URL('../../../../Dockerfile', import.meta.url), 'utf8');
  const check = JSON.parse(/^HEALTHCHECK[^[]*(\[.*\])$/ms.exec(dockerfile)?.[1]?.split('\n')[0] ?? '[]') as [
    string,
    ...string[],
  ];

  /** How the image's own check ends. */
  async function health(server: TestServer, env: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const { port } = new URL(server.url);
    const [, ...args] = check;
    const child = spawn(process.execPath, args, {
      env: { ...process.env, PORT: port, ...env },
    });
    return (await once(child, 'exit'))[0];
  }

  it('is not restarted because the disk is full', async () => {
    const PUBLIC_URL = 'https://example.org/games/t';
    const server = await serve({ PUBLIC_URL });
    renameSync(databaseFile(server.config.dataDir), `${databaseFile(server.config.dataDir)}.away`);
    expect(await status(server, '/readyz')).toBe(503);
    expect(await health(server, { PUBLIC_URL })).toBe(0);
    await server.close();
    expect(await health(server, { PUBLIC_URL })).toBe(1);
  });
});
