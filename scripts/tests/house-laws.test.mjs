import { describe, expect, test } from 'vitest';
import { problemsIn } from '../house-laws.mjs';
import { cycleProblems } from '../laws/cycles.mjs';
import { unusedExportProblems } from '../laws/exports.mjs';
import { unreadFactProblems } from '../laws/facts.mjs';
import { treeOf } from '../laws/tree.mjs';
import { typeNameProblems } from '../laws/type-names.mjs';

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
    ['packages/bots/src/a.ts', "import type { Question } from '@tavolata/kernel';"],
    ['packages/table/src/a.ts', "import { bots } from '@tavolata/bots';"],
    [
      'packages/cli/src/a.ts',
      "import { games } from '../generated/games.ts';\nimport { join } from 'node:path';",
    ],
    ['packages/cli/tests/a.test.ts', "import { chess } from '@tavolata/chess';"],
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
    [GAME, "import { Match } from '@tavolata/kernel/match';", 'for hosts'],
    [GAME, "import { go } from '@tavolata/go-game';", 'no game imports another'],
    ['packages/games/chess/tests/a.test.ts', "import '@tavolata/go-game';", 'no game imports another'],
    ['packages/bots/src/a.ts', "import { Table } from '@tavolata/table';", '@tavolata/table'],
    ['packages/table/src/a.ts', "import { chess } from '@tavolata/chess';", '@tavolata/chess'],
    ['packages/cli/src/a.ts', "import { chess } from '@tavolata/chess';", '@tavolata/chess'],
    ['packages/server/src/a.ts', "import { chess } from '../../games/chess/src/index.ts';", 'outside'],
    ['packages/table/src/a.ts', "const fs = await import('node:fs');", 'node:fs'],
    ['packages/attic/src/a.ts', 'export const a = 1;', 'no room called attic'],
  ])('%s may not %s', (path, text, reason) => {
    const found = problems(path, text).join('\n');
    expect(found).toContain(`${path}:1: `);
    expect(found).toContain(reason);
  });

  test.each(['kernel', 'table', 'protocol', 'bots', 'server', 'cli', 'bench'])('%s names no game', room => {
    const path = `${room === 'bench' ? '' : 'packages/'}${room}/src/a.ts`;
    expect(problems(path, 'const a = 1;\n// as in go-game')).toEqual([
      `${path}:2: ${room} names the game go-game`,
    ]);
    expect(problems(path, "export const goGame = 'x';").join()).toContain('names the game go-game');
    expect(problems(path, "const chessboard = 'x';")).toEqual([]);
  });

  test.each([
    ['packages/web/src/lobby/doors.css', 'web'],
    ['packages/server/package.json', 'server'],
    ['bench/package.json', 'bench'],
  ])('nor does %s', (path, room) => {
    const named = (at, text) => problemsIn(treeOf({ files: {}, sheets: { [at]: text }, slugs: ['go-game'] }));
    expect(named(path, '{\n"go-game"')).toEqual([`${path}:2: ${room} names the game go-game`]);
    expect(named('packages/games/go-game/package.json', '"go-game"')).toEqual([]);
  });
});

