import { choose, type Flow, type Seat } from '@tavolata/kernel';
import { chapterOf } from '../setup.ts';
import type { G } from '../state.ts';
import { draw, handLimit, inHand } from '../verbs/cards.ts';
import { gather, placeOf } from '../verbs/leavers.ts';
import { abilityRow, BOX, deck } from '../zones.ts';

/** SA-SETUP-08, SA-TEAM-04: the decks of a Summoner's characters make one; SA-ABIL-01: Ability cards in turn order. */
export function takeCards(g: G, seat: Seat): void {
  const { skills } = chapterOf(g);
  for (const name of g.state.picks[seat] ?? []) {
    const ofCharacter = (type: string) =>
      g.cards(BOX).filter(card => g.def(card).character === name && g.def(card).type === type);
    // With two copies of the game, half of them.
    const share = g.state.twoCopies ? copiesOnce(g, ofCharacter('combat')) : ofCharacter('combat');
    for (const card of share) g.move(card, deck(seat));
    const ability = ofCharacter('ability')[0];
    if (skills && ability !== undefined) g.move(ability, abilityRow(seat));
  }
}

/** So many of each card as one box holds. */
function copiesOnce(g: G, cards: readonly ReturnType<G['create']>[]): ReturnType<G['create']>[] {
  const taken = new Map<string, number>();
  return cards.filter(card => {
    const { id, copies } = g.def(card);
    const before = taken.get(id) ?? 0;
    taken.set(id, before + 1);
    return before < copies;
  });
}

/** SA-HAND-04: after placing. */
export function dealHands(g: G): void {
  for (const seat of g.seats) {
    takeCards(g, seat);
    g.shuffle(deck(seat));
    draw(g, seat, handLimit(g, seat));
  }
  if (chapterOf(g).redraws > 0) g.state.next = 'redraw';
  else beginMatch(g);
}

export const REDRAW_ANSWERS = ['keep', 'redraw'];

/** SA-HAND-01 to -03: all at once, one redraw at most. */
export function* redraw(g: G): Flow<void> {
  const answers = yield* gather<string>(
    g,
    'redraw',
    function* (seat, who) {
      return (yield* choose(g, who, 'redraw', REDRAW_ANSWERS, {
        rule: 'SA-HAND-01',
        params: placeOf(seat, who),
      })) as string;
    },
    () => 'keep',
  );
  if (!answers) return;
  for (const [seat, answer] of answers) if (answer === 'redraw') changeHand(g, seat);
  beginMatch(g);
}

function changeHand(g: G, seat: Seat): void {
  const cards = [...inHand(g, seat)];
  for (const card of cards) g.move(card, deck(seat));
  g.shuffle(deck(seat));
  g.emit('hand-redrawn', { seat });
  draw(g, seat, cards.length);
}

/** SA-SETUP-04, SA-ORDER-04: the Turn marker is on the first tile. */
function beginMatch(g: G): void {
  g.state.round = 1;
  g.state.next = 'start-phase';
}
