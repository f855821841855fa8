import { diffText } from '@tavolata/server/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applied } from '../src/session/difference.ts';

/** Objects and lists much alike, as pictures are. */
const { thing } = fc.letrec<{ thing: unknown }>(tie => ({
  thing: fc.oneof(
    { maxDepth: 3 },
    fc.nat(2),
    fc.array(tie('thing'), { maxLength: 9 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('thing')),
  ),
}));

it('a difference says to the page what it says to everybody', () => {
  fc.assert(
    fc.property(thing, thing, (before, after) => {
      const text = diffText(before, after);
      expect(text === undefined ? before : applied(before, JSON.parse(text))).toEqual(after);
    }),
    { seed: 1, numRuns: 3000 },
  );
});