describe('who may name a card', () => {
  const cards = {
    chess: { ids: ['rook', 'queens-gambit', 'key'], words: { key: 'the field of an option' } },
  };
  const used = 'export const own = { key: 1 };';
  const named = (path, text, more = {}) =>
    problemsIn(treeOf({ files: { 'packages/games/chess/src/used.ts': used, [path]: text }, cards, ...more }));

  test.each([
    ['its own file', 'packages/games/chess/cards/piece/rook.ts', "export const rook = { id: 'rook' };"],
    ['a test', 'packages/games/chess/tests/a.test.ts', "test('rook', () => play('rook'));"],
    ['a position of the gallery', 'packages/games/chess/board/gallery.ts', "export const hand = ['rook'];"],
    ['who imports its file', GAME, "export { rook } from './rook.ts';"],
    ['who calls a thing of its own so', GAME, 'const rook = 1;\nexport const two = rook + 1;'],
    ['who says an allowed word', GAME, "export const named = 'option.key';"],
    ['another game, a word alone', 'packages/games/go-game/src/a.ts', "export const corner = 'rook';"],
    ['another room, a word alone', 'packages/web/src/a.ts', "export const sound = 'rook';"],
  ])('%s may', (_, path, text) => {
    expect(named(path, text)).toEqual([]);
  });

  test.each([
    ['a word', GAME, "export const best = 'rook';"],
    ['a key', GAME, 'export const worth = { rook: 5 };'],
    ['a quoted key', GAME, "export const worth = { 'queens-gambit': 5 };"],
    ['a method', GAME, 'export const worths = { rook() {} };'],
    ['a type', GAME, "export type Strong = 'rook';"],
    ['a part of a key', GAME, "export const text = 'short.rook';"],
    ['a part of a template', GAME, `export const text = id => \`card.rook.\${id}\`;`],
    ['its board', 'packages/games/chess/board/Board.tsx', 'export const a = <Piece name="rook" />;'],
    ['another card', 'packages/games/chess/cards/piece/king.ts', "export const castles = 'rook';"],
    ['another room', 'packages/web/src/a.ts', "export const opening = 'queens-gambit';"],
  ])('nobody else: %s', (_, path, text) => {
    expect(named(path, text).join()).toMatch(new RegExp(`^${path}:1: names the card (rook|queens-gambit)`));
  });

  test('nor what the data say besides the cards', () => {
    const path = 'packages/games/chess/texts/en.yaml';
    expect(named(GAME, '', { spoken: [{ path, word: 'rook' }] })).toEqual([
      expect.stringContaining(`${path}: names the card rook`),
    ]);
    expect(
      named(GAME, '', { spoken: [{ path: 'packages/games/go-game/texts/en.yaml', word: 'rook' }] }),
    ).toEqual([]);
  });

  test('what is allowed is a card, is needed, and says why', () => {
    const words = { pawn: 'a soldier', rook: 'a bird', key: '' };
    const place = 'packages/games/chess/components.yaml';
    expect(named(GAME, '', { cards: { chess: { ...cards.chess, words } } })).toEqual([
      `${place}: no card is called pawn`,
      `${place}: nothing needs the word rook`,
      `${place}: why is key a word?`,
    ]);
  });
});

describe('folders of a package form no cycle', () => {
  const inKernel = files =>
    cycleProblems(
      treeOf({
        files: Object.fromEntries(
          Object.entries(files).map(([path, text]) => [`packages/kernel/${path}`, text]),
        ),
      }),
    );

  test.each([
    [
      'two folders',
      { 'src/a/one.ts': "import '../b/two.ts';", 'src/b/two.ts': "import type { X } from '../a/three.ts';" },
      'packages/kernel/src/a/one.ts:1: a cycle of folders in packages/kernel/src: a → b → a',
    ],
    [
      'a file beside them',
      {
        'src/a/one.ts': "\nimport '../root.ts';",
        'src/root.ts': "export * from './b/two.ts';",
        'src/b/two.ts': "import '../a/one.ts';",
      },
      'packages/kernel/src/a/one.ts:2: a cycle of folders in packages/kernel/src: a → root.ts → b → a',
    ],
    [
      'folders further in',
      { 'src/deep/a/one.ts': "import '../b/two.ts';", 'src/deep/b/two.ts': "import '../a/one.ts';" },
      'packages/kernel/src/deep/a/one.ts:1: a cycle of folders in packages/kernel/src/deep: a → b → a',
    ],
  ])('%s may not', (_, files, problem) => {
    expect(inKernel(files)).toEqual([problem]);
  });

  test.each([
    [
      'what leads one way',
      { 'src/index.ts': "export * from './a/one.ts';", 'src/a/one.ts': "import '../b/two.ts';" },
    ],
    ['files of one folder', { 'src/a/one.ts': "import './two.ts';", 'src/a/two.ts': "import './one.ts';" }],
    [
      'tests',
      { 'src/a/one.ts': "import '../b/two.ts';", 'tests/b/two.test.ts': "import '../../src/a/one.ts';" },
    ],
  ])('%s may', (_, files) => {
    expect(inKernel(files)).toEqual([]);
  });
});

