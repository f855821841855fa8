import { describe, expect, test } from 'vitest';
import { cli, json, scratch } from './cli.ts';

const files = scratch();
const folder = scratch();
const nothing = scratch();
const GIVEN =
  'given: { phase: build, seats: { a: { boss: robobo, hand: [dark-altar] }, b: { boss: xyzax } } }';
const holds = files.write(
  'holds.yaml',
  `game: boss-monster\n${GIVEN}\nthen: { seats.a.hand: [dark-altar] }\n`,
);
const fails = files.write(
  'fails.yaml',
  `game: boss-monster\ntitle: it fails\n${GIVEN}\nthen: { seats.a.souls: 3, phase: build }\n---\ngame: boss-monster\n${GIVEN}\nthen: { phase: build }\n`,
);

const CRASH = {
  game: 'boss-monster',
  version: '1',
  setup: { seats: ['a', 'b'], options: {} },
  checkpoint: {},
  deeds: [],
  error: 'it was broken',
  secret: { key: '0'.repeat(64), salt: '0'.repeat(64) },
};
/** A report whose dice nobody can throw again. */
const DICELESS = JSON.stringify({ ...CRASH, secret: undefined });

describe('scenario', () => {
  test('says pass', async () => {
    expect(await cli(['scenario', holds])).toMatchObject({ code: 0, err: '' });
    const { code, document } = await json(['scenario', holds]);
    expect(code).toBe(0);
    expect(document).toEqual({ files: 1, scenarios: 1, passed: 1, failed: [] });
  });

  test('says what differed, line by line', async () => {
    const { code, document } = await json(['scenario', holds, fails]);
    expect(code).toBe(1);
    expect(document).toEqual({
      files: 2,
      scenarios: 3,
      passed: 2,
      failed: [{ file: fails, title: 'it fails', path: 'seats.a.souls', expected: 3, got: 0 }],
    });
    const { out } = await cli(['scenario', fails]);
    expect(out).toContain('FAIL');
    expect(out).toMatch(/seats\.a\.souls\n +expected 3\n +got +0/);
    expect(out).toContain('1 passed, 1 failed');
  });

  test.each([
    ['no-yaml.yaml', 'game: [', 'is not YAML'],
    ['empty.yaml', '', 'holds nothing'],
    ['no-claim.yaml', 'game: boss-monster', 'is not a scenario'],
    ['no-word.yaml', 'game: boss-monster\nthen: { phase: build }\nwhenn: []', '(whenn)'],
    ['no-game.yaml', 'game: chess\nthen: { phase: build }', 'there is no game "chess"'],
    ['list.yaml', '[1, 2]', 'is not a scenario'],
    ['match.json', '{"format":"tavolata-match"}', 'use replay'],
    ['broken.json', '{', 'is not JSON'],
    ['dice.json', DICELESS, 'has no secret'],
  ])('%s is not played', async (name, text, message) => {
    const { code, document } = await json<{ error: string }>(['scenario', holds, files.write(name, text)]);
    expect(document.error).toContain(message);
    expect(code).toBe(2);
  });

  test('a folder stands for the scenarios and the crash reports in it, and for nothing else that lies there', async () => {
    folder.write('a-scenario.yaml', `game: boss-monster\n${GIVEN}\nthen: { phase: build }\n`);
    folder.write('b-crash.json', JSON.stringify({ ...CRASH, checkpoint: { core: {} } }));
    folder.write('c-bot.json', '{"kind":"bot","seat":"b","error":"too slow"}');
    folder.write('d-match.tavolata.json', '{"format":"tavolata-match"}');
    const { code, document } = await json(['scenario', folder.path('.')]);
    expect(code).toBe(1);
    expect(document).toMatchObject({ files: 2, passed: 1, failed: [{ file: folder.path('b-crash.json') }] });
  });

  test('a folder with nothing to play is wrong usage', async () => {
    const { code, document } = await json<{ error: string }>(['scenario', nothing.path('.')]);
    expect(code).toBe(2);
    expect(document.error).toContain('holds no scenario and no crash report');
  });

  test('a report whose step no longer crashes passes; one that does fails', async () => {
    const broken = files.write('report.json', JSON.stringify({ ...CRASH, checkpoint: { core: {} } }));
    const { code, document } = await json(['scenario', broken]);
    expect(code).toBe(1);
    expect(document).toMatchObject({ passed: 0, failed: [{ path: 'play', expected: 'to go on' }] });
  });
});
