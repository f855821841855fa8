import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gone when the run is over, as all temporary files of tests are. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'tavolata-'));

/** A place for a folder that is not there yet. */
export const newFolder = (): string => join(temporaryFolder(), 'data');
