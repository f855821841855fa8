import type { CardId, Json } from '@tavolata/kernel';
import type { SpaceName } from '@tavolata/sorcerers-arena';
import { en } from '@tavolata/sorcerers-arena/texts/en';
import { it as italian } from '@tavolata/sorcerers-arena/texts/it';
import { describe, expect, test } from 'vitest';
import { answer as answerWords } from '../answer.ts';
import { dealerOf, spaceThen } from '../cues/looking-back.ts';
import { deedsOf } from '../deeds.ts';
import { tagOf } from '../does.ts';
import { damageOf } from '../numbers.ts';
import { tellOutcome } from '../outcome.ts';
import { reason } from '../reason.ts';
import { type ArenaScene, askedFor } from '../scene.ts';
import { sightOf } from '../sight.ts';
import { type AMatch, answer, arranged, begun, DUEL, sceneOf, tap } from './kit/arena.ts';

const outcomes = (scene: ArenaScene) =>
  Object.fromEntries(
    [...(sightOf(scene)?.outcomes ?? [])].map(([id, outcome]) => {
      const { head, more } = tellOutcome(scene, id, outcome);
      return [scene.g.state.row[id]?.name, [head, ...more].join('; ')];
    }),
  );

describe('what a choice would do is told before it is confirmed', () => {
  test('a card that is only chosen shows its reach and whom it would hit', () => {
    const scene = sceneOf(arranged(DUEL));
    expect(sightOf(scene)).toBeUndefined();
    tap(scene, 'mickey-shooting-star');
    expect(sightOf(scene)?.range).toBe(3);
    expect(outcomes(scene)).toEqual({
      gaston: '3 → 0, KO; +5 VP',
      aladdin: `11 → 9; 2 damage; exile 1 card`,
    });
  });

  test('its target, in Italian too', () => {
    const match = arranged(DUEL);
    answer(match, 'mickey-shooting-star');
    expect(outcomes(sceneOf(match))).toMatchObject({ gaston: '3 → 0, KO; +5 VP' });
    expect(outcomes(sceneOf(match, italian))).toMatchObject({ gaston: '3 → 0, KO; +5 PV' });
  });

  test('a standard attack, and what a boost adds to it', () => {
    const match = arranged({
      ...DUEL,
      seats: {
        ...DUEL.seats,
        a: { ...DUEL.seats.a, characters: { mickey: { at: 'e4' }, ariel: { at: 'd4' } } },
      },
    });
    answer(match, 'standard-attack');
    expect(outcomes(sceneOf(match))).toEqual({ gaston: '3 → 1; 2 damage' });
    answer(match, 'ariel-kelp-tangle');
    expect(outcomes(sceneOf(match))).toEqual({ gaston: '3 → 0, KO; +5 VP', ariel: '8 → 5; 3 damage' });
  });
});

