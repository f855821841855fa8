import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bossMonster } from '@tavolata/boss-monster';
import { playScenario, type Scenario } from '@tavolata/kernel/scenario';
import { afterAll, expect, test } from 'vitest';
import { linesOf, readScenarios, scenarioFilesOf, scenarioTests } from '../src/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
afterAll(() => rmSync(folder, { recursive: true }));
const HOLDS =
  'game: boss-monster\ngiven: { phase: build, seats: { a: { boss: robobo } } }\nthen: { phase: build }\n';
function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}
const two = write('scenarios/rules/two.yaml', `${HOLDS}title: a first one\n---\n${HOLDS}`);
write('cards/room/dark-altar.yaml', 'copies: 3');
write('cards/room/dark-altar.scenarios.yaml', HOLDS);

scenarioTests(bossMonster, folder);

test('scenarios stand beside the rules, and beside the cards', () => {
  expect(scenarioFilesOf(folder).map(file => relative(folder, file))).toEqual([
    join('scenarios', 'rules', 'two.yaml'),
    join('cards', 'room', 'dark-altar.scenarios.yaml'),
  ]);
});

test('every document of a file is a scenario, with its title or number', () => {
  expect(readScenarios(two).map(({ title }) => title)).toEqual(['a first one', 'number 2']);
});

test.each([
  ['not-yaml', 'game: [', /not-yaml\.txt/],
  ['no-map', '- 1', /no-map\.txt: document 1 is not a scenario/],
])('%s is said with its file', (name, text, message) => {
  const file = write(`${name}.txt`, text);
  expect(() => readScenarios(file)).toThrow(message);
});

test('what differs is told line by line', () => {
  const file = write('differs.txt', HOLDS.replace('phase: build }\n', 'turn: 9, seats.a.souls: 2 }\n'));
  const scenario = readScenarios(file)[0]?.scenario as Scenario;
  expect(linesOf(playScenario(bossMonster, scenario))).toBe(
    'turn: expected 9, got 1\nseats.a.souls: expected 2, got 0',
  );
});
