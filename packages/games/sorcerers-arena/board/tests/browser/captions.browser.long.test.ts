import { breakable, LONG as LONG_WORD } from '@tavolata/board-kit';
import { sorcerersArena } from '@tavolata/sorcerers-arena';
import { en } from '@tavolata/sorcerers-arena/texts/en';
import { it } from '@tavolata/sorcerers-arena/texts/it';
import { openPosition } from '@tavolata/web/test-kit/position';
import { shot } from '@tavolata/web/test-kit/shots';
import { inEach, PHONE, SMALL_PHONE, sizes, UPRIGHT } from '@tavolata/web/test-kit/sizes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

const LONG = 120_000;
const SIZES = [...sizes([1440, 900], [1440, 800], [1280, 720]), UPRIGHT, PHONE, SMALL_PHONE];

type Texts = Readonly<Record<string, unknown>>;

/** Why a card of the hand may not be played. */
const REASONS = [
  ...['already-moved', 'already-acted', 'not-its-card', 'too-weak', 'nobody-to-choose'],
  ...['nobody-left-to-choose', 'not-a-movement-card', 'no-space-beside', 'lesson-not-yet'],
].map(reason => `short.refuse.${reason}`);

/** Whatever may be said under a card of the hand. */
function captionsIn(texts: Texts): string[] {
  const plays = Object.keys(texts).filter(key => key.startsWith('does.play.'));
  const given = { character: texts['term.maleficent'] as string, number: 5, status: 'Immobilized' };
  return [...REASONS, ...plays].map(key => {
    const text = texts[key];
    return typeof text === 'function' ? text(given) : String(text);
  });
}

/** Every name as cards have it: the longest word's length, and words that break. */
function namesIn(texts: Texts) {
  const cards = sorcerersArena.defs.filter(({ type }) => type === 'combat').map(({ id }) => id);
  const names = new Set(cards.map(id => String(texts[`card.${id}.name`])));
  return [...names].map(name => ({
    name,
    longest: Math.max(...name.split(/[ -]/).map(({ length }) => length)),
    html: name
      .split(' ')
      .map(word => (word.length < LONG_WORD ? word : `<span class="word">${breakable(word)}</span>`))
      .join(' '),
  }));
}

const printed = (texts: Texts) => ({ captions: captionsIn(texts), names: namesIn(texts) });
const PRINTED = { it: printed(it), en: printed(en) };

/** Every caption and every name, put on each card of the hand: what ends outside the window, or its plate. */
const cramped = (page: Page, print: (typeof PRINTED)['it']): Promise<string[]> =>
  page.evaluate(({ captions, names }) => {
    const hand = document.querySelector('.sa-hand') as Element;
    const isScrolled = getComputedStyle(hand).overflowY === 'auto';
    // Letters reach a little above and below their line.
    const INK = 3;
    const said = (card: Element): string[] => {
      const words = card.querySelector('.sa-tag')?.lastChild;
      if (!words) return [];
      const was = words.textContent;
      const out = captions.filter(caption => {
        words.textContent = caption;
        if (isScrolled) hand.scrollTop = hand.scrollHeight;
        const { left, right, bottom } = (words.parentElement as Element).getBoundingClientRect();
        return left < 0 || right > innerWidth || bottom > innerHeight;
      });
      words.textContent = was;
      return out;
    };
    const named = (card: Element): string[] => {
      const plate = card.querySelector('.sa-plate') as Element;
      const line = plate.querySelector('b') as HTMLElement;
      const [was, length] = [line.innerHTML, line.style.getPropertyValue('--longest')];
      const letters = document.createRange();
      const out = names.filter(({ html, longest }) => {
        line.innerHTML = `<span>${html}</span>`;
        line.style.setProperty('--longest', String(longest));
        letters.selectNodeContents(line);
        const [room, whole] = [plate.getBoundingClientRect(), card.getBoundingClientRect()];
        const foot = card.querySelector('.sa-foot')?.getBoundingClientRect().bottom ?? 0;
        return (
          Math.max(room.bottom, foot) > whole.bottom ||
          [...letters.getClientRects()].some(
            ({ left, right, top, bottom }) =>
              left < room.left - 1 ||
              right > room.right + 1 ||
              top < room.top - INK ||
              bottom > room.bottom + INK,
          )
        );
      });
      line.innerHTML = was;
      line.style.setProperty('--longest', length);
      return out.map(({ name }) => name);
    };
    const cards = [...document.querySelectorAll('.sa-cards:not(.partner) .sa-card')];
    return [...new Set(cards.flatMap(card => [...said(card), ...named(card)]))];
  }, print);

const HAND = [
  ...['facilier-shadow-swap', 'facilier-smooth-talk', 'aladdin-stun-and-run', 'aladdin-lost-in-the-crowd'],
  ...['facilier-doll-and-pin', 'aladdin-carpet-ride'],
];

/** Facilier, who has moved, is about to play one of so many cards. */
function position(players: number, cards: number) {
  const all = {
    a: { characters: { facilier: { at: 'd3' }, aladdin: { at: 'b2' } }, hand: HAND.slice(0, cards) },
    b: { characters: { ariel: { at: 'e5' }, mickey: { at: 'h3' } } },
    c: { characters: { sulley: { at: 'f4' }, demona: { at: 'i1' } } },
    d: { characters: { gaston: { at: 'c3' }, maleficent: { at: 'a2' } }, hand: ['maleficent-ill-omen'] },
  };
  const seats = Object.fromEntries(Object.entries(all).slice(0, players));
  return {
    players,
    options: { chapter: 'chapter-4' },
    given: { seats, active: 'facilier', turn: { moved: true } },
  };
}

test.each([
  { language: 'it', players: 2, cards: 4 },
  { language: 'en', players: 2, cards: 4 },
  { language: 'en', players: 2, cards: 6 },
  { language: 'it', players: 4, cards: 4 },
  { language: 'en', players: 4, cards: 4 },
  { language: 'it', players: 4, cards: 6 },
] as const)(
  'under a card everything is said within the window, and its name is whole ($cards cards, $players players, $language)',
  async ({ language, players, cards }) => {
    const page = await openPosition(sorcerersArena, position(players, cards), { language });
    for await (const { width, height } of inEach(page, SIZES)) {
      await shot(page, `sorcerers-arena-captions-${language}-${players}-${cards}-${width}-${height}`);
      expect.soft(await cramped(page, PRINTED[language]), `${width}×${height}`).toEqual([]);
    }
  },
  LONG,
);
