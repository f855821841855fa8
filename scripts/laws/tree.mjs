import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from '@typescript/typescript6';
import { factsOf } from '../generate/data.mjs';
import { compileMessage } from '../generate/messages.mjs';
import { textsOf } from '../generate/texts.mjs';
import { cardFilesOf, readComponents, writtenComponents } from '../lib/components.mjs';
import { filesUnder, gameFolders, ROOT } from '../lib/files.mjs';
import { readYaml } from '../lib/yaml.mjs';
import { cardsOf, spokenIn } from './spoken.mjs';

/** Any item of a list, in the path of a fact. */
export const ELEMENT = '#';

/**
 * What the laws look at. `sources`: every TypeScript file with its room; `sheets`: styles, pages and settings, with
 * theirs; `data`: data files of games, as text; `ledgers`: slug to rule ids; `texts`: room or slug to keys with the
 * names of their parameters; `facts`: slug to the kinds of its cards with the paths of their facts,
 * each with a file that has it;
 * `readmes`: what each game says of itself, with its files; `cards`: slug to the ids of its cards, and to those of them
 * that are words besides, each with its reason; `spoken`: the words of a game's data that are no card's own;
 * `printed`: every card with its file, its game's limits, and the names that its page fills in.
 */
export function treeOf({
  files,
  sheets = {},
  data = {},
  ledgers = {},
  texts = {},
  facts = {},
  readmes = [],
  cards = {},
  spoken = [],
  printed = [],
  slugs,
  root = ROOT,
}) {
  const sources = Object.entries(files).map(([path, text]) => sourceOf(path, text));
  return {
    sources,
    sheets: Object.entries(sheets).map(([path, text]) => sourceOf(path, text)),
    data: Object.entries(data).map(([path, text]) => ({ path, text, slug: slugOf(path) })),
    ledgers: new Map(Object.entries(ledgers).map(([slug, ids]) => [slug, new Set(ids)])),
    texts: new Map(Object.entries(texts).map(([room, keys]) => [room, new Map(Object.entries(keys))])),
    facts: new Map(Object.entries(facts)),
    root,
    readmes,
    cards: new Map(
      Object.entries(cards).map(([slug, { ids, words = {} }]) => [
        slug,
        { ids: new Set(ids), words: new Map(Object.entries(words)) },
      ]),
    ),
    spoken,
    printed,
    slugs: slugs ?? [...new Set(sources.flatMap(({ slug }) => slug ?? []))],
  };
}

const slugOf = path => /^packages\/games\/([^/]+)\//.exec(path)?.[1];

function sourceOf(path, text) {
  const slug = slugOf(path);
  const board = /^packages\/games\/[^/]+\/board(?=\/)/.exec(path)?.[0];
  const room = board
    ? 'board'
    : slug
      ? 'games'
      : (/^packages\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0]);
  const folder = board ?? (slug ? `packages/games/${slug}` : /^packages\/[^/]+/.exec(path)?.[0]);
  let ast;
  return {
    path,
    text,
    room,
    slug,
    folder: folder ?? room,
    // Suites that hosts run on their own ports are tests, too.
    isTest: path.includes('/tests/') || path.includes('/src/contracts/'),
    get ast() {
      ast ??= ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
      return ast;
    },
  };
}

/** `packages/…/file.ts:12`, as every message begins. */
export function placeOf(source, node) {
  const { line } = source.ast.getLineAndCharacterOfPosition(node.getStart(source.ast));
  return `${source.path}:${line + 1}`;
}

