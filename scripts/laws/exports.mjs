import ts from '@typescript/typescript6';
import { nodesOf, placeOf } from './tree.mjs';

/** Games, boards and pages join once nothing of theirs is exported for nobody. */
const NOT_YET = ['games', 'board', 'board-kit', 'web'];
/** What is loaded by name: by `npm run bench`, and by vitest.config.ts. */
const ENTRIES = ['bench/src/index.ts', 'packages/testing/src/longest-first.ts'];

const has = (node, wanted) => node.modifiers?.some(({ kind }) => kind === wanted);

/** `a`, or all names of `[a, { b, c: d }]`. */
function* namesIn(name) {
  if (ts.isIdentifier(name)) yield name;
  else for (const element of name.elements) if (element.name) yield* namesIn(element.name);
}

/** The identifiers a file exports; of `export * from` none, since the other file has them. */
function* exportsOf({ ast }) {
  for (const node of ast.statements) {
    if (ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause))
      for (const { name } of node.exportClause.elements) yield name;
    if (!has(node, ts.SyntaxKind.ExportKeyword) || has(node, ts.SyntaxKind.DefaultKeyword)) continue;
    if (ts.isVariableStatement(node))
      for (const { name } of node.declarationList.declarations) yield* namesIn(name);
    else if (node.name) yield node.name;
  }
}

/** The names a file takes from other files: imported, re-exported, or looked up in a whole module. */
function* importsIn({ ast }) {
  const modules = new Set();
  for (const node of nodesOf(ast)) {
    const isReExport = ts.isExportSpecifier(node) && node.parent.parent.moduleSpecifier;
    if (ts.isImportSpecifier(node) || isReExport) yield (node.propertyName ?? node.name).text;
    if (ts.isNamespaceImport(node)) modules.add(node.name.text);
    if (ts.isPropertyAccessExpression(node) && modules.has(node.expression.text)) yield node.name.text;
    if (ts.isQualifiedName(node) && modules.has(node.left.text)) yield node.right.text;
  }
}

/** What is exported is imported by another file, tests included. By name: two files may export the same one. */
export function unusedExportProblems({ sources }) {
  const importers = new Map();
  for (const source of sources)
    for (const name of importsIn(source)) {
      const paths = importers.get(name) ?? new Set();
      importers.set(name, paths.add(source.path));
    }
  const isImported = (name, path) => [...(importers.get(name) ?? [])].some(importer => importer !== path);
  return sources
    .filter(({ room, path }) => !NOT_YET.includes(room) && !ENTRIES.includes(path))
    .flatMap(source =>
      [...exportsOf(source)]
        .filter(({ text }) => !isImported(text, source.path))
        .map(name => `${placeOf(source, name)}: nobody else imports ${name.text}`),
    );
}
