import { inWindows } from '@tavolata/web/test-kit/windows';
import { expect, test } from 'vitest';

const LONG = 300_000;

/** Rock is drawn; things are places, panels, tracks, cards, and what is laid over the city to be chosen from. */
const USED =
  '.thing, [data-zone], [class*="-Panel-panel"], [class*="-Me-me"], [class*="-Guilds-guild"], .mc-content > *';

/**
 * Not held yet. Where everybody stands in one place, the lowest phones have no room for them under a name of three
 * lines; on the smallest side six cards scroll.
 */
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  crowd: ['360x640', '844x390 it', '667x375'],
  draft: ['667x375'],
};

test.each(
  ['opening', 'crowd', 'draft', 'target', 'tithe'].flatMap(name =>
    (['it', 'en'] as const).map(language => ({ name, language })),
  ),
)(
  'in every window all of it is in sight, whole, and nothing scrolls: $name ($language)',
  async ({ name, language }) => {
    const found = await inWindows({ position: `mourners-call/${name}`, language, used: USED });
    const isHeld = (fault: string): boolean => !NOT_YET[name]?.some(size => fault.startsWith(size));
    expect(found.filter(isHeld)).toEqual([]);
  },
  LONG,
);
