import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, kept, setting } from '../src/storage/kept.ts';

afterEach(() => vi.unstubAllGlobals());

/** As in a browser whose reader lets nobody keep anything. */
const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function shelf() {
  const things = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => things.set(key, value),
    removeItem: (key: string) => things.delete(key),
  });
  return things;
}

test('what is chosen is kept, and found again', () => {
  const things = shelf();
  const size = setting('size', text => Number(text ?? 1));
  size.value = 5;
  expect(things.get('size')).toBe('5');
  expect(setting('size', text => Number(text ?? 1)).value).toBe(5);
  forget('size');
  expect(kept('size')).toBeUndefined();
});

test('where nothing may be kept, a choice holds until the page is closed', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const colour = setting('colour', text => text ?? 'red');
  expect(colour.value).toBe('red');
  colour.value = 'blue';
  expect(kept('colour')).toBe('blue');
  forget('colour');
  expect(kept('colour')).toBeUndefined();
});

test('where there is no room, the newest holds until the page is closed', () => {
  const things = shelf();
  keep('deck', 'old');
  vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse });
  keep('deck', 'new');
  expect(things.get('deck')).toBe('old');
  expect(kept('deck')).toBe('new');
});
