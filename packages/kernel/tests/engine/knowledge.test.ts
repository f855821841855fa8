import { describe, expect, test } from 'vitest';
import type { CardId } from '../../src/index.ts';
import { type BarePlay, put, table } from '../toys/bare.ts';

const who = (g: BarePlay, card: CardId): string => g.seats.filter(seat => g.knows(seat, card)).join('');

describe('what was seen stays known', () => {
  test('a card all have seen stays known in a hand', () => {
    const g = table();
    const [ace] = put(g, 'pile', 'ace') as [CardId];
    g.move(ace, 'hand/a');
    expect(who(g, ace)).toBe('abc');
  });

  test('a card seen on a deck is known in the hand that draws it', () => {
    const g = table();
    const [ace] = put(g, 'deck', 'ace') as [CardId];
    g.look('c', [ace]);
    g.move(ace, 'hand/a');
    expect(who(g, ace)).toBe('ac');
  });

  test('a card on an ordered deck can be followed as the deck moves', () => {
    const g = table();
    const [ace, king] = put(g, 'deck', 'ace', 'king') as [CardId, CardId];
    g.look('b', [king]);
    g.move(ace, 'pile');
    g.move(king, 'row/a');
    expect(who(g, king)).toBe('ab');
  });

  test('a card played openly from a hand tells nothing of the others', () => {
    const g = table();
    const [ace, king] = put(g, 'pile', 'ace', 'king') as [CardId, CardId];
    for (const card of [ace, king]) g.move(card, 'hand/a');
    g.move(ace, 'pile');
    expect(who(g, king)).toBe('abc');
  });
});

describe('what leaves a hand unseen is lost from sight', () => {
  /** Two cards everybody knows and one only `a` does, all in the hand of `a`. */
  function knownHand(): [BarePlay, CardId, CardId, CardId] {
    const g = table();
    const [ace, king] = put(g, 'pile', 'ace', 'king') as [CardId, CardId];
    const [sun] = put(g, 'pile', 'sun') as [CardId];
    for (const card of [ace, king, sun]) g.move(card, 'hand/a');
    return [g, ace, king, sun];
  }

  test('the others no longer know any like-backed card of that hand, nor the one that left', () => {
    const [g, ace, king] = knownHand();
    g.move(ace, 'row/a');
    expect([who(g, ace), who(g, king)]).toEqual(['a', 'a']);
  });

  test('cards with another back are not in doubt', () => {
    const [g, ace, , sun] = knownHand();
    g.move(ace, 'row/a');
    expect(who(g, sun)).toBe('abc');
  });

  test('the last card of its back is known wherever it goes', () => {
    const [g, , , sun] = knownHand();
    g.move(sun, 'deck');
    expect(who(g, sun)).toBe('abc');
  });

  test('whoever sees where it goes loses nothing', () => {
    const [g, ace, king] = knownHand();
    g.move(ace, 'hand/b');
    expect([who(g, ace), who(g, king)]).toEqual(['ab', 'ab']);
  });

  test('a card put back on a deck is still known to its former owner', () => {
    const [g, ace] = knownHand();
    g.move(ace, 'deck', 'front');
    expect(who(g, ace)).toBe('a');
  });
});

describe('shuffling', () => {
  const ids = ['ace', 'king', 'queen', 'jack', 'ten', 'nine'];

  test('deals the definitions anew over the places, and nobody knows any', () => {
    const g = table();
    const cards = put(g, 'deck', ...ids);
    g.reveal(cards.slice(0, 3));
    g.shuffle('deck');
    expect(g.cards('deck')).toEqual(cards);
    expect(cards.map(card => g.def(card).id)).not.toEqual(ids);
    expect(cards.map(card => g.def(card).id).sort()).toEqual([...ids].sort());
    expect(cards.map(card => who(g, card)).join('')).toBe('');
  });

  test('cards that lie open stay known', () => {
    const g = table();
    const cards = put(g, 'hand/a', ...ids);
    g.shuffle('hand/a');
    expect(cards.map(card => who(g, card))).toEqual(ids.map(() => 'a'));
  });

  test('touches no other zone', () => {
    const g = table();
    const [sun] = put(g, 'hand/a', 'sun') as [CardId];
    put(g, 'deck', ...ids);
    g.shuffle('deck');
    expect([g.def(sun).id, who(g, sun)]).toEqual(['sun', 'a']);
  });
});

describe('the line that free undo stops at moves when somebody learns a card', () => {
  const insight = (act: (g: BarePlay, card: CardId) => void, zone = 'deck'): number => {
    const g = table();
    const [ace] = put(g, zone, 'ace') as [CardId];
    const before = g.state.core.insight;
    act(g, ace);
    return g.state.core.insight - before;
  };

  test.each<[string, (g: BarePlay, card: CardId) => void]>([
    ['by looking', (g, card) => g.look('a', [card])],
    ['by a reveal', (g, card) => g.reveal([card])],
    ['by drawing', (g, card) => g.move(card, 'hand/a')],
    ['by an open play', (g, card) => g.move(card, 'pile')],
  ])('%s', (_, act) => {
    expect(insight(act)).toBe(1);
  });

  test('not when they knew it, and not when nobody does', () => {
    expect(insight((g, card) => g.look('a', [card]), 'hand/a')).toBe(0);
    expect(insight((g, card) => g.reveal([card]), 'pile')).toBe(0);
    expect(insight((g, card) => g.move(card, 'deck', 'front'))).toBe(0);
  });

  test('when a sealed value is opened', () => {
    const g = table();
    g.seal('a', 'bid', 3);
    expect(g.state.core.insight).toBe(0);
    expect(g.unseal('a', 'bid')).toBe(3);
    expect(g.state.core.insight).toBe(1);
    expect(g.unseal('a', 'bid')).toBeUndefined();
    expect(g.state.core.insight).toBe(1);
  });
});

describe('a private new order', () => {
  /** The top three of a deck: `b` knows the first, `a` looks at all of them. */
  function looked(): [BarePlay, CardId, CardId, CardId] {
    const g = table();
    const [ace, king, queen] = put(g, 'deck', 'ace', 'king', 'queen', 'jack') as [CardId, CardId, CardId];
    g.look('b', [ace]);
    g.look('a', [ace, king, queen]);
    return [g, ace, king, queen];
  }

  test('puts the cards into the places they had together', () => {
    const [g, ace, king, queen] = looked();
    g.reorder('a', 'deck', [queen, ace, king]);
    expect(g.cards('deck').map(card => g.def(card).id)).toEqual(['queen', 'ace', 'king', 'jack']);
  });

  test('leaves them known to whoever arranged them, and nobody else', () => {
    const [g, ace, king, queen] = looked();
    g.reorder('a', 'deck', [queen, ace, king]);
    expect([ace, king, queen].map(card => who(g, card))).toEqual(['a', 'a', 'a']);
  });

  test('hides nothing of a card whose back tells it from the others', () => {
    const g = table();
    const [ace, sun] = put(g, 'deck', 'ace', 'sun') as [CardId, CardId];
    g.look('b', [sun]);
    g.reorder('a', 'deck', [sun, ace]);
    expect(who(g, sun)).toBe('b');
  });

  test('is of different cards of that zone', () => {
    const [g, ace] = looked();
    const [ten] = put(g, 'pile', 'ten') as [CardId];
    expect(() => g.reorder('a', 'deck', [ace, ten])).toThrow('not different cards in deck');
    expect(() => g.reorder('a', 'deck', [ace, ace])).toThrow('not different cards in deck');
  });
});
