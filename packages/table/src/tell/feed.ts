import { type Def, ONLOOKER, type Seat, type State, type Viewer } from '@tavolata/kernel';
import { type Pointed, pointedFor } from '../decide/point.ts';
import { Memo } from '../state/memo.ts';
import type { TableState } from '../state/table-state.ts';
import {
  type Cursor,
  cursorOf,
  infoOf,
  noticesFrom,
  PAGE,
  PublishedEvents,
  type SeatSnapshot,
  START_CURSOR,
  type Update,
} from './messages.ts';
import {
  SeatList,
  type SharedSnapshot,
  type SnapshotContext,
  sharedSnapshot,
  snapshotFor,
} from './snapshot.ts';

export type Send<S extends State> = (update: Update<S>) => void;

interface Subscription<S extends State> {
  readonly viewer: Viewer;
  readonly send: Send<S>;
  cursor: Cursor;
  /** The snapshot it was last sent; nothing before the first. Snapshots are never changed once they are made. */
  last: SeatSnapshot<S> | undefined;
}

/** What there is to tell at one moment. */
interface Publication<S extends State, D extends Def> {
  readonly state: TableState<S, D>;
  readonly now: number;
  readonly cursor: Cursor;
  readonly news: PublishedEvents<S, D>;
  readonly gesture: Pointed | undefined;
}

/** An update while it is made. */
type Draft<S extends State> = { -readonly [K in keyof Update<S>]: Update<S>[K] };

/** The update made last, and for whom: all who look alike and know the same are told the same one. */
interface Made<S extends State> {
  readonly publication: object;
  readonly viewer: Viewer;
  readonly before: Cursor;
  readonly last: SeatSnapshot<S> | undefined;
  readonly update: Update<S> | undefined;
}

/** Tells each viewer what changed for it, and nothing when nothing did: not even that somebody else did something. */
export class Feed<S extends State, D extends Def> {
  private readonly subscriptions = new Set<Subscription<S>>();
  /** How many look from each seat: asked for at every publication. */
  private readonly viewers = new Map<Viewer, number>();
  private readonly context: SnapshotContext;
  private readonly now: () => number;
  private readonly reportFailure: (error: unknown) => void;
  private readonly seatList = new SeatList();
  private publications = 0;
  private latest: Publication<S, D> | undefined;
  private made: Made<S> | undefined;
  private readonly shared = new Memo<'all', SharedSnapshot>();
  /** Several may look from one seat. */
  private readonly snapshots = new Memo<Viewer, SeatSnapshot<S>>();

  constructor(
    context: Omit<SnapshotContext, 'isHere'>,
    now: () => number,
    reportFailure: (error: unknown) => void,
  ) {
    this.context = { ...context, isHere: seat => this.isHere(seat) };
    this.now = now;
    this.reportFailure = reportFailure;
  }

  /** From the next publication on, or from a greeting: the first message always comes. */
  add(viewer: Viewer, since: Cursor | undefined, send: Send<S>): Subscription<S> {
    const subscription: Subscription<S> = { viewer, send, cursor: since ?? START_CURSOR, last: undefined };
    this.subscriptions.add(subscription);
    this.count(viewer, 1);
    return subscription;
  }

  remove(subscription: Subscription<S>): void {
    if (this.subscriptions.delete(subscription)) this.count(subscription.viewer, -1);
  }

  isHere(seat: Seat): boolean {
    return (this.viewers.get(seat) ?? 0) > 0;
  }

  /** Who is here shows of seats alone. */
  private count(viewer: Viewer, by: 1 | -1): void {
    this.viewers.set(viewer, (this.viewers.get(viewer) ?? 0) + by);
    if (viewer !== ONLOOKER) this.seatList.invalidate();
  }

  /** Where things stand; and what somebody points at, if that is why. */
  publish(state: TableState<S, D>, gesture?: Pointed): void {
    const publication = this.publication(state, gesture);
    for (const subscription of this.subscriptions) this.tell(subscription, publication);
  }

