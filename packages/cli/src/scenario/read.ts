import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Scenario } from '@tavolata/kernel/scenario';
import Ajv from 'ajv/dist/2020.js';
import { parseAllDocuments } from 'yaml';
import { UsageError } from '../errors.ts';
import { isRecord, ROOT, readJson, readText } from '../files.ts';
import { gameCalled, type Registered, type RegisteredGames } from '../registry.ts';
import { hasSecret, isReport, type SavedReport } from './report.ts';

/** What one file, or one document of it, asks to be played. */
export type Playable =
  | {
      readonly file: string;
      readonly title: string;
      readonly registered: Registered;
      readonly scenario: Scenario;
    }
  | {
      readonly file: string;
      readonly title: string;
      readonly registered: Registered;
      readonly report: SavedReport;
    };

/** The cards of a game. */
const CARDS = /[\\/]games[\\/][^\\/]+[\\/]cards[\\/]/;

/** Folders stand for the scenarios and the crash reports in them. */
export function filesOf(paths: readonly string[]): string[] {
  return paths.flatMap(path => {
    if (!existsSync(path) || !statSync(path).isDirectory()) return [path];
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
      .sort()
      .map(name => join(path, name))
      .filter(isPlayed);
    if (files.length === 0) throw new UsageError(`${path} holds no scenario and no crash report`);
    return files;
  });
}

/** Beside them lie cards, matches, and reports that tell of a bot or a table and cannot be run. */
const isPlayed = (file: string): boolean =>
  (file.endsWith('.yaml') && (!CARDS.test(resolve(file)) || file.endsWith('.scenarios.yaml'))) ||
  (file.endsWith('.json') && !file.endsWith('.tavolata.json') && !isNote(readJson(file)));

const isNote = (value: unknown): boolean => isRecord(value) && 'kind' in value;

const validator = () =>
  new Ajv({ allErrors: true, strict: false }).compile(
    readJson(join(ROOT, 'schemas', 'scenario.schema.json')) as object,
  );
let compiled: ReturnType<typeof validator> | undefined;

function checkShape(where: string, value: unknown): asserts value is Scenario {
  compiled ??= validator();
  if (compiled(value)) return;
  const lines = (compiled.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `  ${instancePath || '/'} ${message}${params.additionalProperty ? ` (${params.additionalProperty})` : ''}`,
  );
  throw new UsageError(`${where} is not a scenario:\n${[...new Set(lines)].slice(0, 8).join('\n')}`);
}

function readDocuments(file: string): unknown[] {
  const documents = parseAllDocuments(readText(file));
  if (!Array.isArray(documents) || documents.length === 0) throw new UsageError(`${file} holds nothing`);
  return documents.map(document => {
    const [error] = document.errors;
    if (error) throw new UsageError(`${file} is not YAML: ${error.message.split('\n')[0]}`);
    return document.toJS() as unknown;
  });
}

/** Everything a file holds, checked before any of it is played. */
export function playablesOf(file: string, games: RegisteredGames): Playable[] {
  if (file.endsWith('.json')) {
    const report = readJson(file);
    if (isReport(report)) {
      if (!hasSecret(report)) throw new UsageError(`${file} has no secret: its dice cannot be thrown again`);
      const title = report.error.split('\n')[0] ?? 'report';
      return [{ file, title, registered: gameCalled(games, report.game), report }];
    }
    if (isRecord(report) && 'format' in report) throw new UsageError(`${file} is a match: use replay`);
  }
  return readDocuments(file).map((value, i, all) => {
    const where = all.length > 1 ? `${file} (document ${i + 1})` : file;
    checkShape(where, value);
    const title = value.title ?? (all.length > 1 ? `document ${i + 1}` : file);
    return { file, title, registered: gameCalled(games, value.game), scenario: value };
  });
}
