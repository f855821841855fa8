import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { flatten, LANGUAGES } from '../generate/texts.mjs';
import { cardFilesOf, componentsFile, writtenComponents } from '../lib/components.mjs';
import { readYaml } from '../lib/yaml.mjs';

/** The ids of a game's cards, and those of them that are words besides. */
export const cardsOf = folder => ({
  ids: cardFilesOf(folder).map(({ id }) => id),
  words: writtenComponents(folder).words,
});

/** Every key and every word of a value, texts in a language left out. */
function* wordsIn(value, key = '') {
  if (Array.isArray(value)) for (const item of value) yield* wordsIn(item);
  else if (typeof value === 'object' && value !== null)
    for (const [name, item] of Object.entries(value)) {
      yield* name.split('.');
      yield* wordsIn(item, name);
    }
  else if (typeof value === 'string' && !LANGUAGES.includes(key)) yield value;
}

/** What the data say that belong to no card: components.yaml, but for its `words`, and the keys of the texts. */
export function spokenIn(folder, root) {
  const { words: _, ...rest } = writtenComponents(folder);
  const texts = LANGUAGES.map(language => join(folder, 'texts', `${language}.yaml`)).filter(existsSync);
  const said = [
    ...[...wordsIn(rest)].map(word => [componentsFile(folder), word]),
    ...texts.flatMap(file => {
      const keys = [...flatten(readYaml(file), file).keys()];
      return keys.flatMap(key => key.split('.')).map(word => [file, word]);
    }),
  ];
  return said.map(([file, word]) => ({ path: relative(root, file).split(sep).join('/'), word }));
}
