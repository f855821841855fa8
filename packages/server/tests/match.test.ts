import { describe, expect, it } from 'vitest';
import { bot, Guest, me, open } from './kit/guest.ts';
import { play } from './kit/play.ts';
import { serve } from './kit/server.ts';

describe('a match', () => {
  it.each([
    ['whole pictures', false],
    ['differences', true],
  ])('is played by two people and a bot over WebSockets to its end, told in %s', async (_, diff) => {
    const server = await serve();
    const [ada, bruno, carla] = [new Guest(server), new Guest(server), new Guest(server)];
    const { id, seat } = await ada.create([me('Ada'), open, bot()], { watch: true });
    expect(seat).toBe('a');
    const { body } = await bruno.join(await ada.invite(id), 'Bruno');
    expect(body).toEqual({ id, seat: 'b' });
    const [a, b] = [await ada.line(id, { diff }), await bruno.line(id, { diff: false })];
    const watcher = await carla.line(id, { diff });
    expect([a, b, watcher].map(line => line.snapshot.phase)).toEqual(Array(3).fill('gathering'));
    expect((await ada.ask('POST', `/tables/${id}/start`)).status).toBe(204);
    const answers = await Promise.all([play(a, 1), play(b, 2)]);
    expect(Math.min(...answers)).toBeGreaterThan(5);
    await watcher.until(() => watcher.snapshot.phase === 'over');
    expect(a.snapshot.secret?.key).toMatch(/^[0-9a-f]{64}$/);
    // Whoever comes in now is told what those were told who were there all the time.
    for (const [line, guest] of [
      [a, ada],
      [b, bruno],
      [watcher, carla],
    ] as const) {
      const late = await guest.line(id);
      expect(await late.wholeHistory()).toEqual(line.events);
      expect(withoutPresence(late.snapshot)).toEqual(withoutPresence(line.snapshot));
    }
  });
});

const withoutPresence = ({ seats, ...snapshot }: { readonly seats: readonly object[] }) => ({
  ...snapshot,
  seats: seats.map(place => ({ ...place, here: undefined })),
});
