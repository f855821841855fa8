import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Files whose names hold a hash of their content never change. */
const HASHED = /[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+(\.br|\.gz)?$/;
const YEAR = 365 * 24 * 3600;

/** The page itself: one document, whatever follows the `#`, and its files. */
export async function addPage(app: FastifyInstance, { webDir }: Config): Promise<void> {
  if (!webDir) return;
  const assets = join(webDir, 'assets');
  await app.register(async files => {
    // A path that no file can have leads nowhere, as one that no file has.
    files.setErrorHandler((error: FastifyError, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      reply.callNotFound();
    });
    await files.register(fastifyStatic, {
      root: webDir,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders(reply, path) {
        const forever = path.startsWith(assets) && HASHED.test(path);
        reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
    // By its name: an index that is compressed is not found by its folder's.
    files.get('/', { prefixTrailingSlash: 'slash' }, (_request, reply) => reply.sendFile('index.html'));
  });
}
