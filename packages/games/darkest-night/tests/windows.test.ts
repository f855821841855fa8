import type { Json, PickQuestion } from '@tavolata/kernel';
import { optionName, Stage } from '@tavolata/kernel/scenario';
import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { darkestNight, mayReact } from '../src/index.ts';

/** Dice beyond those that matter are ones. */
const stage = (given: Json, dice: number[] = [], players = 1) =>
  new Stage(darkestNight, { given, players, chance: { dice: [...dice, 1, 1, 1, 1] } });
type Table = ReturnType<typeof stage>;

/** What is offered in the open window, each with whether anybody need be stopped for it. */
const offered = (table: Table, seat: 'a' | 'b' = 'a'): Record<string, 'idle' | 'wanted'> => {
  const { options } = table.questionFor(seat) as PickQuestion;
  return Object.fromEntries(
    options
      .filter(({ key }) => key !== 'pass')
      .map(option => [optionName(table.run.g, option), option.idle ? 'idle' : 'wanted']),
  );
};

const rogue = (facts: object, more: object = {}): Json => ({
  necromancer: 'castle',
  heroes: { rogue: { at: 'village', powers: ['contacts'], ...facts } },
  ...more,
});

test('Secrecy is thought of once in a turn, before the action', context => {
  proves(context, 'DN-TIME-03');
  const table = stage(rogue({ secrecy: 3 }, { phase: 'start', decks: { event: ['midnight'] } }));
  const seen: [string, string | undefined][] = [];
  while (table.questionFor('a').prompt !== 'choose-action') {
    seen.push([table.questionFor('a').prompt, offered(table).contacts]);
    table.does('a', 'pass');
  }
  expect(seen).toEqual([
    ['react-turn-start', 'idle'],
    ['react-event-drawn', 'idle'],
    ['react-before-action', 'wanted'],
  ]);
});

test('an event whose case depends on Secrecy is such a moment too', context => {
  proves(context, 'DN-TIME-02', 'DN-EVENT-04');
  const drawn = (event: string, secrecy: number) =>
    offered(stage(rogue({ secrecy }, { phase: 'event', decks: { event: [event] } }))).contacts;
  expect(drawn('horde', 3)).toBe('wanted');
  expect(drawn('horde', 2)).toBe('idle');
  expect(drawn('unfriendly-eyes', 0)).toBe('wanted');
  expect(drawn('unfriendly-eyes', 1)).toBe('idle');
});

test("the Necromancer's die: where a point of Secrecy hides the hero, and only there", context => {
  proves(context, 'DN-TIME-03', 'DN-NECRO-04');
  const rolled = (secrecy: number, die: number, at = 'village') =>
    offered(stage(rogue({ secrecy, at }, { phase: 'die' }), [die])).contacts;
  expect(rolled(3, 4)).toBe('wanted');
  expect(rolled(3, 5)).toBe('idle');
  expect(rolled(3, 3)).toBe('idle');
  expect(rolled(3, 4, 'monastery')).toBe('idle');
});

test('Blinding Black is thought of where somebody is detected', context => {
  proves(context, 'DN-TIME-03', 'DN-NECRO-04');
  const rolled = (die: number) => {
    const heroes = { acolyte: { powers: ['blinding-black'] }, knight: { at: 'village', secrecy: 3 } };
    return offered(stage({ phase: 'die', necromancer: 'castle', heroes }, [die]))['blinding-black'];
  };
  expect(rolled(4)).toBe('wanted');
  expect(rolled(3)).toBe('idle');
});

test('Secrecy is thought of in the last moment before the Necromancer attacks', context => {
  proves(context, 'DN-TIME-03', 'DN-EVENT-02');
  const seen = (secrecy: number, items: string[] = []) => {
    const table = stage(rogue({ at: 'castle', secrecy, items }, { phase: 'start' }));
    const moments: [string, string | undefined][] = [];
    for (; table.questionFor('a').prompt.startsWith('react-'); table.does('a', 'pass'))
      moments.push([table.questionFor('a').prompt, offered(table).contacts]);
    return moments;
  };
  expect(seen(1)).toEqual([
    ['react-turn-start', 'idle'],
    ['react-loss', 'idle'],
    ['react-between', 'wanted'],
  ]);
  expect(seen(0)).toEqual([
    ['react-turn-start', 'idle'],
    ['react-between', 'wanted'],
  ]);
  expect(seen(2, ['holy-relic']).at(-1)).toEqual(['react-between', 'wanted']);
  const saved = stage(
    rogue({ at: 'castle', secrecy: 1 }, { phase: 'start', decks: { event: ['midnight'] } }),
  );
  saved.does('a', 'pass').does('a', 'pass').does('a', 'contacts');
  expect(saved.events.some(({ type }) => type === 'event-drawn')).toBe(true);
});

