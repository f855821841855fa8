import type { CardId, Seat, SetupOptions } from '@tavolata/kernel';
import { KeyedChance, keyOf, Run, setupFor } from '@tavolata/kernel/match';
import { Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { gains, whenThisEnters } from '../src/card-kit.ts';
import type { CardDef } from '../src/defs.ts';
import { fourSouls } from '../src/index.ts';
import { openSlots } from '../src/setup.ts';

function start(players: number, options: SetupOptions = {}, seed = 'setup') {
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

  test.for(['treasure', 'loot', 'monster', 'room'])(
    'the %s deck is shuffled by the seed',
    (kind, context) => {
      proves(context, 'FS-SETUP-01', 'FS-SETUP-02', 'FS-DECK-04');
      const order = (seed: string) =>
        start(2, { variants: ['rooms'] }, seed)
          .defs(`${kind}-deck`)
          .map(({ id }) => id);
      expect(order('one')).not.toEqual(order('two'));
      expect(order('one')).toEqual(order('one'));
    },
  );

  test('without the Room deck there is none', context => {
    proves(context, 'FS-SETUP-02');
    expect(start(2).defs('room-deck')).toEqual([]);
  });

  test('the decks hold every card of the box as often as the box does, and none of another set', () => {
    const { count } = start(4);
    for (const def of fourSouls.defs.filter(({ type }) => ['treasure', 'loot', 'monster'].includes(type)))
      expect([def.id, count(({ id }) => id === def.id)]).toEqual([
        def.id,
        def.set === 'base-v2' ? def.copies : 0,
      ]);
  });

  test('what everybody begins with comes out of a limited supply', context => {
    proves(context, 'FS-SETUP-09', 'FS-SETUP-10', 'FS-SETUP-19');
    const { supply, players } = start(4, { variants: ['capped-supply'] }).run.state;
    expect(Object.values(players).reduce((sum, { cents }) => sum + cents, supply)).toBe(100);
  });

  test('an Indomitable monster opens a slot of its own, and the two of the beginning are filled besides', context => {
    proves(context, 'FS-SETUP-05', 'FS-KEY-10');
    const stage = new Stage(fourSouls, {
      given: { seats: { a: {}, b: {} }, decks: { monster: ['indomitable-sample', 'fly', 'clotty', 'dip'] } },
    });
    openSlots(stage.run.g);
    const glance = stage.glance() as { monsters: string[] };
    expect([...glance.monsters].sort()).toEqual(['clotty', 'fly', 'indomitable-sample']);
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
    expect(start(2).defs('bonus-souls')).toEqual([]);
    expect(start(2, { mode: 'co-op', variants: ['bonus-souls'] }).defs('bonus-souls')).toEqual([]);
    expect(start(1, { mode: 'solo', variants: ['bonus-souls'] }).defs('bonus-souls')).toEqual([]);
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

  test('by lot it can be anybody', context => {
    proves(context, 'FS-SETUP-20');
    const firsts = new Set<Seat>();
    for (let n = 0; n < 30; n++) {
      const { firstPlayer } = new Stage(fourSouls, {
        given: { stage: 'first-player', seats: { a: {}, b: {}, c: {} } },
        seed: `lot ${n}`,
      }).state;
      firsts.add(firstPlayer);
    }
    expect([...firsts].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('ways to play', () => {
  test('only Edens choose one after the other from the same deck', context => {
    proves(context, 'FS-EDEN-01', 'FS-EDEN-02', 'FS-EDEN-03', 'FS-SETUP-17');
    const { run, g } = start(3, { variants: ['only-eden'] });
    const asked: Seat[] = [];
    while (run.state.stage === 'eden') {
      const question = run.questions[0];
      if (!question) break;
      if (question.prompt === 'eden-item') asked.push(question.seat);
      run.answer(question.fallback);
    }
    expect(asked).toEqual(['a', 'b', 'c']);
    for (const seat of asked) {
      const [item] = g.cards(`items/${seat}`);
      expect(item !== undefined && run.state.things[item]?.starting).toBe(true);
    }
  });

  test('Eden alone sees what there is to choose from', context => {
    proves(context, 'FS-SETUP-16');
    const { run, g } = start(3, { variants: ['only-eden'] });
    const looked = g.cards('treasure-deck').slice(0, 3);
    expect(run.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([['a', 'eden-item']]);
    expect(looked.map(card => g.knows('a', card))).toEqual([true, true, true]);
    expect(looked.map(card => g.knows('b', card))).toEqual([false, false, false]);
  });

  test('both characters of a solitaire game can be Eden', context => {
    proves(context, 'FS-EDEN-01', 'FS-SOLO-01');
    const { run, defs } = start(1, { mode: 'solo', variants: ['only-eden'] });
    for (const seat of run.state.order) expect(defs(`character/${seat}`)[0]?.id).toBe('eden');
  });

  test('alone each character has a hand and cents of its own', context => {
    proves(context, 'FS-SOLO-01', 'FS-SOLO-16');
    const { run, g } = start(1, { mode: 'solo', variants: ['only-eden'] });
    for (const seat of ['a', 'b'] as const) {
      expect(g.cards(`hand/${seat}`)).toHaveLength(3);
      expect(run.state.players[seat]?.cents).toBe(3);
    }
  });

  test('the room of the beginning goes at the end of the first round', context => {
    proves(context, 'FS-SOLO-18');
    const defs = fourSouls.defs.map((def): CardDef => (def.type === 'room' ? { ...def, does: {} } : def));
    const game = { ...fourSouls, defs };
    const setup = setupFor(game, 2, { mode: 'co-op', variants: ['rooms'] });
    const run = Run.start(game, setup, new KeyedChance(keyOf('first room')));
    const { g } = run;
    const [room] = g.cards(`slot/${run.state.slots.find(({ kind }) => kind === 'room')?.id}`);
    while (!run.over && run.state.turn.number < 3)
      run.answer(...run.questions.map(question => question.fallback));
    expect(run.state.turn.number).toBe(3);
    expect(g.cards('room-discard')).toEqual([room]);
  });

  test('the draft is for those who play against each other', context => {
    proves(context, 'FS-DRAFT-01');
    const { run } = start(2, { mode: 'co-op', variants: ['mini-draft', 'only-eden'] });
    while (run.state.stage === 'eden') run.answer(...run.questions.map(question => question.fallback));
    expect(run.state.stage).not.toBe('draft');
  });

  test('what drafted items trigger waits for the first turn, and then happens', context => {
    proves(context, 'FS-DRAFT-06');
    const defs = fourSouls.defs.map(
      (def): CardDef =>
        def.type === 'treasure' ? { ...def, does: { abilities: [whenThisEnters(gains(1))] } } : def,
    );
    const game = { ...fourSouls, defs };
    const setup = setupFor(game, 3, { variants: ['mini-draft'] });
    const run = Run.start(game, setup, new KeyedChance(keyOf('draft triggers')));
    const cents = (): number[] => run.state.order.map(seat => run.state.players[seat]?.cents ?? 0);
    while (!run.over && run.questions[0]?.prompt !== 'act') {
      if (run.questions[0]?.prompt === 'draft-item')
        expect([cents(), run.state.stack]).toEqual([[3, 3, 3], []]);
      run.answer(...run.questions.map(question => question.fallback));
    }
    // Two drafted items each; the two of the starting shop are the active player's to profit from.
    expect(cents()).toEqual([7, 5, 5]);
  });

  test('a difficulty is for those who play together', context => {
    proves(context, 'FS-SOLO-14');
    expect(start(2, { difficulty: 'hard' }).run.state.options.soulsToWin).toBe(4);
    expect(start(2, { mode: 'co-op' }).run.state.options.soulsToWin).toBe(4);
  });

  test('alone is for one person, together for two', context => {
    proves(context, 'FS-SOLO-05');
    const refused = (seats: readonly Seat[], mode: string) =>
      fourSouls.refuseSetup?.({ seats, options: { mode } })?.reason;
    expect(refused(['a', 'b'], 'solo')).toBe('solo-is-for-one');
    expect(refused(['a'], 'co-op')).toBe('coop-is-for-two');
    expect(refused(['a', 'b'], 'co-op')).toBeUndefined();
  });

  test('alone or together the timer stands at eight, and the goal is one for both', context => {
    proves(context, 'FS-SOLO-01', 'FS-SOLO-03', 'FS-SOLO-04', 'FS-SOLO-14');
    const { run, slots } = start(1, { mode: 'solo', difficulty: 'hard' });
    expect(run.state.timer).toBe(8);
    expect(run.state.order).toHaveLength(2);
    expect(run.state.options.soulsToWin).toBe(6);
    expect(slots('shop')).toHaveLength(2);
    const together = start(2, { mode: 'co-op', difficulty: 'ultra-hard' }).run.state;
    expect(together.timer).toBe(8);
    expect(together.options.soulsToWin).toBe(8);
  });

  test('a challenge lays out its final boss and its minions besides the usual slots', context => {
    proves(context, 'FS-CHAL-02', 'FS-CHAL-04', 'FS-CHAL-08', 'FS-CHAL-11');
    const { slots, run } = start(2, { mode: 'co-op', challenge: 'the-flock' });
    expect(slots('final-boss').map(cards => cards[0]?.id)).toEqual(['the-lamb']);
    expect(slots('minion').map(cards => cards[0]?.id)).toEqual(['pin', 'war']);
    expect(slots('monster').length).toBeGreaterThanOrEqual(2);
    expect(run.state.timer).toBe(12);
  });

  test('a challenge is for one or two who play together', context => {
    proves(context, 'FS-CHAL-01');
    const refused = (seats: readonly Seat[], mode: string) =>
      fourSouls.refuseSetup?.({ seats, options: { mode, challenge: 'moms-house' } })?.reason;
    expect(refused(['a', 'b'], 'competitive')).toBe('challenge-together');
    expect(refused(['a', 'b'], 'co-op')).toBeUndefined();
    expect(refused(['a'], 'solo')).toBeUndefined();
    const { slots } = start(1, { mode: 'solo', challenge: 'moms-house' });
    expect(slots('final-boss').map(cards => cards[0]?.id)).toEqual(['mom']);
  });

  test.for([
    ['moms-house', 'mom', 8, 1],
    ['the-bargain', 'satan', 10, 2],
    ['the-flock', 'the-lamb', 12, 1],
  ] as const)(
    '%s has its boss once, its timer, and treasures for both',
    ([challenge, boss, timer, treasure], context) => {
      proves(context, 'FS-CHAL-01', 'FS-CHAL-02', 'FS-CHAL-15');
      const { run, defs, count, slots } = start(2, { mode: 'co-op', challenge, variants: ['only-eden'] });
      expect(run.state.timer).toBe(timer);
      expect(slots('final-boss').map(cards => cards[0]?.id)).toEqual([boss]);
      expect(count(({ id }) => id === boss)).toBe(1);
      for (const seat of run.state.order)
        expect(defs(`items/${seat}`).map(({ type }) => type)).toEqual(Array(treasure).fill('treasure'));
    },
  );

  test('every card of the base game is written', () => {
    expect(fourSouls.defs.filter(({ written }) => !written).map(({ id }) => id)).toEqual([]);
  });
});
