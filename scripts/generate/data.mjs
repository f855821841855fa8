import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardFilesOf, componentsFile, readComponents } from '../lib/components.mjs';
import { filesUnder } from '../lib/files.mjs';
import { readYaml, readYamls } from '../lib/yaml.mjs';
import { camel } from './registries.mjs';
import { typeset } from './typeset.mjs';

const MADE = '// Made by scripts/generate.mjs: edit the YAML files instead.\n';
/**
 * What people read and see of a thing reaches them by the texts and the drawings, the numbers of its code that code.
 */
const ELSEWHERE = ['name', 'title', 'short', 'turn', 'text', 'brief', 'icon', 'tone', 'numbers'];

/** Other code needs nothing of that. */
export function factsOf(value) {
  if (Array.isArray(value)) return value.map(factsOf);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !('id' in value && ELSEWHERE.includes(key)));
  return Object.fromEntries(entries.map(([key, item]) => [key, factsOf(item)]));
}

/** The facts of the components, as types too. Nothing for a game that has none to list: dice alone, say. */
export function generateComponents(folder) {
  if (!existsSync(componentsFile(folder))) return {};
  const { legend: _, ...rest } = readComponents(folder);
  const facts = factsOf(rest);
  const cards = facts.cards ? '\nexport type ComponentCard = (typeof components.cards)[number];\n' : '';
  return {
    'components.ts': `${MADE}export const components = ${JSON.stringify(facts, undefined, 1)} as const;\n${cards}`,
  };
}

/** What the cards do that their facts do not say: the code beside them, by id. Nothing for a game that is all facts. */
export function generateCards(folder) {
  const coded = cardFilesOf(folder).filter(({ file }) => existsSync(file.replace(/yaml$/, 'ts')));
  if (coded.length === 0) return {};
  const imports = coded.map(({ id, kind }) => `import { ${camel(id)} } from '../cards/${kind}/${id}.ts';`);
  const entries = coded.map(({ id }) => `  ${JSON.stringify(id)}: ${camel(id)},`);
  return {
    'cards.ts': `${MADE}import type { Behaviour } from '../src/behaviour.ts';
${imports.join('\n')}

export const behaviours: Readonly<Record<string, Behaviour>> = {
${entries.join('\n')}
};
`,
  };
}

/** The numbers that the code of a card and its texts have in common, under the card's name. */
export function generateNumbers(folder) {
  const numbered = cardFilesOf(folder).filter(({ card }) => card.numbers);
  if (numbered.length === 0) return {};
  return { 'numbers.ts': `${MADE}${numbered.map(({ id, card }) => numbersOf(id, card)).join('')}` };
}
export const numbersOf = (id, { numbers }) =>
  `export const ${camel(id)} = ${JSON.stringify(numbers)} as const;\n`;

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
  const ledger = readYaml(join(folder, 'rules.yaml'));
  for (const rule of ledger.rules) {
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

/** What the topics are called. */
export const topics: Readonly<Record<string, { readonly it: string; readonly en: string }>> = ${JSON.stringify(ledger.topics, undefined, 1)};

export const rules: Readonly<Record<string, LedgerRule>> = ${JSON.stringify(rules, undefined, 1)};
`;
}
