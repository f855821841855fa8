import type { CardId } from '@tavolata/kernel';
import { type ComponentChild, render } from 'preact';
import type { Tempo } from './tempo.ts';

/** Where something stands on the screen. */
export type ScreenBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
/** A card, or a zone by its id: whatever carries `data-card` or `data-zone`. */
export type Key = CardId | string;

const selectorOf = (key: Key): string =>
  typeof key === 'number' ? `[data-card="${key}"]` : `[data-zone="${key}"]`;
const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

export interface Flight {
  readonly from: ScreenBox;
  readonly to: ScreenBox;
  readonly easing?: string;
  readonly time?: number;
}

/**
 * What choreographies are made with. Everything shown here lies above the table, takes no taps, says nothing to a
 * screen reader, and is gone at once when the player will not wait.
 */
export class MotionStage {
  readonly time: Tempo;
  private readonly root: HTMLElement;
  private readonly layer: HTMLElement;
  private readonly boxes: ReadonlyMap<Key, ScreenBox>;
  private readonly copies: ReadonlyMap<Key, HTMLElement>;
  private readonly running = new Set<Animation>();
  private readonly waiting = new Set<() => void>();
  private readonly hidden = new Map<Key, Animation>();
  private readonly held = new Map<Text, string>();
  /** Ended, by its own end or by a tap. */
  over = false;

  constructor(root: HTMLElement, layer: HTMLElement, before: Snapshot, time: Tempo) {
    this.root = root;
    this.layer = layer;
    this.boxes = before.boxes;
    this.copies = before.copies;
    this.time = time;
  }

  element(key: Key): HTMLElement | undefined {
    const all = [...this.root.querySelectorAll<HTMLElement>(selectorOf(key))];
    return all.find(element => isSeen(element.getBoundingClientRect()));
  }

  now(key: Key): ScreenBox | undefined {
    return this.element(key)?.getBoundingClientRect();
  }

  before(key: Key): ScreenBox | undefined {
    return this.boxes.get(key);
  }

  /** Resolves after the time, or at once when it is all over. */
  wait(ms: number): Promise<void> {
    if (this.over || ms <= 0) return Promise.resolve();
    return new Promise(resolve => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.waiting.add(done);
    });
  }

  async animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.over) return;
    const animation = element.animate(frames, options);
    this.running.add(animation);
    const times = typeof options.iterations === 'number' ? options.iterations : 1;
    await this.wait((Number(options.duration) || 0) * times + (options.delay ?? 0));
    this.running.delete(animation);
    animation.cancel();
  }

  /** Not to be seen before its motion ends; it can be tapped all the same. */
  hide(key: Key): void {
    const element = this.element(key);
    if (!element || this.hidden.has(key)) return;
    this.hidden.set(key, element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1e8 }));
  }

  reveal(key: Key): void {
    this.hidden.get(key)?.cancel();
    this.hidden.delete(key);
  }

  /** A copy of how a card looked before, or looks now, laid over the table. */
  ghost(key: Key, box: ScreenBox, back?: string): HTMLElement {
    const ghost = document.createElement('div');
    ghost.className = 'motion-ghost';
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    const look = back === undefined ? this.look(key) : backOf(back);
    ghost.append(look ?? backOf(''));
    this.layer.append(ghost);
    fit(ghost.firstElementChild as HTMLElement, box);
    return ghost;
  }

  private look(key: Key): HTMLElement | undefined {
    const kept = this.copies.get(key);
    const element = this.element(key);
    return kept ? (kept.cloneNode(true) as HTMLElement) : element && plain(element);
  }

  async fly(key: Key, flight: Flight, back?: string): Promise<void> {
    const { from, to, easing = 'cubic-bezier(.45, .05, .2, 1)', time = this.time.move } = flight;
    if (this.over) return;
    // As it looked where it was; what comes from a pile had no look there and has the one it will have.
    const look = this.copies.has(key) ? from : to;
    const ghost = this.ghost(key, look, back);
    const at = (box: ScreenBox): Keyframe => ({
      transform: `translate(${middle(box).x - middle(look).x}px, ${middle(box).y - middle(look).y}px) scale(${scaleTo(look, box)})`,
    });
    await this.animate(ghost, [at(from), at(to)], { duration: time, easing, fill: 'both' });
    ghost.remove();
  }

  /** Large, in the middle of the table, for as long as it takes to read. */
  async large(child: ComponentChild): Promise<void> {
    if (this.over || this.time.still) return;
    const place = document.createElement('div');
    place.className = 'motion-large';
    render(child, place);
    this.layer.append(place);
    const grow = [
      { opacity: 0, scale: 0.6 },
      { opacity: 1, scale: 1, offset: 0.25 },
      { opacity: 1, scale: 1, offset: 0.8 },
      { opacity: 0, scale: 0.9 },
    ];
    await this.animate(place, grow, { duration: this.time.beat + this.time.move, fill: 'both' });
    render(null, place);
    place.remove();
  }

  /** A word across the table; nobody waits for it. */
  async banner(text: string): Promise<void> {
    if (this.over || this.time.still) return;
    const banner = document.createElement('div');
    banner.className = 'motion-banner';
    banner.textContent = text;
    this.layer.append(banner);
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.75 },
      { opacity: 0 },
    ];
    await this.animate(banner, frames, { duration: this.time.scene, fill: 'both' });
    banner.remove();
  }

  /** Keeps a number as it was until `count` takes it further; it is as it is again when all is over. */
  hold(element: Element, value: number): void {
    const text = [...element.childNodes].find(node => node instanceof Text);
    if (!text || this.held.has(text) || this.over) return;
    this.held.set(text, text.data);
    text.data = String(value);
  }

  /** A held number goes to its new value, one by one. */
  async count(element: Element, to: number, time = this.time.move): Promise<void> {
    const text = [...element.childNodes].find(node => node instanceof Text);
    if (!text || !this.held.has(text)) return;
    const from = Number(text.data);
    const steps = Math.min(Math.abs(to - from), 6);
    for (let i = 1; i <= steps && !this.over; i++) {
      await this.wait(time / steps);
      if (!this.over) text.data = String(Math.round(from + ((to - from) * i) / steps));
    }
  }

  /** A number that has just changed. */
  async flash(key: Key): Promise<void> {
    const element = this.element(key);
    const bright = [{ filter: 'brightness(2)' }, { filter: 'none' }];
    if (element) await this.animate(element, bright, { duration: this.time.state, easing: 'steps(2)' });
  }

  /** Everything as it is now. */
  end(): void {
    this.over = true;
    for (const animation of this.running) animation.cancel();
    for (const key of [...this.hidden.keys()]) this.reveal(key);
    for (const [text, data] of this.held) text.data = data;
    this.held.clear();
    for (const done of [...this.waiting]) done();
    this.layer.replaceChildren();
  }
}

