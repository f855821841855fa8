import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { does, giveItem, mill, putInDiscard, when } from '../src/card-kit.ts';
import { card, stageWith } from './own-cards.ts';

describe('a purchase', () => {
  const warden = card('warden', {
    abilities: [
      when(
        'purchase-of',
        (_g, _at, { card: ware }) => ware !== undefined,
        does((g, { event }) => {
          if (event?.card !== undefined) putInDiscard(g, event.card);
        }),
      ),
    ],
  });

  test('of an item that goes before it is paid costs nothing, and was the purchase of the turn', context => {
    proves(context, 'FS-BUY-13');
    const stage = stageWith([warden], {
      seats: { a: { cents: 10 }, b: { items: ['warden'] } },
      shop: ['meat'],
      decks: { treasure: ['dinner'] },
    });
    stage.does('a', 'buy', 'meat');
    expect(stage.glance()).toMatchObject({ shop: ['dinner'], seats: { a: { cents: 10, items: [] } } });
    expect(stage.refusals('a', 'buy')).toMatchObject([{ rule: 'FS-BUY-09' }]);
  });

  test('of an item that somebody else has got meanwhile comes to nothing', context => {
    proves(context, 'FS-BUY-13');
    const grabber = card('grabber', {
      abilities: [
        when(
          'purchase-of',
          (_g, _at, { card: ware }) => ware !== undefined,
          does((g, { event, me }) => {
            if (event?.card !== undefined) giveItem(g, me, event.card);
          }),
        ),
      ],
    });
    const stage = stageWith([grabber], {
      seats: { a: { cents: 10 }, b: { items: ['grabber'] } },
      shop: ['meat'],
      decks: { treasure: ['dinner'] },
    });
    stage.does('a', 'buy', 'meat');
    expect(stage.glance()).toMatchObject({
      seats: { a: { cents: 10, items: [] }, b: { items: ['grabber', 'meat'] } },
    });
    expect(stage.refusals('a', 'buy')).toMatchObject([{ rule: 'FS-BUY-09' }]);
  });

  test('from the Treasure deck takes what is on top when it is paid', context => {
    proves(context, 'FS-BUY-13', 'FS-BUY-12');
    const miller = card('miller', {
      abilities: [
        when(
          'purchase-of',
          (_g, _at, { unseen }) => unseen === true,
          does(g => void mill(g, 'treasure')),
        ),
      ],
    });
    const stage = stageWith([miller], {
      seats: { a: { cents: 10 }, b: { items: ['miller'] } },
      decks: { treasure: ['dinner', 'meat'] },
    });
    stage.does('a', 'buy', 'treasure-deck');
    expect(stage.glance()).toMatchObject({
      seats: { a: { cents: 0, items: ['meat'] } },
      discards: { treasure: ['dinner'] },
    });
  });
});
