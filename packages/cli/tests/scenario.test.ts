import { describe, expect, test } from 'vitest';
import { cli, json, scratch } from './cli.ts';

const files = scratch();
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

/** A report whose dice nobody can throw again. */
const DICELESS =
  '{"game":"boss-monster","version":"1","setup":{"seats":["a","b"],"options":{}},"checkpoint":{},"deeds":[],"error":"x"}';

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

  test('a report whose step no longer crashes passes; one that does fails', async () => {
    const setup = { seats: ['a', 'b'], options: {} };
    const secret = { key: '0'.repeat(64), salt: '0'.repeat(64) };
    const report = { game: 'boss-monster', version: '1', setup, deeds: [], error: 'it was broken', secret };
    const broken = files.write('report.json', JSON.stringify({ ...report, checkpoint: { core: {} } }));
    const { code, document } = await json(['scenario', broken]);
    expect(code).toBe(1);
    expect(document).toMatchObject({ passed: 0, failed: [{ path: 'play', expected: 'to go on' }] });
  });
});
