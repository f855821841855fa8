import { describe, expect, test } from 'vitest';
import { problemsIn } from '../house-laws.mjs';
import { treeOf } from '../laws/tree.mjs';

const GAME = 'packages/games/chess/src/moves.ts';

/** The problems of a tree of one file, in a house where chess and go are games. */
const problems = (path, text, more = {}) =>
  problemsIn(treeOf({ files: { [path]: text }, slugs: ['chess', 'go-game'], ...more }));

describe('who may import whom', () => {
  test.each([
    ['packages/kernel/src/a.ts', "import { b } from './b.ts';"],
    ['packages/kernel/src/deep/a.ts', "import { b } from '../b.ts';"],
    [GAME, "import { Play } from '@tavolata/kernel';\nexport * from '../generated/components.ts';"],
    ['packages/games/chess/tests/a.test.ts', "import { test } from 'vitest';\nimport '@tavolata/testing';"],
    ['packages/bots/src/a.ts', "import type { Ask } from '@tavolata/kernel';"],
    ['packages/table/src/a.ts', "import { bots } from '@tavolata/bots';"],
    ['packages/cli/src/a.ts', "import { chess } from '@tavolata/chess';\nimport { join } from 'node:path';"],
  ])('%s may %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  test.each([
    ['packages/kernel/src/a.ts', "import { join } from 'node:path';", 'node:path'],
    ['packages/kernel/src/a.ts', "import { bots } from '@tavolata/bots';", '@tavolata/bots'],
    ['packages/kernel/src/a.ts', "import { b } from '../../bots/src/b.ts';", 'outside'],
    ['packages/kernel/src/a.ts', "export type { B } from 'yaml';", 'yaml'],
    ['packages/kernel/src/a.ts', "const b = (x: import('yaml').Node) => x;", 'yaml'],
    [GAME, "import { Table } from '@tavolata/table';", '@tavolata/table'],
    [GAME, "import { go } from '@tavolata/go-game';", 'no game imports another'],
    ['packages/games/chess/tests/a.test.ts', "import '@tavolata/go-game';", 'no game imports another'],
    ['packages/bots/src/a.ts', "import { Table } from '@tavolata/table';", '@tavolata/table'],
    ['packages/table/src/a.ts', "import { chess } from '@tavolata/chess';", '@tavolata/chess'],
    ['packages/table/src/a.ts', "const fs = await import('node:fs');", 'node:fs'],
    ['packages/attic/src/a.ts', 'export const a = 1;', 'no room called attic'],
  ])('%s may not %s', (path, text, reason) => {
    const found = problems(path, text).join('\n');
    expect(found).toContain(`${path}:1: `);
    expect(found).toContain(reason);
  });

  test.each(['kernel', 'table', 'bots'])('%s names no game', room => {
    const path = `packages/${room}/src/a.ts`;
    expect(problems(path, 'export const a = 1;\n// as in go-game')).toEqual([
      `${path}:2: ${room} names the game go-game`,
    ]);
    expect(problems(path, "export const goGame = 'x';").join()).toContain('names the game go-game');
    expect(problems(path, "export const chessboard = 'x';")).toEqual([]);
  });
});

describe('a game is the same on every machine', () => {
  test.each([
    ['const now = Date.now();', 'no clock'],
    ['const made = new Date();', 'no clock'],
    ['const at = performance.now();', 'no clock'],
    ['const x = Math.random();', 'chance comes from the match'],
    ['const x = Math.sin(1);', 'not exact'],
    ['setTimeout(() => {}, 1);', 'waits for nothing'],
    ['const x: Promise<number> | undefined = undefined;', 'waits for nothing'],
    ['async function f() {}', 'waits for nothing'],
    ['const x = await f();', 'waits for nothing'],
    ["fetch('x');", 'waits for nothing'],
    ['const x = process.env;', 'no platform'],
    ["const x = Buffer.from('x');", 'no platform'],
    ['const x = new TextEncoder();', 'no platform'],
    ["console.log('x');", 'no platform'],
    ['const x = structuredClone({});', 'no platform'],
    ["const x = new Intl.PluralRules('it');", 'no language'],
    ["const x = ['b', 'a'].sort((a, b) => a.localeCompare(b));", 'no language'],
    ['const x: any = 1;', 'any'],
  ])('%s', (text, reason) => {
    for (const path of [GAME, 'packages/kernel/src/a.ts', 'packages/bots/src/a.ts'])
      expect(problems(path, text).join('\n')).toContain(reason);
  });

  test.each([
    'const x = state.process;',
    'interface A { fetch: string; Date?: number }',
    "const x = { document: 'x' };",
    'function f(process: number) { return process + 1; }',
    'const x = Math.max(1, 2) + Math.floor(0.5);',
    '// Date.now() would be wrong here',
  ])('%s is all right', text => {
    expect(problems(GAME, text)).toEqual([]);
  });

  test('the table may wait, and tests may do as they like', () => {
    expect(problems('packages/table/src/a.ts', 'export async function f() {}')).toEqual([]);
    expect(problems('packages/games/chess/tests/a.test.ts', 'Date.now();')).toEqual([]);
  });

  test('nobody silences the compiler', () => {
    const silenced = `// @ts-${'ignore'}\nexport const a = 1;`;
    expect(problems('packages/cli/src/a.ts', silenced).join()).toContain('a.ts:1: mend');
  });
});

