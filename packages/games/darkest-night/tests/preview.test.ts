import type { Json } from '@tavolata/kernel';
import { type AnswerInWords, matchingOptions, optionsOf, Stage } from '@tavolata/kernel/scenario';
import { expect, test } from 'vitest';
import { darkestNight, previewRoll, previewYes, type RollPreview, rollNow, targetIn } from '../src/index.ts';

/** With Sprint in the Wizard's deck: a second Tactic to elude with. */
const DECK =
  'wizard=invisibility+lightning-strike+teleport+sprint+vines+fiendfire+arcane-energy+divination+skulk+destiny';
const options = { modes: ['custom-deck'], decks: [DECK] };

const stage = (given: Json, dice?: number[]) =>
  new Stage(darkestNight, { given, options, ...(dice && { chance: { dice } }) });
type Table = ReturnType<typeof stage>;

/** What is told of the answer that goes by a name. */
const previewOf = (table: Table, name: string): RollPreview | undefined =>
  previewRoll(
    table.run.g,
    table.questionFor('a'),
    matchingOptions(table.run.g, optionsOf(table.questionFor('a')), name),
  );

/** Every way so many dice can fall. */
const falls = (dice: number): number[][] =>
  dice === 0 ? [[]] : falls(dice - 1).flatMap(fall => [1, 2, 3, 4, 5, 6].map(face => [...fall, face]));

/** In how many of all falls of the dice the rules themselves come to an event. */
function share(given: Json, words: readonly AnswerInWords[], dice: number, event: string): number {
  const all = falls(dice);
  const met = all.filter(fall => {
    // Whatever is rolled after it does not matter.
    const table = stage(given, [...fall, 1, 1, 1, 1]).does('a', ...words);
    for (let question = table.questions[0]; question; question = table.questions[0]) {
      if (
        question.prompt !== 'use-for-roll' &&
        question.prompt !== 'divide-dice' &&
        question.prompt !== 'react-rolled'
      )
        break;
      table.run.answer(question.fallback);
    }
    return table.events.some(({ type }) => type === event);
  });
  return met.length / all.length;
}

const fight = (hero: string, facts: Json): Json => ({
  necromancer: 'ruins',
  heroes: { [hero]: { at: 'castle', ...(facts as object) } },
  blights: { castle: ['skeletons'] },
});
const defence = (hero: string, facts: Json): Json => ({ phase: 'end', ...(fight(hero, facts) as object) });

/** A position, the words that lead to the roll, the dice it takes and the event that tells of success. */
const ROLLS: readonly (readonly [string, Json, readonly string[], number, string])[] = [
  ['one die against Might', fight('knight', {}), ['skeletons', 'fight-plain'], 1, 'attack-won'],
  ['a Tactic', fight('knight', { powers: ['charge'] }), ['skeletons', 'charge'], 2, 'attack-won'],
  [
    'a relic and an artifact',
    fight('knight', { items: ['holy-relic', 'blood-ring'] }),
    ['skeletons', 'fight-plain'],
    2,
    'attack-won',
  ],
  [
    'a die that was chosen before the roll',
    fight('scholar', { powers: ['find-weakness', 'ancient-sword'] }),
    ['skeletons', 'find-weakness'],
    2,
    'attack-won',
  ],
  ['the highest die', defence('rogue', { powers: ['skulk'] }), ['skulk'], 2, 'combat-won'],
  [
    'a Tactic that lasts',
    defence('wizard', { powers: ['invisibility'] }),
    ['invisibility elude 1'],
    3,
    'combat-won',
  ],
  [
    'a Tactic that ends another one',
    defence('wizard', { powers: ['invisibility', 'sprint'], active: { invisibility: 'wizard' } }),
    ['sprint'],
    2,
    'combat-won',
  ],
];

test.for(ROLLS)('the chance told is the share of falls that succeed: %s', ([, given, words, dice, event]) => {
  const table = stage(given).does('a', ...words.slice(0, -1));
  const preview = previewOf(table, words.at(-1) ?? '');
  expect(preview?.dice).toBe(dice);
  expect(preview?.chance).toBeCloseTo(share(given, words, dice, event), 10);
});

test('two blights at once: the chance that both fall, however the dice are divided', () => {
  const given: Json = {
    necromancer: 'ruins',
    heroes: { acolyte: { at: 'castle', powers: ['call-to-death'] } },
    blights: { castle: ['desecration', 'vampire'] },
  };
  const table = stage(given).does('a', 'call-to-death', ['desecration', 'vampire']);
  // One die and one more: a 6 for the Vampire, and 4 or more for the Desecration.
  expect(previewOf(table, 'fight-plain')).toMatchObject({ kind: 'fight', dice: 2 });
  expect(previewOf(table, 'fight-plain')?.chance).toBeCloseTo((2 * 3 - 1) / 36, 10);
  expect(previewOf(table, 'yield')).toBeUndefined();
});

