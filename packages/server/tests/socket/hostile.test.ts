import { describe, expect, it } from 'vitest';
import { Guest, me, open } from '../kit/guest.ts';
import { besiege } from '../kit/hostile-commands.ts';
import type { Line } from '../kit/line.ts';
import { quiet } from '../kit/play.ts';
import { serve } from '../kit/server.ts';

describe('twenty thousand hostile messages', () => {
  it('get a code each, change nothing and stop nobody', () => besiege(20_000, 1));

  it('end the line of whoever sends something far too large, and only that one', async () => {
    const server = await serve();
    const ada = new Guest(server);
    const { id } = await ada.create([me('Ada'), open]);
    const [one, two] = [await ada.line(id), await ada.line(id)];
    one.send('x'.repeat(70_000));
    await one.until(() => one.closed !== undefined);
    expect(one.closed?.code).toBe(1009);
    two.send({ t: 'ping' });
    await two.until(() => two.messages.some(({ t }) => t === 'pong'));
  });
});

describe('someone else', () => {
  it('cannot answer for a seat, out of turn, twice, or with what was not offered', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id } = await ada.create([me('Ada'), open]);
    await bruno.join(await ada.invite(id), 'Bruno');
    await ada.ask('POST', `/tables/${id}/start`);
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    // Whoever is asked now stays asked.
    await quiet([a, b]);
    const [mover, other] = a.snapshot.asked ? [a, b] : [b, a];
    const { asked } = mover.snapshot;
    if (!asked) throw new Error('nobody is asked');
    const { q, question } = asked;
    const code = async (line: Line, c: Readonly<Record<string, unknown>>) => {
      const reply = await line.command(c);
      return reply.ok ? 'ok' : reply.error.code;
    };
    if (!other.snapshot.asked)
      expect(await code(other, { do: 'answer', q, pick: question.fallback })).toBe('not-asked');
    expect(await code(mover, { do: 'answer', q: 'other', pick: question.fallback })).toBe('stale-question');
    expect(await code(mover, { do: 'answer', q, pick: 99 })).toMatch(
      /not-an-option|wrong-shape|out-of-range/,
    );
    // Ada owns the table; which of the two is asked is the deal's to say.
    expect(await code(a, { do: 'replace', seat: 'b', with: 'normal' })).toBe('still-here');
    expect(await code(b, { do: 'replace', seat: 'a', with: 'normal' })).toBe('not-yours');
    expect(await code(mover, { do: 'agree', request: 1 })).toBe('no-request');
    const { n } = await mover.answer(question.fallback, q);
    expect(await code(mover, { n, do: 'answer', q, pick: question.fallback })).toBe('ok');
    expect(await code(mover, { n, do: 'answer', q: 'other', pick: question.fallback })).toBe('number-used');
    expect(await code(mover, { do: 'answer', q, pick: question.fallback })).toMatch(
      /stale-question|not-asked/,
    );
  });
});
