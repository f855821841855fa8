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

/** Every YAML file under a folder, in order. */
export function scenarioFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.yaml'))
    .sort()
    .map(name => join(folder, name));
}
