import ts from '@typescript/typescript6';
import { nodesOf, placeOf } from './tree.mjs';

/** Two words of letters in a row: a sentence, or part of one. */
const PROSE = /\p{L}{2,}[,;:]?\s+\p{L}{2,}/u;

function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0');
}

/** Our bugs are told in English, to developers: the text of an error is no prose of the game. */
function isInError(node) {
  for (let above = node.parent; above; above = above.parent) {
    if (ts.isNewExpression(above) && /Error$/.test(above.expression.getText())) return true;
    if (ts.isStatement(above)) return false;
  }
  return false;
}

/** A game knows no language: whatever players read stands in its text files. */
export function proseProblems({ sources }) {
  const games = sources.filter(({ room, isTest }) => room === 'games' && !isTest);
  return games.flatMap(source =>
    [...nodesOf(source.ast)].flatMap(node => {
      const text = textOf(node);
      if (text === undefined || !PROSE.test(text) || isInError(node)) return [];
      return [`${placeOf(source, node)}: prose belongs to texts/, not to code: ${JSON.stringify(text)}`];
    }),
  );
}
