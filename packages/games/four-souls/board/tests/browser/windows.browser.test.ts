import { expectFits } from '@tavolata/web/test-kit/windows';
import { test } from 'vitest';
import { positions } from '../../gallery.ts';

const LONG = 600_000;

test.each(positions.flatMap(({ name }) => (['it', 'en'] as const).map(language => ({ name, language }))))(
  'in every window all of “$name” is read whole ($language)',
  async ({ name, language }) => {
    await expectFits({
      position: `four-souls/${name}`,
      language,
      // Mats are of the game, with the places that are still empty on them; so are the stack and the time that is left.
      used: '.thing, [data-zone], [class*="-Mat-mat"], [class*="-Together-together"], [class*="-Stack-stack"]',
      scrolls: '[class*="-Stack-stack"], [class*="-Board-sheet"], [class*="-Usable-items"]',
    });
  },
  LONG,
);
