/** What the page finds games by: their doors, faces, rules, words and ledgers, from the folders under `packages/games`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gameFolders } from '../lib/files.mjs';
import { readYaml } from '../lib/yaml.mjs';
import { camel } from './registries.mjs';

/** From the page's `generated/games/`: games are reached by their folders, so no package.json names them. */
const GAMES = '../../../games';

const MADE = '// Made by scripts/generate.mjs from the folders of packages/games.\n';

const doorFile = folder => join(folder, 'board', 'door', 'door.yaml');

/** Games with a board, lightest first. */
export function gamesWithBoards(root) {
  const games = gameFolders(root)
    .filter(({ folder }) => existsSync(doorFile(folder)))
    .map(({ slug, folder }) => {
      const { it: _, en: __, ...door } = readYaml(doorFile(folder));
      const { players } = readYaml(join(folder, 'rules.yaml'));
      const teaches = existsSync(join(folder, 'scenarios', 'tutorials'));
      return { slug, folder, door: { slug, players, ...door, ...(teaches && { teaches }) } };
    });
  return games.sort((a, b) => a.door.weight - b.door.weight || a.door.minutes - b.door.minutes);
}

/** The words on the doors: `door.<slug>.name`, with the file they stand in. */
export function doorTexts(root, language) {
  return gamesWithBoards(root).map(({ slug, folder }) => {
    const file = doorFile(folder);
    return { file, texts: { door: { [slug]: readYaml(file)[language] } } };
  });
}

const doorOf = ({ slug, door }) => `  {
    ...${JSON.stringify(door)},
    art: ${camel(slug)}Art,
    load: async () => (await import('${GAMES}/${slug}/board/index.tsx')).page as unknown as AnyPage,
  },`;

const doors = games => `${MADE}import type { AnyPage } from '@tavolata/board-kit';
import type { Door } from '../../src/games/door.ts';
${games.map(({ slug }) => `import ${camel(slug)}Art from '${GAMES}/${slug}/board/door/door.svg?url';`).join('\n')}

export const DOORS: readonly Door[] = [
${games.map(doorOf).join('\n')}
];
`;

const themes = games =>
  MADE + games.map(({ slug }) => `import '${GAMES}/${slug}/board/door/theme.css';\n`).join('');

const rules = games => `${MADE}/** The rules of each game, loaded when a table needs them. */
export const RULES: Readonly<Record<string, () => Promise<unknown>>> = {
${games.map(({ slug }) => `  '${slug}': async () => (await import('${GAMES}/${slug}/src/index.ts')).${camel(slug)},`).join('\n')}
};
`;

const ledgers = games => `${MADE}/** Rulebooks are files of their own, loaded when somebody asks why. */
export const LEDGERS: Readonly<Record<string, () => Promise<unknown>>> = {
${games.map(({ slug }) => `  '${slug}': () => import('${GAMES}/${slug}/generated/rules.ts'),`).join('\n')}
};
`;

const texts = games => `${MADE}/** The words of each game, a file for each language. */
export const TEXTS: Readonly<Record<string, Readonly<Record<'it' | 'en', () => Promise<unknown>>>>> = {
${games
  .map(({ slug }) => {
    const load = language => `${language}: () => import('${GAMES}/${slug}/generated/texts/${language}.ts')`;
    return `  '${slug}': { ${load('it')}, ${load('en')} },`;
  })
  .join('\n')}
};
`;

const setupFile = folder => join(folder, 'board', 'setup', 'Setup.tsx');

const setups = games => `${MADE}import type { SetupProps } from '@tavolata/board-kit';
import type { ComponentType } from 'preact';

/** What some games add to the new table's form. */
export const SETUPS: Readonly<Record<string, () => Promise<ComponentType<SetupProps>>>> = {
${games
  .filter(({ folder }) => existsSync(setupFile(folder)))
  .map(
    ({ slug }) => `  '${slug}': async () => (await import('${GAMES}/${slug}/board/setup/Setup.tsx')).Setup,`,
  )
  .join('\n')}
};
`;

/** The sources of the page's `generated/games/`, by name. */
export function pageRegistry(root) {
  const games = gamesWithBoards(root);
  return {
    'games/doors.ts': doors(games),
    'games/themes.ts': themes(games),
    'games/rules.ts': rules(games),
    'games/ledgers.ts': ledgers(games),
    'games/texts.ts': texts(games),
    'games/setups.ts': setups(games),
  };
}

/** The page, if there is one. */
export const pageFolders = root => [join(root, 'packages', 'web')].filter(existsSync);
