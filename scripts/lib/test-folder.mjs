import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whatever tests lay into the folder for temporary files lies in one of the run's own, gone when it is over. */
export default function oneFolder() {
  if (process.env.TEST_FOLDER) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tavolata-tests-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP', 'TEST_FOLDER']) process.env[name] = folder;
  // A browser that is just ending may still write.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
