import { AnswerDraft } from '@tavolata/board-kit';
import { aimAt, characterOf, deckProblems, fourSouls, type StackItem } from '@tavolata/four-souls';
import { it as italian } from '@tavolata/four-souls/texts/it';
import type { CardId, Json, Option, Question, Seat } from '@tavolata/kernel';
import { Match, setupFor } from '@tavolata/kernel/match';
import { describe, expect, test } from 'vitest';
import { aimedAt } from '../aimed.ts';
import { answer } from '../answer.ts';
import { doesOf, loose } from '../does.ts';
import { grouped } from '../grouped.ts';
import { inspect } from '../inspect.ts';
import { letRun, ranBy } from '../letting-run.ts';
import { numbersOn } from '../numbers.ts';
import { outcomeOf, reason } from '../outcome.ts';
import { responseOf } from '../responders.ts';
import { mineOf, othersOf, type SoulsScene } from '../scene.ts';
import { drawnByChance, withCopies } from '../setup/filling.ts';
import { goalOf } from '../souls.ts';
import { arranged, BOMBED, bombed, type Cellar, pick, SECRET, sceneOf, settings } from './kit/cellar.ts';

describe('the stack', () => {
  test('says who has passed, who decides and who may still respond', () => {
    const match = bombed();
    const responses = () => (['a', 'b', 'c'] as const).map(seat => responseOf(sceneOf(match), seat));
    expect(responses()).toEqual(['decides', 'may', 'may']);
    pick(match, 'a', 'pass');
    expect(responses()).toEqual(['passed', 'decides', 'may']);
    pick(match, 'b', 'pass');
    expect(responses()).toEqual(['passed', 'passed', 'decides']);
  });

  test('marks whoever it is aimed at with the number of the thing', () => {
    const scene = sceneOf(bombed());
    expect(aimedAt(scene, { seat: 'b' })).toEqual([1]);
    expect(aimedAt(scene, { seat: 'c' })).toEqual([]);
  });

  test('says what happens if all pass, to whom it happens and to others', () => {
    const match = bombed();
    for (const seat of ['a', 'b', 'c'] as const) pick(match, seat, 'pass');
    const [top] = sceneOf(match).g.state.stack;
    if (!top) throw new Error('the damage is not on the stack');
    expect(top.kind).toBe('damage');
    expect(outcomeOf(sceneOf(match, 'b'), top)).toContain('You go from 2 to');
    expect(outcomeOf(sceneOf(match, 'c'), top)).toContain('Bo goes from 2 to');
    expect(outcomeOf(sceneOf(match, 'b', italian), top)).toContain('Vai da 2 a');
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked');
    const { say, g } = sceneOf(match, question.seat, italian);
    expect(say.question(question, card => g.def(card))).toBe('Rispondi al danno?');
    const asked = question.seat;
    expect(reason(sceneOf(match, asked))).toMatch(/^If everybody passes: /);
  });

  test('damage to what is no longer there does nothing, and says so', () => {
    const scene = sceneOf(bombed());
    const fly = scene.g.cards('slot/1')[0] as CardId;
    const damage = (to: object) => ({ kind: 'damage', id: 90, amount: 1, to }) as unknown as StackItem;
    expect(outcomeOf(scene, damage(aimAt(scene.g, fly)))).toContain('goes from 1 to 0 HP');
    expect(outcomeOf(scene, damage({ card: fly, life: 99 }))).toBe('Nothing: it is no longer there.');
    expect(outcomeOf(scene, damage({ life: 99 }))).toBe('Nothing: it is no longer there.');
  });

  test('speaks to me of what is mine, and to nobody of a monster', () => {
    const match = arranged({ ...BOMBED, seats: { ...BOMBED.seats, b: { character: 'isaac', damage: 2 } } });
    const death = { kind: 'death', id: 90, of: { seat: 'b' } } as unknown as StackItem;
    expect(outcomeOf(sceneOf(match, 'b'), death)).toBe('You pay the death penalty.');
    expect(outcomeOf(sceneOf(match, 'c'), death)).toBe('Bo pays the death penalty.');
    expect(outcomeOf(sceneOf(match, 'b', italian), death)).toBe('Paghi la pena di morte.');
    const onlooker = { ...sceneOf(match), me: undefined, you: undefined };
    const fatty = aimAt(onlooker.g, onlooker.g.cards('slot/2')[0] as CardId);
    const damage = { kind: 'damage', id: 90, amount: 1, to: fatty } as unknown as StackItem;
    expect(outcomeOf(onlooker, damage)).toBe('Fatty goes from 4 to 3 HP.');
  });

  test('more damage to whoever is at 0 HP brings no second death', () => {
    const match = arranged({ ...BOMBED, seats: { ...BOMBED.seats, b: { character: 'isaac', dead: true } } });
    const damage = { kind: 'damage', id: 90, amount: 1, to: { seat: 'b' } } as unknown as StackItem;
    expect(outcomeOf(sceneOf(match, 'b'), damage)).toBe('You stay at 0 HP.');
    expect(outcomeOf(sceneOf(match, 'c'), damage)).toBe('Bo stays at 0 HP.');
  });

  test('foretells damage as the rules will count it: with what prevents it, and open where somebody chooses', () => {
    const struck = (items: Json, amount: number) => {
      const seats = { ...BOMBED.seats, b: { character: 'isaac', items } };
      const scene = sceneOf(arranged({ ...BOMBED, seats }), 'c');
      const damage = { kind: 'damage', id: 90, amount, to: { seat: 'b' } } as unknown as StackItem;
      return outcomeOf(scene, damage);
    };
    expect(struck([], 2)).toContain('Bo goes from 2 to 0 HP');
    expect(struck(['dry-baby'], 2)).toBe('Bo goes from 2 to 1 HP.');
    expect(struck([{ card: 'the-dead-cat', counters: 9 }], 2)).toBe('Nothing: all the damage is prevented.');
    expect(struck(['dry-baby', 'daddy-haunt'], 2)).toBe(
      '2 damage to Bo, less or more by what is chosen then.',
    );
  });

  test('foretells a blow with everything that adds to it', () => {
    const seats = { ...BOMBED.seats, a: { character: 'isaac', items: ['polydactyly'] } };
    const scene = sceneOf(arranged({ ...BOMBED, seats }));
    const fatty = scene.g.cards('slot/2')[0] as CardId;
    const attack = aimAt(scene.g, fatty);
    const roll = { kind: 'roll', id: 90, by: 'a', face: 6, nth: 1, nthAttack: 1, attack };
    expect(outcomeOf(scene, roll as unknown as StackItem)).toContain('hits, 2 damage to Fatty');
  });

  describe('of a card with several abilities', () => {
    const stacked = (items: Json, ...picks: string[]) => {
      const seats = { ...BOMBED.seats, a: { character: 'isaac', items } };
      const match = arranged({ ...BOMBED, seats });
      for (const each of picks) pick(match, 'a', each);
      return match;
    };
    const said = (match: Cellar, texts?: typeof italian): string => {
      const scene = sceneOf(match, 'a', texts);
      const top = scene.g.state.stack.at(-1);
      if (!top) throw new Error('the stack is empty');
      return outcomeOf(scene, top);
    };

    test('only the one that waits there is told, in its own words', () => {
      const used = stacked(['the-bone'], 'tap', 'the-bone');
      expect(said(used)).toBe('Tap: put a counter on this.');
      expect(said(used, italian)).toBe('Scarica: metti un segnalino su questa carta.');
      const paid = stacked([{ card: 'the-bone', counters: 2, deactivated: true }], 'the-bone', 'fly');
      expect(said(paid)).toBe('Remove 2 counters: deal 1 damage to a target monster or player.');
      expect(said(paid, italian)).toBe(
        'Rimuovi 2 segnalini: infliggi 1 danno a un mostro o giocatore bersaglio.',
      );
    });

    test('the glass on the card tells it too, with its number in the stack', () => {
      const match = stacked(['the-bone'], 'the-bone');
      const now = (texts?: typeof italian) => {
        const scene = sceneOf(match, 'a', texts);
        const bone = scene.g.cards('items/a').find(card => scene.g.def(card).id === 'the-bone');
        return inspect(scene, bone as CardId).now;
      };
      expect(now()).toContain('On the stack, 1: “Tap: put a counter on this.”');
      expect(now(italian)).toContain('Nella pila, 1: “Scarica: metti un segnalino su questa carta.”');
    });

    test('which of them is about to be used is told before it is', () => {
      const match = stacked([{ card: 'the-bone', counters: 5 }]);
      const scene = sceneOf(match, 'a', italian);
      const { draft, g } = scene;
      const offered = draft?.options.flatMap(({ card }, at) =>
        card !== undefined && g.def(card).id === 'the-bone' ? [at] : [],
      );
      const told = offered?.map(at => {
        draft?.tap(at);
        return reason(scene);
      });
      expect(told).toEqual([
        'Scarica: metti un segnalino su questa carta.',
        'Rimuovi 2 segnalini: infliggi 1 danno a un mostro o giocatore bersaglio.',
        expect.stringMatching(/^Rimuovi 5 segnalini: /),
      ]);
    });

    test('whoever may use it is told what it says, wherever it lies', () => {
      const seats = { a: { hand: ['bomb'], lootPlays: 1 }, b: { items: ['belly-button'] }, c: {} };
      const match = arranged({ ...BOMBED, seats });
      pick(match, 'a', 'bomb');
      pick(match, 'a', 'b');
      expect(match.questions[0]?.prompt).toBe('may-do');
      expect(reason(sceneOf(match, 'b'))).toContain('Each time you take damage you may recharge');
    });

    test('what was chosen for it is told', () => {
      const match = stacked(['forever-alone'], 'forever-alone', 'steal-cents', 'b');
      expect(said(match)).toMatch(/^Tap and choose: .*nothing to discard\). Chosen: Steal 1¢\.$/);
    });

    test('what its keyword does there is told instead of the abilities it will have', () => {
      const seats = { a: {}, b: {}, c: { character: 'isaac' } };
      const match = arranged({ ...BOMBED, seats, decks: { monster: ['curse-of-pain'] } });
      pick(match, 'a', 'attack');
      pick(match, 'c', 'pass');
      for (const each of ['monster-deck', 'fly']) pick(match, 'a', each);
      expect(said(match)).toBe('The active player chooses who gets it.');
      expect(said(match, italian)).toBe('Il giocatore attivo sceglie chi la riceve.');
    });
  });

  test('identical triggers are one, others stay apart', () => {
    const scene = sceneOf(bombed());
    const [loot] = scene.g.state.stack;
    if (loot?.kind !== 'loot') throw new Error('the bomb is not on the stack');
    const trigger = (id: number, by: Seat) => ({
      ...{
        kind: 'ability',
        how: 'triggered',
        id,
        by,
        source: loot.source,
        path: ['abilities', '0'],
        aims: [],
      },
    });
    const stack = [loot, trigger(90, 'a'), trigger(91, 'a'), trigger(92, 'b')];
    const piled = {
      ...scene,
      g: { ...scene.g, state: { ...scene.g.state, stack } },
    } as unknown as SoulsScene;
    expect(grouped(piled).map(({ number, times }) => [number, times])).toEqual([
      [1, 1],
      [2, 2],
      [4, 1],
    ]);
  });

  test('each thing can be let run this turn, then always, then asked about again', async () => {
    const scene = sceneOf(bombed());
    const [top] = scene.g.state.stack;
    if (!top) throw new Error('the stack is empty');
    const wishes: unknown[] = [];
    const having = (until?: 'turn' | 'always'): SoulsScene => ({
      ...scene,
      settings: {
        ...settings,
        yields: until ? [{ prompt: 'respond', source: 'bomb', until, since: 0 }] : [],
      },
      send: async draft => wishes.push(draft) > 0,
    });
    expect(ranBy(having(), top)).toBe('never');
    expect(ranBy(having('turn'), top)).toBe('turn');
    for (const until of [undefined, 'turn', 'always'] as const) await letRun(having(until), top);
    expect(wishes).toEqual([
      { do: 'yield', prompt: 'respond', source: 'bomb', until: 'turn' },
      { do: 'yield', prompt: 'respond', source: 'bomb', until: 'always' },
      { do: 'yield', prompt: 'respond', source: 'bomb', until: 'never' },
    ]);
  });
});

