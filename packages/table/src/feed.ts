import type { Def, Seat, State, Viewer } from '@tavolata/kernel';
import { Memo } from './memo.ts';
import {
  aboutOf,
  type Cursor,
  cursorOf,
  News,
  NOTHING_YET,
  noticesFrom,
  type Picture,
  type Update,
} from './messages.ts';
import { pictureFor, Seating, type Shared, type Surroundings, sharedPicture } from './picture.ts';
import { type Pointed, pointedFor } from './pointing.ts';
import type { Standing } from './standing.ts';

export type Send<S extends State> = (update: Update<S>) => void;

interface Subscription<S extends State> {
  readonly viewer: Viewer;
  readonly send: Send<S>;
  cursor: Cursor;
  /** The picture it was last sent; nothing before the first. Pictures are never changed once they are made. */
  last: Picture<S> | undefined;
}

/** What there is to tell at one moment. */
interface Publication<S extends State, D extends Def> {
  readonly standing: Standing<S, D>;
  readonly shared: Shared;
  readonly now: number;
  readonly cursor: Cursor;
  readonly news: News<S, D>;
  readonly gesture: Pointed | undefined;
}

/** An update while it is made. */
type Draft<S extends State> = { -readonly [K in keyof Update<S>]: Update<S>[K] };

/** Tells each viewer what changed for it, and nothing when nothing did: not even that somebody else did something. */
export class Feed<S extends State, D extends Def> {
  private readonly subscriptions = new Set<Subscription<S>>();
  /** How many look from each seat: asked for at every publication. */
  private readonly lookers = new Map<Viewer, number>();
  private readonly around: Surroundings;
  private readonly now: () => number;
  private readonly complain: (error: unknown) => void;
  private readonly seating = new Seating();
  private publications = 0;
  /** Several may look from one seat. */
  private readonly pictures = new Memo<Viewer, Picture<S>>();

  constructor(around: Surroundings, now: () => number, complain: (error: unknown) => void) {
    this.around = around;
    this.now = now;
    this.complain = complain;
  }

  /** From the next publication on; the first message always comes. */
  add(viewer: Viewer, since: Cursor | undefined, send: Send<S>): () => void {
    const subscription: Subscription<S> = { viewer, send, cursor: since ?? NOTHING_YET, last: undefined };
    this.subscriptions.add(subscription);
    this.count(viewer, 1);
    return () => this.remove(subscription);
  }

  isHere(seat: Seat): boolean {
    return (this.lookers.get(seat) ?? 0) > 0;
  }

  private remove(subscription: Subscription<S>): void {
    if (this.subscriptions.delete(subscription)) this.count(subscription.viewer, -1);
  }

  private count(viewer: Viewer, by: 1 | -1): void {
    this.lookers.set(viewer, (this.lookers.get(viewer) ?? 0) + by);
    this.seating.stir();
  }

  /** Where things stand; and what somebody points at, if that is why. */
  publish(standing: Standing<S, D>, gesture?: Pointed): void {
    if (this.subscriptions.size === 0) return;
    const publication = this.publication(standing, gesture);
    for (const subscription of this.subscriptions) this.tell(subscription, publication);
  }

  /** All that a viewer may know now, for whoever does not stay: nobody has come or gone by it. */
  glance(viewer: Viewer, standing: Standing<S, D>): Update<S> {
    const to: Subscription<S> = { viewer, send: () => undefined, cursor: NOTHING_YET, last: undefined };
    // What comes first is never nothing.
    return this.updateFor(to, this.publication(standing, undefined)) as Update<S>;
  }

  private publication(standing: Standing<S, D>, gesture: Pointed | undefined): Publication<S, D> {
    const shared = sharedPicture(standing, this.around, this.seating.of(standing, this.around));
    this.publications++;
    const now = this.now();
    return { standing, shared, now, cursor: cursorOf(standing), news: new News(standing), gesture };
  }

  /** One viewer whose picture or line fails must not hold up the others, nor the match. */
  private tell(to: Subscription<S>, publication: Publication<S, D>): void {
    try {
      const update = this.updateFor(to, publication);
      if (update) to.send(update);
    } catch (error) {
      this.remove(to);
      this.complain(error);
    }
  }

  /** What changed for it; nothing when nothing did. */
  private updateFor(to: Subscription<S>, publication: Publication<S, D>): Update<S> | undefined {
    const { viewer, cursor: before, last } = to;
    const { standing, now, cursor, news, gesture } = publication;
    const picture = this.pictureOf(viewer, publication);
    const pointed = gesture && pointedFor(standing, gesture, viewer);
    const from = standing.history?.stillTrue(before.epoch, before.events) ?? 0;
    const events = news.toldTo(viewer, from);
    const notices = noticesFrom(standing, before.notices, viewer);
    const first = last === undefined;
    const silent = from === before.events && events.length === 0 && notices.length === 0;
    to.cursor = cursor;
    if (!first && silent && !pointed && isSame(last, picture)) return undefined;
    to.last = picture;
    const update: Draft<S> = { viewer, now, picture, from, events, notices, cursor };
    if (first) update.about = aboutOf(standing);
    if (pointed) update.pointed = pointed;
    return update;
  }

  private pictureOf(viewer: Viewer, { standing, shared }: Publication<S, D>): Picture<S> {
    const { pictures, publications, around } = this;
    const known = pictures.at(viewer, publications);
    return known
      ? known.value
      : pictures.keep(viewer, publications, pictureFor(standing, viewer, around, shared));
  }
}

/** Whether two pieces of plain data say the same. Cheaper than comparing texts: the first difference is enough. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [
    one as Readonly<Record<string, unknown>>,
    other as Readonly<Record<string, unknown>>,
  ];
  const keys = Object.keys(first);
  return keys.length === Object.keys(second).length && keys.every(key => isSame(first[key], second[key]));
}
