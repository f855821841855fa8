import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesUnder, shown } from './files.mjs';
import { DataError, readYaml } from './yaml.mjs';

const SCENARIOS = '.scenarios.yaml';

/**
 * Every card of a game: `cards/<kind>/<id>.yaml`. `kinds` of components.yaml says which list each kind makes; one of
 * `cards` has its kind as its type. Its id is the name of its file.
 */
export function cardFilesOf(folder, kinds = kindsOf(folder)) {
  return Object.entries(kinds).flatMap(([kind, list]) =>
    filesUnder(join(folder, 'cards', kind), '.yaml')
      .filter(file => !file.endsWith(SCENARIOS))
      .map(file => {
        const id = basename(file, '.yaml');
        const type = list === 'cards' ? { type: kind } : {};
        return { file, kind, list, id, card: { id, ...type, ...readYaml(file) } };
      }),
  );
}

export const componentsFile = folder => join(folder, 'components.yaml');

/** components.yaml as it is written; empty where a game has none. */
export function writtenComponents(folder) {
  const file = componentsFile(folder);
  return (existsSync(file) && readYaml(file)) || {};
}

const kindsOf = folder => writtenComponents(folder).kinds ?? {};

/**
 * The components of a game with its cards, as if they stood in one file; none where there is no such file. Not with what
 * components.yaml says about cards: their `kinds`, and which of these are `terms`; and `words` of the rulebook that are
 * ids of cards, too; and what the page fills into their lines, `live`.
 */
export function readComponents(folder) {
  const { kinds = {}, terms: _, words: __, live: ___, ...components } = writtenComponents(folder);
  for (const list of new Set(Object.values(kinds))) components[list] = [];
  for (const { list, card } of cardFilesOf(folder, kinds)) components[list].push(card);
  const stray = strayIn(folder, kinds);
  if (stray.length > 0) throw new DataError(stray.join('\n'));
  return components;
}

/** What lies among the cards and belongs to none of them. */
function strayIn(folder, kinds) {
  const cards = join(folder, 'cards');
  if (!existsSync(cards)) return [];
  const folders = readdirSync(cards, { withFileTypes: true }).filter(entry => entry.isDirectory());
  const unknown = folders.filter(({ name }) => !(name in kinds));
  const lonely = [...filesUnder(cards, '.ts'), ...filesUnder(cards, SCENARIOS)].filter(
    file => !existsSync(file.replace(/(\.scenarios\.yaml|\.ts)$/, '.yaml')),
  );
  return [
    ...unknown.map(({ name }) => `${shown(join(cards, name))}: components.yaml has no kind ${name}`),
    ...lonely.map(file => `${shown(file)}: there is no card of that name`),
  ];
}

/** The scenarios of a game: those of its rules, and those beside its cards. */
export const scenarioFilesOf = folder => [
  ...filesUnder(join(folder, 'scenarios'), '.yaml'),
  ...filesUnder(join(folder, 'cards'), SCENARIOS),
];
