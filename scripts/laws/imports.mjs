import { posix } from 'node:path';
import ts from '@typescript/typescript6';
import { nodesOf, placeOf } from './tree.mjs';

/**
 * Who may import whom: the table of the README. `own` are our packages, `others` says what else. Hosts find games
 * through the registries that `generate` writes.
 */
const ROOMS = {
  kernel: { own: [], others: false },
  games: { own: ['kernel'], others: false },
  bots: { own: ['kernel'], others: false },
  table: { own: ['kernel', 'bots'], others: false },
  protocol: { own: ['kernel', 'table'], others: true },
  // Its types, and the few words of the table that every seat needs.
  'board-kit': { own: ['kernel', 'table'], others: true },
  board: { own: ['kernel', 'board-kit'], others: true },
  server: { own: ['kernel', 'bots', 'table', 'protocol'], others: true },
  web: { own: ['kernel', 'bots', 'table', 'protocol', 'board-kit'], others: true },
  cli: { own: ['kernel', 'bots', 'table', 'testing'], others: true },
  testing: { own: ['kernel'], others: true },
  bench: { own: ['kernel', 'bots', 'table', 'protocol', 'server', 'testing'], others: true },
};

/** How a match is run, kept and looked at: nothing that rules could ask. */
const HOSTS = ['@tavolata/kernel/match', '@tavolata/kernel/laws', '@tavolata/kernel/scenario'];

/** The module names a file imports or exports from, with their nodes. */
export function* importsOf(source) {
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
  if (!isInside(target, source.folder)) return `${name} lies outside ${source.folder}`;
  const isFace = source.room === 'games' && !source.isTest && isInside(target, `${source.folder}/board`);
  return isFace ? 'the rules of a game know nothing of its board' : undefined;
}

function ownProblem(source, name, slugs) {
  const target = name.split('/')[1];
  const isGame = slugs.includes(target);
  if (source.slug && isGame && target !== source.slug) return 'no game imports another';
  if (source.room === 'games' && isGame && !source.isTest)
    return name.endsWith('/board') ? 'the rules of a game know nothing of its board' : undefined;
  if (source.room === 'board' && isGame) return undefined;
  // Tests may look at anything that is theirs to test with.
  if (source.isTest) return undefined;
  if (source.room === 'games' && HOSTS.includes(name))
    return `${name} is for hosts: a game is played by them`;
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

/** Whoever knows games by the registry alone never names one. */
const UNNAMED = Object.keys(ROOMS).filter(room => !['games', 'board'].includes(room));

export function namedGameProblems({ sources, sheets, slugs }) {
  const below = [...sources, ...sheets].filter(({ room, isTest }) => UNNAMED.includes(room) && !isTest);
  return below.flatMap(({ path, text, room }) =>
    text.split('\n').flatMap((line, i) => {
      const named = slugs.find(slug => new RegExp(`\\b(${slug}|${camel(slug)})\\b`, 'i').test(line));
      return named ? [`${path}:${i + 1}: ${room} names the game ${named}`] : [];
    }),
  );
}
