import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { ELEMENT, nodesOf } from './tree.mjs';
import { programOf } from './types.mjs';

/** Said for those who work on the game: `designed`, what is ours rather than the book's; `extra`, what is in no box. */
const FOR_US = ['designed', 'extra'];

const isKeyOfCode = (node, checker) =>
  (ts.isMethodDeclaration(node) && ts.isObjectLiteralExpression(node.parent)) ||
  (ts.isPropertyAssignment(node) &&
    ts.isIdentifier(node.name) &&
    (ts.isFunctionLike(node.initializer) ||
      (ts.isIdentifier(node.initializer) &&
        checker.getTypeAtLocation(node.initializer).getCallSignatures().length > 0)));

/** A word that is handed on, or by which something is looked up: `of(def, 'cost')`, `'cost' in def`, `def['cost']`. */
const isHandedOn = node =>
  ts.isStringLiteralLike(node) &&
  ((ts.isCallExpression(node.parent) && node.parent.arguments.includes(node)) ||
    ts.isElementAccessExpression(node.parent) ||
    (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.InKeyword));

const isTakenApart = node =>
  ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken;

/**
 * What code reads. By its declaration, so that it is known of which kind of card: `def.cost`, `{ cost }` taken apart. By its
 * name alone: a word that is handed on ('cost'), what a table has code for (`{ cost() {…} }`). A type that names a fact
 * reads nothing.
 */
function readBy(files, checker, names) {
  const read = { declarations: new Set(), names: new Set() };
  const declared = (of, name) => {
    if (!names.has(name)) return;
    for (const type of membersOf(checker.getTypeAtLocation(of), checker))
      for (const declaration of type.getProperty(name)?.declarations ?? [])
        read.declarations.add(declaration);
  };
  for (const file of files)
    for (const node of nodesOf(file)) {
      if (isHandedOn(node)) read.names.add(node.text);
      if (isKeyOfCode(node, checker)) read.names.add(node.name.getText());
      if (isTakenApart(node)) declared(node.parent, (node.propertyName ?? node.name).getText());
      if (ts.isPropertyAccessExpression(node)) declared(node.expression, node.name.text);
      if (ts.isElementAccessExpression(node))
        for (const { value } of membersOf(checker.getTypeAtLocation(node.argumentExpression), checker))
          declared(node.expression, value);
    }
  return read;
}

/** The types of a union, without what is not there. */
const membersOf = (type, checker) => {
  const there = checker.getNonNullableType(type);
  return there.isUnion() ? there.types : [there];
};

const elementOf = (type, checker) => checker.getIndexTypeOfType(type, ts.IndexKind.Number);

/** What a list of the components is taken for: as it is made, as `components.list as …` says, as `CardDef` is exported. */
function typesOfList(list, files, checker) {
  const types = [];
  for (const file of files)
    for (const node of nodesOf(file)) {
      if (ts.isPropertyAccessExpression(node) && node.getText() === `components.${list}`) {
        let taken = node;
        while (ts.isAsExpression(taken.parent) || ts.isParenthesizedExpression(taken.parent))
          taken = taken.parent;
        for (const each of [node, taken]) types.push(elementOf(checker.getTypeAtLocation(each), checker));
      }
      if (list === 'cards' && ts.isTypeAliasDeclaration(node) && node.name.text === 'CardDef')
        types.push(checker.getTypeFromTypeNode(node.type));
      if (list === 'cards' && ts.isInterfaceDeclaration(node) && node.name.text === 'CardDef')
        types.push(checker.getTypeAtLocation(node));
    }
  return types.flatMap(type => (type ? membersOf(type, checker) : []));
}

/** Whether a card of that kind may be of that type. */
function isOfKind(type, kind, checker) {
  const own = type.getProperty('type');
  if (!own) return true;
  const values = membersOf(checker.getTypeOfSymbol(own), checker);
  return values.some(value => !value.isStringLiteral() || value.value === kind);
}

/** Whether a fact is read, from the card to its innermost name, through any of the types of its kind. */
function isRead(path, types, read, checker) {
  let within = types;
  for (const name of path) {
    if (within.some(type => type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown))) return true;
    const next = within.flatMap(type => through(type, name, read, checker));
    if (next.length === 0) return false;
    within = next;
  }
  return true;
}

/** The types that a name leads to, if it is read there. */
function through(type, name, read, checker) {
  if (name === ELEMENT)
    return [elementOf(type, checker)].flatMap(each => (each ? membersOf(each, checker) : []));
  const property = type.getProperty(name);
  if (!property) {
    const any = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return any ? membersOf(any, checker) : [];
  }
  // What a list of words makes of them (`Record<'grace' | 'secrecy', …>`) is declared nowhere.
  const { declarations = [] } = property;
  const known =
    declarations.length === 0 ||
    read.names.has(name) ||
    declarations.some(declaration => read.declarations.has(declaration));
  return known ? membersOf(checker.getTypeOfSymbol(property), checker) : [];
}

/**
 * A fact of a kind of card that neither its game nor the game's page reads: it would be wrong one day, and nobody would
 * notice.
 */
export function unreadFactProblems({ sources, facts, root }) {
  if (facts.size === 0) return [];
  const ours = sources.filter(({ isTest, slug }) => !isTest && facts.has(slug));
  const program = programOf(ours, root);
  const checker = program.getTypeChecker();
  return [...facts].flatMap(([slug, kinds]) => {
    const files = ours
      .filter(source => source.slug === slug)
      .map(({ path }) => program.getSourceFile(join(root, path)));
    const names = new Set(kinds.flatMap(({ paths }) => paths.flatMap(({ path }) => path)));
    const read = readBy(files, checker, names);
    return kinds.flatMap(({ kind, list, paths }) => {
      const types = typesOfList(list, files, checker).filter(type => isOfKind(type, kind, checker));
      return paths
        .filter(({ path }) => !FOR_US.includes(path.at(-1)) && !isRead(path, types, read, checker))
        .map(({ path, file }) => `${file}: nothing reads ${path.join('.')} of a ${kind}`);
    });
  });
}
