import { AnswerDraft } from '@tavolata/board-kit';
import { BLIGHTS, type BlightDef, LOCATIONS, mightAt } from '@tavolata/darkest-night';
import type { CardId, Json, Question, SetupOptions } from '@tavolata/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../answer.ts';
import { along, piece, ROADS, road, SPOTS } from '../atlas.ts';
import { encounterOf } from '../combat.ts';
import { comingUp } from '../coming.ts';
import { facesThatSee, waysOf } from '../foresight.ts';
import { receives } from '../giving.ts';
import { nightfall } from '../night.ts';
import { numbers } from '../numbers.ts';
import { boxed, laidOut, refusedBeside } from '../offered.ts';
import { placeLabel } from '../Plate.tsx';
import { prospectOf, rollWords } from '../prospects.ts';
import { type NightScene, whereDue } from '../scene.ts';
import { leadsOf } from '../setup/leads.ts';
import { chanceOfTwo, chanceToFind, unseenFinds } from '../unseen.ts';
import { sceneOf } from './kit/night.ts';

const optionCalled = ({ g, draft }: NightScene, what: string): number => {
  const at = (draft?.options ?? []).findIndex(
    ({ key, card }) => key === what || (card !== undefined && g.is(card, what)),
  );
  if (at < 0) throw new Error(`${what} is not on offer`);
  return at;
};

describe('the chance before the roll', () => {
  const given = {
    necromancer: 'castle',
    heroes: { rogue: { at: 'ruins', powers: ['eavesdrop'] }, knight: {} },
  };

  test('each alternative has its own, in both languages', () => {
    const scene = sceneOf(given);
    const roll = prospectOf(scene, optionCalled(scene, 'search'));
    expect(roll && rollWords(scene, roll)).toBe('1 die, 4 or more: 50%');
    const more = prospectOf(scene, optionCalled(scene, 'eavesdrop'));
    expect(more && rollWords(scene, more)).toBe('2 dice, 4 or more: 75%');
    const italiano = sceneOf(given, 'it');
    const tiro = prospectOf(italiano, optionCalled(italiano, 'search'));
    expect(tiro && rollWords(italiano, tiro)).toBe('1 dado, 4 o più: 50%');
  });

  test('the main button names the dice; what rolls nothing keeps its own name', () => {
    const scene = sceneOf(given);
    expect(answer(scene, optionCalled(scene, 'search'))).toBe('Roll 1 die: 50%');
    expect(answer(scene, optionCalled(scene, 'hide'))).toBeUndefined();
  });

  test('actions stand in the box at the place, and nothing is laid out over the map', () => {
    const scene = sceneOf(given);
    const keys = boxed(scene).map(index => scene.draft?.options[index]?.key);
    expect(keys).toEqual(['travel', 'hide', 'search']);
    expect(laidOut(scene)).toEqual([]);
  });

  test('the map cards that lie open no longer count among what may be found', () => {
    const all = unseenFinds(sceneOf(given), 'ruins');
    const sum = (finds: readonly { count: number }[]) => finds.reduce((total, { count }) => total + count, 0);
    const less = unseenFinds(sceneOf({ ...given, discard: { map: ['map-01', 'map-02'] } }), 'ruins');
    expect(sum(all) - sum(less)).toBe(2);
  });
});

test('the chance to find a key: of a success, and of a key among the cards it shows', () => {
  const scene = sceneOf({ necromancer: 'castle', heroes: { rogue: { at: 'ruins' }, knight: {} } });
  const finds = unseenFinds(scene, 'ruins');
  const all = finds.reduce((sum, { count }) => sum + count, 0);
  const keys = finds.find(({ find }) => find === 'key')?.count ?? 0;
  const [one, two] = [1, 2].map(dice => ({ hero: 0, kind: 'search' as const, dice, target: 4 }));
  if (!one || !two) throw new Error('two rolls');
  expect(chanceToFind(scene, one, 'ruins', 'key')).toBeCloseTo(keys / all / 2);
  const both = 1 - ((all - keys) / all) * ((all - keys - 1) / (all - 1));
  expect(chanceToFind(scene, two, 'ruins', 'key')).toBeCloseTo(keys / all / 2 + both / 4);
  expect(chanceOfTwo(one)).toBe(0);
  expect(chanceOfTwo(two)).toBeCloseTo(0.25);
});

