import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Things that arrive, and waiting for them. */
class Arrivals<T> {
  readonly all: T[] = [];
  private wake = (): void => {};

  add(one: T): void {
    this.all.push(one);
    this.wake();
  }

  async until(count: number): Promise<readonly T[]> {
    while (this.all.length < count)
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    return this.all;
  }
}

interface Letter {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** One conversation of RFC 5321, as far as a letter needs it. */
async function converse(socket: Socket, deliver: (letter: Letter) => void): Promise<void> {
  const say = (line: string): boolean => socket.write(`${line}\r\n`);
  const named = (line: string): string => /<(.*)>/.exec(line)?.[1] ?? '';
  let [from, to] = ['', ''];
  let text: string[] | undefined;
  say('220 post.example.org');
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text && line !== '.') text.push(line);
    else if (text) {
      deliver({ from, to, text: text.join('\n') });
      text = undefined;
      say('250 taken');
    } else if (line.startsWith('MAIL FROM:')) from = say('250 ok') ? named(line) : '';
    else if (line.startsWith('RCPT TO:')) to = say('250 ok') ? named(line) : '';
    else if (line === 'DATA') text = say('354 go on') ? [] : undefined;
    else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 post.example.org');
  }
}

/** Takes mail over SMTP, on this machine. */
export async function postOffice() {
  const letters = new Arrivals<Letter>();
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    void converse(socket, letter => letters.add(letter));
  });
  return { url: `smtp://127.0.0.1:${await listening(server)}`, letters };
}

/** Greets whoever comes, and says no more. */
export async function silentPostOffice(): Promise<string> {
  const server = createServer(socket => {
    socket.on('error', () => undefined);
    socket.write('220 post.example.org\r\n');
  });
  return `smtp://127.0.0.1:${await listening(server)}`;
}

/** Takes what a webhook is told, over HTTP, on this machine. */
export async function webhookEnd() {
  const told = new Arrivals<Readonly<Record<string, string>>>();
  const server = createHttp(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(204).end();
    told.add(JSON.parse(Buffer.concat(chunks).toString()));
  });
  return { url: `http://127.0.0.1:${await listening(server)}/hook`, told };
}
