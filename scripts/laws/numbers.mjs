import { TYPE } from '@formatjs/icu-messageformat-parser';
import ts from '@typescript/typescript6';
import { fill, namesIn, paramsOf, partsOf } from '../generate/fill.mjs';
import { nodesOf, placeOf } from './tree.mjs';

const CARD = /^packages\/games\/[^/]+\/cards\/.+\/([^/]+)\.ts$/;
/** Nothing, and a single one: an index, 'a', 'one more', 'is there any'. */
const PLAIN = ['0', '1'];

const isCode = ({ path, isTest }) => CARD.test(path) && !isTest;

/** A card's code has no numbers of its own. */
export const literalProblems = ({ sources }) =>
  sources
    .filter(isCode)
    .flatMap(source =>
      [...nodesOf(source.ast)]
        .filter(node => ts.isNumericLiteral(node) && !PLAIN.includes(node.text))
        .map(node => `${placeOf(source, node)}: ${node.text} belongs to the numbers of the card`),
    );

const OWN = '/generated/numbers.ts';
const camel = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** What code imports of the numbers: the card it names, and what it calls them here. */
function* importsOf(source) {
  for (const node of source.ast.statements)
    if (ts.isImportDeclaration(node) && node.moduleSpecifier.text.endsWith(OWN))
      for (const element of node.importClause?.namedBindings?.elements ?? [])
        yield { of: (element.propertyName ?? element.name).text, as: element.name.text, node };
}

function* readFrom(source, name) {
  for (const node of nodesOf(source.ast))
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === name) yield node.name.text;
}

/** Numbers are read by the code of their own card, every one of them, and by nobody else. */
export function numberProblems({ sources, printed }) {
  const read = new Map();
  const strange = [];
  for (const source of sources) {
    const own = isCode(source) ? camel(CARD.exec(source.path)[1]) : undefined;
    for (const { of, as, node } of source.isTest ? [] : importsOf(source))
      if (of === own) read.set(source.path, new Set(readFrom(source, as)));
      else strange.push(`${placeOf(source, node)}: ${of} is another card's`);
  }
  const unread = printed.flatMap(({ path, card }) =>
    Object.keys(card.numbers ?? {})
      .filter(name => !read.get(path.replace(/yaml$/, 'ts'))?.has(name))
      .map(name => `${path}: the code beside it does not read ${name}`),
  );
  return [...strange, ...unread];
}

const literalsIn = parts =>
  parts.flatMap(({ type, value, options }) =>
    type === TYPE.literal
      ? [value]
      : Object.values(options ?? {}).flatMap(option => literalsIn(option.value)),
  );

/** What a text of a card gets wrong: digits of its own, numbers it does not say. */
function wrongIn(words, numbers, params, language) {
  const digits = literalsIn(partsOf(words)).flatMap(text => text.match(/\d+/g) ?? []);
  const { used } = fill(words, params, language);
  return {
    digits: digits.map(digit => `says ${digit} without a fact`),
    unsaid: Object.keys(numbers).flatMap(name => (used.has(name) ? [] : [`does not say ${name}`])),
  };
}

/** A card, and the parts of it that say what they do. */
function* partsOfCard(value) {
  if (typeof value !== 'object' || value === null) return;
  if (value.text || value.brief) yield value;
  for (const item of Object.values(value)) yield* partsOfCard(item);
}

/** A card's texts take their numbers from its facts, and `text` says all of `numbers`. */
export function digitProblems({ printed }) {
  return printed.flatMap(({ path, card, limits, live = [] }) =>
    [...partsOfCard(card)].flatMap(thing =>
      ['text', 'brief'].flatMap(part =>
        Object.entries(thing[part] ?? {}).flatMap(([language, words]) => {
          if (namesIn(words).some(name => live.includes(name))) return [];
          const { digits, unsaid } = wrongIn(words, thing.numbers ?? {}, paramsOf(thing, limits), language);
          return [...digits, ...(part === 'text' ? unsaid : [])].map(
            wrong => `${path}: ${part} in ${language} ${wrong}`,
          );
        }),
      ),
    ),
  );
}