test('whoever has left looks on at the table of the first who is still there', () => {
  const match = bombed();
  match.leave('a');
  for (const me of ['a', 'b', 'c'] as const) {
    const scene = sceneOf(match, me);
    const mine = me === 'c' ? 'c' : 'b';
    expect(mineOf(scene)).toBe(mine);
    expect(othersOf(scene)).toEqual([mine === 'c' ? 'b' : 'c']);
  }
});

test('each has a goal in souls of their own, but not where all play together', () => {
  expect(goalOf(sceneOf(bombed()), 'a')).toBe(4);
  const setup = setupFor(fourSouls, 2, { mode: 'co-op' });
  expect(goalOf(sceneOf(Match.start(fourSouls, setup, SECRET)), 'a')).toBeUndefined();
});

test('an attack names its target and what has to be rolled', () => {
  const match = arranged({ ...BOMBED, seats: { a: {}, b: {}, c: {} } });
  pick(match, 'a', 'attack');
  const scene = sceneOf(match);
  const { draft, g } = scene;
  const at = draft?.options.findIndex(({ card }) => card !== undefined && g.def(card).id === 'fatty') ?? -1;
  const card = draft?.options[at]?.card;
  if (card === undefined) throw new Error('Fatty cannot be attacked');
  expect(doesOf(scene, { card })).toBe(
    `attack: ${fourSouls.defs.find(({ id }) => id === 'fatty')?.stats?.dc}+`,
  );
  expect(answer(scene, at)).toBe('Attack: Fatty');
});

