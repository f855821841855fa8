import { type FromServer, VERSION } from '@tavolata/protocol';
import type { SeatSnapshot } from '@tavolata/table';
import WebSocket from 'ws';
import { measured } from '../../tables.ts';
import type { Target } from './attack.ts';
import { requestOk } from './request.ts';

interface OwnTable {
  readonly table: string;
  readonly cookie: string;
}

/** A table of the attacker's own, against a bot; it is at play at once. */
export async function openTable(
  target: Target,
  host: string,
  game = measured.slug,
  more: object = {},
): Promise<OwnTable> {
  const seats = [
    { who: 'me', name: 'Eva' },
    { who: 'bot', level: 'random' },
  ];
  const body = { game, seats, watch: true, ...more };
  const made = await requestOk({ port: target.port, method: 'POST', path: '/api/tables', from: host, body });
  return { table: made.json.id ?? '', cookie: made.cookie ?? '' };
}

/** Somebody at a seat of their own who reads what they are told. */
export class AttackerClient {
  snapshot: SeatSnapshot | undefined;
  private readonly socket: WebSocket;
  private used = 0;

  constructor(
    { port }: Target,
    host: string,
    { table, cookie }: OwnTable,
    onTold: (told: FromServer) => void = () => {},
  ) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie }, localAddress: host });
    this.socket.on('open', () => this.say({ t: 'hello', v: VERSION, table }));
    this.socket.on('error', () => undefined);
    this.socket.on('message', data => {
      const told = JSON.parse(String(data)) as FromServer | FromServer[];
      for (const message of Array.isArray(told) ? told : [told]) {
        // It asks for no differences: each update brings the whole snapshot.
        if (message.t === 'update' && !message.d) this.snapshot = message.u.snapshot;
        onTold(message);
      }
    });
  }

  get isHere(): boolean {
    return this.socket.readyState === WebSocket.OPEN && this.snapshot !== undefined;
  }

  say(message: unknown): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  command(command: object): void {
    this.used = Math.max(this.used, this.snapshot?.number ?? 0) + 1;
    this.say({ t: 'command', c: { n: this.used, ...command } });
  }

  onClose(call: () => void): void {
    this.socket.on('close', call);
  }
}
