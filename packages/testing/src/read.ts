import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scenario } from '@tavolata/kernel/scenario';
import { parseAllDocuments } from 'yaml';

export interface ScenarioFile {
  readonly file: string;
  /** Its number in the file, from 1. */
  readonly n: number;
  readonly title: string;
  readonly scenario: Scenario;
}

/** The scenarios of one file, which may hold several documents. Throws with file and place if it is not YAML. */
export function readScenarios(file: string): ScenarioFile[] {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'));
  if (!Array.isArray(documents)) return [];
  return documents.map((document, i) => {
    const [error] = document.errors;
    if (error) throw new Error(`${file}: ${error.message}`);
    const scenario: unknown = document.toJS();
    if (typeof scenario !== 'object' || scenario === null || Array.isArray(scenario))
      throw new Error(`${file}: document ${i + 1} is not a scenario`);
    const { title } = scenario as Scenario;
    return { file, n: i + 1, title: title ?? `number ${i + 1}`, scenario: scenario as Scenario };
  });
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];

/** The scenarios of a game: those of its rules, under `scenarios`, and those beside its cards. */
export function scenarioFilesOf(game: string): string[] {
  const rules = namesIn(join(game, 'scenarios')).filter(name => name.endsWith('.yaml'));
  const cards = namesIn(join(game, 'cards')).filter(name => name.endsWith('.scenarios.yaml'));
  return [
    ...rules.map(name => join(game, 'scenarios', name)),
    ...cards.map(name => join(game, 'cards', name)),
  ];
}