  /** Tells one who has just come; for the others nothing has changed. */
  greet(subscription: Subscription<S>, state: TableState<S, D>): void {
    const { latest } = this;
    const isFresh = latest?.now === this.now() && !latest.gesture;
    this.tell(subscription, isFresh ? latest : this.publicationNow(state, undefined));
  }

  /** All that a viewer may know now, for whoever does not stay: nobody has come or gone by it. */
  peek(viewer: Viewer, state: TableState<S, D>): Update<S> {
    const to: Subscription<S> = { viewer, send: () => undefined, cursor: START_CURSOR, last: undefined };
    // What comes first is never nothing.
    return this.updateFor(to, this.publication(state, undefined)) as Update<S>;
  }

  private publication(state: TableState<S, D>, gesture: Pointed | undefined): Publication<S, D> {
    this.publications++;
    return this.publicationNow(state, gesture);
  }

  private publicationNow(state: TableState<S, D>, gesture: Pointed | undefined): Publication<S, D> {
    this.latest = {
      ...{ state, gesture, now: this.now() },
      cursor: cursorOf(state),
      news: new PublishedEvents(state),
    };
    return this.latest;
  }

  /** One viewer whose snapshot or line fails must not hold up the others, nor the match. */
  private tell(to: Subscription<S>, publication: Publication<S, D>): void {
    try {
      const update = this.updateFor(to, publication);
      if (update) to.send(update);
    } catch (error) {
      this.remove(to);
      this.reportFailure(error);
    }
  }

  /** What changed for it; nothing when nothing did. */
  private updateFor(to: Subscription<S>, publication: Publication<S, D>): Update<S> | undefined {
    const { viewer, cursor: before, last } = to;
    const { made } = this;
    const isMade =
      made?.publication === publication &&
      made.viewer === viewer &&
      made.last === last &&
      isEqualData(made.before, before);
    const update = isMade ? made.update : this.make(to, publication);
    if (!isMade) this.made = { publication, viewer, before, last, update };
    to.cursor = publication.cursor;
    if (update) to.last = update.snapshot;
    return update;
  }

  private make(to: Subscription<S>, publication: Publication<S, D>): Update<S> | undefined {
    const { viewer, cursor: before, last } = to;
    const { state, now, cursor, news, gesture } = publication;
    const first = last === undefined;
    const snapshot = this.snapshotOf(viewer, state);
    const pointed = gesture && pointedFor(state, gesture, viewer);
    const still = state.history?.stillTrue(before.epoch, before.events) ?? 0;
    const begin = first && still < cursor.events - PAGE ? cursor.events - PAGE : undefined;
    const from = begin === undefined ? still : 0;
    const events = news.eventsFor(viewer, begin ?? still);
    const notices = noticesFrom(state, before.notices, viewer);
    const silent = from === before.events && events.length === 0 && notices.length === 0;
    if (silent && !pointed && last === snapshot) return undefined;
    const update: Draft<S> = { viewer, now, snapshot, from, events, notices, cursor };
    if (first) update.about = infoOf(state);
    if (begin !== undefined) update.begin = begin;
    if (pointed) update.pointed = pointed;
    return update;
  }

  /** The very same as before where it says the same: whoever was sent it needs no other. */
  private snapshotOf(viewer: Viewer, state: TableState<S, D>): SeatSnapshot<S> {
    const { snapshots, publications } = this;
    const known = snapshots.at(viewer, publications);
    if (known) return known.value;
    const made = snapshotFor(state, viewer, this.context, this.sharedOf(state));
    const before = snapshots.last(viewer);
    return snapshots.keep(viewer, publications, before && isEqualData(before, made) ? before : made);
  }

  private sharedOf(state: TableState<S, D>): SharedSnapshot {
    const { shared, publications, context } = this;
    const known = shared.at('all', publications);
    if (known) return known.value;
    const seats = this.seatList.of(state, context);
    return shared.keep('all', publications, sharedSnapshot(state, context, seats));
  }
}

/** Whether two pieces of plain data say the same. Cheaper than comparing texts: the first difference is enough. */
function isEqualData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [
    one as Readonly<Record<string, unknown>>,
    other as Readonly<Record<string, unknown>>,
  ];
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length && keys.every(key => isEqualData(first[key], second[key]))
  );
}
