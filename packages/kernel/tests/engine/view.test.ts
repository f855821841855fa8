import { describe, expect, test } from 'vitest';
import { type CardId, FIRST_CARD, ONLOOKER, playOn } from '../../src/index.ts';
import { questionInView, viewFor, viewOfCopy } from '../../src/match/index.ts';
import { type BarePlay, put, table } from '../toys/bare.ts';

const viewed = (g: BarePlay, viewer: Parameters<typeof viewFor>[2]) => {
  const seen = viewFor(g.game, g.state, viewer);
  const view = playOn(g.game, seen.state);
  return { ...seen, view, names: (zone: string) => view.cards(zone).map(card => view.def(card).id) };
};

/** A deck, a hand of `a` with cards of both backs, an open pile and a sealed bid. */
function position(): [BarePlay, Record<string, CardId>] {
  const g = table(['a', 'b']);
  const [ace, king, sun] = put(g, 'hand/a', 'ace', 'king', 'sun') as [CardId, CardId, CardId];
  const [queen, moon] = put(g, 'deck', 'queen', 'moon') as [CardId, CardId];
  const [jack] = put(g, 'pile', 'jack') as [CardId];
  g.seal('a', 'bid', 4);
  return [g, { ace, king, sun, queen, moon, jack }];
}

test('known cards are themselves, unknown ones tell only their backs', () => {
  const [g] = position();
  expect(viewed(g, 'a').names('hand/a')).toEqual(['ace', 'king', 'sun']);
  expect(viewed(g, 'b').names('hand/a')).toEqual(['blue-card', 'red-card', 'red-card']);
  expect(viewed(g, 'b').names('deck')).toEqual(['red-card', 'blue-card']);
  expect(viewed(g, ONLOOKER).names('pile')).toEqual(['jack']);
});

test('no id of an unknown card is left anywhere', () => {
  const [g, cards] = position();
  const { state, rename } = viewed(g, 'b');
  for (const name of ['ace', 'king', 'sun', 'queen', 'moon']) {
    const card = cards[name] as CardId;
    expect(JSON.stringify({ ...state.core, def: [], known: [] })).not.toContain(String(card));
    expect(state.core.def[card - FIRST_CARD]).toBeLessThan(-(g.game.blanks ?? []).length);
    expect(state.core.zone[card - FIRST_CARD]).toBe('');
    expect(rename.has(card)).toBe(true);
  }
});

test('an ordered zone keeps its places, an unordered one shows only how many', () => {
  const [g, { queen, king }] = position() as [BarePlay, { queen: CardId; king: CardId }];
  g.look('b', [queen]);
  expect(viewed(g, 'b').names('deck')).toEqual(['queen', 'blue-card']);
  g.reveal([king]);
  expect(viewed(g, 'b').names('hand/a')).toEqual(['king', 'blue-card', 'red-card']);
});

test('the order in which an unseen hand is held does not show', () => {
  const one = table(['a', 'b']);
  put(one, 'hand/a', 'ace', 'sun', 'king');
  const other = table(['a', 'b']);
  put(other, 'hand/a', 'king', 'ace', 'sun');
  expect(viewed(one, 'b').state).toEqual(viewed(other, 'b').state);
});

test('sealed values are there, but only their owner reads them', () => {
  const [g] = position();
  expect(viewed(g, 'a').state.core.sealed).toEqual([{ owner: 'a', name: 'bid', value: 4 }]);
  expect(viewed(g, 'b').state.core.sealed).toEqual([{ owner: 'a', name: 'bid' }]);
  expect(viewed(g, ONLOOKER).state.core.sealed).toEqual([{ owner: 'a', name: 'bid' }]);
});

test('the pools hold the unknown definitions, sorted, and nothing of where they are', () => {
  const [g] = position();
  const pools = (viewer: Parameters<typeof viewFor>[2]) =>
    Object.entries(viewed(g, viewer).state.core.pools ?? {}).map(([pool, defs]) => [
      pool,
      defs.map(def => g.defs[def]?.id),
    ]);
  expect(pools('b')).toEqual([['', ['ace', 'king', 'queen', 'sun', 'moon']]]);
  expect(pools('a')).toEqual([['', ['queen', 'moon']]]);
});

