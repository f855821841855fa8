import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KERNEL_EVENTS, type ScenarioWords } from '@tavolata/kernel/scenario';
import { parse } from 'yaml';

type Tree = { readonly [key: string]: Tree | string };

/** All keys of a tree, and those below them. */
const keysOf = (tree: Tree | string = {}): string[] =>
  typeof tree === 'string' ? [] : Object.entries(tree).flatMap(([key, below]) => [key, ...keysOf(below)]);

/** Whatever a game's data calls by an id. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === 'id' && typeof below === 'string' ? [below] : idsIn(below),
  );
}

/** The ids of a game's cards: their files are called so. */
function cardsIn(folder: string): string[] {
  const cards = join(folder, 'cards');
  if (!existsSync(cards)) return [];
  const files = readdirSync(cards, { recursive: true, encoding: 'utf8' });
  return files.filter(file => file.endsWith('.yaml')).map(file => basename(file, '.yaml'));
}

function readYaml(file: string): Tree {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Tree) : {};
}

/** The words of a game's scenarios: events and prompts as its texts name them, and what its cards and components are called. */
export function scenarioWordsOf(folder: string): ScenarioWords {
  const texts = readYaml(join(folder, 'texts', 'en.yaml'));
  return {
    events: new Set([...KERNEL_EVENTS, ...keysOf(texts.event)]),
    prompts: new Set(keysOf(texts.ask)),
    names: new Set([
      ...keysOf(texts),
      ...idsIn(readYaml(join(folder, 'components.yaml'))),
      ...cardsIn(folder),
      // A card that somebody does not know is called by its back.
      ...keysOf(texts.back).map(back => `unknown-${back}`),
    ]),
  };
}
