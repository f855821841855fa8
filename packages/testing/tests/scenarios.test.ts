import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bossMonster } from '@tavolata/boss-monster';
import { playScenario, type Scenario } from '@tavolata/kernel/scenario';
import { afterAll, expect, test } from 'vitest';
import { linesOf, readScenarios, scenarioTests } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HOLDS =
  'game: boss-monster\ngiven: { phase: build, seats: { a: { boss: robobo } } }\nthen: { phase: build }\n';
writeFileSync(join(folder, 'two.yaml'), `${HOLDS}title: a first one\n---\n${HOLDS}`);

scenarioTests(bossMonster, folder);

test('every document of a file is a scenario, with its title or number', () => {
  expect(readScenarios(join(folder, 'two.yaml')).map(({ title }) => title)).toEqual([
    'a first one',
    'number 2',
  ]);
});

test.each([
  ['not-yaml', 'game: [', /not-yaml\.txt/],
  ['no-map', '- 1', /no-map\.txt: document 1 is not a scenario/],
])('%s is said with its file', (name, text, message) => {
  const file = join(folder, `${name}.txt`);
  writeFileSync(file, text);
  expect(() => readScenarios(file)).toThrow(message);
});

test('what differs is told line by line', () => {
  const file = join(folder, 'differs.txt');
  writeFileSync(file, HOLDS.replace('phase: build }\n', 'turn: 9, seats.a.souls: 2 }\n'));
  const scenario = readScenarios(file)[0]?.scenario as Scenario;
  expect(linesOf(playScenario(bossMonster, scenario))).toBe(
    'turn: expected 9, got 1\nseats.a.souls: expected 2, got 0',
  );
});