describe('what is told ahead reckons with the rules', () => {
  /** One who acts, with a card, before rivals. */
  const facing = (who: object, hand: string[], rivals: object) =>
    arranged({
      seats: { a: { characters: who, hand }, b: { characters: rivals } },
    } as Json);
  const chosen = (match: AMatch, what: string, texts?: typeof italian) => {
    const scene = sceneOf(match, texts);
    tap(scene, what);
    return outcomes(scene);
  };
  const cardIn = ({ g }: ArenaScene): CardId => g.cards('hand/a')[0] as CardId;

  test('what a card gives the one who plays it, before it deals damage', () => {
    const match = facing({ demona: { at: 'e4' } }, ['demona-old-grudge'], { ariel: { at: 'e5' } });
    expect(chosen(match, 'demona-old-grudge')).toEqual({ ariel: '8 → 4; 4 damage' });
    const scene = sceneOf(match);
    expect(damageOf(scene, cardIn(scene))?.total).toBe(4);
    expect(tagOf(scene, cardIn(scene))?.text).toBe('play: 4 damage');
    expect(scene.g.state.row[0]?.statuses).toEqual({});
  });

  test('once only: while it is carried out what it gave is there', () => {
    const match = facing({ demona: { at: 'e4' } }, ['demona-old-grudge'], { ariel: { at: 'e5' } });
    answer(match, 'demona-old-grudge');
    const scene = sceneOf(match);
    const [card] = scene.g.cards('in-play/a');
    expect(card && damageOf(scene, card)?.lines).toEqual([
      { label: 'Printed on the card', value: '3' },
      { label: 'Strong', value: '+1' },
    ]);
  });

  test('counters and Strong, on the card and on the standard attack', () => {
    const statuses = { 'magic-broom': 5, strong: 1 };
    const match = facing({ mickey: { at: 'e4', statuses } }, ['mickey-shooting-star'], {
      ariel: { at: 'e5' },
    });
    const scene = sceneOf(match);
    expect(tagOf(scene, cardIn(scene))?.text).toBe('play: 4 damage');
    expect(deedsOf(scene).find(({ place }) => place === 'standard-attack')?.does).toBe('3 damage');
  });

  test('at least so much, where whoever is hit decides', () => {
    const match = facing({ facilier: { at: 'e4' } }, ['facilier-doll-and-pin'], { ariel: { at: 'e5' } });
    const told = (texts: typeof en | typeof italian) => {
      const scene = sceneOf(match, texts);
      return tagOf(scene, cardIn(scene))?.text;
    };
    expect([told(en), told(italian)]).toEqual(['play: at least 1 damage', 'gioca: almeno 1 danno']);
  });

  test('nothing over somebody who cannot be chosen: an ally has Taunt', () => {
    const rivals = { ariel: { at: 'e5', hp: 2 }, sulley: { at: 'e6', statuses: { taunt: 1 } } };
    const match = facing({ gaston: { at: 'e4' } }, ['gaston-expert-marksman'], rivals);
    expect(Object.keys(chosen(match, 'gaston-expert-marksman'))).toEqual(['sulley']);
  });

  test('nor over a Stealthy rival, with no card left to exile', () => {
    const rivals = { ariel: { at: 'e5', statuses: { stealthy: 1 } }, sulley: { at: 'd4' } };
    const seen = (hand: string[]) =>
      Object.keys(chosen(facing({ gaston: { at: 'e4' } }, hand, rivals), 'gaston-expert-marksman'));
    expect(seen(['gaston-expert-marksman'])).toEqual(['sulley']);
    expect(seen(['gaston-expert-marksman', 'gaston-shove'])).toEqual(['ariel', 'sulley']);
    const bare = facing({ gaston: { at: 'e4' } }, [], rivals);
    expect(Object.keys(chosen(bare, 'standard-attack'))).toEqual(['sulley']);
  });

  test('the VP for one of my own go to the rivals', () => {
    const mine = { gaston: { at: 'e4' }, ariel: { at: 'd4', hp: 1 } };
    const match = facing(mine, [], { mickey: { at: 'e5', hp: 1 } });
    answer(match, 'standard-attack');
    expect(outcomes(sceneOf(match))).toEqual({
      mickey: '1 → 0, KO; +3 VP',
      ariel: '1 → 0, KO; +4 VP for the rivals',
    });
    expect(outcomes(sceneOf(match, italian))).toMatchObject({ ariel: '1 → 0, KO; +4 PV ai rivali' });
  });
});

describe('whoever has taken over a place is asked about it by name', () => {
  const seats = {
    a: { characters: { gaston: {}, mickey: {} } },
    b: { characters: { facilier: {}, ariel: {} } },
    c: { characters: { sulley: {}, demona: {} } },
    d: { characters: { maleficent: {}, aladdin: {} } },
  };

  test.each([
    ['order', 'In which order will Ada’s characters act?'],
    ['redraw', 'Keep Ada’s hand?'],
  ])('%s', (phase, words) => {
    const match = arranged({ phase, seats }, { chapter: 'chapter-3' }, 4);
    match.leave('a');
    for (const question of match.questions) match.answer(question.seat, question.fallback);
    const scene = sceneOf(match, en, 'd');
    expect(askedFor(scene)).toBe('a');
    expect(scene.draft && scene.say.question(scene.draft.question, card => scene.g.def(card))).toBe(words);
  });
});

describe('who would change places', () => {
  const SWAP = {
    active: 'facilier',
    seats: {
      a: { characters: { facilier: { at: 'e4' } }, hand: ['facilier-shadow-swap'] },
      b: { characters: { gaston: { at: 'e5' }, ariel: { at: 'f4', statuses: { immobilized: 1 } } } },
    },
  };

  test('somebody swaps, and whoever is Immobilized does not', () => {
    const match = arranged(SWAP);
    answer(match, 'facilier-shadow-swap');
    expect(outcomes(sceneOf(match))).toEqual({ gaston: 'swap places', ariel: 'cannot be moved' });
  });

  test('an ally is moved so far at most', () => {
    const card = 'ariel-swift-current';
    const match = arranged({
      active: 'ariel',
      seats: {
        a: { characters: { ariel: { at: 'e4' }, mickey: { at: 'e5' } }, hand: [card] },
        b: { characters: { gaston: { at: 'i1' } } },
      },
    });
    answer(match, card);
    answer(match, 'stay');
    expect(outcomes(sceneOf(match))).toEqual({ mickey: 'moves up to 1 space' });
  });
});

