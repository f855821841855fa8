import { type CardId, KeyedChance, keyOf, type Options, Run, type Seat, setupFor } from '@tavolata/kernel';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../src/defs.ts';
import { fourSouls } from '../src/index.ts';
import { openSlots } from '../src/setup.ts';

function start(players: number, options: Options = {}, seed = 'setup') {
  const run = Run.start(fourSouls, setupFor(fourSouls, players, options), new KeyedChance(keyOf(seed)));
  const { g } = run;
  const defs = (zone: string): CardDef[] => g.cards(zone).map(card => g.def(card));
  const count = (test: (def: CardDef) => boolean): number =>
    run.state.core.def.filter(index => test(fourSouls.defs[index] as CardDef)).length;
  const slots = (kind: string) =>
    run.state.slots.filter(slot => slot.kind === kind).map(({ id }) => defs(`slot/${id}`));
  return { run, g, defs, count, slots };
}

describe('the table at the beginning', () => {
  test('two shop items, two monsters with statistics, and decks of their own', context => {
    proves(context, 'FS-SETUP-04', 'FS-SETUP-05', 'FS-SETUP-06', 'FS-MON-05', 'FS-DECK-01');
    for (let n = 0; n < 12; n++) {
      const { slots, defs } = start(3, {}, `slots ${n}`);
      expect(slots('shop').map(cards => cards.map(({ type }) => type))).toEqual([['treasure'], ['treasure']]);
      for (const cards of slots('monster')) expect(cards[0]?.stats).toBeDefined();
      expect(slots('monster').length).toBeGreaterThanOrEqual(2);
      expect(slots('room')).toEqual([]);
      for (const kind of ['treasure', 'loot', 'monster'])
        expect(defs(`${kind}-deck`).every(({ type }) => type === kind)).toBe(true);
    }
  });

  test('shuffled by the seed', context => {
    proves(context, 'FS-SETUP-01', 'FS-DECK-04');
    const order = (seed: string) =>
      start(2, {}, seed)
        .defs('loot-deck')
        .map(({ id }) => id);
    expect(order('one')).not.toEqual(order('two'));
    expect(order('one')).toEqual(order('one'));
  });

  test('each player has a character, its starting item, three loot cards and three cents', context => {
    proves(context, 'FS-SETUP-13', 'FS-SETUP-15', 'FS-SETUP-18', 'FS-SETUP-19', 'FS-CHAR-01', 'FS-CHAR-04');
    const { run, defs, g } = start(4);
    const { state } = run;
    for (const seat of state.order) {
      const [character] = defs(`character/${seat}`);
      const items = defs(`items/${seat}`).map(({ id }) => id);
      if (character?.startingItem) expect(items).toEqual([character.startingItem]);
      expect(state.players[seat]?.cents).toBe(3);
      for (const card of g.cards(`items/${seat}`)) expect(state.things[card]?.charged).toBe(true);
    }
    expect(
      state.order.filter(seat => seat !== state.turn.seat).map(seat => g.cards(`hand/${seat}`).length),
    ).toEqual([3, 3, 3]);
  });

  test('characters begin deactivated', context => {
    proves(context, 'FS-SETUP-14');
    const { run, g } = start(3);
    const waiting = run.state.order.filter(seat => seat !== run.state.turn.seat);
    for (const seat of waiting)
      for (const card of g.cards(`character/${seat}`)) expect(run.state.things[card]?.charged).toBe(false);
  });

  test('a monster that cannot be attacked stays where it was turned over, a card without numbers does not', context => {
    proves(context, 'FS-SETUP-05', 'FS-SETUP-07');
    const stage = new Stage(fourSouls, {
      given: { seats: { a: {}, b: {} }, decks: { monster: ['stoney', 'troll-bombs', 'fly'] } },
    });
    const { g } = stage.run;
    openSlots(g);
    expect(stage.glance()).toMatchObject({ monsters: ['stoney', 'fly'] });
    expect(g.def(g.cards('monster-deck').at(-1) as CardId).id).toBe('troll-bombs');
  });

  test('the Room deck opens one room slot', context => {
    proves(context, 'FS-SETUP-02', 'FS-SETUP-11', 'FS-ROOM-01');
    const { slots, defs } = start(2, { variants: ['rooms'] });
    expect(slots('room').map(cards => cards.map(({ type }) => type))).toEqual([['room']]);
    expect(defs('room-deck').every(({ type }) => type === 'room')).toBe(true);
  });

  test('three bonus souls lie beside the table, and none in a game together', context => {
    proves(context, 'FS-SETUP-12', 'FS-SOLO-13', 'FS-BSOUL-03');
    expect(start(2, { variants: ['bonus-souls'] }).defs('bonus-souls')).toHaveLength(3);
    expect(start(2, { mode: 'co-op', variants: ['bonus-souls'] }).defs('bonus-souls')).toEqual([]);
  });

  test('which three is left to chance, and every bonus soul comes up', context => {
    proves(context, 'FS-SETUP-12');
    const drawn = new Set<string>();
    for (let n = 0; n < 24; n++)
      for (const { id } of start(2, { variants: ['bonus-souls'] }, `souls ${n}`).defs('bonus-souls'))
        drawn.add(id);
    const all = fourSouls.defs.filter(({ type }) => type === 'bonus-soul').map(({ id }) => id);
    expect([...drawn].sort()).toEqual(all.sort());
  });

  test('cards for three or more stay out of smaller games', context => {
    proves(context, 'FS-SETUP-23', 'FS-SOLO-19');
    const isForThree = (def: CardDef): boolean => def.minPlayers === 3;
    expect(start(2).count(isForThree)).toBe(0);
    expect(start(1, { mode: 'solo' }).count(isForThree)).toBe(0);
    expect(start(3).count(isForThree)).toBeGreaterThan(0);
  });
});

