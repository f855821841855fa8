import ts from '@typescript/typescript6';
import { placeOf } from './tree.mjs';

const isType = node =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
const isExported = node =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) && node.name;

/**
 * Games, boards included, are one room here: all fill the same contract (`G`, `CardDef`, `Props`, `Given…`) and have their
 * words from rulebooks, and none imports another. What a host or a package below them exports, they call otherwise.
 */
const roomOf = ({ room, slug }) => (slug ? 'games' : room);

/** One name, one thing: the type that a name stands for is exported by one room only. */
export function typeNameProblems({ sources }) {
  const places = new Map();
  for (const source of sources.filter(({ isTest }) => !isTest))
    for (const node of source.ast.statements.filter(each => isType(each) && isExported(each))) {
      const rooms = places.get(node.name.text) ?? new Map();
      places.set(node.name.text, rooms);
      if (!rooms.has(roomOf(source))) rooms.set(roomOf(source), placeOf(source, node));
    }
  return [...places].flatMap(([name, rooms]) => {
    const [[first], ...others] = rooms;
    return others.map(([, place]) => `${place}: ${name} is a type of ${first} already`);
  });
}
