import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cardFilesOf, componentsFile, readComponents, writtenComponents } from '../lib/components.mjs';
import { shown } from '../lib/files.mjs';
import { DataError, readYaml } from '../lib/yaml.mjs';
import { asMessage, fill, namesIn, paramsOf, shownFact } from './fill.mjs';
import { compileMessage, helpersFor } from './messages.mjs';
import { doorTexts } from './page.mjs';
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

/** Every thing with an id, whichever list it stands in. */
function* thingsIn(value) {
  if (Array.isArray(value)) for (const item of value) yield* thingsIn(item);
  else if (typeof value === 'object' && value !== null) {
    if (typeof value.id === 'string') yield value;
    for (const item of Object.values(value)) if (typeof item === 'object') yield* thingsIn(item);
  }
}

/**
 * What players read of a thing: `text` says all it does, `brief` in one line what it is for, `short` its name in little
 * place, `turn` that it is its turn.
 */
const PARTS = ['name', 'title', 'short', 'turn', 'text', 'brief'];
/** Names are written with the signs of a keyboard. */
const asPrinted = { name: typeset, title: typeset, short: typeset, turn: typeset };

/** The page fills it in with what is on the table. */
const isLive = (words, live) => namesIn(words).some(name => live.includes(name));

/** What a thing's text says with its numbers, which stand nowhere but in its facts. */
function filled(words, thing, limits, language, file) {
  try {
    return asMessage(fill(words, paramsOf(thing, limits), language).text);
  } catch (error) {
    throw new DataError(`${shown(file)}: the text of ${thing.id} in ${language}: ${error.message}`);
  }
}

/** Texts that stand in the data: those of cards and other things, the legend's words, the game's title. */
function textsInData(folder, language) {
  const texts = componentTexts(folder, language);
  const ledger = join(folder, 'rules.yaml');
  const title = existsSync(ledger) ? readYaml(ledger).title : undefined;
  if (title) add(texts, 'game.title', typeset(title[language]), ledger);
  return texts;
}

function componentTexts(folder, language) {
  const texts = new Map();
  const file = componentsFile(folder);
  const {
    legend = {},
    kinds: _,
    terms = [],
    words: __,
    live = [],
    limits,
    ...lists
  } = writtenComponents(folder);
  for (const [group, words] of Object.entries(legend))
    for (const [word, name] of Object.entries(words))
      add(texts, `${group}.${word}`, typeset(name[language]), file);
  const put = (things, from) => {
    for (const thing of thingsIn(things))
      for (const part of PARTS) {
        const words = thing[part]?.[language];
        if (words === undefined) continue;
        const text =
          asPrinted[part]?.(words) ??
          (isLive(words, live) ? words : filled(words, thing, limits, language, from));
        add(texts, `card.${thing.id}.${part}`, text.trim(), from);
      }
  };
  put(lists, file);
  for (const { file: from, card, kind } of cardFilesOf(folder)) {
    put(card, from);
    // Spoken of where no card lies: on a map, on a token.
    if (terms.includes(kind))
      add(texts, `term.${card.id}`, typeset((card.short ?? card.name)[language]), from);
  }
  return texts;
}

/** What a text of the game says of a card: `{battery-bum.price}`, and of all: `{limits.soulsToWin}`. */
function textsWithFacts(folder, language) {
  if (!existsSync(componentsFile(folder))) return message => message;
  const components = readComponents(folder);
  const things = new Map([...thingsIn(components)].map(thing => [thing.id, thing]));
  const factsOf = id => (id === 'limits' ? components.limits : paramsOf(things.get(id) ?? {}));
  return (message, key, file) =>
    message.replace(/\{([a-z0-9-]+)\.([\w.]+)\}/g, (hole, id, path) => {
      const fact = path.split('.').reduce((value, name) => value?.[name], factsOf(id));
      if (fact === undefined) throw new DataError(`${shown(file)}: ${key}: there is no fact ${hole}`);
      return shownFact(fact, language);
    });
}

/** The page says what is on the doors of the games before anything else of them is there. */
const hostTexts = (folder, language) =>
  basename(folder) === 'web' ? doorTexts(join(folder, '..', '..'), language) : [];

/** Every text of a folder in one language. What `texts/` says goes before what the data say. */
export function textsOf(folder, language) {
  const texts = textsInData(folder, language);
  const own = join(folder, 'texts', `${language}.yaml`);
  if (existsSync(own)) {
    const named = textsWithFacts(folder, language);
    for (const [key, { message, file }] of flatten(readYaml(own), own))
      texts.set(key, { message: named(message, key, file), file });
  }
  for (const { file, texts: more } of hostTexts(folder, language)) flatten(more, file, '', texts);
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