describe('the Necromancer’s possible moves', () => {
  test('every face leads somewhere, by the arrows while he sees nobody', () => {
    const ways = waysOf(sceneOf({ necromancer: 'ruins', heroes: { knight: {}, seer: {} } }));
    expect(ways.reduce((sum, { share = 0 }) => sum + share, 0)).toBeCloseTo(1);
    expect(ways.find(({ to }) => to === 'ruins')?.faces).toEqual([4, 6]);
    expect(ways.every(({ hunting }) => hunting.length === 0)).toBe(true);
  });

  test('faces above a hero’s Secrecy hunt that hero; equal ways share them', () => {
    const given = {
      necromancer: 'castle',
      heroes: { knight: { at: 'ruins', secrecy: 3 }, seer: {} },
    };
    const scene = sceneOf(given);
    expect(facesThatSee(scene, 0)).toEqual([4, 5, 6]);
    expect(facesThatSee(scene, 1)).toEqual([]);
    const ways = waysOf(scene);
    const toVillage = ways.find(({ to }) => to === 'village');
    expect(toVillage?.hunting).toEqual([4, 5, 6]);
    // Half of three faces, and the whole of the one whose arrow leads there.
    expect(toVillage?.share).toBeCloseTo((1.5 + 1) / 6);
    expect(toVillage?.among).toEqual([2]);
  });

  test('a die that is known is the only one', () => {
    const ways = waysOf(sceneOf({ necromancer: 'ruins', doomDie: 1, heroes: { knight: {}, seer: {} } }));
    expect(ways).toEqual([{ to: 'forest', faces: [1], hunting: [], share: 1, among: [] }]);
  });
});

test('three equal ways are thirds; who chooses the die has no share', () => {
  const heroes = {
    knight: { at: 'forest', secrecy: 5 },
    seer: { at: 'castle', secrecy: 5 },
    rogue: { at: 'mountains', secrecy: 5 },
  };
  const ways = waysOf(sceneOf({ necromancer: 'village', heroes }));
  expect(ways.find(({ to }) => to === 'castle')?.among).toEqual([3]);
  const rune = { powers: ['rune-of-misdirection'], active: { 'rune-of-misdirection': 'board' } };
  const turned = waysOf(sceneOf({ necromancer: 'village', heroes: { ...heroes, wizard: rune } }));
  expect(turned.map(({ share }) => share).filter(share => share !== undefined)).toEqual([]);
  expect(turned.find(({ to }) => to === 'castle')?.among).toEqual([3]);
});

describe('numbers on the board are those of the rules', () => {
  const fog = { village: ['dark-fog', 'dark-fog'] };
  const village = (heroes: Json, more: object = {}) =>
    placeLabel(sceneOf({ necromancer: 'castle', heroes, blights: fog, ...more }), 'village');

  test('Dark Fog counts where nobody acts too, unless it is negated', () => {
    const heroes = { knight: {}, seer: { at: 'village' } };
    expect(village(heroes)).toContain('7 or more');
    expect(village(heroes, { negated: ['dark-fog'] })).toContain('5 or more');
  });

  test('a map card tells of the place where a blight is due, and its Might there', () => {
    const scene = sceneOf({ darkness: 25, necromancer: 'castle', heroes: { knight: {} } });
    expect(whereDue(scene)).toBe('castle');
    const question = { prompt: 'play-map', params: { location: 'monastery' } };
    expect(whereDue({ ...scene, draft: { question } } as unknown as NightScene)).toBe('monastery');
    const curse = BLIGHTS.find(({ id }) => id === 'curse') as BlightDef;
    expect(mightAt(scene.g, curse, 'castle')).toBe(curse.might + 1);
  });

  test('Thoroughness does not help where Corruption lies', () => {
    const chance = (blights: string[]) => {
      const scene = sceneOf({
        necromancer: 'castle',
        heroes: { scholar: { at: 'ruins', powers: ['thoroughness'] } },
        blights: { ruins: blights },
      });
      const roll = { hero: 0, kind: 'search' as const, dice: 1, target: 4 };
      return chanceToFind(scene, roll, 'ruins', 'key');
    };
    expect(chance(['corruption'])).toBeLessThan(chance(['curse']));
  });
});

