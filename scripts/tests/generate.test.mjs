import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { generateCards, generateComponents, generateRules } from '../generate/data.mjs';
import { fill, paramsOf } from '../generate/fill.mjs';
import { compileMessage, helpersFor } from '../generate/messages.mjs';
import { generateTexts } from '../generate/texts.mjs';

/** A compiled message, run. */
function say(message, params, language = 'it') {
  const { code, needs } = compileMessage(message);
  const { code: js } = transformSync(`${helpersFor(needs, language)}\nvar text = ${code};`, { loader: 'ts' });
  const text = new Function(`${js}\nreturn text;`)();
  return typeof text === 'string' ? text : text(params);
}

describe('ICU messages become functions', () => {
  test.each([
    ['Nothing to fill in', {}, 'Nothing to fill in'],
    ['{seat} draws {card}', { seat: 'Ada', card: 'Ruby' }, 'Ada draws Ruby'],
    ['{n, plural, one {# carta} other {# carte}}', { n: 1 }, '1 carta'],
    ['{n, plural, one {# carta} other {# carte}}', { n: 1234 }, '1234 carte'],
    ['{n, plural, =0 {niente} one {una} other {{n}}}', { n: 0 }, 'niente'],
    [
      '{n, plural, offset:1 =0 {nessuno} one {{who} e un altro} other {{who} e altri #}}',
      { n: 3, who: 'Ada' },
      'Ada e altri 2',
    ],
    ['{n, selectordinal, many {l’#º} other {il #º}}', { n: 8 }, 'l’8º'],
    [
      '{class, select, mage {maga} other {eroe}} {x, select, a {1} other {2}}',
      { class: 'mage', x: 'b' },
      'maga 2',
    ],
    ['{n, number} punti', { n: 12345 }, '12.345 punti'],
    ["l'anima dell'eroe <b> '{'x'}'", {}, "l'anima dell'eroe <b> {x}"],
    ['{missing}!', {}, '{missing}!'],
  ])('%s', (message, params, expected) => {
    expect(say(message, params)).toBe(expected);
  });

  test.each(['{', '{n, plural, one {x}}', '{d, date}', '{n, number, percent}'])('%s is refused', message => {
    expect(() => compileMessage(message)).toThrow();
  });
});

describe('what a card says is filled in with its facts', () => {
  const card = {
    id: 'king',
    gain: { 'pawn-shield': 3 },
    might: -2,
    dice: { fight: [1, 2] },
    rows: [{ id: 'castle', far: 4, text: { en: 'Goes {far} far.' } }],
  };
  test.each([
    ['Gain {gain.pawn-shield}.', 'Gain 3.'],
    ['Gain {pawn-shield}.', 'Gain 3.'],
    ['{might} less; {might, plural, one {a die} other {# dice}} fewer', '2 less; 2 dice fewer'],
    ['{dice.fight} dice', '1–2 dice'],
    ['Either: {rows.0.text}', 'Either: Goes 4 far.'],
    ['At most {limits.kings}', 'At most 1'],
  ])('%s', (message, expected) => {
    expect(fill(message, paramsOf(card, { kings: 1 }), 'en').text).toBe(expected);
  });

  test('with those only', () => {
    expect(() => fill('Gain {queen}.', paramsOf(card), 'en')).toThrow('no fact is called queen');
  });
});

