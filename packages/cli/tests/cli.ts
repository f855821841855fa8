import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { games } from '../generated/games.ts';
import { run } from '../src/index.ts';
import type { Io } from '../src/io.ts';

const script = (name: string): string => fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url));
const COMMAND = script('command.mjs');

/** Built once per process of tests, then taken as it is: the sources may change while tests run. */
const built = new Promise<void>((resolve, reject) => {
  spawn(process.execPath, [script('build.mjs')], { stdio: ['ignore', 2, 2] })
    .on('error', reject)
    .on('close', code => (code === 0 ? resolve() : reject(new Error('the command line could not be built'))));
});

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as anybody would, with that input. */
export async function cli(args: readonly string[], input = ''): Promise<Ran> {
  await built;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      env: { ...process.env, LANG: 'en_GB.UTF-8', TAVOLATA_PREPARED: '1' },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

/** The same in this process, with nobody at the terminal: for whatever ends before anything has begun. */
export async function here(args: readonly string[]): Promise<Ran> {
  let [out, err] = ['', ''];
  const io: Io = {
    out: line => {
      out += `${line}\n`;
    },
    err: line => {
      err += `${line}\n`;
    },
    progress: () => undefined,
    isTty: false,
    read: async () => undefined,
    close: () => undefined,
  };
  const code = await run(args, { io, games });
  return { code, out, err };
}

/** The one document a command prints with `--json`: anything more on standard output does not parse. */
export async function json<T = Record<string, unknown>>(args: readonly string[], input = '') {
  const { code, out, err } = await cli([...args, '--json'], input);
  return { code, err, document: JSON.parse(out) as T };
}

/** A folder for the files of one test file, gone afterwards. */
export function scratch(): { path(name: string): string; write(name: string, text: string): string } {
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  return {
    path,
    write(name, text) {
      writeFileSync(path(name), text);
      return path(name);
    },
  };
}
