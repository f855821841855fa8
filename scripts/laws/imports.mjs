import { posix } from 'node:path';
import ts from 'typescript';
import { nodesOf, placeOf } from './tree.mjs';

/** Who may import whom: the table of the README. `own` are our packages, `others` says what else. */
const ROOMS = {
  kernel: { own: [], others: false },
  games: { own: ['kernel'], others: false },
  bots: { own: ['kernel'], others: false },
  table: { own: ['kernel', 'bots'], others: false },
  server: { own: ['kernel', 'bots', 'table', 'games'], others: true },
  web: { own: ['kernel', 'bots', 'table', 'games'], others: true },
  cli: { own: ['kernel', 'bots', 'table', 'games', 'testing'], others: true },
  testing: { own: ['kernel'], others: true },
  bench: { own: ['kernel', 'bots', 'table', 'games', 'server'], others: true },
};

/** The module names a file imports or exports from, with their nodes. */
function* importsOf(source) {
  for (const node of nodesOf(source.ast)) {
    const isStatement = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    if (isStatement && node.moduleSpecifier) yield [node.moduleSpecifier.text, node];
    const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isCall && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]))
      yield [node.arguments[0].text, node];
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      yield [node.argument.literal.text, node];
  }
}

const isInside = (path, folder) => path === folder || path.startsWith(`${folder}/`);

function relativeProblem(source, name) {
  const target = posix.join(posix.dirname(source.path), name);
  return isInside(target, source.folder) ? undefined : `${name} lies outside ${source.folder}`;
}

function ownProblem(source, name, slugs) {
  const target = name.split('/')[1];
  const isGame = slugs.includes(target);
  if (source.slug && isGame) return target === source.slug ? undefined : 'no game imports another';
  // Tests may look at anything that is theirs to test with.
  if (source.isTest) return undefined;
  const { own } = ROOMS[source.room] ?? { own: [] };
  if (own.includes(isGame ? 'games' : target)) return undefined;
  return `${source.room} may not import ${name}`;
}

export function importProblems({ sources, slugs }) {
  const problems = [];
  for (const source of sources) {
    const room = ROOMS[source.room];
    if (!room) {
      problems.push(`${source.path}:1: there is no room called ${source.room}`);
      continue;
    }
    for (const [name, node] of importsOf(source)) {
      const problem = name.startsWith('.')
        ? relativeProblem(source, name)
        : name.startsWith('@tavolata/')
          ? ownProblem(source, name, slugs)
          : room.others || source.isTest
            ? undefined
            : `${source.room} may not import ${name}`;
      if (problem) problems.push(`${placeOf(source, node)}: ${problem}`);
    }
  }
  return problems;
}

const camel = slug => slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Games are handed in at the edges: what lies below them never names one. */
export function namedGameProblems({ sources, slugs }) {
  const below = sources.filter(({ room, isTest }) => ['kernel', 'table', 'bots'].includes(room) && !isTest);
  return below.flatMap(({ path, text, room }) =>
    text.split('\n').flatMap((line, i) => {
      const named = slugs.find(slug => new RegExp(`\\b(${slug}|${camel(slug)})\\b`, 'i').test(line));
      return named ? [`${path}:${i + 1}: ${room} names the game ${named}`] : [];
    }),
  );
}