describe('the edge', () => {
  /** What the main button says once something is chosen, and the line beside the question. */
  function edge(match: AMatch, what: string, texts?: typeof italian) {
    const scene = sceneOf(match, texts);
    tap(scene, what);
    return { button: answerWords(scene, scene.draft?.chosen.value[0] ?? -1), line: reason(scene) };
  }

  test('says whom an answer hits, what becomes of them and what it costs', () => {
    const match = arranged(DUEL);
    answer(match, 'mickey-shooting-star');
    expect(edge(match, 'f4')).toEqual({ button: 'Hit Gaston: 3 → 0, KO', line: undefined });
    expect(edge(match, 'e6')).toEqual({
      button: 'Hit Aladdin: 11 → 9',
      line: 'Aladdin is Stealthy: before that you exile a card from your hand.',
    });
    expect(edge(match, 'f4', italian).button).toBe('Colpisci Gaston: 3 → 0, KO');
  });

  test('says what strikes where no card does', () => {
    const match = arranged(DUEL);
    for (const each of ['standard-attack', 'decline']) answer(match, each);
    expect(edge(match, 'd4')).toEqual({
      button: 'Hit Ariel, one of yours: 8 → 6',
      line: 'Mickey’s standard attack.',
    });
    expect(edge(match, 'd4', italian).button).toBe('Colpisci Ariel, dei tuoi: 8 → 6');
  });

  test('an attack that can only hit an ally is confirmed as one (SA-ACT-04)', () => {
    const match = arranged({
      active: 'mickey',
      seats: {
        a: { characters: { mickey: { at: 'e4' }, ariel: { at: 'd4' } } },
        b: { characters: { gaston: { at: 'i1' } } },
      },
    });
    const scene = sceneOf(match);
    expect(deedsOf(scene).find(({ place }) => place === 'standard-attack')?.does).toBe(
      '2 damage, only to allies',
    );
    expect(edge(match, 'standard-attack').button).toBe('Attack Ariel, one of yours');
    expect(edge(match, 'standard-attack', italian).button).toBe('Attacca Ariel, dei tuoi');
    tap(scene, 'standard-attack');
    expect(outcomes(scene)).toEqual({ ariel: '8 → 6; 2 damage' });
    expect(edge(arranged(DUEL), 'standard-attack').button).toBeUndefined();
  });

  test('says on which side a space lies that is asked for by its name', () => {
    const match = begun({ chapter: 'chapter-1', first: 'a' });
    answer(match, 'blue');
    expect(reason(sceneOf(match))).toMatch(/^B2 is the space on the left;/);
    // The red side sees the Arena turned.
    expect(reason(sceneOf(match, italian, 'b'))).toMatch(/^H2 è la casella a destra;/);
  });

  test('says where a move goes, and what gold is worth', () => {
    const match = arranged(DUEL);
    answer(match, 'standard-movement');
    answer(match, 'decline');
    const line = 'E2, E4 are gold: whoever begins a turn there scores 1 VP.';
    expect(edge(match, 'e3')).toEqual({ button: 'Mickey moves here', line });
    expect(edge(match, 'e2').button).toBe('Mickey moves here: +1 VP next turn');
    expect(edge(match, 'stay').button).toBe('Mickey stays here');
  });

  test('says who starts on a space, which has no name on the board', () => {
    const seats = { a: { characters: { facilier: {} } }, b: { characters: { gaston: {} } } };
    const match = arranged({ phase: 'place', row: ['gaston', 'facilier'], seats }, { chapter: 'chapter-3' });
    expect(edge(match, 'b1').button).toBe('Facilier starts here');
    expect(edge(match, 'b1', italian).button).toBe('Facilier parte da qui');
  });

  test('says which phases of the turn are open', () => {
    const match = arranged(DUEL);
    expect(reason(sceneOf(match))).toBe('Still open: Movement, Action, Skill.');
    for (const each of ['standard-movement', 'decline', 'stay']) answer(match, each);
    expect(reason(sceneOf(match))).toBe('Still open: Action, Skill.');
    const plain = arranged(DUEL, { chapter: 'chapter-1' });
    expect(reason(sceneOf(plain, italian))).toBe('Puoi ancora fare: Movimento, Azione.');
  });
});

describe('looking back, when the table already shows what came after', () => {
  const SHOVE = {
    active: 'gaston',
    seats: {
      a: { characters: { gaston: { at: 'e4' } }, hand: ['gaston-shove'] },
      b: { characters: { ariel: { at: 'e5', statuses: { cursed: 2 } } } },
    },
  };
  const damages = (scene: ArenaScene) => scene.events.filter(({ type }) => type === 'damaged');

  test('a blow was dealt where they stood then', () => {
    const match = arranged(SHOVE);
    for (const each of ['gaston-shove', 'e5', 'e7']) answer(match, each);
    const scene = sceneOf(match);
    const [blow] = damages(scene);
    if (!blow) throw new Error('nobody was hit');
    expect([dealerOf(scene, blow), spaceThen(scene, blow, 0), spaceThen(scene, blow, 1)]).toEqual([
      ...[0, 'e4', 'e5'],
    ]);
    expect(scene.g.state.row[1]?.space).toBe('e7');
  });

  test('nobody dealt what a Status Effect did', () => {
    const match = arranged(SHOVE);
    answer(match, 'end-turn');
    const scene = sceneOf(match);
    const [pain] = damages(scene);
    expect(pain && dealerOf(scene, pain)).toBeUndefined();
    expect(pain?.params).toMatchObject({ character: 'ariel', amount: 1 });
  });
});