test('actions tell their roll, an attack with the best Tactic for it', () => {
  const table = stage(fight('seer', { powers: ['prediction'], items: ['crystal-ball'] }));
  expect(previewOf(table, 'search')).toMatchObject({ dice: 2, target: 2 });
  expect(previewOf(table, 'search')?.chance).toBeCloseTo(35 / 36, 10);
  expect(previewOf(table, 'skeletons')).toMatchObject({ dice: 1, target: 5 });
  expect(previewOf(table, 'travel')).toBeUndefined();
  const armed = stage(fight('knight', { powers: ['charge', 'reckless-abandon'] }));
  expect(previewOf(armed, 'skeletons')).toMatchObject({ dice: 4, target: 5 });
  const far = stage(fight('wizard', { powers: ['divination'] })).does('a', 'divination');
  expect(previewOf(far, 'ruins')).toMatchObject({ dice: 2, target: 4, chance: 0.75 });
});

test('a prayer with a power that lifts each die', () => {
  const table = stage({ heroes: { knight: { powers: ['holy-mantle'] } } });
  expect(previewOf(table, 'pray')).toMatchObject({ kind: 'pray', dice: 2, target: 3 });
  expect(previewOf(table, 'pray')?.chance).toBeCloseTo(35 / 36, 10);
});

test('what is declared for a roll changes it before it is made', () => {
  const given = {
    ...(fight('seer', { powers: ['prediction'], items: ['holy-relic'] }) as object),
    stored: [4, 2],
  };
  const table = stage(given as Json).does('a', 'skeletons', 'fight-plain');
  const tell = (...names: string[]) => {
    const question = table.questionFor('a');
    const picks = names.flatMap(name => matchingOptions(table.run.g, optionsOf(question), name));
    return previewRoll(table.run.g, question, picks);
  };
  expect(tell()?.chance).toBeCloseTo(2 / 6, 10);
  expect(tell('holy-relic')?.chance).toBeCloseTo(3 / 6, 10);
  expect(tell('prediction')).toMatchObject({ dice: 2, chance: 0 });
  expect(tell('holy-relic', 'prediction')).toMatchObject({ dice: 2, chance: 1 });
});

test('what a card would make of dice that lie there', () => {
  const given = fight('priest', { powers: ['miracle', 'censure'], items: ['bottled-magic'] });
  const table = stage(given, [1, 2]).does('a', 'skeletons', 'censure');
  expect(previewOf(table, 'miracle')?.chance).toBeCloseTo(1 - (4 / 6) ** 2, 10);
  expect(previewOf(table, 'bottled-magic')).toMatchObject({ dice: 3, target: 5 });
  expect(previewOf(table, 'bottled-magic')?.chance).toBeCloseTo(1 - (4 / 6) ** 3, 10);
  const lost = stage(defence('priest', { items: ['vanishing-dust'] }), [1]).does('a', 'elude-plain');
  expect(previewOf(lost, 'vanishing-dust')?.chance).toBe(1);
});

test('dice that lie there are told against the Might that will settle', () => {
  const given = {
    ...(fight('acolyte', { powers: ['forbidden-arts'], items: ['bottled-magic'] }) as object),
    darkness: 24,
  };
  const table = stage(given as Json, [5, 1]).does('a', 'skeletons', 'fight-plain');
  expect(previewOf(table, 'bottled-magic')).toMatchObject({ target: 5, chance: 1 });
  table.does('a', 'forbidden-arts');
  expect(table.state.darkness).toBe(25);
  expect(targetIn(table.run.g, rollNow(table.run.g))).toBe(6);
  expect(previewOf(table, 'bottled-magic')?.chance).toBeCloseTo(1 - (5 / 6) ** 3, 10);
});

test('a search tells where it looks', () => {
  const near = stage(fight('wizard', { powers: ['divination'] }));
  expect(previewOf(near, 'search')?.at).toBe('castle');
  expect(previewOf(near.does('a', 'divination'), 'ruins')?.at).toBe('ruins');
});

test('the table of an event, row by row, before it is paid for', () => {
  const table = stage({
    phase: 'event',
    necromancer: 'castle',
    turn: { dice: 1 },
    heroes: { knight: { at: 'village' } },
    decks: { event: ['latent-spell'] },
  });
  const rows = previewYes(table.run.g, table.questionFor('a'))?.rows ?? [];
  expect(rows.map(({ from, to, chance }) => [from, to, Math.round(chance * 36)])).toEqual([
    [6, 6, 11],
    [5, 5, 9],
    [4, 4, 7],
    [1, 3, 9],
  ]);
});
