import { inWindows } from '@tavolata/web/test-kit/windows';
import { expect, test } from 'vitest';

const LONG = 300_000;

/** Sky and stage are drawn; things are characters to take, points, the turn order and what each has taken. */
const USED = '.thing, [data-zone], .sa-tile-o, .sa-points, .sa-picks';

/** Where it does not hold yet: a name of what each has taken lies under the question. */
const NOT_YET = ['lineup 667x375'];

const isKnown = (fault: string): boolean => NOT_YET.some(each => fault.startsWith(each));
/** Boxes of the game's face are taller than its lines: they overlap where no letter does. */
const isOfTheFace = (fault: string): boolean => fault.endsWith(' overlap');

test.each(['draft', 'lineup'].flatMap(name => (['it', 'en'] as const).map(language => ({ name, language }))))(
  'before the match, in every window all is in sight and nothing scrolls: $name ($language)',
  async ({ name, language }) => {
    const faults = await inWindows({ position: `sorcerers-arena/${name}`, language, used: USED });
    const named = faults.map(fault => `${name} ${fault}`);
    expect(named.filter(fault => !isKnown(fault) && !isOfTheFace(fault))).toEqual([]);
  },
  LONG,
);