describe('files', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'generate-'));
    mkdirSync(join(folder, 'texts'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const bothTexts = (it, en) => {
    write('texts/it.yaml', it);
    write('texts/en.yaml', en);
  };

  test('nested keys are joined with dots', () => {
    bothTexts('ask: { build: Costruisci }', 'ask: { build: Build }');
    expect(generateTexts(folder)['texts/en.ts']).toContain('"ask.build": "Build"');
  });

  test.each([
    [
      'a key in one language only',
      'ask: { a: x, b: y }',
      'ask: { a: x }',
      /it\.yaml: ask\.b is missing in en/,
    ],
    ['other parameters', 'a: "{x}"', 'a: "{y}"', /it\.yaml: a takes \{x\}, in en \{y\}/],
    ['what does not parse', 'a: "{x"', 'a: x', /it\.yaml: a is not an ICU message/],
    ['what is no text', 'a: 1', 'a: x', /it\.yaml: a is not a text/],
    ['a file that is not YAML', 'a: [', 'a: x', /it\.yaml: /],
  ])('%s fails with file and key', (_, it, en, message) => {
    bothTexts(it, en);
    expect(() => generateTexts(folder)).toThrow(message);
  });

  const COMPONENTS = `game: chess
legend: { term: { check: { it: scacco, en: check } } }
kinds: { piece: cards, opening: openings }
limits: { ranks: 8 }
`;
  const KING = `name: { it: Re, en: King }
copies: 2
icon: crown
brief: { it: Resta, en: Stays }
text: { it: Non si prende., en: Is never taken. }
`;
  const written = (king = KING) => {
    write('components.yaml', COMPONENTS);
    write('cards/piece/king.yaml', king);
    write('cards/piece/pawn.yaml', 'name: { it: Pedone, en: Pawn }\ncopies: 16\n');
    write('cards/opening/gambit.yaml', 'name: { it: Gambetto, en: Gambit }\n');
  };

  test('what players read of a card, and words of the legend, are texts; text files go before them', () => {
    written();
    bothTexts('term: { check: Scacco! }', 'term: { check: Check! }');
    const { 'texts/it.ts': it } = generateTexts(folder);
    expect(it).toContain('"card.king.name": "Re"');
    expect(it).toContain('"card.king.text": "Non si prende."');
    expect(it).toContain('"card.king.brief": "Resta"');
    expect(it).toContain('"term.check": "Scacco!"');
  });

  test('names and rules are printed, not typed', () => {
    written(KING.replace('en: King', `en: "The King's 'men'"`));
    bothTexts('a: x', 'a: x');
    const { 'texts/en.ts': en } = generateTexts(folder);
    expect(en).toContain('"card.king.name": "The King’s ‘men’"');
    write('rules.yaml', `rules:\n  - { id: CH-MOVE-01, topic: move, it: "L'alfiere ('che corre')", en: x }`);
    expect(generateRules(folder)).toContain('"it": "L’alfiere (‘che corre’)"');
  });

  test('a card is a file: its name is its id, its folder its type or its list; components hold its facts', () => {
    written();
    const { 'components.ts': source } = generateComponents(folder);
    const json = source.slice(source.indexOf('{'), source.indexOf(' as const'));
    expect(JSON.parse(json)).toEqual({
      game: 'chess',
      limits: { ranks: 8 },
      cards: [
        { id: 'king', type: 'piece', copies: 2 },
        { id: 'pawn', type: 'piece', copies: 16 },
      ],
      openings: [{ id: 'gambit' }],
    });
  });

  test('a game of dice alone has no components, but a title', () => {
    write('rules.yaml', 'title: { it: Dadi, en: Dice }\nrules: []');
    bothTexts('a: x', 'a: x');
    expect(generateComponents(folder)).toEqual({});
    expect(generateTexts(folder)['texts/en.ts']).toContain('"game.title": "Dice"');
    write('components.yaml', 'limits: { dice: 2 }');
    expect(generateComponents(folder)['components.ts']).not.toContain('ComponentCard');
  });

  test('code beside a card is found by its name; a game of facts alone has none', () => {
    written();
    expect(generateCards(folder)).toEqual({});
    write('cards/piece/king.ts', 'export const king = {};');
    write('cards/piece/king.scenarios.yaml', 'game: chess');
    const { 'cards.ts': source } = generateCards(folder);
    expect(source).toContain("import { king } from '../cards/piece/king.ts';");
    expect(source).not.toContain('pawn');
  });

  test.each([
    ['cards/piece/quen.ts', /quen\.ts: there is no card of that name/],
    ['cards/piece/quen.scenarios.yaml', /quen\.scenarios\.yaml: there is no card of that name/],
    ['cards/pece/queen.yaml', /components\.yaml has no kind pece/],
  ])("%s is nobody's", (file, message) => {
    written();
    write(file, '');
    expect(() => generateComponents(folder)).toThrow(message);
  });

  test('the ledger in both languages, with its kind', () => {
    write(
      'rules.yaml',
      'rules:\n  - { id: CH-MOVE-01, topic: move, where: Moves, rule: x, it: uno, en: one }',
    );
    expect(generateRules(folder)).toContain('"kind": "play"');
  });
});
