import { AnswerDraft } from '@tavolata/board-kit';
import { type Json, Play, playOn } from '@tavolata/kernel';
import { KeyedChance, keyOf, Match, setupFor } from '@tavolata/kernel/match';
import { type G, LOCATIONS, locationOf, mournersCall } from '@tavolata/mourners-call';
import { en } from '@tavolata/mourners-call/texts/en';
import { it as italian } from '@tavolata/mourners-call/texts/it';
import { Speaker } from '@tavolata/table';
import { expect, test, vi } from 'vitest';
import { asksForDecks, asksForFactions, asksForFigures, cardsOnOffer } from '../asking.ts';
import { limitIfMissed, nextThreshold, pointsAfter, risesAtHand, risesOf, strikes } from '../forecast.ts';
import { crowding, leadAt, limitNow } from '../majority.ts';
import type { MournersCallScene } from '../scene.ts';
import { isCounted, isTied, openScore, scoreOf } from '../score.ts';
import { draftNote, forgeNote, placeLabel, warningsOf, whoIs } from '../words.ts';

const SECRET = { key: keyOf('board'), salt: keyOf('salt') };
const NAMES = { a: 'Ada', b: 'Bo', c: 'Cy', d: 'Di' };

function arranged(given: Json, players = 4) {
  const setup = setupFor(mournersCall, players);
  const g = new Play(mournersCall, mournersCall.create(setup), new KeyedChance(SECRET.key));
  mournersCall.arrange?.(g, given as never);
  return Match.from(mournersCall, setup, SECRET, g.state);
}

type AMatch = ReturnType<typeof arranged>;

/** What the board is given for seat a. */
function sceneOf(match: AMatch, texts: typeof en | typeof italian = en): MournersCallScene {
  const question = match.questions.find(({ seat }) => seat === 'a');
  return {
    g: playOn(mournersCall, match.viewStateFor('a')),
    me: 'a',
    you: 'a',
    names: NAMES,
    say: new Speaker({ language: 'en', texts: [texts], seats: NAMES, strict: true }),
    draft: question && new AnswerDraft(question, 'q'),
  } as unknown as MournersCallScene;
}

const CROWDED = {
  phase: 'action',
  death: 'a',
  threat: 5,
  suspicion: 9,
  seats: {
    a: {
      etherea: 6,
      unity: 9,
      influence: { bone: 6, flesh: 4, spirit: 7 },
      allegiance: 'spirit',
      motive: 'motive-voice-of-the-unburied',
      hand: ['court-demithyle', 'court-shard'],
      figures: { marrowgate: ['mortis-knighthood', 'mortis-knighthood'] },
      mourners: ['mourner-varrick'],
    },
    b: {
      influence: { bone: 4, flesh: 8, spirit: 5 },
      figures: {
        marrowgate: ['dreadsbane-order'],
        'cryptus-akhor': ['shroudrievs-coven', 'shroudrievs-coven', 'shroudrievs-coven'],
      },
    },
    c: {
      influence: { bone: 3, flesh: 5, spirit: 6 },
      figures: { 'cryptus-akhor': ['conclave-of-shadows', 'conclave-of-shadows'] },
    },
    d: { figures: { 'veilwatch-tower': ['gravedancers-circle'] } },
  },
};

test('a chamber tells who leads by how much, and how near it is to the limit', () => {
  const { g } = sceneOf(arranged(CROWDED));
  expect(leadAt(g, locationOf('marrowgate'))).toEqual({ leaders: ['a'], most: 2, next: 1 });
  expect(leadAt(g, locationOf('grave-cloister'))).toEqual({ leaders: [], most: 0, next: 0 });
  expect(limitNow(g)).toBe(5);
  const states = Object.fromEntries(LOCATIONS.map(location => [location.id, crowding(g, location)]));
  expect(states['cryptus-akhor']).toBe('full');
  expect(states.marrowgate).toBe('free');
});