const middle = ({ left, top, width, height }: ScreenBox) => ({ x: left + width / 2, y: top + height / 2 });
const scaleTo = (one: ScreenBox, other: ScreenBox): number =>
  Math.max(0.05, Math.min(other.width / one.width, other.height / one.height));

const DEEDS = ['data-card', 'data-zone', 'data-thing', 'data-do', 'role', 'tabindex', 'aria-label', 'id'];

/** A look without what it does. Drawings keep the size they have where they stand. */
function plain(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of DEEDS) each.removeAttribute(name);
  const drawn = element.querySelectorAll('svg');
  copy.querySelectorAll('svg').forEach((svg, i) => {
    const { width, height } = drawn[i]?.getBoundingClientRect() ?? svg.getBoundingClientRect();
    Object.assign(svg.style, { width: `${width}px`, height: `${height}px` });
  });
  copy.classList.remove('is-lit', 'is-selected', 'is-disabled', 'is-aimed');
  Object.assign(copy.style, { position: 'relative', inset: 'auto', translate: 'none', transform: 'none' });
  return copy;
}

/** What looks different out of its place is brought to the size it had there. */
function fit(look: HTMLElement, box: ScreenBox): void {
  const { width, height } = look.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  Object.assign(look.style, {
    transformOrigin: '0 0',
    transform: `scale(${box.width / width}, ${box.height / height})`,
  });
}

function backOf(back: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'motion-back';
  element.dataset.back = back;
  return element;
}

/** How the table looked before something happened. */
export interface Snapshot {
  readonly boxes: ReadonlyMap<Key, ScreenBox>;
  readonly copies: ReadonlyMap<Key, HTMLElement>;
}

const keyOf = ({ dataset }: HTMLElement): Key =>
  dataset.card === undefined ? (dataset.zone as string) : (Number(dataset.card) as CardId);

/** Remembers where everything is, and what those look like that are about to leave. */
export function snapshot(root: HTMLElement, leaving: ReadonlySet<CardId>): Snapshot {
  const boxes = new Map<Key, ScreenBox>();
  const copies = new Map<Key, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card], [data-zone]')) {
    const box = element.getBoundingClientRect();
    const key = keyOf(element);
    if (!isSeen(box) || boxes.has(key)) continue;
    boxes.set(key, box);
    if (typeof key === 'number' && leaving.has(key)) copies.set(key, plain(element));
  }
  return { boxes, copies };
}
