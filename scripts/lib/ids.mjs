import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readComponents } from './components.mjs';
import { shown } from './files.mjs';
import { readYaml } from './yaml.mjs';

const idsOf = list => (Array.isArray(list) ? list.flatMap(item => item?.id ?? []) : []);

/** Every id that stands in one list more than once. */
function repeated(where, name, list) {
  const ids = idsOf(list);
  const twice = new Set(ids.filter((id, i) => ids.indexOf(id) !== i));
  return [...twice].map(id => `${where}: ${name} has ${id} more than once`);
}

const read = file => (existsSync(file) ? (readYaml(file) ?? {}) : {});

/** What a match can be set to: whatever of the components is no card and no zone, and what the settings' texts name. */
function switchesOf(folder, { zones: _, cards: __, ...lists }) {
  const { variant = {}, 'option-name': option = {} } = read(join(folder, 'texts', 'en.yaml'));
  const things = Object.values(lists).flatMap(idsOf);
  return new Set([
    ...things.map(id => id.replace(/^option-/, '')),
    ...Object.keys(variant),
    ...Object.keys(option),
  ]);
}

const WORDS = ['and', 'or', 'not'];
const namesIn = mode => (String(mode).match(/[a-z][a-z0-9-]*/g) ?? []).filter(name => !WORDS.includes(name));

/** What JSON Schema cannot say of a game's data: ids are unique, and rules hold in modes that there are. */
export function idProblems(folder) {
  const components = readComponents(folder);
  const ledger = join(folder, 'rules.yaml');
  const { rules = [] } = read(ledger);
  const switches = switchesOf(folder, components);
  return [
    ...Object.entries(components).flatMap(([name, list]) =>
      repeated(shown(join(folder, 'components.yaml')), name, list),
    ),
    ...repeated(shown(ledger), 'rules', rules),
    ...rules.flatMap(({ id, mode = '' }) =>
      namesIn(mode)
        .filter(name => !switches.has(name))
        .map(name => `${shown(ledger)}: ${id} is for a mode ${name}, which nothing of the game is called`),
    ),
  ];
}