test('a tie names everybody in it', () => {
  const { g } = sceneOf(
    arranged({
      phase: 'action',
      seats: {
        a: { figures: { marrowgate: ['mortis-knighthood'] } },
        c: { figures: { marrowgate: ['dreadsbane-order'] } },
      },
    }),
  );
  expect(leadAt(g, locationOf('marrowgate'))).toEqual({ leaders: ['a', 'c'], most: 1, next: 1 });
});

test('the next threshold of Threat names the places that would then be struck', () => {
  const { g } = sceneOf(arranged(CROWDED));
  const next = nextThreshold(g);
  expect([next?.level, next?.limit, next?.struck.map(({ id }) => id)]).toEqual([6, 4, ['cryptus-akhor']]);
});

test('Kier keeps a crowded place from being struck', () => {
  const { g } = sceneOf(
    arranged({
      ...CROWDED,
      threat: 8,
      seats: { ...CROWDED.seats, d: { specials: { 'figure-kier': 'cryptus-akhor' } } },
    }),
  );
  expect(crowding(g, locationOf('cryptus-akhor'))).toBe('full');
});

test('a projected score counts Unity, Influence and my own Motive, and of others what anybody can count', () => {
  const { g } = sceneOf(arranged(CROWDED));
  expect(scoreOf(g, 'a')).toEqual({ unity: 9, influence: 17, motive: 5, total: 31 });
  expect(openScore(g, 'b')).toBe(17);
});

test('points are counted in the end, but not where the last one left wins (MC-LEAVE-10)', () => {
  const match = arranged({ phase: 'action' }, 2);
  const { g } = sceneOf(match);
  expect(isCounted(g)).toBe(false);
  const counted = { how: 'ranking', reason: 'most-points', rule: 'MC-SCORE-01' } as const;
  g.state.core.result = { ...counted, winners: ['a'], order: [['a'], ['b']] };
  expect(isCounted(g)).toBe(true);
  match.leave('b');
  for (const { seat, fallback } of [...match.questions]) match.answer(seat, fallback);
  expect(match.result?.winners).toEqual(['a']);
  expect(isCounted(sceneOf(match).g)).toBe(false);
});

test('where points are equal, the count is said to be by what comes after them (MC-SCORE-05)', () => {
  const seats = { a: { unity: 31, etherea: 3 }, b: { unity: 31, etherea: 2 }, c: { unity: 30 } };
  const { g, say } = sceneOf(arranged({ phase: 'count', seats }, 3));
  const { result } = g.state.core;
  expect(isCounted(g)).toBe(true);
  expect(isTied(g)).toBe(true);
  expect(result && say.result(result)).toBe('Equal points, and more Etherea.');
  const apart = sceneOf(arranged({ phase: 'count', seats: { ...seats, b: { unity: 29 } } }, 3));
  expect(isTied(apart.g)).toBe(false);
});

test('while those pay who took Threat to its end, places hold what the level it is set back to says', () => {
  const limitAt = (threat: number): number => limitNow(sceneOf(arranged({ ...CROWDED, threat })).g);
  expect(limitAt(10)).toBe(limitAt(9));
});

test('before a choice raises a track to its end, the board says who pays', () => {
  const scene = sceneOf(arranged(CROWDED));
  const { draft, g } = scene;
  const raising = draft?.options.findIndex(
    ({ key, card, value }) =>
      key === 'play' && card !== undefined && g.def(card).id === 'court-demithyle' && value === 2,
  );
  expect(warningsOf(scene, risesAtHand(g, draft))).toEqual([]);
  draft?.tap(raising as number);
  expect(risesAtHand(g, draft)).toEqual({ suspicion: 1 });
  expect(strikes(g, 'suspicion', 1)).toBe(true);
  expect(warningsOf(scene, risesAtHand(g, draft))).toEqual([
    'Suspicion reaches 10: you lose 3 Unity, or Influence for what is missing.',
  ]);
});

