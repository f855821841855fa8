import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { filesUnder, gameFolders, ROOT, shown } from './files.mjs';
import { idProblems } from './ids.mjs';
import { DataError, readYaml, readYamls } from './yaml.mjs';

const compiled = new Map();

function validatorOf(path) {
  if (!compiled.has(path)) {
    const ajv = new Ajv({ allErrors: true, strict: false });
    compiled.set(path, ajv.compile(JSON.parse(readFileSync(path, 'utf8'))));
  }
  return compiled.get(path);
}

/** What a schema finds wrong, a line each. Alternatives that also failed are left out when a plainer reason stands. */
export function problemsOf(schema, value, where) {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  const lines = validate.errors.map(({ instancePath, message, params }) => {
    const extra = params.additionalProperty ?? params.allowedValues?.join(', ') ?? '';
    return `${where}${instancePath}: ${message}${extra && ` (${extra})`}`;
  });
  return [...new Set(lines)].slice(0, 10);
}

export const schemaFile = (name, root = ROOT) => join(root, 'schemas', `${name}.schema.json`);

function problemsOfGame({ slug, folder }, root) {
  const problems = [];
  const check = (file, schema) => {
    if (existsSync(file) && existsSync(schema))
      problems.push(...problemsOf(schema, readYaml(file), shown(file)));
  };
  check(join(folder, 'components.yaml'), schemaFile('components', root));
  check(join(folder, 'components.yaml'), join(folder, 'components.schema.json'));
  check(join(folder, 'rules.yaml'), schemaFile('rules', root));
  problems.push(...idProblems(folder));
  for (const file of filesUnder(join(folder, 'scenarios'), '.yaml'))
    readYamls(file).forEach((scenario, i) => {
      const where = `${shown(file)} (${i + 1})`;
      problems.push(...problemsOf(schemaFile('scenario', root), scenario, where));
      if (scenario?.game !== slug) problems.push(`${where}: the game should be ${slug}`);
    });
  return problems;
}

/** Every data file of every game against its schema; what is wrong, a line each. */
export function schemaProblems(root = ROOT) {
  return gameFolders(root).flatMap(game => {
    try {
      return problemsOfGame(game, root);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return [error.message];
    }
  });
}
