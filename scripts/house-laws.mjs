#!/usr/bin/env node
/** The laws of the house that a general linter does not know. Part of `npm run lint`. */
import { pathToFileURL } from 'node:url';
import { namedCardProblems } from './laws/cards.mjs';
import { cycleProblems } from './laws/cycles.mjs';
import { unusedExportProblems } from './laws/exports.mjs';
import { unreadFactProblems } from './laws/facts.mjs';
import { importProblems, namedGameProblems } from './laws/imports.mjs';
import { ledgerProblems } from './laws/ledger.mjs';
import { digitProblems, literalProblems, numberProblems } from './laws/numbers.mjs';
import { proseProblems } from './laws/prose.mjs';
import { purityProblems, silencedProblems } from './laws/pure.mjs';
import { readmeProblems } from './laws/readmes.mjs';
import { roomTextProblems, textProblems } from './laws/texts.mjs';
import { readTree } from './laws/tree.mjs';
import { typeNameProblems } from './laws/type-names.mjs';
import { ROOT } from './lib/files.mjs';

const LAWS = [
  importProblems,
  namedGameProblems,
  namedCardProblems,
  cycleProblems,
  unusedExportProblems,
  purityProblems,
  silencedProblems,
  proseProblems,
  ledgerProblems,
  unreadFactProblems,
  readmeProblems,
  literalProblems,
  numberProblems,
  digitProblems,
  textProblems,
  roomTextProblems,
  typeNameProblems,
];

/** What breaks a law, a line each: file, line, what is wrong. */
export const problemsIn = tree => LAWS.flatMap(law => law(tree));
export const houseProblems = (root = ROOT) => problemsIn(readTree(root));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = houseProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