test('the threat of a recruit at 9 names the left neighbour who picks', () => {
  const scene = sceneOf(arranged({ ...CROWDED, threat: 9, suspicion: 0 }));
  const rises = risesOf(scene.g as G, { key: 'recruit', place: 'mortis-knighthood' });
  expect(rises).toEqual({ threat: 1 });
  expect(warningsOf(scene, rises)[0]).toContain('Bo picks a Mourner you lose');
  expect(warningsOf(sceneOf(arranged({ ...CROWDED, threat: 9 }), italian), rises)[0]).toContain('Bo sceglie');
});

test('in the tithe whoever bids least would pay', () => {
  const scene = sceneOf(arranged({ ...CROWDED, phase: 'tithe', forge: 0 }));
  expect(scene.draft?.question.prompt).toBe('bid');
  expect(warningsOf(scene, { suspicion: 2, threat: 2 })).toEqual([
    'If the quota is missed, Suspicion reaches 10: whoever bids least loses 3 more Unity.',
  ]);
});

test('a faction is a deck when Mourners are bought, and Influence when Influence is chosen', () => {
  const { draft } = sceneOf(arranged(CROWDED));
  expect([asksForDecks(draft), asksForFactions(draft), asksForFigures(draft)]).toEqual([true, false, false]);
});

test('cards that do not lie in front of me are laid out', () => {
  const scene = sceneOf(arranged({ phase: 'starters', death: 'b', seats: { a: { allegiance: 'bone' } } }));
  expect(scene.draft?.question.prompt).toBe('starting-mourner');
  expect(cardsOnOffer(scene)).toHaveLength(5);
  expect(cardsOnOffer(sceneOf(arranged(CROWDED)))).toEqual([]);
});

test('a missed quota that takes Threat to its end leaves the limit of the level it is set back to', () => {
  const limitAt = (threat: number) =>
    limitIfMissed(sceneOf(arranged({ ...CROWDED, phase: 'tithe', threat, forge: 0 })).g);
  expect([5, 7, 8, 9].map(limitAt)).toEqual([4, 3, 3, 3]);
});

test('points to gain tell how many there are, and none are shown beyond the end of their track', () => {
  const given = { phase: 'guilds', seats: { a: { crypt: ['council-of-osteomancy'] } } };
  const { draft, say, g } = sceneOf(arranged(given));
  expect(draft?.question.prompt).toBe('gain-influence');
  expect(draft?.options.map(({ value }) => value)).toEqual([2, 2, 2]);
  expect(draft?.options.map(option => say.option(option, card => g.def(card)))).toEqual([
    'Bone',
    'Flesh',
    'Spirit',
  ]);
  expect([pointsAfter(3, 2), pointsAfter(14, 2), pointsAfter(15, 1)]).toEqual([5, 15, 15]);
});

test('cards of the draft are said to go where they go: on, or at last among those not dealt', () => {
  const drafting = arranged({ phase: 'draft' }, 2);
  const note = () => draftNote(sceneOf(drafting), sceneOf(drafting).draft?.options.length ?? 0);
  expect(note()).toBe('The other 5 cards go to Bo.');
  for (let pass = 0; pass < 4; pass++)
    for (const { seat } of [...drafting.questions]) drafting.answer(seat, 0);
  expect(note()).toBe('The other card goes face down among those not dealt.');
});

test('whether to break a tie moves no track; the bonus that is won does', () => {
  const tied = {
    phase: 'resolution',
    death: 'a',
    seats: {
      a: { figures: { 'reapers-muster': ['mortis-knighthood'] } },
      b: { figures: { 'reapers-muster': ['mortis-knighthood'] } },
    },
  };
  const match = arranged(tied);
  const asked = sceneOf(match);
  expect(asked.draft?.question.prompt).toBe('use-death');
  expect(risesAtHand(asked.g, asked.draft)).toEqual({});
  match.answer('a', true);
  const won = sceneOf(match);
  expect(won.draft?.question.prompt).toBe('take-location');
  expect(risesAtHand(won.g, won.draft)).toEqual({ suspicion: 1 });
});

