import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLOSE, serverCodes } from '../src/codes.ts';
import { VERSION } from '../src/limits.ts';
import { bodies } from '../src/lobby/requests.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

const missing = (words: readonly string[]): readonly string[] => words.filter(word => !page.includes(word));

describe('docs/protocol.md', () => {
  it('is of the version that is spoken', () => {
    expect(page).toContain(`Version ${VERSION}.`);
    expect([...page.matchAll(/"v":(\d+)/g)].map(([, version]) => version)).toEqual(
      Array(2).fill(String(VERSION)),
    );
  });

  it('names every code of the server', () => {
    expect(missing(serverCodes.map(code => `\`${code}\``))).toEqual([]);
  });

  it('names every close code', () => {
    expect(missing(Object.values(CLOSE).map(code => `| ${code} |`))).toEqual([]);
  });

  it('lists every request that has a body, with what it must have', () => {
    const shown = (route: string) =>
      route.replace(' ', ' /api').replace(/:(\w+)/g, (_, name: string) => name.toUpperCase());
    const rows = page.split('\n').filter(line => line.startsWith('| `'));
    const absent = Object.entries(bodies).flatMap(([route, body]) => {
      const row = rows.find(line => line.includes(`\`${shown(route)}\``));
      const fields = 'entries' in body ? Object.keys(body.entries) : ['way'];
      return row ? fields.filter(field => !row.includes(field)).map(field => `${route}: ${field}`) : [route];
    });
    expect(absent).toEqual([]);
  });
});
