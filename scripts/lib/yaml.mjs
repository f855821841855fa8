import { readFileSync } from 'node:fs';
import { parseAllDocuments, parseDocument } from 'yaml';
import { shown } from './files.mjs';

/** Something in a data file is wrong: said with the file's name, without a stack. */
export class DataError extends Error {}

function dataOf(document, path) {
  const [error] = document.errors;
  if (error) throw new DataError(`${shown(path)}: ${error.message}`);
  return document.toJS();
}

export const readYaml = path => dataOf(parseDocument(readFileSync(path, 'utf8')), path);

/** Every document of a file that may hold several. */
export const readYamls = path =>
  [...parseAllDocuments(readFileSync(path, 'utf8'))].map(document => dataOf(document, path));
