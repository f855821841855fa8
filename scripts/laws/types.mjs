import { dirname, join } from 'node:path';
import ts from '@typescript/typescript6';

const OPTIONS = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  jsxImportSource: 'preact',
};

/** The sources of the tree with their types; what they import of others, and what is generated, is read from the disk. */
export function programOf(sources, root) {
  const texts = new Map(sources.map(({ path, text }) => [join(root, path), text]));
  const host = ts.createCompilerHost(OPTIONS, true);
  const folders = new Set([...texts.keys()].map(dirname));
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = path => texts.has(path) || fileExists(path);
  host.directoryExists = path => folders.has(path) || directoryExists(path);
  host.readFile = path => texts.get(path) ?? readFile(path);
  return ts.createProgram([...texts.keys()], OPTIONS, host);
}
