import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { compileMessage } from '../generate/messages.mjs';
import { textsOf } from '../generate/texts.mjs';
import { filesUnder, gameFolders } from '../lib/files.mjs';
import { readYaml } from '../lib/yaml.mjs';

/**
 * What the laws look at. `sources`: every TypeScript file with its room; `data`: other files of games, as text;
 * `ledgers`: slug to rule ids; `texts`: room or slug to keys with the names of their parameters.
 */
export function treeOf({ files, data = {}, ledgers = {}, texts = {}, slugs }) {
  const sources = Object.entries(files).map(([path, text]) => sourceOf(path, text));
  return {
    sources,
    data: Object.entries(data).map(([path, text]) => ({ path, text, slug: slugOf(path) })),
    ledgers: new Map(Object.entries(ledgers).map(([slug, ids]) => [slug, new Set(ids)])),
    texts: new Map(Object.entries(texts).map(([room, keys]) => [room, new Map(Object.entries(keys))])),
    slugs: slugs ?? [...new Set(sources.flatMap(({ slug }) => slug ?? []))],
  };
}

const slugOf = path => /^packages\/games\/([^/]+)\//.exec(path)?.[1];

function sourceOf(path, text) {
  const slug = slugOf(path);
  const room = slug ? 'games' : (/^packages\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0]);
  const folder = slug ? `packages/games/${slug}` : /^packages\/[^/]+/.exec(path)?.[0];
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

/** The tree on disk. */
export function readTree(root) {
  const rooms = readdirSync(join(root, 'packages'));
  const games = gameFolders(root);
  const typescript = [join(root, 'packages'), join(root, 'bench')]
    .flatMap(folder => [...filesUnder(folder, '.ts'), ...filesUnder(folder, '.tsx')])
    .filter(path => !path.includes(`${sep}generated${sep}`));
  const data = games.flatMap(({ folder }) =>
    filesUnder(folder, '.yaml').filter(path => !path.endsWith(`${sep}rules.yaml`)),
  );
  const texts = {};
  for (const { slug, folder } of games) texts[slug] = keysOf(folder);
  for (const room of rooms)
    if (existsSync(join(root, 'packages', room, 'texts'))) texts[room] = keysOf(join(root, 'packages', room));
  const ledgers = {};
  for (const { slug, folder } of games)
    if (existsSync(join(folder, 'rules.yaml')))
      ledgers[slug] = readYaml(join(folder, 'rules.yaml')).rules.map(({ id }) => id);
  return treeOf({
    files: asText(root, typescript),
    data: asText(root, data),
    ledgers,
    texts,
    slugs: games.map(({ slug }) => slug),
  });
}
