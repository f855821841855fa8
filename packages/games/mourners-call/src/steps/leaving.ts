import { dropFrom, type Seat } from '@tavolata/kernel';
import { FACTIONS } from '../defs.ts';
import type { G } from '../state.ts';
import { leftOf, mournerDef, player, seatsIn, specialsOf } from '../verbs/board.ts';
import {
  artifacts,
  BOX,
  COURT_DECK,
  hand,
  motives,
  mournerDeck,
  mourners,
  openWallows,
  packet,
  WALLOWS_DISCARD,
} from '../zones.ts';

/** MC-LEAVE-01 to -10: out between two steps. */
export function leave(g: G, seat: Seat): void {
  const { state } = g;
  if (player(g, seat).out) return;
  const heir = leftOf(g, seat);
  giveUpGoods(g, seat);
  giveUpCards(g, seat);
  player(g, seat).out = true;
  state.leavers.push(seat);
  g.emit('left-game', { seat });
  const [last, ...others] = seatsIn(g);
  if (last && others.length === 0) {
    const order = [[last], ...[...state.leavers].reverse().map(each => [each])];
    return g.finish({ how: 'ranking', winners: [last], order, reason: 'others-left', rule: 'MC-LEAVE-10' });
  }
  if (state.death === seat) {
    // MC-LEAVE-05.
    state.death = heir;
    g.emit('death-taken', { seat: heir });
  }
  leaveQueues(g, seat);
}

/** MC-LEAVE-03, and the bid already made (MC-LEAVE-08). Nothing is triggered by it. */
function giveUpGoods(g: G, seat: Seat): void {
  const { state } = g;
  const leaver = player(g, seat);
  for (const { guild } of leaver.figures) state.figures[guild]++;
  leaver.figures = [];
  for (const { id } of specialsOf(g, seat)) delete state.specials[id];
  leaver.influence = { bone: 0, flesh: 0, spirit: 0 };
  const bid = state.bids?.[seat] ?? 0;
  const isHeld = state.next === 'raise-bid' || state.next === 'quota';
  if (isHeld) state.forge += bid;
  state.supply += leaver.etherea - (isHeld ? bid : 0);
  leaver.etherea = 0;
  state.outOfGame += leaver.unity;
  leaver.unity = 0;
  if (state.dreadsbane === seat) delete state.dreadsbane;
  if (state.bids) delete state.bids[seat];
}

/** MC-LEAVE-04. */
function giveUpCards(g: G, seat: Seat): void {
  for (const zone of [hand(seat), packet(seat)])
    for (const card of [...g.cards(zone)]) g.move(card, COURT_DECK);
  for (const zone of [openWallows(seat), artifacts(seat)])
    for (const card of [...g.cards(zone)]) g.move(card, WALLOWS_DISCARD, 'front');
  for (const card of [...g.cards(motives(seat))]) g.move(card, BOX);
  for (const faction of FACTIONS) {
    const left = g.cards(mourners(seat)).filter(card => mournerDef(g, card).faction === faction);
    g.state.turned = g.state.turned.filter(card => !left.includes(card));
    const order = [];
    while (left.length > 0) order.push(...left.splice(g.int(left.length), 1));
    for (const card of order) g.move(card, mournerDeck(faction));
    // Nobody can tell them apart any more.
    if (order.length > 1) g.reorder(seat, mournerDeck(faction), order);
  }
}

/** MC-LEAVE-06, MC-LEAVE-09: what waited for the leaver is dropped; in the Action phase passes count anew. */
function leaveQueues(g: G, seat: Seat): void {
  const { state } = g;
  state.due = state.due.filter(due => due.seat !== seat);
  state.queue = state.queue.filter(other => other !== seat);
  state.blamed = state.blamed.filter(other => other !== seat);
  if (state.winner === seat) delete state.winner;
  if (state.lastToAct === seat) delete state.lastToAct;
  if (state.lastTurns) state.lastTurns = state.lastTurns.filter(other => other !== seat);
  if (!state.turns) return;
  dropFrom(state.turns, seat);
  state.turns.passes = 0;
  if (!state.lastTurns) state.next = 'turn';
}
