import { join } from 'node:path';
import { readYaml } from '../lib/yaml.mjs';

const MADE = '// Made by scripts/generate.mjs: edit the YAML files instead.\n';
/** What people read about a card: names and texts come through the text files, the rest is documentation. */
const PROSE = ['name', 'title', 'effect', 'clarifications', 'target', 'condition'];

const without = (object, keys) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** The facts of the components, as types too. */
export function generateComponents(folder) {
  const { cards, ...rest } = readYaml(join(folder, 'components.yaml'));
  const facts = { ...without(rest, ['legend']), cards: cards.map(card => without(card, PROSE)) };
  return `${MADE}export const components = ${JSON.stringify(facts, undefined, 1)} as const;

export type ComponentCard = (typeof components.cards)[number];
`;
}

/** The ledger, as a terminal or a page shows it. */
export function generateRules(folder) {
  const rules = {};
  for (const { id, topic, kind = 'play', where, mode, it, en } of readYaml(join(folder, 'rules.yaml')).rules)
    rules[id] = { topic, kind, where, mode, it, en };
  return `${MADE}export interface LedgerRule {
  readonly topic: string;
  readonly kind: 'play' | 'data' | 'manner';
  readonly where?: string;
  readonly mode?: string;
  readonly it: string;
  readonly en: string;
}

export const rules: Readonly<Record<string, LedgerRule>> = ${JSON.stringify(rules, undefined, 1)};
`;
}
