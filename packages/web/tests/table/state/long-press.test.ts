import { signal } from '@preact/signals';
import type { CardId } from '@tavolata/kernel';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TablePageState } from '../../../src/table/state/page-state.ts';

let thingProps: typeof import('../../../src/table/state/things.ts').thingProps;

// The page keeps the reader's language in the browser; here there is none.
beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'it', setItem: () => undefined });
  vi.stubGlobal('navigator', { language: 'it' });
  vi.stubGlobal('document', { documentElement: {} });
  ({ thingProps } = await import('../../../src/table/state/things.ts'));
});

const CARD = 1_000_001 as CardId;
const inspect = vi.fn(() => true);
const state = {
  draft: signal(undefined),
  inspecting: { look: inspect },
  gestures: { isPossible: signal(false), at: async () => false },
} as unknown as TablePageState;

type On = Record<string, (event: unknown) => void>;
/** The card as it is drawn now: each time anew. */
const drawn = (): On => thingProps(state, { card: CARD }, 'Lamp') as On;

const press = (props: On): void => {
  const element = {};
  props.onPointerDown?.({ target: { closest: () => element }, currentTarget: element });
};

let page: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  inspect.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a long press looks closer, a short one does not', () => {
  press(drawn());
  vi.runAllTimers();
  expect(inspect).toHaveBeenCalledExactlyOnceWith({ card: CARD });
  press(drawn());
  page.dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  expect(inspect).toHaveBeenCalledTimes(1);
});

const click = (): boolean => page.dispatchEvent(new Event('click', { cancelable: true }));

test('the finger that lifts after a long press presses nothing; the next tap does, and so does one that showed nothing', () => {
  press(drawn());
  vi.runAllTimers();
  expect(click()).toBe(false);
  expect(click()).toBe(true);
  press(drawn());
  vi.runAllTimers();
  page.dispatchEvent(new Event('pointerdown'));
  expect(click()).toBe(true);
  inspect.mockReturnValueOnce(false);
  press(drawn());
  vi.runAllTimers();
  expect(click()).toBe(true);
});

test.each(['pointerup', 'pointercancel'])('drawn anew or gone meanwhile, a press still ends with %s', end => {
  press(drawn());
  drawn();
  page.dispatchEvent(new Event(end));
  vi.runAllTimers();
  expect(inspect).not.toHaveBeenCalled();
});

test('whoever slides off what was drawn anew meanwhile has not pressed it', () => {
  press(drawn());
  drawn().onPointerLeave?.({});
  vi.runAllTimers();
  expect(inspect).not.toHaveBeenCalled();
});
