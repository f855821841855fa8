import { VERSION } from '@tavolata/protocol';
import WebSocket from 'ws';

const AGAIN_AFTER = { least: 100, most: 1100 };

/** Somebody who only watches, and comes back after each break. */
export class Onlooker {
  /** Whether the server has told the table on the present connection. */
  isHere = false;
  private readonly url: string;
  private readonly from: string;
  private readonly table: string;
  private readonly onUpdate: (late: number) => void;
  private socket: WebSocket | undefined;
  private isClosed = false;

  /** `onUpdate` is told how many milliseconds after the server said so an update was heard. */
  constructor(url: string, from: string, table: string, onUpdate: (late: number) => void) {
    this.url = url;
    this.from = from;
    this.table = table;
    this.onUpdate = onUpdate;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isClosed) return;
    const socket = new WebSocket(this.url, { localAddress: this.from });
    this.socket = socket;
    socket.on('open', () =>
      socket.send(JSON.stringify({ t: 'hello', v: VERSION, table: this.table, diff: true })),
    );
    socket.on('message', data => this.hear(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isHere = false;
      const { least, most } = AGAIN_AFTER;
      setTimeout(() => this.connect(), least + Math.random() * (most - least));
    });
  }

  /** Thousands of these share a process: no more is read than when it was said. */
  private hear(text: string): void {
    const at = /"t":"update".*?"now":(\d+)/.exec(text)?.[1];
    if (at === undefined) return;
    if (this.isHere) this.onUpdate(Date.now() - Number(at));
    this.isHere = true;
  }
}
