import { expect, test } from 'vitest';
import { chachaBlock, keyWords } from '../../src/crypto/chacha.ts';
import { fromHex } from '../../src/match/index.ts';

const words = (text: string): number[] => text.split(' ').map(word => Number.parseInt(word, 16));
const block = (key: string, counter: number, nonce: [number, number, number]): number[] => [
  ...chachaBlock(keyWords(fromHex(key)), counter, nonce),
];
const ZERO = '00'.repeat(32);

test('the worked example of RFC 8439, section 2.3.2, comes out', () => {
  const key = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join('');
  expect(block(key, 1, [0x09000000, 0x4a000000, 0])).toEqual(
    words(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    ),
  );
});

test.each([
  [
    ZERO,
    0,
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  ],
  [
    ZERO,
    1,
    'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  ],
  [
    `${'00'.repeat(31)}01`,
    1,
    '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
  ],
])('the vectors of its appendix A.1 come out (key %s, counter %i)', (key, counter, expected) => {
  expect(block(key, counter, [0, 0, 0])).toEqual(words(expected));
});

test('a key of any other length is refused', () => {
  expect(() => keyWords(new Uint8Array(31))).toThrow('32 bytes');
});
