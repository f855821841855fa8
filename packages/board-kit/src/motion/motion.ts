import { type Signal, signal } from '@preact/signals';
import type { CardId, Seat } from '@tavolata/kernel';
import type { TableEvent } from '@tavolata/table';
import { MotionStage, type ScreenBox, type Snapshot, snapshot } from './stage.ts';
import { hurried, tempo } from './tempo.ts';

/** A card that changed zones, as this viewer was told. */
export interface Move {
  /** Nobody's number if the viewer does not know the card. */
  readonly card: CardId | undefined;
  readonly back: string | undefined;
  readonly from: string;
  readonly to: string;
}

/** What a game shows when something happens, beyond cards that fly. */
export interface Cue {
  /** Cards whose flight is part of it. */
  readonly takes?: readonly CardId[];
  play(): Promise<void>;
}

export type Choreography = (event: TableEvent, stage: MotionStage, moves: readonly Move[]) => Cue | undefined;

/** Between one card and the next, when several fly together. */
const STAGGER = 60;
/** A card that is pushed less far than this has not moved. */
const PUSHED = 20;
/** So many happenings at once are shown at full length; more go faster. */
const UNHURRIED = 8;

/** Where nothing will fly, nobody needs to know where it was. */
const NOWHERE: Snapshot = { boxes: new Map(), copies: new Map() };

export function moveOf({ type, params }: TableEvent): Move | undefined {
  if (type !== 'moved') return undefined;
  const { card, from, to } = params as { card: { card?: CardId; back?: string }; from: string; to: string };
  return { card: card.card, back: card.back, from, to };
}

/**
 * Shows happening what has happened already: the table stands as it is, and what was told is played above it. Nothing
 * here is waited for by anybody who has something to decide.
 */
export class Motion {
  readonly busy: Signal<boolean> = signal(false);
  choreography: Choreography | undefined;
  private root: HTMLElement | undefined;
  private layer: HTMLElement | undefined;
  private stage: MotionStage | undefined;
  private due: { readonly before: Snapshot; readonly events: readonly TableEvent[] } | undefined;

  /** Where the table is, and where to draw above it. */
  attach(root: HTMLElement | null, layer: HTMLElement | null): void {
    this.root = root ?? undefined;
    this.layer = layer ?? undefined;
  }

  /** Before the table changes. */
  prepare(events: readonly TableEvent[]): void {
    this.skip();
    if (!this.root || events.length === 0) return;
    const leaving = new Set(events.flatMap(event => moveOf(event)?.card ?? []));
    this.due = { before: tempo().still ? NOWHERE : snapshot(this.root, leaving), events };
    this.busy.value = true;
  }

  /** When the table has changed. */
  play(): void {
    const { due, root, layer } = this;
    this.due = undefined;
    if (!due || !root || !layer) return;
    const happenings = due.events.filter(({ type }) => type !== 'moved').length;
    const stage = new MotionStage(root, layer, due.before, hurried(tempo(), happenings / UNHURRIED));
    this.stage = stage;
    const played = stage.time.still
      ? fadeIn(stage, due.events)
      : perform(stage, due, root, this.choreography);
    void played.finally(() => {
      if (this.stage !== stage) return;
      stage.end();
      this.stage = undefined;
      this.busy.value = false;
    });
  }

  /** To the end of it, now. */
  skip(): void {
    this.stage?.end();
    this.stage = undefined;
    this.due = undefined;
    this.busy.value = false;
  }
}

/** For those who want nothing to move: what has come is faded in. */
async function fadeIn(stage: MotionStage, events: readonly TableEvent[]): Promise<void> {
  const elements = events.flatMap(event => stage.element(moveOf(event)?.card ?? '') ?? []);
  await Promise.all(
    elements.map(element => stage.animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 200 })),
  );
}

interface Due {
  readonly before: Snapshot;
  readonly events: readonly TableEvent[];
}

/** One happening: the cards that moved for it, and what the game shows. */
interface Beat {
  readonly moves: readonly Move[];
  readonly cue: Cue | undefined;
}

function beatsOf(stage: MotionStage, events: readonly TableEvent[], how?: Choreography): Beat[] {
  const beats: Beat[] = [];
  let moves: Move[] = [];
  for (const event of events) {
    const move = moveOf(event);
    if (move) moves.push(move);
    else {
      beats.push({ moves, cue: how?.(event, stage, moves) });
      moves = [];
    }
  }
  return [...beats, { moves, cue: undefined }];
}

async function perform(
  stage: MotionStage,
  { before, events }: Due,
  root: HTMLElement,
  how?: Choreography,
): Promise<void> {
  const beats = beatsOf(stage, events, how);
  const moved = new Set(beats.flatMap(({ moves }) => moves.flatMap(({ card }) => card ?? [])));
  const taken = new Set(beats.flatMap(({ cue }) => cue?.takes ?? []));
  push(stage, before, new Set([...moved, ...taken]), root);
  for (const card of moved) stage.hide(card);
  for (const beat of beats) await play(stage, beat);
}

/** The cards that fly with it, then the happening itself. */
async function play(stage: MotionStage, { moves, cue }: Beat): Promise<void> {
  const free = moves.filter(({ card }) => card === undefined || !cue?.takes?.includes(card));
  const flights: Promise<void>[] = [];
  for (const move of free) {
    const flight = fly(stage, move);
    if (!flight) continue;
    flights.push(flight);
    await stage.wait(Math.min(STAGGER, (3 * STAGGER * 4) / free.length));
  }
  await Promise.all(flights);
  await cue?.play();
}

const landing = (stage: MotionStage, { card, to }: Pick<Move, 'card' | 'to'>): ScreenBox | undefined =>
  (card === undefined ? undefined : stage.now(card)) ?? stage.now(to);

/** From where it was, or its zone, to where it is, or its zone; nothing if either is out of sight. */
export function fly(stage: MotionStage, move: Move, easing?: string): Promise<void> | undefined {
  const from = (move.card === undefined ? undefined : stage.before(move.card)) ?? stage.before(move.from);
  const to = landing(stage, move);
  if (!from || !to || move.from === move.to) {
    if (move.card !== undefined) stage.reveal(move.card);
    return undefined;
  }
  const flight = easing ? { from, to, easing } : { from, to };
  return stage.fly(move.card ?? `${move.from} ${move.to}`, flight, move.back).then(() => {
    if (move.card !== undefined) stage.reveal(move.card);
  });
}

/** What was pushed aside slides there. */
function push(stage: MotionStage, before: Snapshot, others: ReadonlySet<CardId>, root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = Number(element.dataset.card) as CardId;
    const was = before.boxes.get(card);
    const is = element.getBoundingClientRect();
    if (!was || others.has(card) || is.width === 0 || Math.abs(was.width - is.width) > PUSHED) continue;
    const [x, y] = [was.left - is.left, was.top - is.top];
    if (Math.hypot(x, y) < PUSHED) continue;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }];
    void stage.animate(element, frames, { duration: stage.time.move, easing: 'cubic-bezier(.2, .8, .2, 1)' });
  }
}

/** Whose zone it is: `hand/b`. */
export const ownerOf = (zone: string): Seat | undefined => zone.split('/')[1] as Seat | undefined;
