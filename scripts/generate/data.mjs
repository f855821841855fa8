import { join } from 'node:path';
import { filesUnder } from '../lib/files.mjs';
import { readYaml, readYamls } from '../lib/yaml.mjs';
import { typeset } from './typeset.mjs';

const MADE = '// Made by scripts/generate.mjs: edit the YAML files instead.\n';
/** What people read about a card: names and texts come through the text files, the rest is documentation. */
const PROSE = ['name', 'title', 'effect', 'clarifications', 'target', 'condition'];

const isText = value =>
  typeof value === 'string' || (Array.isArray(value) && value.every(item => typeof item === 'string'));
const isProse = (key, value) =>
  PROSE.includes(key) && (isText(value) || (typeof value?.en === 'string' && typeof value?.it === 'string'));

/** Whatever has an id is a thing with a name and perhaps a text: code needs neither. */
function factsOf(value) {
  if (Array.isArray(value)) return value.map(factsOf);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, item]) => !('id' in value && isProse(key, item)));
  return Object.fromEntries(entries.map(([key, item]) => [key, factsOf(item)]));
}

/** The facts of the components, as types too. */
export function generateComponents(folder) {
  const { legend: _, ...rest } = readYaml(join(folder, 'components.yaml'));
  const facts = factsOf(rest);
  return `${MADE}export const components = ${JSON.stringify(facts, undefined, 1)} as const;

export type ComponentCard = (typeof components.cards)[number];
`;
}

/** The scenarios that teach the game, in the order of their files' names. */
export function generateTutorials(folder) {
  const scenarios = filesUnder(join(folder, 'scenarios/tutorials'), '.yaml').sort().flatMap(readYamls);
  return `${MADE}import type { Scenario } from '@tavolata/kernel/scenario';

export const tutorials: readonly Scenario[] = ${JSON.stringify(scenarios, undefined, 1)};
`;
}

/** The ledger, as a terminal or a page shows it. */
export function generateRules(folder) {
  const rules = {};
  for (const rule of readYaml(join(folder, 'rules.yaml')).rules) {
    const { id, topic, kind = 'play', basis, where, mode, it, en } = rule;
    rules[id] = {
      topic,
      kind,
      basis,
      where: where && typeset(where),
      mode,
      it: typeset(it),
      en: typeset(en),
    };
  }
  return `${MADE}export interface LedgerRule {
  readonly topic: string;
  readonly kind: 'play' | 'data' | 'manner';
  /** Absent where the book says it in so many words. */
  readonly basis?: 'implied' | 'ambiguous' | 'silent';
  readonly where?: string;
  readonly mode?: string;
  readonly it: string;
  readonly en: string;
}

export const rules: Readonly<Record<string, LedgerRule>> = ${JSON.stringify(rules, undefined, 1)};
`;
}
