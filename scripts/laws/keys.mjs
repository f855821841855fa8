import ts from '@typescript/typescript6';
import { nodesOf } from './tree.mjs';

/** Where the kernel's verbs take a text key: function or method to the places of such arguments, and their family. */
const VERBS = {
  choose: [[2, 'ask']],
  maybeChoose: [[2, 'ask']],
  chooseSome: [[2, 'ask']],
  putInOrder: [[1, 'ask']],
  chooseNumber: [[1, 'ask']],
  agree: [[1, 'ask']],
  chooseShares: [[1, 'ask']],
  emit: [[0, 'event']],
  refuse: [[1, 'refuse']],
};
/** A parameter of a game's own function that is called so is handed on to one of those; reasons are of either family. */
const PARAMETERS = new Map(Object.entries({ prompt: 'ask', reason: 'refuse|result' }));

/** The kernel's verbs, and the game's functions that take a key: name to places and families. */
export function callsOf(sources) {
  const calls = new Map(Object.entries(VERBS));
  for (const source of sources) {
    for (const node of nodesOf(source.ast)) {
      const isNamed =
        ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer);
      const code = isNamed ? node.initializer : ts.isFunctionDeclaration(node) ? node : undefined;
      const places = (code?.parameters ?? []).flatMap(({ name }, i) =>
        PARAMETERS.has(name.getText()) ? [[i, PARAMETERS.get(name.getText())]] : [],
      );
      if (places.length > 0) calls.set(node.name.getText(), places);
    }
  }
  return calls;
}

const PROPERTIES = new Map(Object.entries({ prompt: 'ask', key: 'option', decline: 'option' }));

/**
 * The keys an expression can be: whole ones as strings, those with holes as patterns. What is computed elsewhere
 * gives none.
 */
export function keysIn(expression) {
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isConditionalExpression(expression))
    return [...keysIn(expression.whenTrue), ...keysIn(expression.whenFalse)];
  if (ts.isParenthesizedExpression(expression) || ts.isAsExpression(expression))
    return keysIn(expression.expression);
  if (ts.isTemplateExpression(expression)) return [patternOf(expression)];
  return [];
}

const escaped = text => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function patternOf(template) {
  const parts = template.templateSpans.map(({ literal }) => `.+${escaped(literal.text)}`);
  return new RegExp(`^${escaped(template.head.text)}${parts.join('')}$`);
}

const nameOfCall = ({ expression }) =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : undefined;

/** `reason` beside `rule` in an object: of a result if it also says how the match ended, else of a refusal. */
function familyOfReason(object) {
  const names = object.properties.map(({ name }) => name?.getText());
  if (!names.includes('rule')) return undefined;
  return names.includes('how') || names.includes('winners') ? 'result' : 'refuse';
}

function usesAt(node, calls) {
  if (ts.isCallExpression(node)) {
    return (calls.get(nameOfCall(node)) ?? []).flatMap(([place, family]) => {
      const argument = node.arguments[place];
      return argument ? keysIn(argument).map(key => ({ family, key, node: argument })) : [];
    });
  }
  if (!ts.isPropertyAssignment(node) || !ts.isObjectLiteralExpression(node.parent)) return [];
  const name = node.name.getText();
  const family = name === 'reason' ? familyOfReason(node.parent) : PROPERTIES.get(name);
  return family ? keysIn(node.initializer).map(key => ({ family, key, node: node.initializer })) : [];
}

/** Every place of a file that surely uses a text key: `{family, key, node}`. */
export const usesIn = (source, calls) => [...nodesOf(source.ast)].flatMap(node => usesAt(node, calls));

/** Every string and template of a file, for keys that are handed on: they count as used if they appear at all. */
export function wordsIn(source) {
  const words = [];
  for (const node of nodesOf(source.ast)) {
    if (ts.isStringLiteralLike(node)) words.push(node.text);
    else if (ts.isTemplateExpression(node)) words.push(patternOf(node));
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) words.push(node.name.text);
  }
  return words;
}
