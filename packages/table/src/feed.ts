import type { Def, Seat, State, Viewer } from '@tavolata/kernel';
import {
  aboutOf,
  type Cursor,
  NOTHING_YET,
  newsFor,
  type Picture,
  pictureFor,
  type Surroundings,
  type Update,
} from './messages.ts';
import type { Standing } from './standing.ts';

export type Send<S extends State> = (update: Update<S>) => void;

interface Subscription<S extends State> {
  readonly viewer: Viewer;
  readonly send: Send<S>;
  cursor: Cursor;
  /** The picture it was last sent, as text; nothing before the first. */
  last: string | undefined;
}

/** Tells each viewer what changed for it, and nothing when nothing did: not even that somebody else did something. */
export class Feed<S extends State, D extends Def> {
  private readonly subscriptions = new Set<Subscription<S>>();
  private readonly around: Surroundings;
  private readonly now: () => number;
  private readonly complain: (error: unknown) => void;

  constructor(around: Surroundings, now: () => number, complain: (error: unknown) => void) {
    this.around = around;
    this.now = now;
    this.complain = complain;
  }

  /** From the next publication on; the first message always comes. */
  add(viewer: Viewer, since: Cursor | undefined, send: Send<S>): () => void {
    const subscription: Subscription<S> = { viewer, send, cursor: since ?? NOTHING_YET, last: undefined };
    this.subscriptions.add(subscription);
    return () => {
      this.subscriptions.delete(subscription);
    };
  }

  isHere(seat: Seat): boolean {
    for (const { viewer } of this.subscriptions) if (viewer === seat) return true;
    return false;
  }

  publish(standing: Standing<S, D>): void {
    const pictures = new Map<Viewer, { readonly picture: Picture<S>; readonly text: string }>();
    for (const subscription of [...this.subscriptions]) {
      const { viewer } = subscription;
      let seen = pictures.get(viewer);
      if (!seen) {
        const picture = pictureFor(standing, viewer, this.around);
        seen = { picture, text: JSON.stringify(picture) };
        pictures.set(viewer, seen);
      }
      this.tell(standing, subscription, seen.picture, seen.text);
    }
  }

  private tell(standing: Standing<S, D>, to: Subscription<S>, picture: Picture<S>, text: string): void {
    const { viewer, cursor } = to;
    const news = newsFor(standing, viewer, cursor);
    const first = to.last === undefined;
    const silent = news.from === cursor.events && news.events.length === 0 && news.notices.length === 0;
    to.cursor = news.cursor;
    if (!first && silent && text === to.last) return;
    to.last = text;
    try {
      to.send({ viewer, now: this.now(), ...(first && { about: aboutOf(standing) }), picture, ...news });
    } catch (error) {
      // One line that breaks must not hold up the others, nor the match.
      this.subscriptions.delete(to);
      this.complain(error);
    }
  }
}
