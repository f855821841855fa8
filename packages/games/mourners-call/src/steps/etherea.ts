import { choose, chooseShares, type Flow, type Option } from '@tavolata/kernel';
import { FACTIONS, limits, modeFor, REFUSED_PILE } from '../defs.ts';
import type { G } from '../state.ts';
import { inOrder, player, seatsIn } from '../verbs/board.ts';
import { asFaction, gainAnyInfluence, gainInfluence } from '../verbs/goods.ts';
import { happens } from '../verbs/happenings.ts';
import { beginPhase } from './phases.ts';

const pileName = (index: number): string => `pile-${index + 1}`;
const newPile = (index: number): Option => ({
  key: 'new-pile',
  place: pileName(index),
  params: { number: index + 1 },
});

/** Piles as equal as possible (MC-LEAVE-02). */
const even = (total: number, piles: number): number[] =>
  Array.from({ length: piles }, (_, i) => Math.floor((total + piles - 1 - i) / piles));

/** MC-ETH-01, -02, -03: the first player rolls and makes the piles. */
export function* rollEtherea(g: G): Flow<void> {
  const { state } = g;
  state.round++;
  g.emit('round-began', { round: state.round });
  beginPhase(g, 'etherea');
  const players = seatsIn(g).length;
  state.playersAtStart = players;
  const { ethereaDice, ethereaPiles } = modeFor(players);
  const dice = Array.from({ length: ethereaDice }, () => g.die());
  const total = dice.reduce((sum, face) => sum + face, 0);
  const [first] = inOrder(g);
  if (!first) return;
  g.emit('etherea-rolled', { seat: first, dice, total });
  const shares = yield* chooseShares(
    first,
    'make-piles',
    Array.from({ length: ethereaPiles }, (_, i) => ({ to: newPile(i), min: 0, max: total })),
    { min: total, max: total },
    even(total, ethereaPiles),
    { rule: 'MC-ETH-02', params: { total } },
  );
  state.supply -= total;
  state.piles = shares.map(({ share }) => ({ etherea: share, taken: false }));
  g.emit('piles-made', { seat: first, piles: state.piles.map(({ etherea }) => etherea) });
  // MC-ETH-04: the first player chooses last.
  state.queue = [...inOrder(g).slice(1), first];
  state.next = 'take-pile';
}

const INSTEAD = 'influence-instead';

/** MC-ETH-04, -05, -06: a pile, or Influence. */
export function* takePile(g: G): Flow<void> {
  const { state } = g;
  const [seat] = state.queue;
  if (!seat) return pilesTaken(g);
  const open = state.piles.flatMap(({ etherea, taken }, i) =>
    taken ? [] : [{ key: 'pile', place: pileName(i), value: etherea }],
  );
  const chosen = yield* choose<Option>(g, seat, 'take-pile', [...open, { key: INSTEAD }], {
    rule: 'MC-ETH-04',
    params: { number: limits.piles.influenceInstead },
  });
  if (chosen?.place) {
    const pile = state.piles[Number(chosen.place.slice('pile-'.length)) - 1];
    if (!pile) throw new Error(`there is no ${chosen.place}`);
    pile.taken = true;
    player(g, seat).etherea += pile.etherea;
    g.emit('pile-taken', { seat, number: pile.etherea });
  } else {
    g.emit('pile-refused', { seat });
    yield* influenceInstead(g);
  }
  state.queue.shift();
}

/** MC-ETH-05: in any mix, or all of one faction, as the data read the book. */
function* influenceInstead(g: G): Flow<void> {
  const [seat] = g.state.queue;
  const number = limits.piles.influenceInstead;
  if (!seat) return;
  if (REFUSED_PILE === 'any') return yield* gainAnyInfluence(g, seat, number, { rule: 'MC-ETH-05' });
  const faction = yield* choose(g, seat, 'gain-influence', FACTIONS, { rule: 'MC-ETH-05', as: asFaction });
  if (faction) gainInfluence(g, seat, faction, number);
}

/** MC-ETH-07. */
function pilesTaken(g: G): void {
  const { state } = g;
  const left = state.piles.reduce((sum, { etherea, taken }) => sum + (taken ? 0 : etherea), 0);
  state.piles = [];
  state.forge += left;
  if (left > 0) g.emit('forge-fed', { number: left });
  for (const seat of inOrder(g)) happens(g, seat, 'piles-taken');
  state.next = 'wallows';
}