test('with Secrecy left after the losses nobody is stopped', context => {
  proves(context, 'DN-TIME-03', 'DN-START-02');
  const table = stage(rogue({ at: 'castle', secrecy: 2 }, { phase: 'losses' })).does('a', 'pass');
  expect([table.questionFor('a').prompt, offered(table)]).toEqual(['react-between', { contacts: 'idle' }]);
});

test('what hampers a hero in combat is felt before the Necromancer attacks', context => {
  proves(context, 'DN-TIME-03', 'DN-EVENT-02', 'DN-BTYPE-01');
  const before = (secrecy: number, blight: string) => {
    const table = stage({
      phase: 'losses',
      necromancer: 'castle',
      heroes: { acolyte: { at: 'castle', secrecy, powers: ['dark-veil'] } },
      blights: { castle: [blight] },
    });
    if (table.questionFor('a').prompt === 'react-loss') table.does('a', 'pass');
    return [table.questionFor('a').prompt, offered(table)['dark-veil']];
  };
  expect(before(1, 'confusion')).toEqual(['react-between', 'wanted']);
  expect(before(2, 'confusion')).toEqual(['react-between', 'idle']);
  expect(before(1, 'curse')).toEqual(['react-between', 'idle']);
});

describe('a Shroud is felt by whoever would destroy another blight', () => {
  const given = (blights: string[], necromancer = 'ruins'): Json => ({
    necromancer,
    heroes: { acolyte: { at: 'castle', powers: ['dark-veil'], items: ['holy-relic'] } },
    blights: { castle: blights },
  });

  test('before the action', context => {
    proves(context, 'DN-TIME-03', 'DN-BTYPE-09');
    expect(offered(stage(given(['shroud', 'curse'])))['dark-veil']).toBe('wanted');
    expect(offered(stage(given(['shroud'])))['dark-veil']).toBe('idle');
  });

  test('when the dice have beaten one that it protects', context => {
    proves(context, 'DN-TIME-03', 'DN-BTYPE-09');
    const rolled = (blight: string, die: number) =>
      stage(given(['shroud', 'curse']), [die])
        .does('a', 'pass')
        .does('a', blight, 'fight-plain')
        .does('a', []);
    expect(offered(rolled('curse', 4))['dark-veil']).toBe('idle');
    expect(offered(rolled('shroud', 6))['dark-veil']).toBe('idle');
    const won = rolled('curse', 5);
    expect([won.questionFor('a').prompt, offered(won)['dark-veil']]).toEqual(['react-rolled', 'wanted']);
    won.does('a', 'dark-veil');
    expect(won.events.some(({ type }) => type === 'blight-destroyed')).toBe(true);
  });

  test('when the Necromancer is beaten and would give one up', context => {
    proves(context, 'DN-NFIGHT-06', 'DN-BTYPE-09');
    const rolled = (die: number) =>
      stage(given(['shroud', 'curse'], 'castle'), [die])
        .does('a', 'pass')
        .does('a', 'attack-necromancer', 'fight-plain')
        .does('a', ['holy-relic']);
    expect(offered(rolled(5))['dark-veil']).toBe('idle');
    expect(offered(rolled(6))['dark-veil']).toBe('wanted');
  });
});

test('Arcane Energy at the start of the turn, if it gives back a Rune that works then', context => {
  proves(context, 'DN-TIME-03', 'DN-START-01');
  const start = (rune: string) =>
    offered(
      stage({
        phase: 'start',
        necromancer: 'castle',
        heroes: {
          wizard: {
            at: 'village',
            powers: ['arcane-energy', rune],
            exhausted: [rune],
            active: { [rune]: 'wizard' },
          },
        },
      }),
    )['arcane-energy'];
  expect(start('rune-of-misdirection')).toBe('idle');
  expect(start('rune-of-clairvoyance')).toBe('wanted');
});

test('before a payment, and nobody is stopped for it', context => {
  proves(context, 'DN-TIME-03', 'DN-STAT-03');
  const given = rogue(
    { secrecy: 3, powers: ['contacts', 'ambush'] },
    { blights: { village: ['skeletons'] } },
  );
  const table = stage(given, [1, 1, 1]).does('a', 'pass').does('a', 'skeletons', 'ambush');
  expect(table.questionFor('a').prompt).toBe('react-payment');
  expect(offered(table)).toEqual({ contacts: 'idle' });
  table.does('a', 'contacts');
  expect(table.state.heroes[0]?.secrecy).toBe(3);
});

test('a wound that cannot be paid for is worth a stop', context => {
  proves(context, 'DN-TIME-03', 'DN-COMBAT-13');
  const before = (grace: number) => {
    const table = stage({
      phase: 'end',
      heroes: { acolyte: { at: 'village', grace, powers: ['false-life'] } },
      blights: { village: ['lich'] },
    }).does('a', 'yield');
    return [table.questionFor('a').prompt, offered(table)['false-life']];
  };
  expect(before(0)).toEqual(['react-loss', 'wanted']);
  expect(before(1)).toEqual(['react-loss', 'idle']);
});

