import ts from '@typescript/typescript6';
import { nodesOf, placeOf } from './tree.mjs';

/** The words of a dotted key, of the name of a place, of a plain word. */
const wordsOf = text => text.split(/[./]/);

const isKey = node =>
  (ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertySignature(node)) &&
  ts.isIdentifier(node.name);

/** The name of a file or a package. */
const isModule = ({ parent }) => ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);

const isPartOfTemplate = node =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** What a file says as a string, as a part of one, or as the key of an object. */
function* saidIn(source) {
  for (const node of nodesOf(source.ast)) {
    if ((ts.isStringLiteralLike(node) && !isModule(node)) || isPartOfTemplate(node))
      for (const word of wordsOf(node.text)) yield [word, node];
    else if (isKey(node)) yield [node.name.text, node];
  }
}

/** `cards/spell/freeze.ts` is a file of `freeze`. */
const isOwn = (path, id) => path.includes('/cards/') && path.endsWith(`/${id}.ts`);

/** A board's positions are scenarios, laid out in code so that they can be had in every window. */
const isScenario = path => path.endsWith('/board/gallery.ts');

/** Elsewhere a word alone is no sign of a card: half of them are everyday ones. */
const isUnmistakable = id => id.includes('-');

const named = (place, id) =>
  `${place}: names the card ${id}: what is to be known of it stands in its own files`;

/**
 * Nothing but a card's own files, scenarios and tests names it: what bots, boards and rules must know of a card is a
 * fact there. `words` of a game's components.yaml, each with its reason, are those of the rulebook or of everyday that
 * happen to be ids, too.
 */
export function namedCardProblems({ sources, spoken = [], cards }) {
  const problems = [];
  for (const [slug, { ids, words }] of cards) {
    const used = new Set();
    const meet = (id, isOurs, problem) => {
      if (!ids.has(id) || !(isOurs || isUnmistakable(id))) return;
      if (!words.has(id)) problems.push(problem());
      else if (isOurs) used.add(id);
    };
    for (const source of sources) {
      if (source.isTest || isScenario(source.path) || (source.slug && source.slug !== slug)) continue;
      for (const [id, node] of saidIn(source))
        if (!isOwn(source.path, id)) meet(id, source.slug === slug, () => named(placeOf(source, node), id));
    }
    for (const { path, word } of spoken)
      if (path.startsWith(`packages/games/${slug}/`)) meet(word, true, () => named(path, word));
    problems.push(...wordProblems(slug, { ids, words, used }));
  }
  return problems;
}

/** The allowance stays narrow. */
const wordProblems = (slug, { ids, words, used }) =>
  [...words].flatMap(([word, reason]) => {
    const place = `packages/games/${slug}/components.yaml`;
    if (!ids.has(word)) return [`${place}: no card is called ${word}`];
    if (!used.has(word)) return [`${place}: nothing needs the word ${word}`];
    return reason ? [] : [`${place}: why is ${word} a word?`];
  });
