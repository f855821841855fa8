import { describe, expect, it } from 'vitest';
import type { Entropy } from '../util/host.ts';

/** What any source of entropy must do. Whether it can be guessed no test can tell. */
export function entropyContract(name: string, make: () => Entropy): void {
  describe(`the entropy of ${name}`, () => {
    it('gives as many bytes as asked for', () => {
      for (const count of [0, 1, 3, 32, 1000]) expect(make().bytes(count)).toHaveLength(count);
    });

    it('does not repeat itself', () => {
      const entropy = make();
      const seen = new Set(Array.from({ length: 100 }, () => entropy.bytes(32).join(' ')));
      expect(seen.size).toBe(100);
    });

    it('gives every byte its chance', () => {
      const bytes = make().bytes(25_600);
      const counts = new Array<number>(256).fill(0);
      for (const byte of bytes) counts[byte] = (counts[byte] as number) + 1;
      expect(Math.min(...counts)).toBeGreaterThan(40);
      expect(Math.max(...counts)).toBeLessThan(180);
    });

    it('leaves what it gave alone', () => {
      const entropy = make();
      const first = entropy.bytes(16);
      const copy = [...first];
      entropy.bytes(16);
      expect([...first]).toEqual(copy);
    });
  });
}
