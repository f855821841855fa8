/** The ChaCha20 block function (RFC 8439): sixteen words for a key, a counter and a nonce. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const rotl = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
): Uint32Array {
  const start = new Uint32Array([...SIGMA, ...key, counter, ...nonce]);
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of ROUNDS) {
      let xa = x[a] as number;
      let xb = x[b] as number;
      let xc = x[c] as number;
      let xd = x[d] as number;
      xa = (xa + xb) | 0;
      xd = rotl(xd ^ xa, 16);
      xc = (xc + xd) | 0;
      xb = rotl(xb ^ xc, 12);
      xa = (xa + xb) | 0;
      xd = rotl(xd ^ xa, 8);
      xc = (xc + xd) | 0;
      xb = rotl(xb ^ xc, 7);
      x[a] = xa;
      x[b] = xb;
      x[c] = xc;
      x[d] = xd;
    }
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}

export function keyWords(key: Uint8Array): Uint32Array {
  if (key.length !== 32) throw new Error('a key has 32 bytes');
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const words = new Uint32Array(8);
  for (let i = 0; i < 8; i++) words[i] = view.getUint32(i * 4, true);
  return words;
}
