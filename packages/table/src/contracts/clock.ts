import { describe, expect, it } from 'vitest';
import type { Clock } from '../util/host.ts';

/** A clock, and how a test lets its time pass. */
interface TestedClock {
  readonly clock: Clock;
  pass(ms: number): Promise<void>;
}

/** What any clock must do. */
export function clockContract(name: string, make: () => TestedClock): void {
  describe(`the clock of ${name}`, () => {
    it('never goes back', async () => {
      const { clock, pass } = make();
      const before = clock.now();
      await pass(5);
      expect(clock.now()).toBeGreaterThanOrEqual(before);
    });

    it('calls once, and not too early', async () => {
      const { clock, pass } = make();
      const start = clock.now();
      const calls: number[] = [];
      clock.after(30, () => calls.push(clock.now() - start));
      await pass(10);
      expect(calls).toEqual([]);
      await pass(120);
      expect(calls).toHaveLength(1);
      // Hosts count in whole milliseconds, and may round.
      expect(calls[0]).toBeGreaterThanOrEqual(29);
    });

    it('does not call what was cancelled, before or after its time', async () => {
      const { clock, pass } = make();
      const calls: string[] = [];
      const cancel = clock.after(10, () => calls.push('cancelled'));
      const late = clock.after(5, () => calls.push('called'));
      cancel();
      await pass(60);
      late();
      expect(calls).toEqual(['called']);
    });

    it('calls in the order of time', async () => {
      const { clock, pass } = make();
      const calls: string[] = [];
      clock.after(60, () => calls.push('second'));
      clock.after(10, () => calls.push('first'));
      await pass(200);
      expect(calls).toEqual(['first', 'second']);
    });

    it('does not call before it returns, not even for no time at all', async () => {
      const { clock, pass } = make();
      let called = false;
      clock.after(0, () => {
        called = true;
      });
      expect(called).toBe(false);
      await pass(30);
      expect(called).toBe(true);
    });
  });
}
