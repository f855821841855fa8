import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piece, Scroll } from '../src/protocol/scroll.ts';

fc.configureGlobal({ seed: 1 });

const HEAD = piece('>');
const letter = (scroll: Scroll, text: string): Buffer => {
  scroll.begin(4);
  scroll.text(text);
  return scroll.end(4, HEAD);
};

describe('a scroll', () => {
  it('holds what is written, whatever its letters and however long it is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('è'.repeat(60), 'x'.repeat(100_000)),
    );
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), texts => {
        const scroll = new Scroll();
        for (const some of texts) scroll.text(some);
        expect(scroll.toString()).toBe(texts.join(''));
      }),
    );
  });

  it('holds whole numbers as JSON has them', () => {
    const numbers = fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.integer({ min: -1100, max: 1100 }));
    const edges = Array.from({ length: 16 }, (_, i) => [10 ** i - 1, 10 ** i]).flat();
    const told = (value: number): string => {
      const scroll = new Scroll();
      scroll.whole(value);
      return scroll.toString();
    };
    for (const edge of edges) expect(told(edge)).toBe(String(edge));
    fc.assert(
      fc.property(numbers, value => {
        expect(told(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('gives each letter away with its head, and keeps it while others are written', () => {
    const scroll = new Scroll();
    const texts = ['one', 'x'.repeat(70_000), 'three', 'y'.repeat(200_000), ''];
    const letters = texts.map(text => letter(scroll, text));
    expect(letters.map(String)).toEqual(texts.map(text => `>${text}`));
  });

  it('does not write over a letter that somebody has yet to take, nor over those not sent yet', () => {
    const scroll = new Scroll();
    const taken = letter(scroll, 'taken');
    scroll.rewind();
    const texts = ['later', 'x'.repeat(60_000), 'y'.repeat(20_000), 'late too', 'z'.repeat(100_000), 'last'];
    const letters = texts.map(text => letter(scroll, text));
    expect(String(taken)).toBe('>later');
    for (const late of [0, 3, 5]) {
      scroll.keep(letters[late] as Buffer);
      letter(scroll, 'a farewell in between');
    }
    expect(letters.map(String)).toEqual(texts.map(text => `>${text}`));
    scroll.rewind();
    for (let i = 0; i < 100; i++) letter(scroll, 'other '.repeat(1000));
    for (const late of [0, 3, 5]) expect(String(letters[late])).toBe(`>${texts[late]}`);
  });

  it('writes a passage again for as long as it is there', () => {
    const scroll = new Scroll();
    scroll.begin(0);
    scroll.text('so it is, ');
    const start = scroll.at;
    scroll.text('again');
    const passage = scroll.passageFrom(start);
    scroll.text(' and ');
    scroll.again(passage);
    expect(scroll.toString()).toBe('so it is, again and again');
    scroll.cut(start);
    scroll.tear();
    expect(scroll.has(passage)).toBe(false);
    scroll.rewind();
    expect(scroll.has(passage)).toBe(false);
  });

  it('moves what is being written when it grows, and knows that passages have moved', () => {
    const scroll = new Scroll();
    letter(scroll, 'x'.repeat(60_000));
    scroll.begin(0);
    scroll.text('begun, ');
    const passage = scroll.passageFrom(0);
    const before = scroll.at;
    scroll.text('z'.repeat(300_000));
    expect(scroll.has(passage)).toBe(false);
    scroll.cut(before);
    expect(scroll.toString()).toBe('begun, ');
  });
});
