import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gameFolders } from '../lib/files.mjs';
import { readYaml } from '../lib/yaml.mjs';
import { typeset } from './typeset.mjs';

const MADE = '// Made by scripts/generate.mjs from the folders under packages/games.\n';

/** What the code of a thing exports it as: `boss-monster` is `bossMonster`. */
export const camel = id => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** The command line: rules, texts, ledger, and what a game adds for the terminal. */
function cliRegistry(games, toGames) {
  const pathOf = (slug, file) => `${toGames}/${slug}/${file}`;
  const withTerminal = games.filter(({ folder }) => existsSync(join(folder, 'terminal/index.ts')));
  const imports = games.flatMap(({ slug }) => {
    const name = camel(slug);
    return [
      `import { rules as ${name}Rules } from '${pathOf(slug, 'generated/rules.ts')}';`,
      `import { en as ${name}En } from '${pathOf(slug, 'generated/texts/en.ts')}';`,
      `import { it as ${name}It } from '${pathOf(slug, 'generated/texts/it.ts')}';`,
      `import { ${name} } from '${pathOf(slug, 'src/index.ts')}';`,
    ];
  });
  const terminals = withTerminal.map(
    ({ slug }) =>
      `import { terminal as ${camel(slug)}Terminal } from '${pathOf(slug, 'terminal/index.ts')}';`,
  );
  const entries = games.map(game => {
    const name = camel(game.slug);
    const terminal = withTerminal.includes(game) ? `, terminal: ${name}Terminal` : '';
    return `  registered(${name}, { texts: { it: ${name}It, en: ${name}En }, rules: ${name}Rules${terminal} }),`;
  });
  return `${MADE}${[...imports, ...terminals].join('\n')}
import { type RegisteredGames, registered } from '../src/registry.ts';

export const games: RegisteredGames = [
${entries.join('\n')}
];
`;
}

/** The rules of all games. */
const rulesRegistry = (games, toGames) => `${MADE}import type { Def, Game, State } from '@tavolata/kernel';
${games.map(({ slug }) => `import { ${camel(slug)} } from '${toGames}/${slug}/src/index.ts';`).join('\n')}

export const all = [
${games.map(({ slug }) => `  ${camel(slug)},`).join('\n')}
] as unknown as readonly Game<State, Def>[];
`;

/** The server: the rules, and what a game is called in mails. */
function serverRegistry(games, toGames) {
  const titles = Object.fromEntries(
    games.map(({ slug, folder }) => {
      const { it, en } = readYaml(join(folder, 'rules.yaml')).title;
      return [slug, { it: typeset(it), en: typeset(en) }];
    }),
  );
  return `${rulesRegistry(games, toGames)}
export const titles: Readonly<Record<string, { readonly it: string; readonly en: string }>> = ${JSON.stringify(titles, undefined, 1)};
`;
}

/** The hosts, each with what it needs of every game. Games are reached by their folders, so no package.json names them. */
const REGISTRIES = {
  'packages/cli': cliRegistry,
  'packages/server': serverRegistry,
  bench: rulesRegistry,
};

/** The folders that get a `generated/games.ts`. */
export const registryFolders = root => Object.keys(REGISTRIES).filter(host => existsSync(join(root, host)));

/** The source of it. */
export const registryOf = (host, root) =>
  REGISTRIES[host](gameFolders(root), posix.relative(`${host}/generated`, 'packages/games'));
