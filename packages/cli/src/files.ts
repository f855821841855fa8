import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf, UsageError } from './errors.ts';

/** The repository: the bundle lies in `dist`, one folder below it. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

export function readText(path: string): string {
  if (!existsSync(path)) throw new UsageError(`${path}: there is no such file`);
  if (statSync(path).isDirectory()) throw new UsageError(`${path} is a folder`);
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${messageOf(error)}`);
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
}

/** Writes a file whole or not at all. */
export function writeWhole(path: string, text: string): void {
  const fresh = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(fresh, text);
    renameSync(fresh, path);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${messageOf(error)}`);
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
