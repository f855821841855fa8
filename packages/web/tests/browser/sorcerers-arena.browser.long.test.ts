import { test } from 'vitest';
import { type ArenaMatch, playArena } from './kit/arena.ts';

const MATCHES: readonly [string, ArenaMatch][] = [
  ['Chapter 2, small phone', { chapter: 'chapter-2', seats: 2, language: 'en', width: 360, height: 740 }],
  ['Chapter 3, desk', { chapter: 'chapter-3', seats: 2, language: 'it' }],
  ['Chapter 4, desk', { chapter: 'chapter-4', seats: 2, language: 'en' }],
  ['two against two, phone', { chapter: 'chapter-4', seats: 4, language: 'it', width: 390, height: 844 }],
  ['two against two, desk', { chapter: 'chapter-3', seats: 4, language: 'en' }],
];

test.each(MATCHES)('a whole match of Sorcerer’s Arena: %s', (_, match) => playArena(match));
