import { proves } from '@tavolata/testing';
import { describe, expect, test } from 'vitest';
import { components } from '../generated/components.ts';
import { en } from '../generated/texts/en.ts';
import { it as italian } from '../generated/texts/it.ts';
import type { Behaviour, Effect } from '../src/behaviour.ts';
import type { CardDef } from '../src/defs.ts';
import { fourSouls } from '../src/index.ts';

type Kind = CardDef['kinds'][number];
interface Card {
  readonly id: string;
  readonly type: string;
  readonly subtype?: string;
  readonly set: string;
  readonly copies: number;
  readonly supply?: number;
  readonly minPlayers?: number;
  readonly keywords?: readonly string[];
  readonly stats?: Readonly<Record<string, number>>;
  readonly souls?: number;
  readonly rewards?: readonly object[];
  readonly playerDc?: number;
  readonly kinds?: readonly Kind[];
}

const cards = (components.cards as readonly Card[]).filter(({ set }) => set !== 'samples');
const card = (id: string): Card => {
  const found = cards.find(each => each.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};
/** A card of ours is none of the box. */
const ofType = (type: string): Card[] => cards.filter(each => each.type === type && !('extra' in each));
const inFamily = (subtype: string): Card[] => cards.filter(each => each.subtype === subtype);
const ids = (list: readonly Card[]): string[] => list.map(({ id }) => id);
const kindsOf = ({ kinds = [] }: Card): readonly Kind[] => kinds;
const has = (each: Card, ...kinds: Kind[]): boolean => kindsOf(each).some(kind => kinds.includes(kind));
/** What a card does, as it says it. */
const said = ({ id }: Card): string => String((en as Record<string, unknown>)[`card.${id}.text`]);
const copiesIn = (list: readonly Card[]): number => list.reduce((sum, { copies }) => sum + copies, 0);
const inBox = (list: readonly Card[]): Card[] => list.filter(({ set }) => set === 'base-v2');
const deck = (type: string) => {
  const found = components.decks.find(each => each.type === type);
  if (!found) throw new Error(`no deck ${type}`);
  return found;
};
const numbers = (type: string): Record<string, number> =>
  Object.fromEntries(deck(type).subtypes.map(({ subtype, number }) => [subtype, number]));

/** The tables by which an effect goes, those of its choices and outcomes too. */
const tablesOf = ({ roll, modes = {} }: Effect): (readonly number[])[] => [
  ...(roll ? [roll.flatMap(({ faces }) => faces)] : []),
  ...[...(roll ?? []), ...Object.values(modes)].flatMap(tablesOf),
];
const effectsOf = ({ loot, abilities = [] }: Behaviour): Effect[] => [
  ...(loot ? [loot] : []),
  ...abilities.map(({ effect }) => effect),
];
const isItem = ({ subtype }: Card): boolean => subtype !== 'treasure-soul';
const treasures = ofType('treasure');
const monsters = ofType('monster');

describe('the box', () => {
  test('every card and thing has its own id', () => {
    const all = Object.values(components).flatMap(list => (Array.isArray(list) ? list : []));
    const names = all.map(({ id }: { id: string }) => id);
    expect(new Set(names).size).toBe(names.length);
  });

  /** In the base box, in all sets, and with the further copies of a digital table. */
  test.each([
    ['character', [11, 12, 12]],
    ['starting-item', [10, 11, 11]],
    ['treasure', [105, 117, 117]],
    ['loot', [104, 112, 118]],
    ['monster', [107, 120, 120]],
    ['bonus-soul', [3, 8, 8]],
    ['room', [0, 61, 61]],
  ])('there are so many cards of each type: %s', (type, numbers) => {
    const list = ofType(type);
    const supply = list.reduce((sum, { copies, supply: most = copies }) => sum + most, 0);
    expect([copiesIn(inBox(list)), copiesIn(list), supply]).toEqual(numbers);
  });

  test('every character but Eden names a starting item, each its own', () => {
    const named = ofType('character').flatMap(each => ('startingItem' in each ? [each.startingItem] : []));
    expect([...named].sort()).toEqual(ids(ofType('starting-item')).sort());
    expect(ofType('character')).toHaveLength(named.length + 1);
  });

  test('one six-sided die for every roll, and no table has a face twice or another', context => {
    proves(context, 'FS-DICE-01');
    expect(components.limits.die).toEqual({ min: 1, max: 6 });
    expect(components.pieces.find(({ id }) => id === 'd6')).toMatchObject({ copies: 1 });
    const tables = fourSouls.defs.flatMap(({ id, does }) =>
      effectsOf(does)
        .flatMap(tablesOf)
        .map(faces => [id, faces] as const),
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const [id, faces] of tables) {
      expect([id, faces.length]).toEqual([id, new Set(faces).size]);
      expect([id, faces.filter(face => face < 1 || face > 6)]).toEqual([id, []]);
    }
  });
});

describe('texts', () => {
  const paragraphs = (texts: object, id: string): string[] => {
    const text: unknown = (texts as Record<string, unknown>)[`card.${id}.text`];
    return typeof text === 'string' ? text.split('\n') : [];
  };

  test.each([
    ['Italian', italian, /^Scarica/],
    ['English', en, /^Tap/],
  ])('in %s the keywords of a card have a paragraph, then each ability has one', (_, texts, tap) => {
    for (const each of cards.filter(({ kinds }) => kinds)) {
      const first = (each.keywords ?? []).length > 0 ? 1 : 0;
      const found = paragraphs(texts, each.id);
      expect([each.id, found.length]).toEqual([each.id, first + kindsOf(each).length]);
      const taps = kindsOf(each).map(kind => kind === 'tap');
      expect([each.id, found.slice(first).map(words => tap.test(words))]).toEqual([each.id, taps]);
    }
  });

  test('abilities are written in the order of the text', () => {
    for (const { id, kinds, does } of fourSouls.defs) {
      const used = kinds.filter(kind => kind === 'tap' || kind === 'paid' || kind === 'triggered');
      expect([id, (does.abilities ?? []).map(({ kind }) => kind)]).toEqual([id, used]);
    }
  });
});

describe('statistics and abilities', () => {
  test('HP, DC and ATK are all the statistics; a character has no DC', context => {
    proves(context, 'FS-CARD-06', 'FS-CARD-07');
    for (const each of cards.filter(({ stats }) => stats)) {
      const expected = each.type === 'character' ? ['atk', 'hp'] : ['atk', 'dc', 'hp'];
      expect([each.id, Object.keys(each.stats ?? {}).sort()]).toEqual([each.id, expected]);
    }
    const duels = cards.filter(({ playerDc }) => playerDc !== undefined);
    expect(duels.map(({ playerDc }) => playerDc)).toEqual([3, 4, 5]);
  });

  test('an activated ability is paid by deactivating the card, or has another cost', context => {
    proves(context, 'FS-ACTIV-04', 'FS-ABIL-09');
    const every = fourSouls.defs.flatMap(({ does }) => does.abilities ?? []);
    for (const ability of every) expect('cost' in ability).toBe(ability.kind === 'paid');
    expect(every.filter(({ kind }) => kind === 'tap').length).toBeGreaterThan(50);
    expect(every.filter(({ kind }) => kind === 'paid').length).toBeGreaterThan(10);
  });

  test('levels stand on the abilities that need them', context => {
    proves(context, 'FS-CARD-04');
    const levelled = cards.filter(each => /^Level \d/m.test(said(each)));
    expect(ids(levelled)).toEqual(['bum-bo-treasure']);
    expect(levelled.flatMap(each => said(each).match(/(?<=^Level )\d+/gm))).toEqual(['1', '10', '25']);
  });

  test('a loot ability stands on loot cards only; trinkets have other kinds instead', context => {
    proves(context, 'FS-LABIL-01');
    for (const each of cards) {
      const isTrinket = each.keywords?.includes('trinket') ?? false;
      expect([each.id, has(each, 'loot')]).toEqual([each.id, each.type === 'loot' && !isTrinket]);
    }
  });

  test('the soul icon tells what a card is worth', context => {
    proves(context, 'FS-CARD-09');
    const worth = (souls: number): string[] => ids(monsters.filter(each => each.souls === souls));
    expect(worth(2)).toEqual(['mom', 'satan']);
    expect(worth(1)).toHaveLength(32);
    expect(ofType('bonus-soul').every(({ souls }) => souls === 1)).toBe(true);
  });
});

describe('items', () => {
  test('are active with an activated ability, passive without', context => {
    proves(context, 'FS-TREAS-06', 'FS-TREAS-07', 'FS-CUST-05');
    for (const each of treasures.filter(isItem))
      expect([each.id, has(each, 'tap', 'paid')]).toEqual([each.id, each.subtype !== 'treasure-passive']);
    expect(inFamily('treasure-passive').some(each => has(each, 'triggered'))).toBe(true);
  });

  test('are filed by the ability they have; with both it may be either', context => {
    proves(context, 'FS-CUST-03', 'FS-CUST-06', 'FS-CUST-07');
    for (const each of inFamily('treasure-active'))
      expect([each.id, has(each, 'tap')]).toEqual([each.id, true]);
    for (const each of inFamily('treasure-paid'))
      expect([each.id, has(each, 'paid')]).toEqual([each.id, true]);
    expect(ids(treasures.filter(each => has(each, 'tap') && has(each, 'paid')))).toEqual(['tech-x']);
  });

  test('for a single use destroy themselves, as a cost or as they resolve', context => {
    proves(context, 'FS-CUST-08');
    for (const each of treasures.filter(isItem))
      expect([each.id, /destroy this; if you do/.test(said(each))]).toEqual([
        each.id,
        each.subtype === 'treasure-one-use',
      ]);
  });

  test('a soul icon makes a soul item of what would be another', context => {
    proves(context, 'FS-CUST-09');
    expect(ids(treasures.filter(({ souls }) => souls))).toEqual(ids(inFamily('treasure-soul')));
    expect(has(card('pandoras-box'), 'tap')).toBe(true);
    expect(has(card('the-chest'), 'tap', 'paid')).toBe(false);
  });
});

describe('loot families', () => {
  test('a trinket is a trinket whatever coin it names; a dime is filed with the nickels', context => {
    proves(context, 'FS-CUST-11', 'FS-CUST-12', 'FS-CUST-13');
    const trinkets = ofType('loot').filter(({ keywords = [] }) => keywords.includes('trinket'));
    const filed = trinkets.filter(({ id }) => id !== 'lost-soul');
    expect(ids(filed)).toEqual(ids(inFamily('loot-trinket')));
    expect(ids(filed.filter(({ id }) => id.endsWith('-penny')))).toEqual([
      ...['bloody-penny', 'counterfeit-penny', 'swallowed-penny'],
    ]);
    expect(ids(inFamily('loot-penny'))).toEqual(['a-penny', 'charged-penny']);
    expect(ids(inFamily('loot-nickel'))).toEqual(['a-dime', 'a-nickel']);
  });

  test('are told by name, by the rune or by the keyword; everything else is tarot and special', context => {
    proves(context, 'FS-CUST-11');
    const names: readonly (readonly [RegExp, string])[] = [
      [/^lost-soul$/, 'lost-soul'],
      [/penny$/, 'penny'],
      [/^two-cents$/, '2-cents'],
      [/^three-cents$/, '3-cents'],
      [/^four-cents$/, '4-cents'],
      [/^a-(nickel|dime)$/, 'nickel'],
      [/^butter-bean$/, 'butter-bean'],
      [/bomb$/, 'bomb'],
      [/battery$/, 'battery'],
      [/^(dice-shard|soul-heart|black-heart)$/, 'dice-shard-soul-heart'],
      [/^pills-|rune$|^(dagaz|ehwaz)$/, 'pill-rune'],
    ];
    const familyOf = ({ id, keywords = [] }: Card): string => {
      const named = names.find(([name]) => name.test(id))?.[1];
      return keywords.includes('trinket') && named !== 'lost-soul' ? 'trinket' : (named ?? 'tarot-special');
    };
    for (const each of ofType('loot'))
      expect([each.id, each.subtype]).toEqual([each.id, `loot-${familyOf(each)}`]);
  });

  test('bombs deal damage, batteries recharge, shards reroll, hearts prevent, pills roll', context => {
    proves(context, 'FS-CUST-20');
    for (const each of inFamily('loot-bomb')) expect(said(each), each.id).toMatch(/damage/);
    for (const each of inFamily('loot-battery')) expect(said(each), each.id).toMatch(/^Recharge/);
    expect(said(card('dice-shard'))).toMatch(/rolls it again/);
    expect(said(card('soul-heart'))).toMatch(/prevent/i);
    expect(said(card('lost-soul'))).toMatch(/soul/);
    for (const id of ['pills-a', 'pills-b', 'pills-c'])
      expect(fourSouls.defs.find(def => def.id === id)?.does.loot?.roll).toHaveLength(3);
  });
});

describe('monster cards', () => {
  const events = [...['monster-good-event', 'monster-bad-event', 'monster-curse'].flatMap(inFamily)];

  test('are events without statistics; curses have the keyword and a family of their own', context => {
    proves(context, 'FS-CUST-19');
    expect(ids(inFamily('monster-bad-event')).sort()).toEqual([
      ...['ambush-event', 'boss-rush', 'cursed-chest', 'greed-event', 'head-trauma', 'mega-troll-bomb'],
      ...['tnt-barrel', 'troll-bombs', 'troll-bombs-2'],
    ]);
    expect(ids(monsters.filter(({ stats }) => !stats)).sort()).toEqual(ids(events).sort());
    const cursed = monsters.filter(({ keywords = [] }) => keywords.includes('curse'));
    expect(ids(cursed)).toEqual(ids(inFamily('monster-curse')));
  });

  test('a boss has statistics and a soul icon, Delirium excepted; an epic boss is worth 2', context => {
    proves(context, 'FS-MON-10', 'FS-CUST-15');
    const bosses = inFamily('monster-boss');
    expect(bosses.every(({ stats }) => stats)).toBe(true);
    expect(ids(bosses.filter(({ souls }) => souls !== 1))).toEqual(['delirium']);
    expect(inFamily('monster-epic-boss').map(({ souls }) => souls)).toEqual([2, 2]);
    expect(inFamily('monster-cursed').every(({ id }) => id.startsWith('cursed-'))).toBe(true);
    expect(inFamily('monster-holy-charmed').every(({ id }) => /^(holy|charmed)-/.test(id))).toBe(true);
  });

  test('other enemies have statistics and no soul icon', context => {
    proves(context, 'FS-CUST-18');
    const enemies = ['monster-basic', 'monster-cursed', 'monster-holy-charmed'].flatMap(inFamily);
    expect(enemies.every(({ stats, souls }) => stats && souls === undefined)).toBe(true);
    expect(inFamily('monster-basic').some(({ id }) => /^(cursed|holy|charmed)-/.test(id))).toBe(false);
  });
});

describe('100-card decks', () => {
  test('Treasure', context => {
    proves(context, 'FS-CUST-04');
    expect(numbers('treasure')).toEqual({
      'treasure-passive': 44,
      'treasure-active': 40,
      'treasure-paid': 10,
      'treasure-one-use': 5,
      'treasure-soul': 1,
    });
  });

  test('Loot', context => {
    proves(context, 'FS-CUST-10');
    expect(numbers('loot')).toEqual({
      'loot-penny': 2,
      'loot-2-cents': 6,
      'loot-3-cents': 11,
      'loot-4-cents': 12,
      'loot-nickel': 6,
      'loot-butter-bean': 5,
      'loot-bomb': 6,
      'loot-battery': 6,
      'loot-dice-shard-soul-heart': 5,
      'loot-pill-rune': 6,
      'loot-tarot-special': 23,
      'loot-trinket': 11,
      'loot-lost-soul': 1,
    });
  });

  test('Monsters', context => {
    proves(context, 'FS-CUST-14');
    expect(numbers('monster')).toEqual({
      'monster-basic': 30,
      'monster-cursed': 9,
      'monster-holy-charmed': 9,
      'monster-boss': 30,
      'monster-epic-boss': 1,
      'monster-good-event': 8,
      'monster-bad-event': 8,
      'monster-curse': 5,
    });
  });

  test('the categories add up, and of each there are enough cards for any number of players', context => {
    proves(context, 'FS-CUST-17');
    for (const { size, type, subtypes } of components.decks) {
      expect(subtypes.reduce((sum, { number }) => sum + number, 0)).toBe(size);
      for (const { subtype, number } of subtypes) {
        const there = inFamily(subtype).filter(({ minPlayers }) => minPlayers === undefined);
        expect(there.map(each => each.type)).toEqual(there.map(() => type));
        const supply = there.reduce((sum, each) => sum + (each.supply ?? each.copies), 0);
        expect([subtype, supply >= number]).toEqual([subtype, true]);
      }
    }
    const extra = cards.filter(({ supply }) => supply !== undefined);
    expect(ids(extra)).toEqual(['butter-bean', 'four-cents', 'lil-battery']);
  });
});
