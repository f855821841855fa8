import type { CardId } from '@tavolata/kernel';
import type { ComponentProps, VNode } from 'preact';
import { expect, test } from 'vitest';
import { type CardLink, linked, mark } from '../src/things/card-links.tsx';
import type { Inspecting, Print } from '../src/things/inspection.ts';

const CARD = 1_000_007 as CardId;
const LAMP: Print = { card: CARD, def: 'lamp' };
const GLASS = {} as Inspecting;

type Link = VNode<ComponentProps<typeof CardLink>>;

test('the names of cards in a sentence become links to what they were when it was said', () => {
  const lamp = mark('Lamp', LAMP);
  const [before, link, after] = linked(`Ada takes ${lamp} from Bruno.`, [LAMP], GLASS);
  expect([before, after]).toEqual(['Ada takes ', ' from Bruno.']);
  expect((link as Link).props).toMatchObject({ name: 'Lamp', print: LAMP });
});

test('seats and cards without a number are not marked, and what was not told as a card is no link', () => {
  expect(mark('Ada', { seat: 'a' })).toBe('Ada');
  expect(mark('Lamp', { def: 'lamp' })).toBe('Lamp');
  expect(linked('Nothing here.', [], GLASS)).toEqual(['Nothing here.']);
  expect(linked(mark('Lamp', LAMP), [], GLASS)).toEqual(['', 'Lamp', '']);
});

test('two cards beside each other are two links', () => {
  const rope: Print = { card: 1_000_008 as CardId, def: 'rope' };
  const parts = linked(`${mark('Lamp', LAMP)}${mark('Rope', rope)}`, [LAMP, rope], GLASS);
  const links = parts.filter(part => typeof part === 'object') as Link[];
  expect(links.map(({ props }) => props.print)).toEqual([LAMP, rope]);
});
