import { ticTacToe } from '@tavolata/testing/toys';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  keyOf,
  loadMatch,
  Match,
  type MatchFile,
  readMatchFile,
  saveMatch,
  setupFor,
  sha256,
  toHex,
  utf8,
} from '../../src/match/index.ts';
import { secretOf } from '../toys/bare.ts';
import { magpies } from '../toys/magpies.ts';

function played() {
  const match = Match.start(magpies, setupFor(magpies, 2, { rounds: 2 }), secretOf('file'));
  for (let n = 0; n < 4; n++)
    for (const question of match.questions) match.answer(question.seat, question.fallback, 'default');
  match.undo(match.length - 1, 'a');
  return match;
}
const asJson = (file: MatchFile): Record<string, unknown> => JSON.parse(JSON.stringify(file));
/** As somebody would who knows how the sum is made. */
const resummed = (changes: Record<string, unknown>): Record<string, unknown> => {
  const { sum: _, ...file } = { ...asJson(saveMatch(played())), ...changes };
  return { ...file, sum: toHex(sha256(utf8(canonicalJson(file)))).slice(0, 32) };
};

test('a saved match is read back, replayed, and arrives where it was', () => {
  const match = played();
  const file = readMatchFile(asJson(saveMatch(match)));
  if (typeof file === 'string') throw new Error(file);
  const loaded = loadMatch(magpies, file);
  if (typeof loaded === 'string') throw new Error(loaded);
  expect(loaded.digest()).toBe(file.digest);
  expect(loaded.log).toEqual(match.log);
  expect(loaded.events).toEqual(match.events);
});

test('a match that began in a position carries it, unless its secret stays out', () => {
  const before = played();
  const match = Match.from(magpies, before.setup, secretOf('moved'), before.resumePoint().state);
  for (const question of match.questions) match.answer(question.seat, question.fallback);
  const file = readMatchFile(asJson(saveMatch(match)));
  if (typeof file === 'string') throw new Error(file);
  const loaded = loadMatch(magpies, file);
  if (typeof loaded === 'string') throw new Error(loaded);
  expect(loaded.digest()).toBe(match.digest());
  expect(loaded.events).toEqual(match.events);
  expect(saveMatch(loaded)).toEqual(file);
  expect(saveMatch(match, { withSecret: false })).not.toHaveProperty('origin');
});

test('a saved match knows what its players were called', () => {
  const names = { a: 'Ada', b: 'Bruno' };
  const file = asJson(saveMatch(played(), { names }));
  expect(readMatchFile(file)).toMatchObject({ names });
  expect(readMatchFile({ ...file, names: { a: 'Eva', b: 'Bruno' } })).toBe('tampered');
  expect(saveMatch(played())).not.toHaveProperty('names');
});

test('a position no rules can stand on is refused', () => {
  for (const origin of [{}, { core: {} }]) {
    const file = readMatchFile(resummed({ origin }));
    if (typeof file === 'string') throw new Error(file);
    expect(loadMatch(magpies, file)).toBe('malformed');
  }
  expect(readMatchFile(resummed({ origin: [1] }))).toBe('malformed');
  expect(readMatchFile(resummed({ origin: {}, secret: undefined }))).toBe('malformed');
});

test('a position of another shape is refused, whatever these rules could make of it', () => {
  const before = played();
  const match = Match.from(magpies, before.setup, secretOf('moved'), before.resumePoint().state);
  const file = saveMatch(match);
  const later = { ...magpies, schema: magpies.schema + 1 };
  expect(() => loadMatch(later, file)).toThrow(
    `it begins with a position of schema ${magpies.schema}, but these rules know schema ${later.schema}`,
  );
  expect(loadMatch(later, saveMatch(before))).toBeInstanceOf(Match);
});

test('a match still being played is saved without its secret, and cannot be replayed from that', () => {
  const saved = saveMatch(played(), { withSecret: false });
  expect(JSON.stringify(saved)).not.toContain(played().secret.key);
  expect(saved.commitment).toBe(played().commitment);
  const file = readMatchFile(asJson(saved));
  expect(typeof file === 'string' ? file : loadMatch(magpies, file)).toBe('no-secret');
});

