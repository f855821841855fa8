import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..');
/** What no scenario can say is told in code. */
const IN_CODE = ['SA-EX-03', 'SA-EX-53', 'SA-EX-55'];

test('every worked example of the ledger is played', () => {
  const { examples } = parse(readFileSync(join(folder, 'examples.yaml'), 'utf8'));
  const played = readdirSync(join(folder, 'scenarios/examples')).map(file =>
    file.replace('.yaml', '').toUpperCase(),
  );
  const ids = examples.map(({ id }: { id: string }) => id).sort();
  expect([...played, ...IN_CODE].sort()).toEqual(ids);
});
