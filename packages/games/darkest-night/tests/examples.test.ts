import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type LocationName, locationDef } from '../src/defs.ts';
import { darkestNight } from '../src/index.ts';

const folder = join(import.meta.dirname, '..');
/** Where chance breaks a tie no script can say how. */
const IN_CODE = ['DN-EX-38', 'DN-EX-39'];

test('every worked example of the ledger is played', () => {
  const { examples } = parse(readFileSync(join(folder, 'examples.yaml'), 'utf8'));
  const played = readdirSync(join(folder, 'scenarios/examples'))
    .map(file => file.replace('.yaml', '').toUpperCase())
    .filter(id => id.startsWith('DN-EX-'));
  const ids = examples.map(({ id }: { id: string }) => id).sort();
  expect([...played, ...IN_CODE].sort()).toEqual(ids);
});

/** Where the Necromancer goes from the Mountains with one detected hero elsewhere, over many seeds. */
function moves(at: LocationName): Record<string, number> {
  const found: Record<string, number> = {};
  for (let seed = 0; seed < 60; seed++) {
    const { state } = new Stage(darkestNight, {
      seed: `move ${seed}`,
      given: {
        phase: 'die',
        necromancer: 'mountains',
        heroes: { knight: { at, secrecy: 0 }, priest: {} },
      },
      chance: { dice: [1] },
    });
    found[state.necromancer] = (found[state.necromancer] ?? 0) + 1;
  }
  return found;
}

test('DN-EX-38: two shortest ways to the Swamp, each as likely', context => {
  proves(context, 'DN-NECRO-06', 'DN-NECRO-08', 'DN-NECRO-09');
  const { village = 0, castle = 0, ...others } = moves('swamp');
  expect(others).toEqual({});
  expect(village + castle).toBe(60);
  expect(Math.min(village, castle)).toBeGreaterThan(15);
});

test('DN-EX-39: to the Forest only by the Village, never by the Monastery', context => {
  proves(context, 'DN-NECRO-09', 'DN-NECRO-06');
  expect(locationDef('monastery').adjacent).toContain('forest');
  expect(moves('forest')).toEqual({ village: 60 });
});
