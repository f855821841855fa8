import type { CardId } from '@tavolata/kernel';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { aimAt, does, gains, inTurnOrder, kill, monsters, when } from '../src/card-kit.ts';
import { acts, card, cardNamed, stageWith } from './own-cards.ts';

describe('dying', () => {
  const bomber = acts('bomber', g => {
    for (const seat of inTurnOrder(g)) kill(g, { seat });
    for (const one of monsters(g)) kill(g, aimAt(g, one));
  });

  test('of what is brought down together monsters die before players, and those in turn order', context => {
    proves(context, 'FS-EACH-06', 'FS-ATK-26');
    const stage = stageWith([bomber], {
      active: 'b',
      seats: { a: {}, b: { items: [{ card: 'bomber', starting: true }], character: 'isaac' } },
      monsters: ['fly'],
      decks: { monster: ['clotty'] },
    });
    stage.does('b', 'tap bomber').does('b', 'pass');
    expect(stage.glance()).toMatchObject({ stack: ['death fly', 'death b', 'death a'] });
    stage.rest('pass', 'turn-began');
    const died = stage.events.filter(({ type }) => type === 'died').map(({ params }) => params.whom);
    expect(died.slice(1)).toEqual(['b', 'a']);
  });

  test('of monsters that go down together the active player says which dies first', context => {
    proves(context, 'FS-DEATH-07');
    const stage = stageWith([bomber], {
      active: 'b',
      seats: { a: {}, b: { items: [{ card: 'bomber', starting: true }] } },
      monsters: ['fly', 'dip', 'spider'],
      decks: { monster: ['clotty', 'fatty', 'pooter'] },
    });
    stage.does('b', 'tap bomber');
    expect(stage.questionFor('b')).toMatchObject({ prompt: 'death-order' });
    stage.does('b', ['spider', 'fly', 'dip']).rest('default', 'turn-began');
    const { g } = stage.run;
    const died = stage.events
      .filter(({ type }) => type === 'died')
      .map(({ params: { whom } }) => (typeof whom === 'number' ? g.def(whom as CardId).id : whom));
    expect(died).toEqual(['spider', 'fly', 'dip', 'b', 'a']);
  });

  test('who kills each monster by one ability says which dies first, on another’s turn too', context => {
    proves(context, 'FS-EACH-05', 'FS-EACH-06');
    const scythe = acts('scythe', (g, me) => {
      for (const one of monsters(g)) kill(g, aimAt(g, one), me);
    });
    const stage = stageWith([scythe], {
      seats: { a: { items: ['mr-boom'] }, b: { items: ['scythe'], character: 'isaac' } },
      monsters: ['fly', 'dip'],
      decks: { monster: ['clotty', 'fatty'] },
    });
    stage.does('a', 'tap mr-boom', 'fly').does('b', 'tap scythe').does('b', 'pass');
    expect(stage.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([['b', 'death-order']]);
    stage.does('b', ['dip', 'fly']);
    expect(stage.glance()).toMatchObject({ stack: ['death dip', 'death fly', 'ability mr-boom'] });
  });

  test('where not all of them are one player’s the active player says', context => {
    proves(context, 'FS-DEATH-07');
    const storm = acts('storm', (g, me) => {
      monsters(g).forEach((one, nth) => {
        kill(g, aimAt(g, one), nth === 0 ? me : undefined);
      });
    });
    const stage = stageWith([storm], {
      seats: { a: { items: ['mr-boom'] }, b: { items: ['storm'] } },
      monsters: ['fly', 'dip'],
    });
    stage.does('a', 'tap mr-boom', 'fly').does('b', 'tap storm');
    expect(stage.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([['a', 'death-order']]);
  });

  test('whoever dies at the end of the turn does not end it twice', context => {
    proves(context, 'FS-PDEATH-10');
    const dusk = card('dusk', {
      abilities: [
        when(
          'turn-end',
          (_g, at, { seat }) => seat === at.me,
          does((g, { me }) => kill(g, { seat: me })),
        ),
      ],
    });
    const bell = card('bell', { abilities: [when('turn-end', () => true, gains(1))] });
    const stage = stageWith([dusk, bell], {
      seats: { a: { items: [{ card: 'dusk', starting: true }] }, b: { items: ['bell'] } },
    });
    stage.does('a', 'end-turn');
    expect(stage.glance()).toMatchObject({ active: 'b', seats: { b: { cents: 1 } } });
    const told = stage.events.map(({ type }) => type);
    expect(told.filter(type => type === 'died' || type === 'turn-ends')).toEqual(['turn-ends', 'died']);
  });

  test('with its player a declared purchase is over, and nobody takes it up', context => {
    proves(context, 'FS-PDEATH-01');
    const axe = acts('axe', g => kill(g, { seat: 'a' }));
    const stage = stageWith([axe], {
      seats: {
        a: { cents: 10, items: ['meat', 'fanny-pack'] },
        b: { items: [{ card: 'axe', starting: true }], cents: 10 },
      },
      shop: ['dinner'],
    });
    stage.does('a', 'buy').does('b', 'tap axe');
    expect(stage.questionFor('a')).toMatchObject({ prompt: 'penalty-item' });
    expect(stage.state.purchase).toBeUndefined();
    stage.does('a', 'meat').rest('pass', 'act');
    expect(stage.glance()).toMatchObject({ active: 'b', shop: ['dinner'], seats: { b: { cents: 10 } } });
  });

  test('what is Eternal does not die, whatever its HP', context => {
    proves(context, 'FS-DEATH-06');
    const idol = card(
      'idol',
      {},
      { stats: { hp: 1, dc: 1, atk: 0 }, attackable: true, keywords: ['eternal'] },
    );
    const stage = stageWith([idol], { seats: { a: {}, b: { items: ['idol'] } } }, { chance: { dice: [6] } });
    stage.does('a', 'attack', 'idol');
    expect(stage.glance()).toMatchObject({ seats: { b: { items: ['idol'] } }, stack: [] });
    expect(stage.events.map(({ type }) => type)).not.toContain('death-stacked');
  });

  test('a killed monster that no discard takes comes back to its slot, new and whole, over what was uncovered', context => {
    proves(context, 'FS-MDEATH-10');
    const dam = card('dam', {
      statics: {
        forbids: (g, _at, { type, card: one }) =>
          type === 'discard' && one !== undefined && g.is(one, 'fly')
            ? g.refuse('FS-MDEATH-10', 'deactivated')
            : undefined,
      },
    });
    const stage = stageWith([dam], {
      seats: { a: { items: ['dam', 'mr-boom'] }, b: {} },
      monsters: [{ card: 'fly', covers: ['clotty'] }],
    });
    const { g } = stage.run;
    const life = g.state.things[cardNamed(g, 'fly')]?.life ?? 0;
    stage.does('a', 'tap mr-boom', 'fly');
    expect(stage.glance()).toMatchObject({
      monsters: ['fly'],
      covered: ['clotty'],
      hp: { fly: 1 },
      seats: { a: { cents: 1 } },
    });
    expect(g.state.things[cardNamed(g, 'fly')]?.life).toBeGreaterThan(life);
  });

  test('an item with a stat block is attacked like a monster', context => {
    proves(context, 'FS-ATKOBJ-01', 'FS-ATKOBJ-02', 'FS-ATKOBJ-03');
    const mimic = card(
      'mimic',
      {},
      { stats: { hp: 1, dc: 4, atk: 1 }, attackable: true, rewards: [{ gain: 'cents', amount: 5 }] },
    );
    const given = { seats: { a: {}, b: { items: ['mimic'] } }, shop: ['mimic'], monsters: ['fly'] };
    const stage = stageWith([mimic], given, { chance: { dice: [3, 4] } });
    stage.does('a', 'attack');
    // The one in the shop is none yet.
    expect(stage.offers('a')).toEqual(['fly', 'mimic', 'monster-deck']);
    stage.does('a', 'mimic');
    expect(stage.glance()).toMatchObject({ seats: { a: { hp: 1, cents: 5 }, b: { items: [] } } });
    expect(stage.refusals('a', 'attack')).toMatchObject([{ rule: 'FS-ATK-07' }]);
  });
});