describe('what a combat is about, before a way is chosen', () => {
  /** The scene with this question open; `chosen` is the way picked so far. */
  const asking = (given: Json, question: object, chosen?: 'fight' | 'elude') => {
    const draft = { question, options: [{ place: chosen }], chosen: { value: chosen ? [0] : [] } };
    return encounterOf({ ...sceneOf(given), draft } as unknown as NightScene);
  };
  const attack = (blights: string[], picked: readonly number[], items: string[] = []) => {
    const given = {
      necromancer: 'village',
      heroes: { knight: { at: 'village', items } },
      blights: { village: blights },
    };
    const tokens = sceneOf(given).g.cards('blights/village');
    const [source, second] = picked.map(at => tokens[at] as CardId);
    const params = { hero: 'knight', ...(second !== undefined && { second }) };
    return asking(given, { prompt: 'attack-how', params, ...(source !== undefined && { source }) });
  };
  const defend = (enemy: string, chosen?: 'fight' | 'elude') => {
    const given = {
      necromancer: 'village',
      heroes: { knight: { at: 'village' } },
      blights: { village: ['curse'] },
    };
    return asking(given, { prompt: 'defend-how', params: { hero: 'knight', enemy: { def: enemy } } }, chosen);
  };

  test('a blight below a Shroud is not destroyed', () => {
    expect(attack(['shroud', 'curse'], [1])?.won).toEqual(['the Shroud protects the blight']);
    expect(attack(['shroud', 'curse'], [0])?.won).toEqual(['blight destroyed']);
  });

  test('two blights at once are both told', () => {
    expect(attack(['lich', 'spies'], [0, 1])).toMatchObject({
      won: ['Lich: blight destroyed', 'Spies: blight destroyed'],
      lost: ['Lich: a wound', 'Spies: −1 Secrecy'],
    });
  });

  test('the Necromancer gives up a blight, falls to a relic, or neither', () => {
    expect(attack(['curse'], [], ['holy-relic'])?.won).toEqual(['a blight destroyed']);
    expect(attack([], [], ['holy-relic'])?.won).toEqual(['the heroes win the game']);
    expect(attack([], [])?.won).toEqual([]);
  });

  test('who attacks reveals themselves, whatever comes of it: once for each blight; who is attacked does not (DN-ACT-08, DN-ACT-09)', () => {
    expect(attack(['curse'], [0])?.anyway).toEqual(['−1 Secrecy']);
    expect(attack(['lich', 'spies'], [0, 1])?.anyway).toEqual(['−2 Secrecy']);
    expect(attack(['curse'], [])?.anyway).toEqual(['−1 Secrecy']);
    expect(defend('necromancer', 'fight')?.anyway).toEqual([]);
  });

  test.each([
    ['en', ['Necromancer (Strength 7)', '(Might 5)', 'two blights']],
    ['it', ['Negromante (Forza 7)', '(Potenza 5)', 'due Piaghe']],
  ] as const)('the question names him, one blight or two, in %s', (language, words) => {
    const { say, g } = sceneOf({ heroes: { knight: {} } }, language);
    for (const [blights, each] of words.entries()) {
      const params = { hero: 'knight', might: blights === 0 ? 7 : 5, blights };
      const question = { prompt: 'attack-how', params } as unknown as Question;
      expect(say.question(question, card => g.def(card))).toContain(each);
    }
  });

  test('what hangs on the way is told with it, until it is chosen', () => {
    const lost = ['fighting: a wound', 'eluding: spend 1 Secrecy or another event'];
    expect(defend('enemy-guarded-trove')?.lost).toEqual(lost);
    expect(defend('enemy-guarded-trove', 'fight')?.lost).toEqual(['a wound']);
    expect(defend('necromancer')).toMatchObject({ won: ['fighting: a blight destroyed'], lost: ['a wound'] });
    expect(defend('necromancer', 'elude')?.won).toEqual([]);
    expect(defend('enemy-vile-messenger')?.lost).toEqual(['Darkness +1']);
  });
});

test('in his turn Darkness is announced until it has risen', () => {
  const now = (phase: string) => {
    const scene = sceneOf({
      phase,
      round: 2,
      necromancer: 'castle',
      heroes: { rogue: { at: 'ruins', secrecy: 6, powers: ['contacts'] } },
    });
    return comingUp(scene).at(-1)?.lines[0]?.words;
  };
  expect(now('darkness')).toBe('Darkness +1, to 1; then he moves and creates');
  expect(now('die')).toBe('He moves and creates');
  expect(now('blights')).toBe('He creates');
});

test('beyond its end Darkness is told as blights on the Monastery', () => {
  const lines = (darkness: number) => {
    const heroes = { rogue: { at: 'ruins', secrecy: 6 } };
    const scene = sceneOf({ darkness, necromancer: 'castle', heroes, blights: { swamp: ['desecration'] } });
    return comingUp(scene)
      .at(-1)
      ?.lines.map(({ words }) => words);
  };
  expect(lines(28)).toEqual(['Darkness +2, to 30; then he moves and creates']);
  expect(lines(29)).toEqual([
    'Darkness +1, to 30; then he moves and creates',
    'Darkness ends at 30: a blight on the Monastery',
  ]);
  expect(lines(30)).toEqual(['He moves and creates', 'Darkness ends at 30: 2 blights on the Monastery']);
});

