import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { gainSoul, gains, putInDiscard, putInSlot, slotsOf, whenThisEnters } from '../src/card-kit.ts';
import type { G } from '../src/state.ts';
import { acts, card, cardNamed, stageWith } from './own-cards.ts';

const topOfDeck = (g: G, kind: string): CardId => g.cards(`${kind}-deck`)[0] as CardId;

describe('slots', () => {
  test('emptied together they fill shop first, then room, then monster, and what that triggers waits together', context => {
    proves(context, 'FS-SLOT-08');
    const bell = (id: string, type: 'treasure' | 'room' | 'monster') =>
      card(
        id,
        { abilities: [whenThisEnters(gains(1))] },
        { type, back: type, ...(type === 'monster' && { stats: { hp: 1, dc: 1, atk: 1 } }) },
      );
    const bells = [bell('shop-bell', 'treasure'), bell('room-bell', 'room'), bell('monster-bell', 'monster')];
    const broom = acts('broom', g => {
      for (const id of ['meat', 'black-champions', 'fly']) putInDiscard(g, cardNamed(g, id));
    });
    const stage = stageWith(
      [broom, ...bells],
      {
        seats: { a: { items: ['broom'] }, b: {} },
        shop: ['meat'],
        rooms: ['black-champions'],
        monsters: ['fly'],
        decks: { treasure: ['shop-bell'], room: ['room-bell'], monster: ['monster-bell'] },
      },
      { options: { variants: ['rooms'] } },
    );
    stage.does('a', 'tap broom');
    const { g } = stage.run;
    expect(stage.questionFor('a')).toMatchObject({ prompt: 'trigger-order' });
    expect(stage.offers('a')).toHaveLength(3);
    const lives = bells.map(({ id }) => g.state.things[cardNamed(g, id)]?.life ?? 0);
    expect(lives).toEqual([...lives].sort((x, y) => x - y));
    expect(new Set(lives).size).toBe(3);
  });

  test('an item that becomes a soul leaves its slot to what it covered', context => {
    proves(context, 'FS-COVER-03');
    const canon = acts('canon', (g, me) => {
      gainSoul(g, me, cardNamed(g, 'meat'));
    });
    const stage = stageWith([canon], {
      seats: { a: { items: ['canon'] }, b: {} },
      shop: [{ card: 'meat', covers: ['the-dead-cat'] }],
    });
    stage.does('a', 'tap canon');
    expect(stage.glance()).toMatchObject({
      shop: ['the-dead-cat'],
      covered: [],
      counters: { 'the-dead-cat': 9 },
      seats: { a: { soulCards: ['meat'] } },
    });
  });

  test('an event that is covered before its ability is on the stack does nothing', context => {
    proves(context, 'FS-EVT-05');
    const pile = acts('pile', g => {
      const [slot] = slotsOf(g, 'monster');
      if (!slot) return;
      putInSlot(g, topOfDeck(g, 'monster'), slot);
      putInSlot(g, topOfDeck(g, 'monster'), slot);
    });
    const stage = stageWith([pile], {
      seats: { a: { items: ['pile'] }, b: {} },
      monsters: ['fly'],
      decks: { monster: ['troll-bombs', 'clotty'] },
    });
    stage.does('a', 'tap pile').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({
      monsters: ['clotty'],
      covered: ['troll-bombs', 'fly'],
      seats: { a: { hp: 2 } },
    });
    expect(stage.events.map(({ type }) => type)).not.toContain('triggered');
  });

  test('the card attacked on top of the deck is shown to all before its slot is chosen', context => {
    proves(context, 'FS-ATK-09');
    const given = { seats: { a: {}, b: {} }, monsters: ['fly', 'dip'], decks: { monster: ['clotty'] } };
    const stage = stageWith([], given);
    const seen = () => {
      const view = stage.seenBy('b');
      return view.def(topOfDeck(view, 'monster')).id;
    };
    expect(seen()).not.toBe('clotty');
    stage.does('a', 'attack', 'monster-deck');
    expect([stage.questionFor('a').prompt, seen()]).toEqual(['cover-which', 'clotty']);
  });
});
