#!/usr/bin/env node
/** Turns the data files of games, table and command line into TypeScript. Run by every other script. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateComponents, generateRules, generateTutorials } from './generate/data.mjs';
import { generateTexts } from './generate/texts.mjs';
import { gameFolders, ROOT, shown, writeIfChanged } from './lib/files.mjs';
import { DataError } from './lib/yaml.mjs';

/** What is made for a folder, each from its own files: a mistake in one does not hold up the others. */
function producersOf(folder, isGame) {
  const texts = existsSync(join(folder, 'texts')) ? [() => generateTexts(folder)] : [];
  if (!isGame) return texts;
  const rules = existsSync(join(folder, 'rules.yaml')) ? [() => ({ 'rules.ts': generateRules(folder) })] : [];
  const tutorials = existsSync(join(folder, 'scenarios/tutorials'))
    ? [() => ({ 'tutorials.ts': generateTutorials(folder) })]
    : [];
  return [() => ({ 'components.ts': generateComponents(folder) }), ...rules, ...texts, ...tutorials];
}

/** Returns the files that changed; throws a `DataError` with every problem found. */
export function generate(root = ROOT) {
  const folders = [
    ...gameFolders(root).map(({ folder }) => ({ folder, isGame: true })),
    ...readdirSync(join(root, 'packages')).map(name => ({
      folder: join(root, 'packages', name),
      isGame: false,
    })),
  ];
  const problems = [];
  const written = [];
  for (const { folder, isGame } of folders) {
    for (const produce of producersOf(folder, isGame)) {
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
