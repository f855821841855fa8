import { expect, test } from 'vitest';
import { recordEvent } from '../../src/author/events.ts';
import { type CardId, ONLOOKER, Play } from '../../src/index.ts';
import { eventFor, type GameEvent, KeyedChance, keyOf } from '../../src/match/index.ts';
import { bare, put } from '../toys/bare.ts';

/** A table whose events are written down. */
function listening() {
  const events: GameEvent[] = [];
  const game = bare(function* () {});
  const state = game.create({ seats: ['a', 'b'], options: {} });
  const g = new Play(game, state, new KeyedChance(keyOf('events')), (on, type, params, audience) => {
    events.push(recordEvent(on, type, params, audience));
  });
  return { g, events, last: () => events.at(-1) as GameEvent };
}

test('a card in an event is named to those who know it, and to others only its back', () => {
  const { g, last } = listening();
  const [ace] = put(g, 'deck', 'ace') as [CardId];
  g.move(ace, 'hand/a');
  const rest = { from: 'deck', to: 'hand/a' };
  expect(eventFor(last(), 7, 'a')).toEqual({
    n: 7,
    type: 'moved',
    params: { card: { card: ace, def: 'ace' }, ...rest },
  });
  expect(eventFor(last(), 7, 'b')).toEqual({
    n: 7,
    type: 'moved',
    params: { card: { back: 'red' }, ...rest },
  });
  expect(eventFor(last(), 7, ONLOOKER)?.params.card).toEqual({ back: 'red' });
});

test('what was told stays as it was known then', () => {
  const { g, events, last } = listening();
  const [ace] = put(g, 'deck', 'ace') as [CardId];
  g.move(ace, 'hand/a');
  const drawn = events.length - 1;
  g.move(ace, 'pile');
  expect(eventFor(events[drawn] as GameEvent, 0, 'b')?.params.card).toEqual({ back: 'red' });
  expect(eventFor(last(), 1, 'b')?.params.card).toEqual({ card: ace, def: 'ace' });
});

test('a private look is heard by its seat alone', () => {
  const { g, last } = listening();
  const [ace] = put(g, 'deck', 'ace') as [CardId];
  g.look('b', [ace]);
  expect(eventFor(last(), 0, 'a')).toBeUndefined();
  expect(eventFor(last(), 0, ONLOOKER)).toBeUndefined();
  expect(eventFor(last(), 0, 'b')?.params).toEqual({ seat: 'b', cards: [{ card: ace, def: 'ace' }] });
});

test('cards are found however deep they are named', () => {
  const { g, last } = listening();
  const [ace] = put(g, 'hand/a', 'ace') as [CardId];
  g.emit('chain', { links: [{ of: [ace] }] });
  expect(JSON.stringify(eventFor(last(), 0, 'b'))).not.toContain(String(ace));
  expect(eventFor(last(), 0, 'b')?.params).toEqual({ links: [{ of: [{ back: 'red' }] }] });
});

test('the rules may tell something to some only', () => {
  const { g, last } = listening();
  g.emit('whisper', { n: 1 }, ['a']);
  expect([eventFor(last(), 0, 'a')?.type, eventFor(last(), 0, 'b')]).toEqual(['whisper', undefined]);
});

test('reveals, shuffles and ends are told to all', () => {
  const { g, events } = listening();
  put(g, 'deck', 'ace', 'king');
  g.reveal(g.cards('deck'));
  g.shuffle('deck');
  g.finish({ how: 'draw', winners: [], order: [['a', 'b']], reason: 'over', rule: 'R-1' });
  expect(events.map(event => eventFor(event, 0, ONLOOKER)?.type)).toEqual([
    'revealed',
    'shuffled',
    'finished',
  ]);
});
