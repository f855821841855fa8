import { existsSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';

/** A server on a disk that fails to sync from when there is a file of that name. */
const fs: { fdatasync: unknown } = createRequire(import.meta.url)('node:fs');
const real = fs.fdatasync as (descriptor: number, done: (error: unknown) => void) => void;
fs.fdatasync = (descriptor: number, done: (error: unknown) => void): void => {
  if (existsSync(process.env.DISK_FAILS ?? ''))
    done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
  else real(descriptor, done);
};
syncBuiltinESMExports();
await import('./child.ts');