test('nobody leads where Malavestros stands', () => {
  const scene = sceneOf(arranged({ ...CROWDED, malavestros: 'marrowgate' }));
  expect(leadAt(scene.g, locationOf('marrowgate'))).toBeUndefined();
  expect(placeLabel(scene, locationOf('marrowgate'))).not.toContain('leads');
  expect(placeLabel(scene, locationOf('cryptus-akhor'))).toContain('Bo leads 3 to 2');
});

test('nobody at the table is the onlooker', () => {
  const scene = sceneOf(arranged(CROWDED));
  expect([whoIs(scene, 'a'), whoIs(scene, 'b')]).toEqual(['You', 'Bo']);
  expect(whoIs({ ...scene, me: undefined, you: undefined } as never, 'a')).toBe('Ada');
});

test('the Forge asks for bids only until the tithe is paid', () => {
  expect(forgeNote(sceneOf(arranged(CROWDED)))).toMatch(/still to bid/);
  expect(forgeNote(sceneOf(arranged({ ...CROWDED, forge: 20 })))).toBe('The tithe is covered.');
  const over = 'The tithe of this round is over.';
  expect(forgeNote(sceneOf(arranged({ ...CROWDED, phase: 'resolution' })))).toBe(over);
  const paying = arranged({
    phase: 'tithe',
    seats: { a: { etherea: 9, wallows: ['wallows-ford-the-river'] } },
  });
  expect(forgeNote(sceneOf(paying))).toBe('4 still to bid in the tithe');
  for (const { seat } of [...paying.questions]) paying.answer(seat, seat === 'a' ? 4 : 0);
  expect(paying.questions[0]?.prompt).toBe('unity-instead');
  expect(forgeNote(sceneOf(paying))).toBe(over);
});

test('the table in words tells special figures, Rakers, guilds, the tithe and what times the end', async () => {
  // The page asks the browser how wide it is; here there is none.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { inWords } = await import('../in-words.ts');
  const scene = sceneOf(
    arranged({
      phase: 'action',
      forge: 2,
      dreadsbane: 'b',
      seats: {
        a: { crypt: ['mortis-knighthood'], wallows: ['wallows-hollow-maw'] },
        b: { specials: { 'figure-kier': 'marrowgate' } },
      },
    }),
  );
  const lines = inWords.facts(scene).map(({ line }) => line);
  const raker = scene.say.card('wallows-hollow-maw');
  expect(lines.filter(line => line.includes('Bo: Kier'))).toEqual([
    expect.stringMatching(/^\d+, Marrowgate/),
  ]);
  expect(lines.filter(line => line.endsWith(raker))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringMatching(/^Bo, .*Dreadsbane token/));
  expect(lines).toContainEqual(expect.stringMatching(/^Mortis Knighthood, Ada leads 1 to 0, Ada 1, Bo 0/));
  expect(lines).toContain('Dirth Forge: 2 of 4 due');
  expect(lines).toContain('Unity reserve: 35 of 35 left; at 0, last round');
});

test('while Court cards are drafted no line of the log says again what the last one said', () => {
  for (const texts of [en, italian]) {
    const { say } = sceneOf(arranged(CROWDED), texts);
    const lines = [1, 2, 3, 4].map(pass => say.event({ type: 'draft-passed', params: { pass } }));
    expect(new Set(lines).size).toBe(4);
  }
});

test.each([
  ['it', italian, /dalla Cripta a Porta del Midollo/, /da Torre della Veglia Velata a/],
  ['en', en, /from the Crypt to Marrowgate/, /from Veilwatch Tower to/],
] as const)(
  'figures come from the Crypt, and from other places by their names (%s)',
  (language, texts, crypt, tower) => {
    const say = new Speaker({ language, texts: [texts], seats: { a: 'Ada' } });
    const moved = (from: string) =>
      say.event({
        type: 'figures-moved',
        params: { seat: 'a', number: 1, from, to: 'marrowgate', guilds: ['mortis-knighthood'] },
      });
    expect(moved('crypt')).toMatch(crypt);
    expect(moved('veilwatch-tower')).toMatch(tower);
  },
);
