import { describe, expect, it } from 'vitest';
import { Guest, me, open } from '../kit/guest.ts';
import { asked, setting, type Told } from '../kit/notices.ts';
import { exchange } from '../kit/play.ts';

const WISH = { way: 'mail', language: 'en', address: 'ada@example.org' };
const confirmIn = ({ text }: Told): string | undefined => /#\/confirm\/([\w-]{43})/.exec(text)?.[1];
const stopIn = ({ text }: Told): string => /api\/notices\/stop\/[\w-]{43}/.exec(text)?.[0] ?? 'none';

/** Ada is asked, at a heap of stones, and would like to be told by mail. */
async function wishing() {
  const context = await setting();
  const table = await asked(context.server, 'stones');
  const { told, until } = context;
  const by = (way: string) => told.filter(one => one.way === way);
  const mails = () => by('mail');
  const wish = (more: object = {}, who: Guest = table.ada) =>
    who.ask('PUT', '/notices', { ...WISH, ...more });
  const confirm = (link: string | undefined) =>
    new Guest(context.server).ask('POST', '/notices/confirm', { link });
  /** Both have answered, and Ada is waited for again: whoever is told before the webhook has been told. */
  const goOn = async () => {
    const before = by('webhook').length;
    await exchange([table.a, table.b], 2);
    await context.clock.pass(60_000);
    while (by('webhook').length === before) await until(told.length + 1);
  };
  return { ...context, ...table, mails, wish, confirm, goOn };
}

/** The same, and their address has agreed: the first letter has come. */
async function agreed() {
  const table = await wishing();
  await table.wish();
  await table.confirm(confirmIn(table.mails()[0] as Told));
  await table.goOn();
  return table;
}

describe('mail', () => {
  it('is sent only to an address whose owner has agreed', async () => {
    const { mails, wish, confirm, goOn } = await wishing();
    expect((await wish()).status).toBe(204);
    expect(mails()).toMatchObject([{ to: 'ada@example.org' }]);
    await goOn();
    expect(mails()).toHaveLength(1);
    expect((await confirm('x'.repeat(43))).body.error.code).toBe('unknown-link');
    expect((await confirm(confirmIn(mails()[0] as Told))).status).toBe(204);
    await goOn();
    expect(mails()[1]?.text).toContain('Your turn: stones');
  });

  it('asks an address once, whoever names it and however often', async () => {
    const { server, ada, mails, wish } = await wishing();
    const [bruno, eve] = [new Guest(server), new Guest(server)];
    await bruno.create([me('Bruno'), open]);
    for (const who of [ada, ada, bruno]) expect((await wish({}, who)).status).toBe(204);
    expect((await wish({ address: 'eve@example.org' }, eve)).body.error.code).toBe('not-seated');
    await ada.ask('DELETE', '/notices/mail');
    await wish({ address: 'Ada@Example.org' });
    expect(mails()).toHaveLength(1);
    await wish({ address: 'bruno@example.org' });
    expect(mails().map(({ to }) => to)).toEqual(['ada@example.org', 'bruno@example.org']);
  });

  it('asks again where the question could not be sent', async () => {
    const { mails, wish, refuseMail } = await wishing();
    refuseMail(true);
    expect((await wish()).status).toBe(500);
    refuseMail(false);
    expect((await wish()).status).toBe(204);
    expect(mails()).toHaveLength(1);
  });

  it('is agreed to once: a link that was used or given up opens nothing', async () => {
    const { ada, mails, wish, confirm } = await wishing();
    await wish();
    const link = confirmIn(mails()[0] as Told);
    expect((await confirm(link)).status).toBe(204);
    await ada.ask('DELETE', '/notices/mail');
    expect((await confirm(link)).body.error.code).toBe('unknown-link');
    await wish();
    await ada.ask('DELETE', '/notices/mail');
    expect((await confirm(confirmIn(mails()[1] as Told))).body.error.code).toBe('unknown-link');
  });

  it('needs no second yes for what was agreed to', async () => {
    const { mails, wish, goOn } = await agreed();
    await wish({ language: 'it' });
    expect(mails()).toHaveLength(2);
    await goOn();
    expect(mails()[2]?.text).toContain('Tocca a te: stones');
  });
});

describe('the link at the end of each mail', () => {
  it('asks before it ends them, in both languages, and then they end', async () => {
    const { server, mails, goOn } = await agreed();
    const url = `${server.url}/${stopIn(mails()[1] as Told)}`;
    const page = await fetch(url);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
    // A browser that may not say where it comes from would send a form from nowhere.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(await page.text()).toMatch(/<form method="post" lang="it">.*<form method="post" lang="en">/s);
    const form = { method: 'POST', headers: { origin: server.url }, body: new URLSearchParams() };
    expect(await (await fetch(url, form)).text()).toContain('Fatto');
    expect(await (await fetch(url, form)).text()).not.toContain('Fatto');
    await goOn();
    expect(mails()).toHaveLength(2);
  });

  it('can be used by a mail program, without looking', async () => {
    const { server, mails, goOn } = await agreed();
    const [, last] = mails();
    expect(last?.stop).toBe(`https://games.example.org/${stopIn(last as Told)}`);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    await fetch(`${server.url}/${stopIn(last as Told)}`, { method: 'POST', body });
    await goOn();
    expect(mails()).toHaveLength(2);
  });

  it('in the question says no, for everybody who may ask again', async () => {
    const { server, mails, wish, confirm } = await wishing();
    await wish();
    const [question] = mails() as [Told];
    await fetch(`${server.url}/${stopIn(question)}`, { method: 'POST' });
    expect((await confirm(confirmIn(question))).body.error.code).toBe('unknown-link');
    await wish({}, new Guest(server));
    expect(mails()).toHaveLength(1);
  });
});
