import { anyPick } from '@tavolata/kernel/laws';
import { describe, expect, it } from 'vitest';
import { bot, Guest, me, open } from './kit/guest.ts';
import type { Line } from './kit/line.ts';
import { serve } from './kit/server.ts';

/** Answers whatever it is asked until the match is over, with answers that hang on a count alone. */
async function play(line: Line, seed: number): Promise<number> {
  let answers = 0;
  let random = seed;
  const below = (n: number): number => {
    random = (random * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((random / 2 ** 31) * n);
  };
  for (;;) {
    await line.until(() => line.picture.question !== undefined || line.picture.phase === 'over');
    const { question, phase } = line.picture;
    if (phase === 'over') return answers;
    if (!question) continue;
    const reply = await line.answer(anyPick(question.ask, below), question.q);
    expect(reply).toMatchObject({ ok: true });
    answers++;
    await line.until(() => line.picture.question?.q !== question.q);
  }
}

describe('a match', () => {
  it('is played by two people and a bot over WebSockets to its end', async () => {
    const server = await serve();
    const [ada, bruno] = [new Guest(server), new Guest(server)];
    const { id, seat } = await ada.create([me('Ada'), open, bot()]);
    expect(seat).toBe('a');
    const { body } = await bruno.join(await ada.invite(id), 'Bruno');
    expect(body).toEqual({ id, seat: 'b' });
    const [a, b] = [await ada.line(id), await bruno.line(id)];
    expect(a.picture.phase).toBe('gathering');
    expect((await ada.ask('POST', `/tables/${id}/start`)).status).toBe(204);
    const answers = await Promise.all([play(a, 1), play(b, 2)]);
    expect(Math.min(...answers)).toBeGreaterThan(5);
    expect(a.picture.result).toEqual(b.picture.result);
    expect(a.picture.secret?.key).toMatch(/^[0-9a-f]{64}$/);
  });
});
