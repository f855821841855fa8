import { test } from 'vitest';
import { openMatch } from './kit/match.ts';
import { chapter, GAME, playWell } from './kit/sorcerers-arena.ts';

const LONG = 300_000;

const MATCHES = [
  { name: 'chapter-1', bots: 1, language: 'it', width: 360, height: 740 },
  { name: 'chapter-4', bots: 3, language: 'it', width: 1440, height: 900 },
  { name: 'chapter-2', bots: 1, language: 'en', width: 768, height: 1024 },
  { name: 'chapter-3', bots: 1, language: 'it', width: 1440, height: 900 },
  { name: 'chapter-4', bots: 1, language: 'en', width: 390, height: 844 },
] as const;

test.each(MATCHES)(
  'a whole match of $name of Sorcerer’s Arena against $bots ($width, $language)',
  async ({ name, bots, ...who }) => {
    const match = await openMatch({ game: GAME, seed: who.width, people: [who], bots, set: chapter(name) });
    await playWell(match, `${name}-${bots + 1}`);
  },
  LONG,
);