describe('reach', () => {
  test('by steps, and what a boost would add', () => {
    const scene = sceneOf(arranged(DUEL));
    tap(scene, 'standard-movement');
    const sight = sightOf(scene);
    expect(sight?.steps.get('e5')).toBe(1);
    expect(sight?.steps.get('e2')).toBe(2);
    // Ariel may be passed, Gaston not.
    expect(sight?.steps.get('c4')).toBe(2);
    expect(sight?.steps.has('f4')).toBe(false);
    expect(sight?.further.has('e1')).toBe(true);
    expect(sight?.further.has('e2')).toBe(false);
  });

  test('nothing for one who is Immobilized', () => {
    const given = structuredClone(DUEL) as Json & typeof DUEL;
    Object.assign(given.seats.a.characters.mickey.statuses, { immobilized: 1 });
    const scene = sceneOf(arranged(given));
    tap(scene, 'standard-movement');
    expect(sightOf(scene)?.steps.size).toBe(0);
  });

  test('a triggered move goes its own way, whatever the card that waits for it says', () => {
    // Shove moves past nobody; the move after a KO past allies.
    const match = arranged({
      seats: {
        a: {
          characters: { gaston: { at: 'e4', upgraded: true }, ariel: { at: 'e5' } },
          hand: ['gaston-shove'],
        },
        b: { characters: { mickey: { at: 'd4', hp: 1 }, sulley: { at: 'i1' } } },
      },
    });
    for (const each of ['gaston-shove', 'd4']) answer(match, each);
    expect(match.questions[0]?.prompt).toBe('move-to');
    expect(sightOf(sceneOf(match))?.steps.get('e6')).toBe(2);
  });

  test('every space offered for a move has its number', () => {
    const match = arranged(DUEL, { chapter: 'chapter-1' });
    answer(match, 'standard-movement');
    const scene = sceneOf(match);
    const steps = sightOf(scene)?.steps;
    const offered = scene.draft?.options.filter(({ key }) => key === 'space').map(({ place }) => place) ?? [];
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.filter(place => !steps?.has(place as SpaceName))).toEqual([]);
  });
});

test('a hand says what each card can do, or why not', () => {
  const scene = sceneOf(arranged(DUEL));
  const tags = scene.g.cards('hand/a').map(card => [scene.g.def(card).id, tagOf(scene, card)]);
  expect(Object.fromEntries(tags)).toEqual({
    // With three Brooms.
    'mickey-shooting-star': { can: true, open: true, text: 'play: 3 damage' },
    'mickey-broom-parade': { can: true, open: true, text: 'play: move 2' },
    'ariel-kelp-tangle': { can: false, text: 'Ariel’s card' },
  });
});

test('what pays for an upgrade is ticked by whoever chooses it, and what is still to pay is told', () => {
  const cards = ['facilier-smooth-talk', 'facilier-shadow-swap', 'facilier-grasping-shadow'];
  const match = arranged({
    active: 'facilier',
    seats: {
      a: {
        characters: { facilier: { at: 'e4' } },
        discard: [...cards, 'facilier-leering-masks', 'facilier-bad-bargain'],
      },
      b: { characters: { gaston: { at: 'i1' } } },
    },
  } as Json);
  answer(match, 'upgrade');
  const scene = sceneOf(match);
  expect(tagOf(scene, scene.draft?.options[0]?.card as CardId)).toMatchObject({ can: true, open: false });
  expect(reason(scene)).toBe('Still to pay: Shell, Lamp, Crown ×2.');
  for (const card of cards) tap(scene, card);
  expect(reason(scene)).toBe('Still to pay: Crown.');
  tap(scene, 'facilier-leering-masks');
  expect(reason(scene)).toBeUndefined();
});

test('where a damage comes from, addend by addend', () => {
  const scene = sceneOf(arranged(DUEL));
  const card = scene.g.cards('hand/a').find(each => scene.g.is(each, 'mickey-shooting-star'));
  expect(card && damageOf(scene, card)).toEqual({
    lines: [
      { label: 'Printed on the card', value: '2' },
      { label: 'Magic Broom counters', value: '+1' },
    ],
    total: 3,
  });
});
