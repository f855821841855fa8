import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { Guest, me, open } from '../kit/guest.ts';
import { serve, type TestServer } from '../kit/server.ts';

const ROUNDS = 20;

interface Request {
  readonly method: string;
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
}

/** Requests on one line, all before the first answer; the codes of the answers. */
async function pipelined({ url }: TestServer, requests: readonly Request[]): Promise<string[]> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let heard = '';
  socket.setEncoding('utf8').on('data', text => {
    heard += text;
  });
  const texts = requests.map(({ method, path, cookie, body }, i) => {
    const content = body === undefined ? '' : JSON.stringify(body);
    return [
      `${method} /api${path} HTTP/1.1`,
      `Host: ${hostname}`,
      ...(cookie ? [`Cookie: ${cookie}`] : []),
      ...(content ? ['Content-Type: application/json', `Content-Length: ${content.length}`] : []),
      `Connection: ${i === requests.length - 1 ? 'close' : 'keep-alive'}`,
      '',
      content,
    ].join('\r\n');
  });
  socket.write(texts.join(''));
  await once(socket, 'close');
  const answers = heard.split('HTTP/1.1 ').slice(1);
  return answers.map(answer => /"code":"([\w-]+)"/.exec(answer)?.[1] ?? answer.slice(0, 3));
}

it('whoever withdraws a seat link and comes in by it at once spoils nobody else’s answer', async () => {
  const server = await serve();
  const [eve, ada] = [new Guest(server), new Guest(server)];
  const hers = await eve.create([me('Eve'), open]);
  const other = await ada.create([me('Ada'), open]);
  const line = await ada.line(other.id);
  for (let i = 0; i < ROUNDS; i++) {
    const { link } = (await eve.ask<{ link: string }>('POST', `/tables/${hers.id}/seat-links`)).body;
    const said = line.messages.length;
    const attack = pipelined(server, [
      { method: 'DELETE', path: `/tables/${hers.id}/seat-links`, cookie: eve.cookie },
      { method: 'POST', path: '/seat-links/enter', body: { link } },
    ]);
    for (let id = 0; id < 20; id++) line.send({ t: 'chat', id, text: 'ciao' });
    const answers = () => line.messages.slice(said).filter(({ t }) => t === 'said');
    await line.until(() => line.closed !== undefined || answers().length === 20);
    expect(answers().every(message => message.t === 'said' && message.ok)).toBe(true);
    const [withdrawn, entered] = await attack;
    expect(withdrawn).toBe('204');
    expect(['200', 'unknown-link']).toContain(entered);
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
