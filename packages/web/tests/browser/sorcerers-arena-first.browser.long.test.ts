import { test } from 'vitest';
import { playArena } from './kit/arena.ts';

const LONG = 180_000;

test(
  'a whole match of Chapter 1 of Sorcerer’s Arena on a phone',
  () => playArena({ chapter: 'chapter-1', seats: 2, language: 'it', width: 390, height: 844 }),
  LONG,
);
