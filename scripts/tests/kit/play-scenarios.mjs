#!/usr/bin/env node
/**
 * `play-scenarios.mjs FOLDER FIRST…`: plays the scenarios of a game as its data stand there, those of the named files
 * before all others. Ends with 1 and names the first that does not hold.
 */
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { camel } from '../../generate/registries.mjs';
import { scenarioFilesOf } from '../../lib/components.mjs';
import { readYamls } from '../../lib/yaml.mjs';

const [folder, ...first] = process.argv.slice(2);

async function bundled() {
  const outfile = join(folder, 'generated', `played-${process.pid}.mjs`);
  const contents = `export { ${camel(basename(folder))} as game } from './src/index.ts';
    export { playScenario } from '@tavolata/kernel/scenario';`;
  try {
    await build({
      stdin: { contents, resolveDir: folder, loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}

/** A scenario that throws does not hold either. */
function isWell({ game, playScenario }, scenario) {
  try {
    return playScenario(game, scenario).length === 0;
  } catch {
    return false;
  }
}

const played = await bundled();
for (const file of new Set([...first, ...scenarioFilesOf(folder)]))
  for (const scenario of readYamls(file))
    if (!isWell(played, scenario)) {
      console.log(`${file}: ${scenario.title}`);
      process.exit(1);
    }