test('cards that lie nowhere on the table are laid out over it, with those that the sheet would cover', () => {
  const b = { character: 'isaac', items: ['breakfast'] };
  const scene = sceneOf(arranged({ ...BOMBED, seats: { ...BOMBED.seats, b } }));
  const { g } = scene;
  const [fly] = g.cards('slot/1');
  const [, hidden] = g.cards('treasure-deck');
  const offering = (isPhone: boolean, ...cards: (CardId | undefined)[]): readonly CardId[] => {
    const options = cards.map(card => ({ key: 'card', card }) as Option);
    const question: Question = { kind: 'pick', seat: 'a', prompt: 'x', options, fallback: 0 };
    return loose({ ...scene, draft: new AnswerDraft(question, 'q') }, isPhone);
  };
  expect(fly && g.def(fly).id).toBe('fly');
  expect(offering(false, fly)).toEqual([]);
  expect(offering(false, fly, hidden)).toEqual([fly, hidden]);
  // What others own is too small on a phone.
  const [theirs] = g.cards('items/b');
  expect(offering(false, theirs)).toEqual([]);
  expect(offering(true, theirs, fly)).toEqual([theirs, fly]);
});

describe('decks of one’s own', () => {
  test('drawn by chance, they have the proportions of the rulebook', () => {
    for (const low of [true, false]) {
      const list = drawnByChance(below => (low ? 0 : below - 1));
      expect(deckProblems(fourSouls.defs, list, 'recommended')).toEqual([]);
      expect(Object.values(list).reduce((sum, copies) => sum + copies, 0)).toBe(300);
    }
  });

  test('one card less is told as such, and one more puts it right', () => {
    const list = drawnByChance(() => 0);
    const beans = list['butter-bean'] ?? 0;
    const less = withCopies(list, 'butter-bean', beans - 1);
    expect(deckProblems(fourSouls.defs, less, 'recommended')).toEqual([
      { deck: 'loot', subtype: 'loot-butter-bean', has: beans - 1, needs: beans },
    ]);
    expect(withCopies(withCopies(list, 'butter-bean', 0), 'butter-bean', beans)).toEqual(list);
  });
});

