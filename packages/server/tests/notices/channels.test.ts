import { ManualClock } from '@tavolata/table';
import { stones } from '@tavolata/testing/toys';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { anyGame, gamesOf } from '../../src/games.ts';
import { newPushKeys, realChannels, webhookBody } from '../../src/notices/channels.ts';
import type { Overrides } from '../../src/server.ts';
import { Guest, me, open } from '../kit/guest.ts';
import { postOffice, silentPostOffice, webhookEnd } from '../kit/post-office.ts';
import { pushService, senderOf } from '../kit/push-service.ts';
import { serve } from '../kit/server.ts';

/** Ada is asked, at a heap of stones; the server sends what it sends, over real lines. */
async function adasTurn(env: Readonly<Record<string, string>> = {}, more: Overrides = {}) {
  const clock = new ManualClock(1_000_000);
  const settings = { PUBLIC_URL: 'https://games.example.org', NOTICE_SECONDS: '30', ...env };
  const server = await serve(settings, { clock, games: gamesOf(anyGame(stones)), ...more });
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], { game: 'stones' });
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  for (const line of [a, b]) await line.settled();
  return {
    id,
    ada,
    a,
    b,
    clock,
    turn: { event: 'your-turn', table: id, game: 'stones', seat: 'a', name: 'Ada' },
  };
}

const ways = (env: Readonly<Record<string, string>>) => realChannels(readConfig(env), newPushKeys());

it('a push is signed in a name that push services take, whatever the house itself is called', async () => {
  const service = await pushService();
  const at = 'http://localhost:8080';
  for (const env of [{}, { PUBLIC_URL: at }, { PUBLIC_URL: at, VAPID_SUBJECT: 'mailto:ada@example.org' }])
    expect(await ways(env).push(service.browser.subscription, 'Ciao')).toBe(true);
  const names = ['mailto:tavolata@localhost', 'mailto:tavolata@localhost', 'mailto:ada@example.org'];
  expect(service.delivered.map(senderOf)).toMatchObject(names.map(sub => ({ claims: { sub } })));
});

it('of what a push service answers nothing is read but whether the push was taken', async () => {
  const service = await pushService();
  service.babble();
  expect(await ways({}).push(service.browser.subscription, 'Ciao')).toBe(true);
  service.refuse();
  expect(await ways({}).push(service.browser.subscription, 'Ciao')).toBe(false);
});

it('a push is sealed for the one browser that asked, signed by the server, and ends when it is unwanted', async () => {
  const service = await pushService();
  const { ada, a, b, clock, turn } = await adasTurn();
  const wish = { way: 'push', language: 'it', subscription: service.browser.subscription };
  expect((await ada.ask('PUT', '/notices', wish)).status).toBe(204);
  await clock.pass(45_000);
  await service.until(1);
  const [first] = service.delivered;
  if (!first) throw new Error('nothing came');
  expect(first.body.includes('Ada')).toBe(false);
  expect(service.browser.read(first)).toEqual(turn);
  const offer = await ada.ask<{ push: string }>('GET', '/notices');
  expect(senderOf(first)).toMatchObject({
    key: offer.body.push,
    claims: { aud: service.origin, sub: 'https://games.example.org' },
  });
  service.refuse();
  const round = async () => {
    await a.answer(0);
    await b.until(() => b.snapshot.asked !== undefined);
    await b.answer(0);
    await a.until(() => a.snapshot.asked !== undefined);
    await clock.pass(45_000);
  };
  await round();
  await service.until(2);
  await ada.ask('GET', '/notices');
  await round();
  await a.settled();
  expect(service.delivered).toHaveLength(2);
});

it('a push that fails is logged without the address that only the browser knows', async () => {
  const lines: string[] = [];
  let wake = (): void => {};
  const write = (line: string): void => {
    lines.push(line);
    if (line.includes('could not be sent')) wake();
  };
  const service = await pushService();
  const { ada, clock } = await adasTurn({}, { log: pino({ level: 'warn' }, { write }) });
  const { subscription } = service.browser;
  await ada.ask('PUT', '/notices', { way: 'push', language: 'it', subscription });
  service.refuse(500);
  const failed = new Promise<void>(resolve => {
    wake = resolve;
  });
  await clock.pass(45_000);
  await failed;
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ way: 'push', status: 500 });
  expect(lines.join('')).not.toContain(new URL(subscription.endpoint).pathname);
});

it('mail goes out by SMTP: first the question whether it may, then the turn', async () => {
  const { url, letters } = await postOffice();
  const { id, ada, clock } = await adasTurn({ SMTP_URL: url, MAIL_FROM: 'house@example.org' });
  const wish = { way: 'mail', language: 'en', address: 'ada@example.org' };
  expect((await ada.ask('PUT', '/notices', wish)).status).toBe(204);
  const [asked] = await letters.until(1);
  expect(asked).toMatchObject({ from: 'house@example.org', to: 'ada@example.org' });
  const [, link] = /#\/confirm\/([\w-]{43})/.exec(unfolded(asked?.text ?? '')) ?? [];
  expect((await ada.ask('POST', '/notices/confirm', { link })).status).toBe(204);
  await clock.pass(45_000);
  const [, told] = await letters.until(2);
  expect(told?.to).toBe('ada@example.org');
  const text = unfolded(told?.text ?? '');
  expect(text).toContain(`https://games.example.org/#/table/${id}`);
  const [, stop] = /^List-Unsubscribe: *<(https:[^>]+)>$/m.exec(text.replace(/\n +/g, ' ')) ?? [];
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(text.split('\n\n').at(-1)).toContain(stop);
  expect(stop).toMatch(/^https:\/\/games\.example\.org\/api\/notices\/stop\/[\w-]{43}$/);
});

it('mail that nobody takes in time has failed', async () => {
  const SMTP_URL = await silentPostOffice();
  const config = readConfig({
    SMTP_URL,
    MAIL_FROM: 'house@example.org',
    PUBLIC_URL: 'https://games.example.org',
  });
  const { mail } = realChannels(config, newPushKeys(), 200);
  const letter = { to: 'ada@example.org', subject: 'Your turn', text: 'Ada', stop: config.publicUrl ?? '' };
  await expect(mail?.(letter)).rejects.toThrow();
});

/** Without the line breaks and signs a letter's own alphabet puts in. */
const unfolded = (text: string): string => text.replace(/=\n/g, '').replace(/=3D/g, '=');

it('a webhook is told over HTTP', async () => {
  const { url, told } = await webhookEnd();
  const { clock, turn } = await adasTurn({ WEBHOOK_URL: url });
  await clock.pass(45_000);
  const [body] = await told.until(1);
  expect(body).toMatchObject({ ...turn, url: `https://games.example.org/#/table/${turn.table}` });
  expect(body?.text).toBe(body?.content);
});

it('a name calls nobody together where a webhook’s sentence is shown, and leads nowhere', () => {
  const name = '@everyone <!here> [Ada](evil.example)';
  const turn = { table: 'one', game: 'boss-monster', seat: 'a', name } as const;
  const { text, content } = webhookBody(turn, 'https://games.example.org/#/table/one', 'en');
  expect(text).toBe(
    '＠everyone ＜!here＞ ［Ada］(evil.example), it is your turn at Boss Monster: https://games.example.org/#/table/one',
  );
  expect(content).toBe(text);
});
