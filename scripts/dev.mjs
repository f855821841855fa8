#!/usr/bin/env node
/**
 * `npm run dev`: the page with hot reload on PORT (8080), and the server behind it, built and started again whenever a
 * source changes. YAML is compiled as it is saved. Data are kept in `data`, as by `npm start`.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { bundleOptions } from './lib/build.mjs';
import { ROOT } from './lib/files.mjs';
import { fail, prepare } from './lib/prepare.mjs';

const OUT = join(ROOT, 'dist', 'dev');
const PORT = Number(process.env.PORT ?? 8080);
const API_PORT = PORT + 1;
const API = `http://127.0.0.1:${API_PORT}`;
/** Editors write a file in several steps. */
const SETTLE_MS = 50;

let server;
/** Restarts follow one another: two servers cannot hold one data folder. */
let restarting = Promise.resolve();

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exited;
}

function startServer() {
  const env = { LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1', PORT: String(API_PORT) };
  server = spawn(process.execPath, ['--enable-source-maps', join(OUT, 'server.mjs')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const restartOnBuild = {
  name: 'restart-on-build',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      restarting = restarting.then(stopServer).then(startServer);
    });
  },
};

async function watchServer() {
  const { context } = await import('esbuild');
  const options = bundleOptions(['server', 'thinker', 'replayer']);
  const watched = await context({
    ...options,
    outdir: OUT,
    sourcemap: true,
    plugins: [...options.plugins, restartOnBuild],
  });
  await watched.watch();
}

async function watchData() {
  const { generate } = await import('./generate.mjs');
  let timer;
  const compile = () => {
    try {
      for (const path of generate()) console.error(`wrote ${path}`);
    } catch (error) {
      console.error(error.message);
    }
  };
  watch(join(ROOT, 'packages'), { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(compile, SETTLE_MS);
  });
}

async function servePage() {
  const { createServer } = await import('vite');
  const page = await createServer({
    configFile: join(ROOT, 'packages', 'web', 'vite.config.ts'),
    server: { port: PORT, strictPort: true, proxy: { '/api': API, '/live': { target: API, ws: true } } },
  });
  await page.listen();
  page.printUrls();
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopServer().finally(() => process.exit());
  });

try {
  await prepare();
  await watchData();
  await watchServer();
  await servePage();
} catch (error) {
  fail(error);
  await stopServer();
  process.exit();
}