test('where a card from the Monster deck goes is asked by what it would cover, and the card can be looked at', () => {
  const match = arranged({ ...BOMBED, seats: { a: {}, b: {}, c: {} }, decks: { monster: ['portal'] } });
  pick(match, 'a', 'attack');
  pick(match, 'a', 'monster-deck');
  const scene = sceneOf(match, 'a', italian);
  const { draft } = scene;
  expect(draft?.question.prompt).toBe('cover-which');
  expect(draft?.options.map((_, i) => answer(scene, i))).toEqual(['Copri Mosca', 'Copri Ciccione']);
  expect(reason(scene)).toMatch(/Portale.*: \d HP, elusione \d, attacco \d\.$/);
});

/** Everybody passes, and no other question is left for the person than the last. */
function passing(match: Cellar, until: string): void {
  for (let n = 0; n < 20 && match.questions[0]?.prompt !== until; n++) {
    const [question] = match.questions;
    if (!question) throw new Error('nobody is asked');
    pick(match, question.seat, 'pass');
  }
}

test('what is chosen for is told in a line', () => {
  const match = arranged(BOMBED);
  pick(match, 'a', 'bomb');
  expect(reason(sceneOf(match))).toBe('1 damage to a monster or player');
});

test('a card that lies nowhere in sight can be read before it is decided where it goes', () => {
  const match = arranged({
    stage: 'recharge',
    seats: { a: { items: ['golden-horseshoe'] }, b: {}, c: {} },
    decks: { treasure: ['meat'] },
  });
  passing(match, 'bottom-it');
  expect(reason(sceneOf(match, 'a', italian))).toMatch(/Carne.*: I tuoi tiri d’attacco hanno \+1\.$/);
});

