import { posix } from 'node:path';
import { importsOf } from './imports.mjs';
import { placeOf } from './tree.mjs';

/** Its pages import each other; it joins when they do not. */
const NOT_YET = ['web'];

/**
 * No cycle between the folders of a package: whoever reads one need not read the other first. Imports of types count. At
 * every level of `src` a folder is one place, and a file that lies beside it another: so a barrel or a root file may know
 * every folder, but no folder may then know it. Files that only know each other lie in one folder and may.
 */
export function cycleProblems({ sources }) {
  const edges = new Map();
  for (const source of sources)
    if (!NOT_YET.includes(source.room) && source.path.startsWith(`${source.folder}/src/`) && !source.isTest)
      for (const edge of edgesOf(source)) {
        const level = edges.get(edge.level) ?? new Map();
        edges.set(edge.level, level);
        const from = level.get(edge.from) ?? new Map();
        level.set(edge.from, from);
        if (!from.has(edge.to)) from.set(edge.to, edge.place);
      }
  return [...edges].flatMap(([level, graph]) => problemsOf(level, graph));
}

/** An import leads from one place to another at the level where the ways to the two files part. */
function* edgesOf(source) {
  for (const [name, node] of importsOf(source)) {
    if (!name.startsWith('.')) continue;
    const here = source.path.split('/');
    const there = posix.join(posix.dirname(source.path), name).split('/');
    const parting = here.findIndex((part, i) => part !== there[i]);
    const from = here[parting];
    const to = there[parting];
    if (from === undefined || to === undefined) continue;
    yield { level: here.slice(0, parting).join('/'), from, to, place: placeOf(source, node) };
  }
}

const isFolder = name => !/\.[jt]sx?$/.test(name);

/** One problem for each folder that leads back to itself, with the shortest way. */
function problemsOf(level, graph) {
  const told = new Set();
  return [...graph.keys()].filter(isFolder).flatMap(folder => {
    if (told.has(folder)) return [];
    const way = wayBack(graph, folder);
    if (!way) return [];
    for (const name of way) told.add(name);
    const [, next] = way;
    const place = graph.get(folder).get(next);
    return [`${place}: a cycle of folders in ${level}: ${way.join(' → ')}`];
  });
}

function wayBack(graph, start) {
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways)
    for (const next of graph.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return undefined;
}