describe('who begins', () => {
  test('Cain, whoever has him; otherwise chance', context => {
    proves(context, 'FS-SETUP-20', 'FS-SETUP-21', 'FS-SETUP-22');
    const firsts = new Set<Seat>();
    for (let n = 0; n < 24; n++) {
      const { run, defs } = start(4, {}, `first ${n}`);
      const cain = run.state.order.find(seat => defs(`character/${seat}`)[0]?.goesFirst);
      if (run.state.stage === 'eden') continue;
      if (cain) expect(run.state.firstPlayer).toBe(cain);
      else firsts.add(run.state.firstPlayer);
      expect(run.state.order[0]).toBe(run.state.firstPlayer);
    }
    expect(firsts.size).toBeGreaterThan(1);
  });
});

describe('ways to play', () => {
  test('only Edens choose one after the other from the same deck', context => {
    proves(context, 'FS-EDEN-01', 'FS-EDEN-02', 'FS-EDEN-03', 'FS-SETUP-17');
    const { run, g } = start(3, { variants: ['only-eden'] });
    const asked: Seat[] = [];
    while (run.state.stage === 'eden') {
      const ask = run.asks[0];
      if (!ask) break;
      if (ask.prompt === 'eden-item') asked.push(ask.seat);
      run.answer(ask.fallback);
    }
    expect(asked).toEqual(['a', 'b', 'c']);
    for (const seat of asked) {
      const [item] = g.cards(`items/${seat}`);
      expect(item !== undefined && run.state.things[item]?.starting).toBe(true);
    }
  });

  test('alone or together the timer stands at eight, and the goal is one for both', context => {
    proves(context, 'FS-SOLO-01', 'FS-SOLO-03', 'FS-SOLO-04', 'FS-SOLO-14');
    const { run, slots } = start(1, { mode: 'solo', difficulty: 'hard' });
    expect(run.state.timer).toBe(8);
    expect(run.state.order).toHaveLength(2);
    expect(run.state.options.soulsToWin).toBe(6);
    expect(slots('shop')).toHaveLength(2);
    expect(start(2, { mode: 'co-op', difficulty: 'ultra-hard' }).run.state.options.soulsToWin).toBe(8);
  });

  test('a challenge lays out its final boss and its minions besides the usual slots', context => {
    proves(context, 'FS-CHAL-02', 'FS-CHAL-04', 'FS-CHAL-08', 'FS-CHAL-11');
    const { slots, run } = start(2, { mode: 'co-op', challenge: 'the-flock' });
    expect(slots('final-boss').map(cards => cards[0]?.id)).toEqual(['the-lamb']);
    expect(slots('minion').map(cards => cards[0]?.id)).toEqual(['pin', 'war']);
    expect(slots('monster').length).toBeGreaterThanOrEqual(2);
    expect(run.state.timer).toBe(12);
  });

  test('every card of the base game is written', () => {
    expect(fourSouls.defs.filter(({ written }) => !written).map(({ id }) => id)).toEqual([]);
  });
});
