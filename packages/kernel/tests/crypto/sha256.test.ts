import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromHex, sha256, toHex, utf8 } from '../../src/match/index.ts';

const hashed = (text: string) => toHex(sha256(utf8(text)));

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('the published vector of %j comes out', (text, expected) => {
  expect(hashed(text)).toBe(expected);
});

test('a million letters hash as published', () => {
  expect(hashed('a'.repeat(1_000_000))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  );
});

test('every length around the block borders agrees with another implementation', () => {
  for (let length = 0; length <= 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('text becomes the same bytes as everywhere else', () => {
  for (const text of ['', 'plain', 'così è', 'Ω≈ç√', '🂡 and 🐉', '\u0000\u007f\u0080\u07ff\u0800\uffff'])
    expect(utf8(text)).toEqual(new Uint8Array(new TextEncoder().encode(text)));
});

test('hexadecimal is read back as it was written, and nothing else is read', () => {
  const bytes = Uint8Array.from([0, 1, 15, 16, 255]);
  expect(toHex(bytes)).toBe('00010f10ff');
  expect(fromHex('00010f10ff')).toEqual(bytes);
  for (const wrong of ['0', 'zz', '0X', 'AB']) expect(() => fromHex(wrong)).toThrow('hexadecimal');
});