describe('what is exported is imported elsewhere', () => {
  const unused = files => unusedExportProblems(treeOf({ files }));
  const FILE = 'packages/kernel/src/a.ts';

  test.each([
    ['export const a = 1;', 'a'],
    ['export function a() {}\na();', 'a'],
    ['export type A = 1;', 'A'],
    ['export class A {}', 'A'],
    ['export const { a: [b] } = c;', 'b'],
    ["export { a } from './b.ts';", 'a'],
    ['const a = 1;\nexport { a as b };', 'b'],
  ])('%s is imported by nobody', (text, name) => {
    expect(unused({ [FILE]: text })).toEqual([expect.stringContaining(`nobody else imports ${name}`)]);
  });

  test.each([
    "import { a } from './a.ts';",
    "import { a as b } from './a.ts';",
    "import type { a } from './a.ts';",
    "import * as all from './a.ts';\nall.a();",
    "import type * as all from './a.ts';\nlet b: all.a;",
  ])('%s imports a', text => {
    expect(unused({ [FILE]: 'export const a = 1;', 'packages/kernel/tests/b.ts': text })).toEqual([]);
  });

  test('a file that imports its own name does not count', () => {
    const text = "import { a } from './b.ts';\nexport { a };";
    expect(unused({ [FILE]: text })).toEqual([`${FILE}:2: nobody else imports a`]);
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
    expect(problems('packages/table/src/a.ts', 'async function f() {}')).toEqual([]);
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

describe('a fact of a kind of card is read', () => {
  const DEFS = `
    interface Attack { readonly range: number }
    export interface KingDef { readonly type: 'king'; readonly range: number; readonly attacks: readonly Attack[] }
    export interface PawnDef { readonly type: 'pawn'; readonly range: number }
    export type CardDef = KingDef | PawnDef;
    export declare const king: KingDef;
    export declare const pawn: PawnDef;
    export declare const any: CardDef;
    export declare const of: (def: CardDef, name: string) => number;`;
  const cards = 'packages/games/chess/cards';
  const kindsWith = (...path) =>
    ['king', 'pawn'].map(kind => ({
      kind,
      list: 'cards',
      paths: kind === 'king' || path.length === 1 ? [{ path, file: `${cards}/${kind}.yaml` }] : [],
    }));
  const unread = (text, path = GAME, facts = kindsWith('range')) =>
    unreadFactProblems(
      treeOf({
        files: {
          'packages/games/chess/src/defs.ts': DEFS,
          [path]: `import { any, king, of, pawn } from '../src/defs.ts';\n${text}`,
        },
        facts: { chess: facts },
        slugs: ['chess'],
      }),
    );
  const KING = `${cards}/king.yaml: nothing reads range of a king`;
  const PAWN = `${cards}/pawn.yaml: nothing reads range of a pawn`;

  test.each([
    'const far = any.range;',
    'const { range } = any;',
    'const { range: far = 1 } = any;',
    "const far = of(king, 'range');",
    'const does = { range(g: object) {} };',
    'const far = king.range + pawn.range;',
  ])('as in %s', text => {
    expect(unread(text)).toEqual([]);
  });

  test.each([
    'interface Own { readonly range: number }',
    "type Fact = 'range';",
    'const own = { range: 1 };',
    'const far = { range: 1 }.range;',
  ])('not by %s', text => {
    expect(unread(text)).toEqual([KING, PAWN]);
  });

  test('of each kind by itself', () => {
    expect(unread('const far = king.range;')).toEqual([PAWN]);
    expect(unread('const { range } = pawn;')).toEqual([KING]);
  });

  test('to its innermost name', () => {
    const facts = kindsWith('attacks', '#', 'range');
    const named = `${cards}/king.yaml: nothing reads attacks.#.range of a king`;
    expect(unread('const far = king.attacks.map(({ range }) => range);', GAME, facts)).toEqual([]);
    expect(unread('const all = king.attacks; const far = king.range;', GAME, facts)).toEqual([named]);
    expect(unread('const far = king.range;', GAME, facts)).toEqual([named]);
  });

  test('on its page, too, but not in a test or by another game', () => {
    const text = 'const far = any.range;';
    expect(unread(text, 'packages/games/chess/board/Board.tsx')).toEqual([]);
    expect(unread(text, 'packages/games/chess/tests/a.test.ts')).toEqual([KING, PAWN]);
    const elsewhere = problems('packages/games/go-game/src/a.ts', 'const a = { range: 1 }.range;', {
      facts: { chess: kindsWith('range') },
    });
    expect(elsewhere).toEqual([KING, PAWN]);
  });

  test('what is ours rather than the book’s is said to those who work on it', () => {
    expect(unread('', GAME, kindsWith('designed'))).toEqual([]);
  });
});

describe('a game says what it is, and where things are', () => {
  const about = text =>
    problemsIn(
      treeOf({ files: {}, readmes: [{ slug: 'chess', text, files: ['src/steps/turn.ts', 'README.md'] }] }),
    );

  test.each(['# Chess', '`src/steps/turn.ts`, `turn.ts` in `src/steps/`; `anyPick` is no path'])(
    '%s',
    text => {
      expect(about(text)).toEqual([]);
    },
  );

  test.each([
    [undefined, 'it is missing'],
    ['`src/steps/move.ts`', 'there is no src/steps/move.ts'],
    ['`urn.ts`', 'there is no urn.ts'],
    ['`src/verbs/`', 'there is no src/verbs/'],
    ['x\n'.repeat(17), '17 lines, at most 16'],
  ])('not %j', (text, problem) => {
    expect(about(text)).toEqual([`packages/games/chess/README.md: ${problem}`]);
  });
});

describe('a card’s numbers stand once', () => {
  const path = 'packages/games/chess/cards/piece/king.yaml';
  const code = path.replace('yaml', 'ts');
  const READS = "import { king as its } from '../../generated/numbers.ts';\nexport const far = its.range;";
  const said = (text, numbers = { range: 2 }, more = {}) => ({
    printed: [
      {
        path,
        slug: 'chess',
        limits: { board: { files: 8 } },
        card: { numbers, text: { en: text }, ...more },
      },
    ],
  });

  test('in its facts, from where its code and its text have them', () => {
    expect(problems(code, READS, said('Goes {range} far of {limits.board.files}.'))).toEqual([]);
  });

  test.each(['const far = 2;', 'move(king, 12);', 'const x = -3;', 'const x = 0.5;'])(
    'not in code: %s',
    text => {
      expect(problems(code, text).join()).toContain(`${code}:1: `);
      expect(problems(code, text).join()).toContain('belongs to the numbers of the card');
      expect(problems(GAME, text)).toEqual([]);
    },
  );

  test('none and one are words', () => {
    expect(problems(code, 'const far = list.length > 0 ? list[1] : list.at(-1);')).toEqual([]);
  });

  test.each([
    ['Goes 2 far.', 'says 2 without a fact'],
    ['Goes {range} far, or 1.', 'says 1 without a fact'],
    ['{range, plural, one {Goes far} other {Goes # far, twice 4}}.', 'says 4 without a fact'],
    ['Goes far.', 'does not say range'],
  ])('not in a text: %s', (text, wrong) => {
    expect(problems(code, READS, said(text))).toEqual([
      `${path}: text in en ${wrong}`,
      ...(text.includes('2') ? [`${path}: text in en does not say range`] : []),
    ]);
  });

  test('nor in the line under its picture', () => {
    expect(problems(code, READS, said('Goes {range} far.', undefined, { brief: { en: '+2' } }))).toEqual([
      `${path}: brief in en says 2 without a fact`,
    ]);
  });

  test('nor in what a part of it says, in any game', () => {
    const rows = [{ id: 'castle', far: 2, text: { en: 'Two, or 3; {far}.' } }];
    const text = { en: '{rows.0.text} Or nothing.' };
    expect(problems(GAME, '', { printed: [{ path, slug: 'chess', card: { rows, text } }] })).toEqual([
      `${path}: text in en says 3 without a fact`,
    ]);
  });

  test('none that the code does not read, and none of another card', () => {
    expect(problems(code, '', said('Goes {range} far.'))).toEqual([
      `${path}: the code beside it does not read range`,
    ]);
    const queen = READS.replace('king as', 'queen as');
    expect(problems(code, queen).join()).toContain("queen is another card's");
    expect(problems(GAME, READS).join()).toContain("king is another card's");
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

describe('the name of an exported type', () => {
  const typesIn = files => typeNameProblems(treeOf({ files, slugs: ['chess', 'go-game'] }));

  test('stands in one room only', () => {
    const files = {
      'packages/table/src/a.ts': 'export interface Clock { now: number }\nexport type Plan = string;',
      'packages/server/src/a.ts': 'type Plan = number;\nexport class Clock {}',
      'packages/web/src/a.ts': 'export const clock = (plan: number) => plan;',
    };
    expect(typesIn(files)).toEqual(['packages/server/src/a.ts:2: Clock is a type of table already']);
  });

  test('is shared by games, since none imports another, and by no game with a room that is not one', () => {
    const games = {
      [GAME]: 'export type CardDef = string;',
      'packages/games/chess/board/a.ts': 'export type Props = string;',
      'packages/games/go-game/src/a.ts': 'export type CardDef = number;\nexport type Props = number;',
    };
    expect(typesIn(games)).toEqual([]);
    expect(typesIn({ ...games, 'packages/kernel/src/a.ts': 'export interface Props {}' })).toEqual([
      'packages/kernel/src/a.ts:1: Props is a type of games already',
    ]);
  });

  test('may be another in tests', () => {
    const files = {
      'packages/table/src/a.ts': 'export interface Clock { now: number }',
      'packages/server/tests/kit/a.ts': 'export interface Clock { now: number }',
    };
    expect(typesIn(files)).toEqual([]);
  });
});