test('any change is noticed', () => {
  const file = asJson(saveMatch(played()));
  for (const change of [{ rules: '2' }, { digest: 'x' }, { log: [] }, { note: 'hello' }])
    expect(readMatchFile({ ...file, ...change })).toBe('tampered');
});

test('what is no match file is told from one of another version', () => {
  for (const json of [undefined, null, 3, 'x', [], {}, { format: 'chess' }])
    expect(readMatchFile(json)).toBe('not-a-match-file');
  expect(readMatchFile({ ...asJson(saveMatch(played())), version: 2 })).toBe('other-version');
});

const deep = () => {
  let value: unknown = 1;
  for (let n = 0; n < 100_000; n++) value = [value];
  return value;
};

test.each<[string, Record<string, unknown>]>([
  ['a game without a name', { game: 3 }],
  ['rules without a version', { rules: undefined }],
  ['half a schema', { schema: 0.5 }],
  ['no setup', { setup: null }],
  ['seats that are none', { setup: { seats: ['a', 'z'], options: {} } }],
  ['options that are a list', { setup: { seats: ['a', 'b'], options: [] } }],
  ['a commitment that is no hash', { commitment: 'trust me' }],
  ['a secret without salt', { secret: { key: keyOf('x') } }],
  ['a name that is no text', { names: { a: 7 } }],
  ['a name without an end', { names: { a: 'x'.repeat(101) } }],
  ['a name of nobody', { names: { nobody: 'Ada' } }],
  ['a log that is no list', { log: {} }],
  ['an unknown line', { log: [{ t: 'cheat' }] }],
  ['a line that is none', { log: [null] }],
  ['an answer without a question', { log: [{ t: 'answer', seat: 'a', pick: 0, by: 'person' }] }],
  ['an answer with words', { log: [{ t: 'answer', q: 'x', seat: 'a', pick: ['y'], by: 'person' }] }],
  ['an answer of nobody', { log: [{ t: 'answer', q: 'x', seat: 'a', pick: 0, by: 'ghost' }] }],
  ['an undo to before the beginning', { log: [{ t: 'undo', to: -1, seat: 'a', rekey: false }] }],
  ['an undo to nowhere', { log: [{ t: 'undo', to: 0.5, seat: 'a', rekey: false }] }],
  ['a rollback to nowhere', { log: [{ t: 'rollback', to: 'start' }] }],
  ['a leave of nobody', { log: [{ t: 'leave' }] }],
  ['something endlessly deep', { note: deep() }],
])('%s is malformed', (_, changes) => {
  expect(readMatchFile({ ...asJson(saveMatch(played())), ...changes })).toBe('malformed');
});

test('a secret that does not fit the commitment is found out, even if the sum was made anew', () => {
  expect(readMatchFile(resummed({ secret: { key: keyOf('other'), salt: keyOf('salt') } }))).toBe(
    'commitment-broken',
  );
});

describe('a file is loaded only', () => {
  const loaded = (changes: Record<string, unknown>) => {
    const file = readMatchFile(resummed(changes));
    return typeof file === 'string' ? file : loadMatch(magpies, file);
  };

  test('by its own game', () => {
    const file = readMatchFile(asJson(saveMatch(played())));
    if (typeof file === 'string') throw new Error(file);
    expect(loadMatch(ticTacToe, file)).toBe('unknown-game');
  });

  test.each<[string, unknown]>([
    ['with as many players as the game takes', { seats: ['a'], options: {} }],
    ['with each seat once, in order', { seats: ['b', 'b'], options: {} }],
    ['with options the game has', { seats: ['a', 'b'], options: { speed: 'fast' } }],
    ['with values the game takes', { seats: ['a', 'b'], options: { rounds: 0 } }],
  ])('%s', (_, setup) => {
    expect(loaded({ setup })).toBe('malformed');
  });
});