test('of several abilities the one that triggered is told when it asks', () => {
  const lost = { card: 'the-lost', deactivated: true };
  const match = arranged({ seats: { a: { character: lost }, b: {}, c: {} } });
  pick(match, 'a', 'end-turn');
  passing(match, 'target-character');
  const told = 'At the end of your turn you may recharge';
  expect(reason(sceneOf(match))).toMatch(new RegExp(`^${told}`));
  pick(match, 'a', 'the-lost');
  passing(match, 'may-do');
  expect(reason(sceneOf(match))).toMatch(new RegExp(`^${told}`));
});

test('a monster in a pile is known by what is printed on it', () => {
  const match = arranged({ ...BOMBED, discards: { monster: ['mulligan'] } });
  const scene = sceneOf(match);
  const [mulligan] = scene.g.cards('monster-discard');
  expect(numbersOn(scene, mulligan as CardId)).toEqual({ hp: 1, dc: 3, atk: 1 });
  const isaac = characterOf(scene.g, 'a');
  expect(numbersOn(scene, isaac)).toBeUndefined();
});

test('a sum beyond the die says what it counts as', () => {
  const match = arranged({
    ...BOMBED,
    seats: { ...BOMBED.seats, a: { character: 'isaac', items: ['synthoil'] } },
  });
  const scene = sceneOf(match);
  const fly = aimAt(scene.g, scene.g.cards('slot/1')[0] as CardId);
  const roll = (face: number) =>
    ({ kind: 'roll', id: 90, by: 'a', face, attack: fly }) as unknown as StackItem;
  expect(outcomeOf(scene, roll(5))).toMatch(/^5 \+ 1 = 6, /);
  expect(outcomeOf(scene, roll(6))).toMatch(/^6 \+ 1 = 7 \(counts as 6\), /);
});

test('places that open together are told of once', () => {
  const match = Match.start(fourSouls, setupFor(fourSouls, 2, {}), SECRET);
  const { say } = sceneOf(arranged(BOMBED), 'a', italian);
  const opened = match.events.filter(({ type }) => type === 'slot-added');
  expect(opened.map(event => say.event(event))).toEqual([
    'Posti nel negozio: +2.',
    'Posti per i mostri: +2.',
  ]);
});
