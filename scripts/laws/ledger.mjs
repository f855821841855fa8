import { readFileSync } from 'node:fs';
import { schemaFile } from '../lib/schemas.mjs';

/** What an id of a rule looks like: the ledger's schema says it. */
const { pattern } = JSON.parse(readFileSync(schemaFile('rules'), 'utf8')).$defs.rule.properties.id;
const RULE = new RegExp(pattern.replace('^', '\\b').replace('$', '\\b'), 'g');

/** Numbers of the ledger's worked examples: titles of scenarios, not rules. */
const EXAMPLE = /^[A-Z]{2}-EX-/;

/** Every rule that code, tests, scenarios and data of a game cite stands in its ledger. */
export function ledgerProblems({ sources, data, ledgers }) {
  return [...sources, ...data].flatMap(({ path, text, slug }) => {
    const ledger = slug && ledgers.get(slug);
    if (!ledger) return [];
    return text.split('\n').flatMap((line, i) => {
      const unknown = [...line.matchAll(RULE)]
        .map(([id]) => id)
        .filter(id => !ledger.has(id) && !EXAMPLE.test(id));
      return unknown.map(id => `${path}:${i + 1}: the ledger of ${slug} has no rule ${id}`);
    });
  });
}
