import { describe, expect, it } from 'vitest';
import { Guest, me, open } from './kit/guest.ts';
import { besiege } from './kit/hostility.ts';
import type { Line } from './kit/line.ts';
import { quiet } from './kit/play.ts';
import { serve } from './kit/server.ts';

describe('a hundred thousand hostile messages', () => {
  it('get a code each, change nothing and stop nobody', () => besiege(100_000, 1), 120_000);

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
    const [asked, other] = a.picture.question ? [a, b] : [b, a];
    const { question } = asked.picture;
    if (!question) throw new Error('nobody is asked');
    const { q, ask } = question;
    const code = async (line: Line, c: Readonly<Record<string, unknown>>) => {
      const reply = await line.command(c);
      return reply.ok ? 'ok' : reply.error.code;
    };
    if (!other.picture.question)
      expect(await code(other, { do: 'answer', q, pick: ask.fallback })).toBe('not-asked');
    expect(await code(asked, { do: 'answer', q: 'other', pick: ask.fallback })).toBe('stale-question');
    expect(await code(asked, { do: 'answer', q, pick: 99 })).toMatch(
      /not-an-option|wrong-shape|out-of-range/,
    );
    // Ada owns the table; which of the two is asked is the deal's to say.
    expect(await code(a, { do: 'replace', seat: 'b', with: 'normal' })).toBe('still-here');
    expect(await code(b, { do: 'replace', seat: 'a', with: 'normal' })).toBe('not-yours');
    expect(await code(asked, { do: 'agree', request: 1 })).toBe('no-request');
    const { n } = await asked.answer(ask.fallback, q);
    expect(await code(asked, { n, do: 'answer', q, pick: ask.fallback })).toBe('ok');
    expect(await code(asked, { n, do: 'answer', q: 'other', pick: ask.fallback })).toBe('number-used');
    expect(await code(asked, { do: 'answer', q, pick: ask.fallback })).toMatch(/stale-question|not-asked/);
  });
});
