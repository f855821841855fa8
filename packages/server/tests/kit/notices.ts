import { bossMonster } from '@tavolata/boss-monster';
import { ManualClock } from '@tavolata/table';
import { numbers, stones } from '@tavolata/testing/toys';
import { anyGame, gamesOf } from '../../src/games.ts';
import type { NoticeChannels } from '../../src/notices/channels.ts';
import { door } from './door.ts';
import { Guest, me, open } from './guest.ts';
import { quiet } from './play.ts';
import { serve, type TestServer } from './server.ts';

export const PUSH = {
  way: 'push',
  language: 'it',
  subscription: { endpoint: 'https://push.example.org/abc', keys: { p256dh: 'p', auth: 'a' } },
};

export interface Told {
  readonly way: string;
  readonly to?: string;
  readonly text: string;
  /** Where a mail program can end them. */
  readonly stop?: string;
}

/** Ways that only remember; waiting for the next is waiting for an event. */
function remembering(wanted = true) {
  const told: Told[] = [];
  let wake = (): void => {};
  let isRefusing = false;
  let delay = Promise.resolve();
  const tell = (one: Told): void => {
    told.push(one);
    wake();
  };
  const ways: NoticeChannels = {
    async push(_, payload) {
      tell({ way: 'push', text: payload });
      return wanted;
    },
    async mail({ to, subject, text, stop }) {
      if (isRefusing) throw new Error('no mail today');
      tell({ way: 'mail', to, text: `${subject}\n${text}`, stop });
    },
    async webhook(body) {
      tell({ way: 'webhook', text: JSON.stringify(body) });
      await delay;
    },
  };
  const until = async (count: number): Promise<void> => {
    while (told.length < count)
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  };
  const refuseMail = (on: boolean): void => {
    isRefusing = on;
  };
  /** From now on no webhook answers before that is called. */
  const holdBack = (): (() => void) => {
    const { open, opened } = door();
    delay = opened;
    return open;
  };
  return { told, ways, until, refuseMail, holdBack };
}

export async function setting(wanted = true) {
  const clock = new ManualClock(1_000_000);
  const remembered = remembering(wanted);
  const env = { PUBLIC_URL: 'https://games.example.org', NOTICE_SECONDS: '30' };
  const games = gamesOf(anyGame(bossMonster), anyGame(stones), anyGame(numbers));
  const server = await serve(env, { clock, games, ways: remembered.ways });
  return { clock, server, ...remembered };
}

/** Ada and Bruno at a running table. */
export async function asked(server: TestServer, game = 'boss-monster') {
  const [ada, bruno] = [new Guest(server), new Guest(server)];
  const { id } = await ada.create([me('Ada'), open], { game });
  await bruno.join(await ada.invite(id), 'Bruno');
  await ada.ask('POST', `/tables/${id}/start`);
  const [a, b] = [await ada.line(id), await bruno.line(id)];
  await quiet([a, b]);
  return { id, ada, bruno, a, b };
}
