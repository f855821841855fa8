import type { CardId } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { slotsOf, topOf } from '../table/table.ts';
import { gainTreasure } from '../verbs/items.ts';
import { addSlot, putInDiscard, putInSlot } from '../verbs/zoning.ts';
import { deck, OUTSIDE } from '../zones.ts';
import { challengeOf } from './challenge.ts';

const take = (g: G, id: string): CardId =>
  g.cards(deck('monster')).find(card => g.is(card, id)) ?? g.create(id, OUTSIDE);

/** FS-CHAL-11: each in a slot of its own. */
export function putAsMinion(g: G, card: CardId): void {
  putInSlot(g, card, addSlot(g, 'minion'));
}

/** FS-CHAL-02: the final boss and its first minions, besides the usual slots. */
export function setUpChallenge(g: G): void {
  const challenge = challengeOf(g);
  if (!challenge) return;
  putInSlot(g, take(g, challenge.finalBoss), addSlot(g, 'final-boss'));
  for (const id of challenge.minions) putAsMinion(g, take(g, id));
  g.state.timer = challenge.timer;
}

/** Once the characters are there. */
export function equip(g: G): void {
  const treasure = challengeOf(g)?.treasure ?? 0;
  for (const seat of g.state.order) gainTreasure(g, seat, treasure);
}

/** The cards of the deck down to its next monster, all if there is none. */
function untilMonster(g: G): readonly CardId[] {
  const cards = g.cards(deck('monster'));
  const at = cards.findIndex(card => g.def(card).stats);
  return at < 0 ? cards : cards.slice(0, at + 1);
}

/**
 * The next monster of the deck joins the boss (FS-CHAL-12). Events before it are shown and discarded: were they left
 * where they are, everybody would know that no monster comes next.
 */
export function roundOfChallenge(g: G): void {
  for (let n = challengeOf(g)?.minionsPerRound ?? 0; n > 0; n--) {
    const revealed = untilMonster(g);
    g.reveal(revealed);
    for (const card of revealed) {
      if (g.def(card).stats) putAsMinion(g, card);
      else putInDiscard(g, card);
    }
  }
}

export const isGuarded = (g: G, card: CardId): boolean =>
  (challengeOf(g)?.guarded ?? false) &&
  slotsOf(g, 'final-boss').some(({ id }) => topOf(g, id) === card) &&
  slotsOf(g, 'minion').length > 0;