/** Every node of a file, parents first. */
export function* nodesOf(node) {
  yield node;
  const children = [];
  ts.forEachChild(node, child => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

const asText = (root, paths) =>
  Object.fromEntries(
    paths.map(path => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );

function keysOf(folder) {
  const keys = {};
  for (const [key, { message }] of textsOf(folder, 'en')) keys[key] = compileMessage(message).names;
  return keys;
}

/** The facts of a game's cards by kind. Where a fact goes by things (`{ mage: 2 }`), their ids are no names. */
function factsByKind(folder, root) {
  const components = readComponents(folder);
  const things = new Set(Object.values(components).flatMap(list => [list].flat().map(thing => thing?.id)));
  const kinds = new Map();
  for (const { file, kind, list, card } of cardFilesOf(folder)) {
    if (!kinds.has(kind)) kinds.set(kind, { kind, list, paths: new Map() });
    const { paths } = kinds.get(kind);
    for (const path of pathsIn(factsOf(card), things))
      if (!paths.has(path.join('.'))) paths.set(path.join('.'), { path, file: relative(root, file) });
  }
  return [...kinds.values()].map(({ paths, ...kind }) => ({ ...kind, paths: [...paths.values()] }));
}

/** Every name of a fact, from the outside in. */
function* pathsIn(value, things, path = []) {
  if (Array.isArray(value)) for (const item of value) yield* pathsIn(item, things, [...path, ELEMENT]);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      if (things.has(name)) continue;
      yield [...path, name];
      yield* pathsIn(item, things, [...path, name]);
    }
}

function readmeOf({ slug, folder }) {
  const readme = join(folder, 'README.md');
  return {
    slug,
    text: existsSync(readme) ? readFileSync(readme, 'utf8') : undefined,
    files: filesUnder(folder, '').map(path => relative(folder, path).split(sep).join('/')),
  };
}

const SHEETS = ['.css', '.html', '.json'];
const LEFT_OUT = /[\\/](generated|dist)[\\/]/;

/** The code on disk, and the styles, pages and settings beside it. */
export function readCode(root) {
  const typescript = [join(root, 'packages'), join(root, 'bench')]
    .flatMap(folder => [...filesUnder(folder, '.ts'), ...filesUnder(folder, '.tsx')])
    .filter(path => !LEFT_OUT.test(path));
  const sheets = SHEETS.flatMap(ending =>
    [join(root, 'packages'), join(root, 'bench')].flatMap(folder => filesUnder(folder, ending)),
  ).filter(path => !LEFT_OUT.test(path));
  return { files: asText(root, typescript), sheets: asText(root, sheets) };
}

function printedIn(folder, slug, root) {
  const { limits } = readComponents(folder);
  const { live = [] } = writtenComponents(folder);
  return cardFilesOf(folder).map(({ file, card }) => ({
    path: relative(root, file).split(sep).join('/'),
    slug,
    limits,
    live,
    card,
  }));
}

/** The tree on disk. */
export function readTree(root) {
  const rooms = readdirSync(join(root, 'packages'));
  const games = gameFolders(root);
  const data = games.flatMap(({ folder }) =>
    filesUnder(folder, '.yaml').filter(path => !path.endsWith(`${sep}rules.yaml`)),
  );
  const texts = {};
  for (const { slug, folder } of games) texts[slug] = keysOf(folder);
  for (const room of rooms)
    if (existsSync(join(root, 'packages', room, 'texts'))) texts[room] = keysOf(join(root, 'packages', room));
  const facts = Object.fromEntries(games.map(({ slug, folder }) => [slug, factsByKind(folder, root)]));
  const cards = Object.fromEntries(games.map(({ slug, folder }) => [slug, cardsOf(folder)]));
  const printed = games.flatMap(({ folder, slug }) => printedIn(folder, slug, root));
  const ledgers = {};
  for (const { slug, folder } of games)
    ledgers[slug] = readYaml(join(folder, 'rules.yaml')).rules.map(({ id }) => id);
  return treeOf({
    ...readCode(root),
    data: asText(root, data),
    ledgers,
    texts,
    facts,
    root,
    readmes: games.map(readmeOf),
    cards,
    spoken: games.flatMap(({ folder }) => spokenIn(folder, root)),
    printed,
    slugs: games.map(({ slug }) => slug),
  });
}
