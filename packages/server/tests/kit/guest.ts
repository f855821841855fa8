import type { Seat } from '@tavolata/kernel';
import { Line, type LineOptions } from './line.ts';

interface Answered<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface Opened {
  readonly id: string;
  readonly seat: Seat;
}

export interface Refused {
  readonly error: { readonly code: string };
}

/** A browser without the browser: it keeps its cookie. */
export class Guest {
  cookie: string | undefined;
  private readonly base: () => string;

  constructor(server: { readonly url: string }) {
    this.base = () => server.url;
  }

  async ask<T = Refused>(method: string, path: string, body?: unknown): Promise<Answered<T>> {
    const response = await fetch(`${this.base()}/api${path}`, {
      method,
      headers: {
        // A restart in between would leave a dead line in the pool.
        connection: 'close',
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as T,
      headers: response.headers,
    };
  }

  async create(seats: readonly unknown[], more: object = {}): Promise<Opened> {
    const { body } = await this.ask<Opened>('POST', '/tables', { game: 'boss-monster', seats, ...more });
    return body;
  }

  async invite(id: string): Promise<string> {
    return (await this.ask<{ link: string }>('POST', `/tables/${id}/invites`)).body.link;
  }

  join(link: string, name: string): Promise<Answered<Opened & Partial<Refused>>> {
    return this.ask('POST', '/invites/join', { link, name });
  }

  /** A line to a table, welcomed or refused. */
  line(table: string, options: LineOptions = {}): Promise<Line> {
    return Line.open(this.base(), this.cookie, table, options);
  }
}

export const me = (name: string) => ({ who: 'me', name });
export const open = { who: 'open' };
export const bot = (level = 'normal') => ({ who: 'bot', level });