test('the rail tells what the place does at the end of the turn, and whom the Necromancer would see', () => {
  const scene = sceneOf({
    heroes: { rogue: { at: 'ruins', secrecy: 4 }, knight: {} },
    blights: { ruins: ['spies', 'zombies'], swamp: ['desecration'] },
  });
  const words = comingUp(scene).map(({ lines }) => lines.map(line => line.words));
  expect(words).toEqual([
    ['Spies: −1 Secrecy', 'Zombies: fight 5+ or elude 3+'],
    ['Darkness +2, to 2; then he moves and creates', 'Sees Rogue with 5, 6'],
  ]);
});

test('an item in hand lights those who may have it', () => {
  const scene = sceneOf({
    phase: 'start',
    heroes: { knight: { at: 'village', items: ['key'] }, seer: { at: 'village' }, druid: {} },
  });
  expect(receives(scene, 'seer')).toBe(false);
  const give = optionCalled(scene, 'give');
  scene.draft?.tap(give);
  expect(receives(scene, 'seer')).toBe(true);
  expect(receives(scene, 'druid')).toBe(false);
  expect(laidOut(scene)).toEqual([]);
});

test('Might is told line by line', () => {
  const scene = sceneOf({
    darkness: 25,
    heroes: { knight: {}, seer: {} },
    blights: { village: ['curse'] },
  });
  const [curse] = scene.g.cards('blights/village');
  expect(curse !== undefined && numbers(scene, curse)).toEqual([
    { label: 'Printed', value: '5' },
    { label: 'Darkness', value: '+1' },
  ]);
});

describe('who leads which hero', () => {
  const seats = [
    { seat: 'a', name: 'Ada' },
    { seat: 'b', name: 'Bo' },
    { seat: 'c', name: 'Cleo' },
  ] as const;
  const leads = (options: SetupOptions) => leadsOf({ seats, options }).join('');

  test('in turn round the table, unless it is said', () => {
    expect(leads({})).toBe('abca');
    expect(leads({ leads: ['a', 'b', 'b', 'c'] })).toBe('abbc');
  });

  test('what was said falls when it does not fit any more', () => {
    expect(leads({ leads: ['a', 'b', 'b', 'c'], modes: ['fifth-hero'] })).toBe('abcab');
    expect(leads({ leads: ['a', 'b', 'b', 'c'], modes: ['necromancer-player'] })).toBe('abab');
  });
});

describe('the map', () => {
  test('there is a road for every pair of neighbours, once', () => {
    const pairs = LOCATIONS.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2;
    expect(ROADS.length).toBe(pairs);
  });

  test('there and back is the same road, and its pieces lie on it', () => {
    const [there, back] = [road('castle', 'swamp'), road('swamp', 'castle')];
    expect(along(there, 0)).toEqual(SPOTS.castle);
    expect(along(there, 0.3).x).toBeCloseTo(along(back, 0.7).x);
    expect(along(piece(there, 0.2, 0.8), 0.5).y).toBeCloseTo(along(there, 0.5).y);
  });

  test('the land darkens with the Darkness', () => {
    const light = (darkness: number): number =>
      (String(nightfall(darkness)['--dn-soil']).match(/\d+/g) ?? []).reduce(
        (sum, each) => sum + Number(each),
        0,
      );
    const nights = Array.from({ length: 31 }, (_, darkness) => light(darkness));
    expect(nights.every((now, i) => i === 0 || now < (nights[i - 1] as number))).toBe(true);
    expect(nightfall(0)['--dn-soil']).toBe('rgb(61 93 140)');
    expect(nightfall(17)['--dn-soil']).toBe('rgb(31 48 73)');
    expect(nightfall(30)['--dn-soil']).toBe('rgb(13 21 35)');
  });
});

test('cards that are nowhere on the board and cannot be chosen lie beside those that can', () => {
  const scene = sceneOf({ active: 'knight', heroes: { knight: { at: 'village' } } });
  const decks = Object.entries(scene.g.state.core.zones).flatMap(([zone, cards]) =>
    /deck/.test(zone) ? cards : [],
  );
  const [open, refused] = decks as [CardId, CardId];
  const power = scene.g.cards('powers/knight')[0];
  const denied = [refused, refused, open, power].map(card => ({
    option: { key: 'find', card },
    rule: 'DN-ACT-11',
    reason: 'lesson-not-yet',
  }));
  const question = { ...scene.draft?.question, kind: 'pick', options: [{ key: 'find', card: open }], denied };
  const offered = { ...scene, draft: new AnswerDraft(question as unknown as Question, 'q') };
  expect(refusedBeside(offered).map(({ card }) => card)).toEqual([refused]);
});