test('Sap after the roll, if the dice missed by one', context => {
  proves(context, 'DN-TIME-02', 'DN-COMBAT-07');
  const rolled = (die: number) =>
    stage(rogue({ powers: ['sap'] }, { blights: { village: ['skeletons'] } }), [die])
      .does('a', 'pass')
      .does('a', 'skeletons', 'fight-plain');
  expect(offered(rolled(3))).toEqual({ sap: 'idle' });
  expect(offered(rolled(5))).toEqual({ sap: 'idle' });
  const missed = rolled(4);
  expect(offered(missed)).toEqual({ sap: 'wanted' });
  missed.does('a', 'sap', 'skeletons');
  expect(missed.events.some(({ type }) => type === 'attack-won')).toBe(true);
});

test('Dark Veil after a search, if only a Dark Fog hid what the dice would find', context => {
  proves(context, 'DN-TIME-03', 'DN-BTYPE-04');
  const rolled = (die: number) =>
    stage(
      {
        necromancer: 'ruins',
        heroes: { acolyte: { at: 'village', powers: ['dark-veil'] } },
        blights: { village: ['dark-fog'] },
      },
      [die],
    )
      .does('a', 'pass')
      .does('a', 'search');
  expect(offered(rolled(2))).toEqual({ 'dark-veil': 'idle' });
  expect(offered(rolled(5))).toEqual({ 'dark-veil': 'idle' });
  const hidden = rolled(4);
  expect(offered(hidden)).toEqual({ 'dark-veil': 'wanted' });
  hidden.does('a', 'dark-veil');
  expect(hidden.events.some(({ type }) => type === 'finds-drawn')).toBe(true);
});

test('Dark Veil lets a Forgotten Shrine through that Taint would close', context => {
  proves(context, 'DN-TIME-03', 'DN-BTYPE-12', 'DN-FIND-09');
  const search = (map: string, blight: string) =>
    stage(
      {
        necromancer: 'ruins',
        heroes: { acolyte: { at: 'castle', powers: ['dark-veil'] } },
        blights: { castle: [blight] },
        decks: { map: [map] },
      },
      [2],
    )
      .does('a', 'pass')
      .does('a', 'search')
      .does('a', 'pass');
  const shrine = mapWith('forgotten-shrine');
  expect(offered(search(shrine, 'curse'))).toEqual({ 'dark-veil': 'idle' });
  expect(offered(search(mapWith('key'), 'taint'))).toEqual({ 'dark-veil': 'idle' });
  const found = search(shrine, 'taint');
  expect([found.questionFor('a').prompt, offered(found)]).toEqual([
    'react-finds-drawn',
    { 'dark-veil': 'wanted' },
  ]);
  found.does('a', 'dark-veil');
  expect(found.state.heroes[0]?.grace).toBe(5);
});

/** A map card that brings such a find in the Castle. */
const mapWith = (find: string): string =>
  darkestNight.defs.find(def => def.type === 'map' && def.finds.castle === find)?.id ?? '';

test('after a map card is drawn for a blight, before it is placed', context => {
  proves(context, 'DN-TIME-03', 'DN-BLIGHT-01');
  const table = stage(rogue({ secrecy: 3 }, { phase: 'blights', round: 2 }));
  expect(table.questionFor('a').prompt).toBe('react-between');
  table.does('a', 'pass');
  expect(table.questionFor('a').prompt).toBe('react-blight-drawn');
  expect(offered(table)).toEqual({ contacts: 'idle' });
  expect(table.events.some(({ type }) => type === 'blight-created')).toBe(false);
  table.does('a', 'pass');
  expect(table.events.some(({ type }) => type === 'blight-created')).toBe(true);
});

test('everybody can see who may still react, and with what', context => {
  proves(context, 'DN-TIME-02', 'DN-GEN-04');
  const table = stage(
    {
      phase: 'event',
      active: 'knight',
      heroes: {
        knight: { at: 'village', seat: 'a', items: ['waystone'] },
        rogue: { at: 'forest', secrecy: 3, seat: 'b', powers: ['contacts'] },
      },
      decks: { event: ['anathema'] },
    },
    [],
    2,
  );
  const reactors = () => {
    const view = table.seenBy('a');
    return mayReact(view).map(({ seat, options }) => [seat, options.map(option => optionName(view, option))]);
  };
  expect(reactors()).toEqual([
    ['a', ['waystone']],
    ['b', ['contacts']],
  ]);
  table.does('a', 'pass');
  expect(reactors()).toEqual([['b', ['contacts']]]);
  table.rest('pass', 'choose-action');
  expect(reactors()).toEqual([]);
});
