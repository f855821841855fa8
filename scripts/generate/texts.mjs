import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shown } from '../lib/files.mjs';
import { DataError, readYaml } from '../lib/yaml.mjs';
import { compileMessage, helpersFor } from './messages.mjs';
import { typeset } from './typeset.mjs';

export const LANGUAGES = ['it', 'en'];

/** `{ask: {build: …}}` as `ask.build`: each key with its message and the file it stands in. */
export function flatten(value, file, prefix = '', into = new Map()) {
  for (const [key, item] of Object.entries(value ?? {})) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof item === 'object' && item !== null && !Array.isArray(item)) flatten(item, file, path, into);
    else if (typeof item === 'string') add(into, path, item.trim(), file);
    else throw new DataError(`${shown(file)}: ${path} is not a text`);
  }
  return into;
}

function add(into, key, message, file) {
  if (into.has(key)) throw new DataError(`${shown(file)}: ${key} is there twice`);
  into.set(key, { message, file });
}

/** Every thing with an id and a name, whichever list it stands in; a thing in two lists has one name. */
function* named(value) {
  if (Array.isArray(value)) for (const item of value) yield* named(item);
  else if (typeof value === 'object' && value !== null) {
    if (typeof value.id === 'string' && typeof value.name?.en === 'string') yield value;
    for (const item of Object.values(value)) if (typeof item === 'object') yield* named(item);
  }
}

/** Names that stand in the component data: cards, the legend's words, the game's title. */
function namesInData(folder, language) {
  const names = new Map();
  const file = join(folder, 'components.yaml');
  if (!existsSync(file)) return names;
  const put = (key, name, from = file) => add(names, key, typeset(name[language]), from);
  const { legend = {}, ...lists } = readYaml(file);
  for (const [group, words] of Object.entries(legend))
    for (const [word, name] of Object.entries(words)) put(`${group}.${word}`, name);
  for (const { id, name, title } of named(lists)) {
    if (!names.has(`card.${id}.name`)) put(`card.${id}.name`, name);
    if (title) put(`card.${id}.title`, title);
  }
  const ledger = join(folder, 'rules.yaml');
  const title = existsSync(ledger) ? readYaml(ledger).title : undefined;
  if (title) put('game.title', title, ledger);
  return names;
}

/** Files that say something of each card: all it does, and in one line what it is for. */
const OF_CARDS = [
  ['cards', 'text'],
  ['briefs', 'brief'],
];

/** Every text of a folder in one language. What `texts/` says goes before what the data say. */
export function textsOf(folder, language) {
  const texts = new Map(namesInData(folder, language));
  for (const [name, part] of OF_CARDS) {
    const cards = join(folder, 'texts', `${name}.${language}.yaml`);
    if (existsSync(cards))
      for (const [id, text] of Object.entries(readYaml(cards) ?? {}))
        add(texts, `card.${id}.${part}`, text.trim(), cards);
  }
  const own = join(folder, 'texts', `${language}.yaml`);
  if (existsSync(own)) for (const [key, text] of flatten(readYaml(own), own)) texts.set(key, text);
  return texts;
}

function compileAll(texts, problems) {
  const compiled = new Map();
  for (const [key, { message, file }] of texts) {
    try {
      compiled.set(key, { ...compileMessage(message), file });
    } catch (error) {
      problems.push(`${shown(file)}: ${key} is not an ICU message (${error.message})`);
    }
  }
  return compiled;
}

/** Both languages say everything, with the same parameters. */
function compare(one, other, language, problems) {
  for (const [key, { file, names }] of one) {
    const same = other.get(key);
    if (!same) problems.push(`${shown(file)}: ${key} is missing in ${language}`);
    else if (String(same.names) !== String(names))
      problems.push(
        `${shown(file)}: ${key} takes {${names.join(', ')}}, in ${language} {${same.names.join(', ')}}`,
      );
  }
}

function source(compiled, language) {
  const needs = new Set([...compiled.values()].flatMap(({ needs: used }) => [...used]));
  const helpers = helpersFor(needs, language);
  const lines = [...compiled].map(([key, { code }]) => `  ${JSON.stringify(key)}: ${code},`);
  return `// Made by scripts/generate.mjs: edit the YAML files instead.
export type TextParams = Readonly<Record<string, string | number | undefined>>;
export type Texts = Readonly<Record<string, string | ((p: TextParams) => string)>>;
${helpers && `\n${helpers}\n`}
export const ${language} = {
${lines.join('\n')}
} satisfies Texts;
`;
}

/** The sources of `generated/texts/`, by name; problems of all files are reported together. */
export function generateTexts(folder) {
  const problems = [];
  const [it, en] = LANGUAGES.map(language => compileAll(textsOf(folder, language), problems));
  if (problems.length === 0) {
    compare(it, en, 'en', problems);
    compare(en, it, 'it', problems);
  }
  if (problems.length > 0) throw new DataError([...new Set(problems)].join('\n'));
  return { 'texts/it.ts': source(it, 'it'), 'texts/en.ts': source(en, 'en') };
}
