import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import { factsOf } from '../generate/data.mjs';
import { cardFilesOf, componentsFile, readComponents, scenarioFilesOf } from './components.mjs';
import { gameFolders, ROOT, shown } from './files.mjs';
import { idProblems } from './ids.mjs';
import { DataError, readYaml, readYamls } from './yaml.mjs';

const compiled = new Map();

/** `idOf: blight`, `idOf: statuses`: the id of a card of that type, or of a thing of that list. */
const ID_OF = {
  keyword: 'idOf',
  type: 'string',
  error: { message: ({ schema }) => `must be the id of one of: ${schema}` },
  validate: (of, id, _, { rootData }) =>
    [...(rootData[of] ?? []), ...(rootData.cards ?? []).filter(({ type }) => type === of)].some(
      thing => thing.id === id,
    ),
};

function validatorOf(path) {
  if (!compiled.has(path)) {
    const ajv = new Ajv({ allErrors: true, strict: false });
    ajv.addKeyword(ID_OF);
    compiled.set(path, ajv.compile(JSON.parse(readFileSync(path, 'utf8'))));
  }
  return compiled.get(path);
}

/** What a schema finds wrong, a line each; `where` is a file, or says for a path in the value which file that is. */
export function problemsOf(schema, value, where) {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  const placed = typeof where === 'function' ? where : path => where + path;
  const lines = validate.errors.map(({ instancePath, message, params }) => {
    const extra = params.additionalProperty ?? params.allowedValues?.join(', ') ?? '';
    return `${placed(instancePath)}: ${message}${extra && ` (${extra})`}`;
  });
  return [...new Set(lines)].slice(0, 10);
}

export const schemaFile = (name, root = ROOT) => join(root, 'schemas', `${name}.schema.json`);

/** A card is told by its own file, whatever place it has in its list. */
function placeIn(folder) {
  const files = new Map();
  for (const { list, file } of cardFilesOf(folder))
    files.set(list, [...(files.get(list) ?? []), shown(file)]);
  return path => {
    const [, list, i, ...rest] = path.split('/');
    const file = files.get(list)?.[i];
    return file ? [file, ...rest].join('/') : shown(join(folder, 'components.yaml')) + path;
  };
}

export function componentProblems(folder, root) {
  if (!existsSync(componentsFile(folder))) return [];
  const components = readComponents(folder);
  const common = schemaFile('components', root);
  const own = join(folder, 'components.schema.json');
  const where = placeIn(folder);
  return [
    ...(existsSync(common) ? problemsOf(common, components, where) : []),
    // What players read has one shape in all games; the game's own schema says which facts there are.
    ...(existsSync(own) ? problemsOf(own, factsOf(components), where) : []),
  ];
}

function problemsOfGame({ slug, folder }, root) {
  const problems = componentProblems(folder, root);
  const check = (file, schema) => {
    if (existsSync(file) && existsSync(schema))
      problems.push(...problemsOf(schema, readYaml(file), shown(file)));
  };
  check(join(folder, 'rules.yaml'), schemaFile('rules', root));
  problems.push(...idProblems(folder));
  for (const file of scenarioFilesOf(folder))
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
