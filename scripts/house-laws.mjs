#!/usr/bin/env node
/** The laws of the house that a general linter does not know. Part of `npm run lint`. */
import { pathToFileURL } from 'node:url';
import { importProblems, namedGameProblems } from './laws/imports.mjs';
import { ledgerProblems } from './laws/ledger.mjs';
import { proseProblems } from './laws/prose.mjs';
import { purityProblems, silencedProblems } from './laws/pure.mjs';
import { roomTextProblems, textProblems } from './laws/texts.mjs';
import { readTree } from './laws/tree.mjs';
import { ROOT } from './lib/files.mjs';

const LAWS = [
  importProblems,
  namedGameProblems,
  purityProblems,
  silencedProblems,
  proseProblems,
  ledgerProblems,
  textProblems,
  roomTextProblems,
];

/** What breaks a law, a line each: file, line, what is wrong. */
export const problemsIn = tree => LAWS.flatMap(law => law(tree));
export const houseProblems = (root = ROOT) => problemsIn(readTree(root));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = houseProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
