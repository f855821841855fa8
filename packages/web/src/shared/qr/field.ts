/** Arithmetic of QR codes' error correction: bytes as elements of a field of 256. */
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[(LOG[a] as number) + (LOG[b] as number)] as number);

/** The coefficients, but for the leading one, of the polynomial that check bytes are remainders by. */
function divisor(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  for (let i = 0; i < degree; i++)
    for (let j = 0; j < degree; j++) {
      const shifted = result[j + 1] ?? 0;
      result[j] = times(result[j] as number, EXP[i] as number) ^ shifted;
    }
  return result;
}

/** The check bytes of a block. */
export function checkOf(block: Uint8Array, degree: number): Uint8Array {
  const by = divisor(degree);
  const rest = new Uint8Array(degree);
  for (const byte of block) {
    const factor = byte ^ (rest[0] as number);
    rest.copyWithin(0, 1);
    rest[degree - 1] = 0;
    for (let i = 0; i < degree; i++) rest[i] = (rest[i] as number) ^ times(by[i] as number, factor);
  }
  return rest;
}
