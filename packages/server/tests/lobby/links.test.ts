import { describe, expect, it } from 'vitest';
import { Guest, me, open } from '../kit/guest.ts';
import { serve } from '../kit/server.ts';

/** Ada's table with a free seat, and the others. */
async function table() {
  const server = await serve();
  const [ada, bruno, eve] = [new Guest(server), new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open]);
  return { id, ada, bruno, eve };
}

describe('an invite', () => {
  it('stays used up when the seat is given away again, for whoever used it and for everybody else', async () => {
    const { id, ada, bruno, eve } = await table();
    const link = await ada.invite(id);
    await bruno.join(link, 'Bruno');
    const line = await bruno.line(id);
    await line.command({ do: 'replace', seat: 'b', with: 'open' });
    await line.until(() => line.closed !== undefined);
    expect((await bruno.ask('POST', '/invites/look', { link })).body).toMatchObject({ free: 1, used: true });
    expect((await bruno.join(link, 'Bruno')).body.error?.code).toBe('link-used');
    // What is refused for want of a seat is not given back to everybody either.
    await ada.ask('POST', `/tables/${id}/seats/b`, { level: 'easy' });
    expect((await bruno.join(link, 'Bruno')).body.error?.code).toBe('link-used');
    await (await ada.line(id)).command({ do: 'replace', seat: 'b', with: 'open' });
    expect((await eve.join(link, 'Eve')).body.error?.code).toBe('link-used');
    expect((await bruno.join(await ada.invite(id), 'Bruno')).body).toEqual({ id, seat: 'b' });
  });
});

describe('too many links', () => {
  const make = async (guest: Guest, id: string, kind: string) =>
    (await guest.ask('POST', `/tables/${id}/${kind}`)).body.error?.code;

  it('to one seat are refused, whatever the others have', async () => {
    const { id, ada, bruno } = await table();
    await bruno.join(await ada.invite(id), 'Bruno');
    for (let i = 0; i < 50; i++) expect(await make(ada, id, 'seat-links')).toBeUndefined();
    expect(await make(ada, id, 'seat-links')).toBe('too-many-links');
    expect(await make(bruno, id, 'seat-links')).toBeUndefined();
  });

  it('to a table are refused, whoever invites', async () => {
    const { id, ada, bruno } = await table();
    await bruno.join(await ada.invite(id), 'Bruno');
    for (let i = 0; i < 50; i++) expect(await make(ada, id, 'invites')).toBeUndefined();
    expect(await make(bruno, id, 'invites')).toBe('too-many-links');
  });
});
