import { readFileSync } from 'node:fs';
import { canonicalJson, keyOf, type MatchFile, sha256, toHex, utf8 } from '@tavolata/kernel/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { cli, json, scratch } from './cli.ts';

const files = scratch();
const saved = files.path('evening.tavolata.json');
let file: MatchFile;

beforeAll(async () => {
  const typed = ['', '', '', '', `save ${saved}`, 'quit'].join('\n');
  await cli(['play', 'boss-monster', '--seed', 'replay'], typed);
  file = JSON.parse(readFileSync(saved, 'utf8')) as MatchFile;
});

/** A file changed by somebody who knows how its sum is made. */
function forged(change: Partial<MatchFile>): string {
  const { sum: _, ...rest } = { ...file, ...change };
  return JSON.stringify({ ...rest, sum: toHex(sha256(utf8(canonicalJson(rest)))).slice(0, 32) });
}

describe('replay', () => {
  test('rechecks a saved match', async () => {
    const { code, document } = await json(['replay', saved]);
    expect(code).toBe(0);
    expect(document).toMatchObject({
      file: saved,
      game: 'boss-monster',
      lines: file.log.length,
      holds: true,
    });
    expect(document.shuffles).toBeGreaterThan(0);
    expect(document.draws).toBeGreaterThan(0);
  });

  test('tells the match line by line, in either language', async () => {
    const { code, out } = await cli(['replay', saved, '--lang', 'it', '--at', '3']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ +1 {2}/m);
    expect(out).toContain('"turn":');
    expect(out).toContain('holds:');
  });

  test('says where a forged log diverges', async () => {
    const at = file.log.findIndex(entry => entry.t === 'answer' && entry.seat === 'b');
    const log = file.log.map((entry, i) => (i === at ? { ...entry, q: 'another' } : entry));
    const { code, document } = await json<{ diverges: { at: number; why: string } }>([
      'replay',
      files.write('forged.json', forged({ log })),
    ]);
    expect(code).toBe(1);
    expect(document.diverges.at).toBe(at);
    expect(document.diverges.why).toContain('another question is asked');
  });

  test('says when another position is reached', async () => {
    const other = files.write('digest.json', forged({ digest: '0' }));
    const { code, out } = await cli(['replay', other, '--quiet']);
    expect(code).toBe(1);
    expect(out).toContain('another position');
  });

  test.each([
    ['not a match file', () => '{}', 'is not a match file'],
    ['another version', () => forged({ version: 99 }), 'of another version'],
    ['malformed', () => forged({ log: [{ t: 'dance' }] as never }), 'is malformed'],
    ['tampered with', () => JSON.stringify({ ...file, digest: 'x' }), 'was changed after it was saved'],
    ['on another secret', () => forged({ secret: { key: keyOf('x'), salt: keyOf('y') } }), 'another secret'],
    ['of another game', () => forged({ game: 'chess' }), 'there is no game "chess"'],
    ['without its secret', () => forged({ secret: undefined } as never), 'does not hold the secret'],
    ['not JSON', () => 'x', 'is not JSON'],
  ])('a file that is %s is not replayed', async (name, text, message) => {
    const path = files.write(`${name}.json`, text());
    const { code, document } = await json<{ error: string }>(['replay', path]);
    expect(document.error).toContain(message);
    expect(code).toBe(2);
  });
});
