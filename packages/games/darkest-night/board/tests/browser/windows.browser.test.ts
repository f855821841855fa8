import { inWindows } from '@tavolata/web/test-kit/windows';
import { expect, test } from 'vitest';

const LONG = 300_000;

/** Tokens and shields stand before woodcuts and roads; a number stands on its shield. */
const OVER = '.dn-token, .dn-blight, .dn-way, .dn-relic';
/** The kingdom with its roads is the board itself; the sky over it tells the Darkness. */
const USED = '.thing, [data-zone], .dn-kingdom, .dn-sky, .dn-sheet, .dn-strip, .dn-box, .dn-dock';

/** Where it does not hold yet: on the lowest phone four blights lie under the plates of the places below. */
const NOT_YET = ['360x640'];

/** Shields, tokens and plates lie closer than a thumb is wide: whoever taps between two is asked which was meant. */
const isMeant = (fault: string): boolean => /small target .*(dn-blight|dn-token|dn-plate)/.test(fault);
const isKnown = (fault: string): boolean => NOT_YET.some(window => fault.startsWith(window));

test(
  'crowded with heroes, powers and blights, in every window all of it is in sight, whole, and nothing scrolls',
  async () => {
    const faults = await inWindows({ position: 'darkest-night/crowd', over: OVER, used: USED });
    expect(faults.filter(fault => !isMeant(fault) && !isKnown(fault))).toEqual([]);
  },
  LONG,
);
