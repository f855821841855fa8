import type { CardId } from '@tavolata/kernel';
import type { VNode } from 'preact';
import { expect, test, vi } from 'vitest';
import { linked, mark } from '../src/table/linked.tsx';

const CARD = 1_000_007 as CardId;

test('the names of known cards in a sentence become links, others stay words', () => {
  const inspect = vi.fn();
  const lamp = mark('Lamp', { def: 'lamp', card: CARD });
  const [before, link, after] = linked(`Ada takes ${lamp} from Bruno.`, inspect);
  expect([before, after]).toEqual(['Ada takes ', ' from Bruno.']);
  const { props } = link as VNode<{ children: string; onClick: () => void }>;
  expect(props.children).toBe('Lamp');
  props.onClick();
  expect(inspect).toHaveBeenCalledWith(CARD);
});

test('seats and cards without a number are not marked', () => {
  expect(mark('Ada', { seat: 'a' })).toBe('Ada');
  expect(mark('Lamp', { def: 'lamp' })).toBe('Lamp');
  expect(linked('Nothing here.', () => undefined)).toEqual(['Nothing here.']);
});

test('two cards beside each other are two links', () => {
  const text = `${mark('One', { def: 'one', card: CARD })}${mark('Two', { def: 'two', card: CARD })}`;
  const links = linked(text, () => undefined).filter(part => typeof part === 'object');
  expect(links).toHaveLength(2);
});
