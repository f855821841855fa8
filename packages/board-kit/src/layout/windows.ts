import { effect, type ReadonlySignal, signal } from '@preact/signals';

/**
 * The windows boards are made for. The root carries the name as `data-window`: style sheets ask for it, and have no
 * numbers of their own.
 *
 * - `phone`: upright; one column
 * - `side`: a phone on its side, or a page zoomed in: the board left, question and hand right
 * - `tablet`: one column with room; the log is a drawer
 * - `laptop`: wide and low; question and log share the right column
 * - `desk`: wide and high; all grows with it
 */
export const WINDOWS = ['phone', 'side', 'tablet', 'laptop', 'desk'] as const;
export type WindowName = (typeof WINDOWS)[number];

/** In CSS pixels. */
const SIDE_BELOW = 500;
const PHONE_BELOW = 600;
const TABLET_TO = 1100;
const DESK_FROM = 840;

export function windowNameOf(width: number, height: number): WindowName {
  if (height < SIDE_BELOW && width > height) return 'side';
  if (width < PHONE_BELOW) return 'phone';
  if (width <= TABLET_TO) return 'tablet';
  return height < DESK_FROM ? 'laptop' : 'desk';
}

/** How much larger than usual everything is written, by the reader's wish: so much less fits into the window. */
export const textScale = signal(1);

const present = signal<WindowName>('desk');

/** Which of them this is. */
export const windowName: ReadonlySignal<WindowName> = present;

/** Before anything is drawn, and from then on. */
export function watchWindow(): void {
  const { style, dataset } = document.documentElement;
  const note = (): void => {
    const scale = textScale.value;
    present.value = windowNameOf(innerWidth / scale, innerHeight / scale);
    dataset.window = present.value;
    style.setProperty('--text-scale', String(scale));
  };
  addEventListener('resize', note);
  effect(note);
}