describe('no prose in a game', () => {
  test.each([
    "const x = 'your king is in check';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    'const x = `${name} takes the pawn`;',
    "log('Ho perso');",
  ])('%s', text => {
    expect(problems(GAME, text).join()).toContain('prose belongs to texts/');
  });

  test.each([
    "const x = 'king-side-castle';",
    "throw new Error('a king is never taken');",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    'throw new Error(`square ${x} is not on the board`);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    'const zone = `hand/${seat}`;',
    '/** The king is in check. */\nconst x = 1; // and mate',
    'const x = /check and mate/;',
  ])('%s is all right', text => {
    expect(problems(GAME, text)).toEqual([]);
  });
});

describe('rules that are cited exist', () => {
  const ledgers = { chess: ['CH-MOVE-01'] };
  test('whatever its topic is called', () => {
    expect(problems(GAME, '// CH-MOVE2-01: one square', { ledgers })).toEqual([
      `${GAME}:1: the ledger of chess has no rule CH-MOVE2-01`,
    ]);
  });

  test('in code, comments, tests and data', () => {
    expect(problems(GAME, '// CH-MOVE-01: one square', { ledgers })).toEqual([]);
    expect(problems(GAME, '\n// CH-MOVE-02: two squares', { ledgers })).toEqual([
      `${GAME}:2: the ledger of chess has no rule CH-MOVE-02`,
    ]);
    const path = 'packages/games/chess/scenarios/a.yaml';
    const data = { [path]: 'rules: [CH-MOVE-07]' };
    expect(problems(GAME, '', { ledgers, data })).toEqual([
      `${path}:1: the ledger of chess has no rule CH-MOVE-07`,
    ]);
  });
});

describe('texts are there, and used', () => {
  const withTexts = (text, keys, shared = {}) =>
    problems(GAME, text, { texts: { chess: Object.fromEntries(keys.map(key => [key, []])), table: shared } });

  test.each([
    ["yield* choose(g, seat, 'move', pieces);", 'ask.move'],
    ["yield* agree(seat, 'draw');", 'ask.draw'],
    ["g.emit('taken', { card });", 'event.taken'],
    ["g.refuse('CH-MOVE-01', 'pinned');", 'refuse.pinned'],
    ["const refusal = { rule: 'CH-MOVE-01', reason: 'pinned' };", 'refuse.pinned'],
    ["g.finish({ how: 'ranking', winners, order, reason: 'mate', rule: 'CH-MOVE-01' });", 'result.mate'],
    ["const option = { key: 'castle', card };", 'option.castle'],
    ["yield* choose(g, seat, long ? 'castle-long' : 'castle-short', x);", 'ask.castle-short'],
  ])('%s', (text, key) => {
    expect(withTexts(text, []).join('\n')).toContain(`${GAME}:1: there is no text ${key}`);
    const other = key.replace('castle-short', 'castle-long');
    expect(withTexts(text, [...new Set([key, other])])).toEqual([]);
  });

  test('a key handed to a function of the game is checked where it is handed', () => {
    const text = "const aim = (prompt: string) => choose(g, seat, prompt, x);\naim('take');";
    expect(withTexts(text, []).join()).toContain(`${GAME}:2: there is no text ask.take`);
    expect(withTexts(text, ['ask.take'])).toEqual([]);
  });

  test('the texts all games share count', () => {
    expect(withTexts("const option = { key: 'pass' };", [], { 'option.pass': [] })).toEqual([]);
  });

  test('a key with a hole needs one text that fits, and uses all that do', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    const text = 'yield* choose(g, seat, `promote.${kind}`, x);';
    expect(withTexts(text, ['ask.promote.queen', 'ask.promote.rook'])).toEqual([]);
    expect(withTexts(text, ['ask.demote.queen']).join()).toContain('there is no text ask.');
  });

  test('a host uses every text of its own', () => {
    const path = 'packages/cli/src/a.ts';
    const texts = { cli: { 'play.over': [], 'play.again': [] } };
    expect(problems(path, "voice.tell('play.over');", { texts })).toEqual([
      'packages/cli/texts: nothing uses play.again',
    ]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    expect(problems(path, 'voice.tell(`play.${what}`);', { texts })).toEqual([]);
  });

  test('a text that nothing names is unused, unless the data name it', () => {
    expect(withTexts('', ['event.stalemate'])).toEqual([
      'packages/games/chess/texts: nothing uses event.stalemate',
    ]);
    expect(withTexts("const types = ['stalemate'];", ['event.stalemate'])).toEqual([]);
    expect(withTexts('', ['card.king.name', 'phase.opening', 'zone.board'])).toEqual([]);
  });
});
