import ts from '@typescript/typescript6';
import { nodesOf } from './tree.mjs';

/** Said for those who work on the game: `designed`, what is ours rather than the book's; `extra`, what is in no box. */
const FOR_US = ['designed', 'extra'];

const isKeyOfCode = node =>
  (ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent)) ||
  (ts.isPropertyAssignment(node) && ts.isFunctionLike(node.initializer)) ||
  ts.isShorthandPropertyAssignment(node);

/**
 * The members that code reads: `def.cost`, `{ cost }` taken apart, a word that is handed on ('cost'), what a table has
 * code for (`{ cost() {…} }`). A type that names one reads nothing.
 */
function* readIn(source) {
  for (const node of nodesOf(source.ast)) {
    if (ts.isPropertyAccessExpression(node)) yield node.name.text;
    if (ts.isStringLiteralLike(node) && !ts.isLiteralTypeNode(node.parent)) yield node.text;
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken)
      yield (node.propertyName ?? node.name).getText();
    if (isKeyOfCode(node)) yield node.name.getText();
  }
}

const isOf = slug => source => !source.isTest && source.slug === slug;

/** A fact of a card that neither its game nor the game's page reads: it would be wrong one day, and nobody would notice. */
export function unreadFactProblems({ sources, facts }) {
  return [...facts].flatMap(([slug, places]) => {
    const read = new Set([...FOR_US, ...sources.filter(isOf(slug)).flatMap(source => [...readIn(source)])]);
    return [...places]
      .filter(([name]) => !read.has(name))
      .map(([name, path]) => `${path}: nothing reads ${name}`);
  });
}
