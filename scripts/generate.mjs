#!/usr/bin/env node
/** Turns the data files of games, table and hosts into TypeScript. Run by every other script. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  generateCards,
  generateComponents,
  generateNumbers,
  generateRules,
  generateTutorials,
} from './generate/data.mjs';
import { pageFolders, pageRegistry } from './generate/page.mjs';
import { registryFolders, registryOf } from './generate/registries.mjs';
import { generateTexts } from './generate/texts.mjs';
import { gameFolders, ROOT, shown, writeIfChanged } from './lib/files.mjs';
import { DataError } from './lib/yaml.mjs';

/** What is made of a game's files. */
function producersOfGame(folder) {
  const tutorials = existsSync(join(folder, 'scenarios/tutorials'))
    ? [() => ({ 'tutorials.ts': generateTutorials(folder) })]
    : [];
  return [
    () => generateComponents(folder),
    () => generateCards(folder),
    () => generateNumbers(folder),
    () => ({ 'rules.ts': generateRules(folder) }),
    ...textProducers(folder),
    ...tutorials,
  ];
}

const textProducers = folder => (existsSync(join(folder, 'texts')) ? [() => generateTexts(folder)] : []);

/** Everything that is made, a folder at a time: a mistake in one of its parts does not hold up the others. */
function jobsIn(root) {
  const rooms = readdirSync(join(root, 'packages')).map(name => join(root, 'packages', name));
  return [
    ...gameFolders(root).map(({ folder }) => ({ folder, producers: producersOfGame(folder) })),
    ...rooms.map(folder => ({ folder, producers: textProducers(folder) })),
    ...registryFolders(root).map(host => ({
      folder: join(root, host),
      producers: [() => ({ 'games.ts': registryOf(host, root) })],
    })),
    ...pageFolders(root).map(folder => ({ folder, producers: [() => pageRegistry(root)] })),
  ];
}

/** Returns the files that changed; throws a `DataError` with every problem found. */
export const generate = (root = ROOT) => carryOut(jobsIn(root));
/** Only what is made of one game. */
export const generateGame = folder => carryOut([{ folder, producers: producersOfGame(folder) }]);

function carryOut(jobs) {
  const problems = [];
  const written = [];
  for (const { folder, producers } of jobs) {
    for (const produce of producers) {
      try {
        for (const [name, source] of Object.entries(produce())) {
          const path = join(folder, 'generated', name);
          if (writeIfChanged(path, source)) written.push(shown(path));
        }
      } catch (error) {
        if (!(error instanceof DataError)) throw error;
        problems.push(error.message);
      }
    }
  }
  if (problems.length > 0) throw new DataError(problems.join('\n'));
  return written;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    for (const path of generate()) console.error(`wrote ${path}`);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
