import { checkOf } from './field.ts';

/**
 * The sizes a link can need, at the correction level that mends 15 %: version, check bytes of a block, and how many
 * blocks of how many data bytes. From the tables of ISO/IEC 18004.
 */
export interface Size {
  readonly version: number;
  readonly check: number;
  readonly blocks: readonly (readonly [count: number, data: number])[];
}

const SIZES: readonly Size[] = [
  { version: 2, check: 16, blocks: [[1, 28]] },
  { version: 3, check: 26, blocks: [[1, 44]] },
  { version: 4, check: 18, blocks: [[2, 32]] },
  { version: 5, check: 24, blocks: [[2, 43]] },
  { version: 6, check: 16, blocks: [[4, 27]] },
  { version: 7, check: 18, blocks: [[4, 31]] },
  {
    version: 8,
    check: 22,
    blocks: [
      [2, 38],
      [2, 39],
    ],
  },
  {
    version: 9,
    check: 22,
    blocks: [
      [3, 36],
      [2, 37],
    ],
  },
];

const dataOf = ({ blocks }: Size): number => blocks.reduce((sum, [count, data]) => sum + count * data, 0);
/** Four bits say that bytes follow, eight how many. */
const HEAD = 2;

export function sizeFor(bytes: number): Size | undefined {
  return SIZES.find(size => dataOf(size) >= bytes + HEAD);
}

/** The text's bytes behind their head, filled up. */
function data(bytes: Uint8Array, length: number): Uint8Array {
  const words = new Uint8Array(length);
  words[0] = 0x40 | (bytes.length >> 4);
  words[1] = (bytes.length & 15) << 4;
  bytes.forEach((byte, i) => {
    words[i + 1] = (words[i + 1] as number) | (byte >> 4);
    words[i + 2] = (byte & 15) << 4;
  });
  for (let i = bytes.length + HEAD, odd = false; i < length; i++, odd = !odd) words[i] = odd ? 0x11 : 0xec;
  return words;
}

/** All bytes of a code in the order they are drawn: the blocks' first bytes, their second bytes, and so on. */
export function wordsOf(bytes: Uint8Array, size: Size): number[] {
  const all = data(bytes, dataOf(size));
  const blocks: Uint8Array[] = [];
  let at = 0;
  for (const [count, length] of size.blocks)
    for (let i = 0; i < count; i++) {
      blocks.push(all.subarray(at, at + length));
      at += length;
    }
  return [...interleaved(blocks), ...interleaved(blocks.map(block => checkOf(block, size.check)))];
}

function interleaved(blocks: readonly Uint8Array[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap(block => block[i] ?? [])).flat();
}
