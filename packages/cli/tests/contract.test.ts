import { describe, expect, test } from 'vitest';
import { cli, here, json } from './cli.ts';

async function refused(args: readonly string[]) {
  const { code, out, err } = await here([...args, '--json']);
  return { code, err, document: JSON.parse(out) as { readonly error: string } };
}

const COMMANDS = ['play', 'simulate', 'scenario', 'replay', 'rules', 'bench'];

describe.each(COMMANDS)('%s', command => {
  test('explains itself', async () => {
    const { code, out, err } = await cli([command, '--help']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out).toContain(`${command} `);
    expect(out).toContain('JSON');
  });

  test('refuses an option it does not have, in one document', async () => {
    const { code, document, err } = await refused(
      command === 'bench' ? [command, '--frob'] : [command, '--frob', 'x'],
    );
    expect(code).toBe(2);
    expect(document).toEqual({ error: "Unknown option '--frob' (see --help)" });
    expect(err).toContain('--frob');
  });
});

test('an unknown command is wrong usage, and the known ones are listed', async () => {
  const { code, out, err } = await here(['chess']);
  expect(code).toBe(2);
  expect(out).toBe('');
  for (const command of COMMANDS) expect(err).toContain(command);
});

test.each([
  [['simulate', 'chess'], 'there is no game "chess"; there are: boss-monster'],
  [['simulate'], 'name a game: boss-monster'],
  [['simulate', 'boss-monster', '--bots', 'genius'], 'there is no bot "genius"'],
  [
    ['simulate', 'boss-monster', '--bots', 'random,random,random', '--seats', '2'],
    '3 bots are named for 2 seats',
  ],
  [['simulate', 'boss-monster', '--seats', '5'], 'boss-monster is for 2 to 4 players, not 5'],
  [['simulate', 'boss-monster', '--games', 'many'], '--games takes a whole number'],
  [['simulate', 'boss-monster', '--jobs', '0'], '--jobs takes a whole number'],
  [['simulate', 'boss-monster', '--options', '{'], '--options takes JSON'],
  [['simulate', 'boss-monster', '--options', '[]'], '--options takes an object'],
  [['simulate', 'boss-monster', '--options', '{"dice":1}'], 'boss-monster has no option dice'],
  [
    ['simulate', 'boss-monster', '--options', '{"variants":["soft"]}'],
    'option variants takes some of classic',
  ],
  [['play', 'chess'], 'there is no game "chess"'],
  [['play', 'boss-monster', '--bots', 'genius'], 'there is no bot "genius"'],
  [['play', 'boss-monster', '--players', '7'], 'boss-monster is for 2 to 4 players, not 7'],
  [['play', 'boss-monster', '--lang', 'de'], '--lang is one of it, en, not de'],
  [['rules', 'BM-NONE-99'], 'there is no rule "BM-NONE-99"'],
  [['scenario'], 'name at least one file'],
  [['scenario', 'nowhere.yaml'], 'nowhere.yaml: there is no such file'],
  [['replay'], 'name one match file'],
  [['replay', 'nowhere.json'], 'nowhere.json: there is no such file'],
])('%s is wrong usage', async (args, message) => {
  const { code, document } = await refused(args);
  expect(document.error).toContain(message);
  expect(code).toBe(2);
});

test('a benchmark that does not exist is wrong usage', async () => {
  const { code, document } = await json<{ error: string }>(['bench', 'sleep']);
  expect(document.error).toContain('there is no benchmark "sleep"');
  expect(code).toBe(2);
});
