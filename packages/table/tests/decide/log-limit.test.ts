import { describe, expect, it } from 'vitest';
import { MAX_LINES } from '../../src/decide/log-limit.ts';
import { type LogLine, type Reply, Table } from '../../src/index.ts';
import { Client, type Kit, sitDown } from '../toys/kit.ts';
import { sparring } from '../toys/sparring.ts';

const STACK = ['bomb', 'strike', 'peek', 'guard', 'guard', 'guard', 'peek', 'strike', 'strike'];

/** The table as it is found once its log has grown to so many lines. */
async function grown(lines: number): Promise<Kit & { readonly a: Client; readonly b: Client }> {
  const kit = await sitDown({ stack: STACK });
  await kit.table.close();
  const { length } = (await kit.ports.storage.load('match'))?.lines ?? [];
  const more = Array.from(
    { length: lines - (length ?? 0) },
    (_, n): LogLine => ({ entry: { t: 'set', seat: 'b', change: { do: 'hold', on: n % 2 === 0 } }, at: n }),
  );
  await kit.ports.storage.append('match', length ?? 0, more, false);
  const table = await Table.load(sparring, 'match', kit.ports);
  if (!table) throw new Error('nothing is stored');
  const [a, b] = [new Client(table, 'a'), new Client(table, 'b')];
  await table.idle();
  return { ...kit, table, a, b };
}

const codeOf = (reply: Reply): string | undefined => (reply.ok ? undefined : reply.error.code);

describe('a log', () => {
  it('that is full takes nothing but what leads to the end', async () => {
    const { a, b } = await grown(MAX_LINES);
    expect(codeOf(await a.send({ do: 'hold', on: true }))).toBe('log-full');
    expect(codeOf(await a.send({ do: 'stops', mode: 'everything' }))).toBe('log-full');
    expect(codeOf(await a.send({ do: 'replace', seat: 'a', with: 'easy' }))).toBe('log-full');
    expect(codeOf(await a.answer('strike'))).toBeUndefined();
    expect(codeOf(await a.send({ do: 'undo' }))).toBe('log-full');
    expect(codeOf(await b.answer('pass'))).toBeUndefined();
    expect(codeOf(await b.send({ do: 'concede' }))).toBeUndefined();
    expect(a.snapshot.phase).toBe('over');
  });

  it('that is not has room for everything', async () => {
    const { a } = await grown(MAX_LINES - 1);
    expect(codeOf(await a.send({ do: 'hold', on: true }))).toBeUndefined();
    expect(codeOf(await a.send({ do: 'hold', on: false }))).toBe('log-full');
  });

  it('that is full takes an answer that makes the rules throw once, not again and again', async () => {
    const { a, b } = await grown(MAX_LINES);
    await a.answer('bomb');
    expect(codeOf(await b.answer('pass'))).toBe('crashed');
    expect(codeOf(await b.answer('pass'))).toBe('log-full');
  });
});