test('nobody is told what others know, how often dice fell or what was learnt', () => {
  const [g, { queen }] = position() as [BarePlay, { queen: CardId }];
  g.look('a', [queen]);
  g.die();
  const { core } = viewed(g, 'b').state;
  expect(new Set(core.known)).toEqual(new Set([0, 0b10]));
  expect([core.chance, core.insight]).toEqual([{ epoch: 0, drawn: 0 }, 0]);
});

test('the state itself stays as it was', () => {
  const [g] = position();
  const before = JSON.stringify(g.state);
  viewed(g, 'b');
  expect(JSON.stringify(g.state)).toBe(before);
});

test('a game that forgot a blank is told so', () => {
  const [g] = position();
  const game = { ...g.game, blanks: [] };
  expect(() => viewFor(game, g.state, 'b')).toThrow('no blank for the back');
});

describe('whoever looks again', () => {
  test('is shown the very same lists while no card has moved and nobody has learnt one', () => {
    const [g, { queen }] = position() as [BarePlay, { queen: CardId }];
    const before = viewFor(g.game, g.state, 'b');
    g.state.notes.push('said');
    g.seal('b', 'bid', 2);
    const after = viewFor(g.game, g.state, 'b', before);
    for (const name of ['def', 'known', 'zone', 'zones', 'pools'] as const)
      expect(after.state.core[name]).toBe(before.state.core[name]);
    expect(after.state.notes).toEqual(['said']);
    expect(after.state.core.sealed).toEqual([
      { owner: 'a', name: 'bid' },
      { owner: 'b', name: 'bid', value: 2 },
    ]);
    g.look('b', [queen]);
    expect(playOn(g.game, viewFor(g.game, g.state, 'b', after).state).def(queen).id).toBe('queen');
  });

  test('takes over nothing that another has seen', () => {
    const [g] = position();
    const others = viewFor(g.game, g.state, 'a');
    expect(viewFor(g.game, g.state, 'b', others)).toEqual(viewFor(g.game, g.state, 'b'));
  });

  test('finds what stands in for a card under the same id when others come and go', () => {
    const [g, { ace }] = position() as [BarePlay, { ace: CardId }];
    put(g, 'hand/b', 'ten', 'nine');
    const ids = (zone: string) => viewed(g, ONLOOKER).view.cards(zone);
    const [deck, hand] = [ids('deck'), ids('hand/b')];
    g.move(g.cards('deck')[0] as CardId, 'hand/a');
    expect([ids('deck'), ids('hand/b')]).toEqual([deck.slice(1), hand]);
    g.move(ace, 'pile');
    expect([ids('deck'), ids('hand/b')]).toEqual([deck.slice(1), hand]);
  });
});

test('views of one copy share what lies open to all', () => {
  const [g] = position();
  const copy = g.game.clone(g.state);
  const [one, other] = [viewOfCopy(g.game, copy, 'a').state, viewOfCopy(g.game, copy, 'b').state];
  expect(one.notes).toBe(other.notes);
  expect(one).toEqual(viewFor(g.game, g.state, 'a').state);
  expect(other).toEqual(viewFor(g.game, g.state, 'b').state);
});

describe('a question on cards its seat cannot name', () => {
  test('speaks of the stand-ins of the view, by place', () => {
    const [g, { queen, moon, jack }] = position() as [BarePlay, Record<'queen' | 'moon' | 'jack', CardId>];
    const { rename, view } = viewed(g, 'b');
    const options = [queen, moon, jack].map(card => ({ key: 'card', card }));
    const question = questionInView({ kind: 'pick', seat: 'b', prompt: 'p', options, fallback: 0 }, rename);
    const shown = question.kind === 'pick' ? question.options.map(option => option.card as CardId) : [];
    expect(shown.slice(0, 2)).toEqual(view.cards('deck'));
    expect(shown[2]).toBe(jack);
  });

  test('is itself when everything is known', () => {
    const question = { kind: 'yes-no', seat: 'b', prompt: 'p', fallback: false } as const;
    expect(questionInView(question, new Map())).toBe(question);
  });
});
