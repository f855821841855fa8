import { join } from 'node:path';
import { ROOT } from './files.mjs';

/** The gallery of boards as Vite serves it, and what is in it. */
export async function serveGallery(port = 0) {
  const { createServer } = await import('vite');
  const server = await createServer({
    configFile: join(ROOT, 'packages', 'web', 'vite.config.ts'),
    logLevel: 'error',
    server: { port, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const { POSITIONS, WINDOWS } = await server.ssrLoadModule('/gallery/positions.ts');
  const { port: taken } = server.httpServer.address();
  return {
    url: `http://127.0.0.1:${taken}/gallery/`,
    names: Object.entries(POSITIONS).flatMap(([game, all]) => all.map(({ name }) => `${game}/${name}`)),
    windows: WINDOWS,
    close: () => server.close(),
  };
}
