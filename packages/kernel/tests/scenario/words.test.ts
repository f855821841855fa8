import { expect, test } from 'vitest';
import { type Scenario, type ScenarioWords, unknownWords } from '../../src/scenario/index.ts';

const WORDS: ScenarioWords = {
  events: new Set(['stole']),
  prompts: new Set(['whom']),
  names: new Set(['thief', 'deck']),
};

/** Written so because an object with a `then` of its own could be taken for a promise. */
const claiming = (claims: object): Partial<Scenario> =>
  Object.fromEntries([['then', claims]]) as Partial<Scenario>;
const unknown = (scenario: Partial<Scenario>) =>
  unknownWords({ game: 'magpies', ...scenario }, WORDS).map(({ path, got }) => [path, got]);

test.each<[string, Partial<Scenario>, Partial<Scenario>, string]>([
  ['an event that is claimed', claiming({ events: ['stole'] }), claiming({ events: ['stoel'] }), 'events'],
  [
    'an event with what it tells',
    claiming({ events: [{ stole: { seat: 'a' } }] }),
    claiming({ events: [{ stoel: { seat: 'a' } }] }),
    'events',
  ],
  ['an event that is denied', claiming({ unheard: ['stole'] }), claiming({ unheard: ['stoel'] }), 'unheard'],
  [
    'a prompt',
    claiming({ asks: { seat: 'a', prompt: 'whom' } }),
    claiming({ asks: { seat: 'a', prompt: 'who' } }),
    'asks',
  ],
  [
    'an option that is denied',
    claiming({ asks: { seat: 'a', lacks: ['thief#2', 'b', '3'] } }),
    claiming({ asks: { seat: 'a', lacks: ['theif'] } }),
    'asks',
  ],
  [
    'a card that is denied',
    claiming({ deck: { lacks: ['thief'] } }),
    claiming({ deck: { lacks: ['theif'] } }),
    'deck',
  ],
  [
    'a card that a seat does not see',
    claiming({ sees: { onlooker: { deck: { lacks: ['thief'] } } } }),
    claiming({ sees: { b: { deck: { lacks: ['theif'] } } } }),
    'sees.b.deck',
  ],
  ['who sees it', claiming({ sees: { b: {} } }), claiming({ sees: { stranger: {} } }), 'sees'],
  [
    'until when it goes on',
    {
      when: [
        { rest: 'pass', until: 'stole' },
        { rest: 'pass', until: 'whom' },
      ],
    },
    { when: [{ rest: 'pass', until: 'stoel' }] },
    'until',
  ],
])('%s must exist', (_, good, bad, path) => {
  expect(unknown(good)).toEqual([]);
  expect(unknown(bad).map(([where]) => where)).toEqual([path]);
});

test('the stage is named', () => {
  expect(unknown({ stages: [claiming({ bank: 1 }), claiming({ unheard: ['stoel'] })] })).toEqual([
    ['stages.1.unheard', 'stoel'],
  ]);
});
