import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { parse } from 'yaml';
import { numbersOf } from '../generate/data.mjs';
import { ROOT } from './files.mjs';

const FENCE = /^```(\w+)([^\n]*)\n(.*?)^```$/gms;

/** The pages whose examples must hold: `docs/`, and each game's own words for its scenarios. */
const pagesOf = root => [
  'README.md',
  ...readdirSync(join(root, 'docs')).map(name => `docs/${name}`),
  ...readdirSync(join(root, 'packages/games')).map(slug => `packages/games/${slug}/scenarios/README.md`),
];

/** Every fenced block of every page, with where it stands: `{page, line, language, info, text}`. */
export function blocksOf(root = ROOT) {
  return pagesOf(root)
    .filter(page => page.endsWith('.md'))
    .flatMap(page => {
      const source = readFileSync(join(root, page), 'utf8');
      return [...source.matchAll(FENCE)].map(({ 1: language, 2: info, 3: text, index }) => ({
        page,
        line: source.slice(0, index).split('\n').length,
        language,
        info: info.trim(),
        text,
      }));
    });
}

/** Where an example pretends to stand: `file=…` in its fence, else beside its page. */
function pathOf({ page, line, info }, root) {
  const named = /file=(\S+)/.exec(info)?.[1];
  return join(root, named ?? `${page.replace(/\.md$/, '')}.${line}.ts`);
}

/** What is generated of the cards among the examples, after what is generated anyway: path and text. */
function withNumbers(blocks, root) {
  const texts = new Map();
  for (const { info, text } of blocks) {
    const [, game, id] = /card=(packages\/games\/[^/]+)\/\S+?([^/]+)\.yaml/.exec(info) ?? [];
    if (!id || !parse(text).numbers) continue;
    const path = join(root, game, 'generated/numbers.ts');
    texts.set(path, (texts.get(path) ?? readFileSync(path, 'utf8')) + numbersOf(id, parse(text)));
  }
  return texts;
}

/** What the compiler says about the examples, a line each. */
export function typeProblems(all, root = ROOT) {
  const blocks = all.filter(({ language }) => language === 'ts');
  const generated = withNumbers(all, root);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const examples = new Map(blocks.map(block => [pathOf(block, root), block]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const written = path => examples.get(path)?.text ?? generated.get(path);
  host.readFile = path => written(path) ?? readFile(path);
  host.fileExists = path => examples.has(path) || fileExists(path);
  const { getSourceFile } = host;
  host.getSourceFile = (path, ...rest) =>
    written(path) === undefined
      ? getSourceFile.call(host, path, ...rest)
      : ts.createSourceFile(path, written(path), ts.ScriptTarget.ESNext, true);
  const program = ts.createProgram([...examples.keys()], options, host);
  return [...examples].flatMap(([path, { page, line }]) => {
    const source = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ start, messageText }) => {
      const at = line + 1 + source.getLineAndCharacterOfPosition(start ?? 0).line;
      return `${page}:${at}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  });
}
