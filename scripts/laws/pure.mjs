import ts from '@typescript/typescript6';
import { nodesOf, placeOf } from './tree.mjs';

/** What differs between machines, runs or languages, by why it is kept out. */
const GLOBALS = {
  'has no clock': ['Date', 'performance', 'Temporal'],
  'waits for nothing': [
    ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
    ...['Promise', 'fetch', 'WebSocket', 'XMLHttpRequest', 'Worker'],
  ],
  'knows no platform': [
    ...['process', 'Buffer', 'console', 'globalThis', 'window', 'document', 'navigator', 'self', 'global'],
    ...['localStorage', 'sessionStorage', 'indexedDB', 'crypto', 'require', 'structuredClone', 'URL'],
    ...['TextEncoder', 'TextDecoder', 'eval', 'Function', 'WebAssembly', 'SharedArrayBuffer', 'Atomics'],
  ],
  'knows no language': ['Intl'],
};
const WHY = new Map(Object.entries(GLOBALS).flatMap(([why, names]) => names.map(name => [name, why])));

/** Functions of Math that are exact everywhere; of `cbrt` SHA-256 takes the first bits, and golden vectors hold them. */
const EXACT = [
  'abs',
  'cbrt',
  'ceil',
  'clz32',
  'floor',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
];
const BY_LOCALE = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'];

const isDeclaration = node =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isBindingElement(node) ||
  ts.isImportSpecifier(node) ||
  ts.isTypeParameterDeclaration(node);

function declaredIn(ast) {
  const names = new Set();
  for (const node of nodesOf(ast))
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
  return names;
}

/** Whether an identifier stands for a thing, and is not just the name of a member. */
function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent)) return parent.name !== node;
  const named =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isBindingElement(parent);
  return !(named && (parent.name === node || parent.propertyName === node));
}

function problemAt(node, declared) {
  if (ts.isIdentifier(node) && WHY.has(node.text) && !declared.has(node.text) && isReference(node))
    return `${node.text}: it ${WHY.get(node.text)}`;
  if (node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node)) return 'it waits for nothing';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any says nothing: name the type';
  if (ts.isPropertyAccessExpression(node)) return memberProblem(node);
  return undefined;
}

function memberProblem({ expression, name }) {
  if (BY_LOCALE.includes(name.text)) return `${name.text}: it knows no language`;
  if (!ts.isIdentifier(expression) || expression.text !== 'Math') return undefined;
  if (name.text === 'random') return 'Math.random: chance comes from the match';
  return EXACT.includes(name.text) ? undefined : `Math.${name.text} is not exact on every machine`;
}

/** Kernel, games and bots: equal inputs, equal outcome, on every machine, for ever. */
export function purityProblems({ sources }) {
  const pure = sources.filter(({ room, isTest }) => ['kernel', 'games', 'bots'].includes(room) && !isTest);
  return pure.flatMap(source => {
    const declared = declaredIn(source.ast);
    return [...nodesOf(source.ast)].flatMap(node => {
      const problem = problemAt(node, declared);
      return problem ? [`${placeOf(source, node)}: ${source.room} code, ${problem}`] : [];
    });
  });
}

/** Nobody silences the compiler. */
export function silencedProblems({ sources }) {
  const silencer = /@ts-(ignore|nocheck|expect-error)/;
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        silencer.test(line) ? [`${path}:${i + 1}: mend what the compiler says, do not silence it`] : [],
      ),
  );
}
