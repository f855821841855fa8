import { expect, test } from 'vitest';
import { breakable } from '../src/words/syllables.ts';

test('long words of names break between syllables, in either language, and never near an end', () => {
  const broken = (word: string): string => breakable(word).replaceAll('\u00ad', '-');
  expect(
    ['Controincantesimo', 'Annullamento', 'Incubatrice', 'Preparazione', 'Assassino'].map(broken),
  ).toEqual(['Con-troin-can-te-simo', 'Annul-la-mento', 'Incu-ba-trice', 'Pre-pa-ra-zione', 'Assas-sino']);
  expect(['Battery', 'Neanderthal', 'Anathema', 'Stitchworks'].map(broken)).toEqual([
    'Bat-tery',
    'Nean-derthal',
    'Ana-thema',
    'Stitch-works',
  ]);
  expect(['Meat!', 'D6', '<3'].map(broken)).toEqual(['Meat!', 'D6', '<3']);
});

test('an article parts from its noun without a hyphen, and nothing else does at an apostrophe', () => {
  const parted = (word: string): string =>
    breakable(word).replaceAll('\u200b', '|').replaceAll('\u00ad', '-');
  expect(['dell’Armadio', 'dell’Apprendista', 'Thief’s', 'l’Ombra'].map(parted)).toEqual([
    'dell’|Armadio',
    'dell’|Appren-dista',
    'Thief’s',
    'l’Ombra',
  ]);
});
