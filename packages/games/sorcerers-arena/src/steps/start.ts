import { choose, type Flow, putInOrder } from '@tavolata/kernel';
import { isOfKind, limits, type StatusName, statusDef } from '../defs.ts';
import { freshTurn } from '../setup.ts';
import type { G } from '../state.ts';
import { isGold, returnSpaces } from '../verbs/board.ts';
import { atRandom, draw, exile } from '../verbs/cards.ts';
import { active, areRivals, decider, everyone, isStanding, maxHp, sideOf } from '../verbs/characters.ts';
import { damage } from '../verbs/damage.ts';
import { lookAndOrder, revealTop } from '../verbs/decks.ts';
import { gainVp } from '../verbs/score.ts';
import { abilityOn, settle } from '../verbs/settle.ts';
import { gain, isTriggered, takeCounters } from '../verbs/statuses.ts';

/** SA-START-01 to -03: a counter comes off every tile, all together; then the Summoner orders what this sets off. */
export function* startPhase(g: G): Flow<void> {
  const { state } = g;
  const { name, seat } = active(g);
  state.turn = freshTurn();
  g.emit('turn-began', { character: name, seat, round: state.round });
  const lost = Object.keys(active(g).statuses) as StatusName[];
  for (const status of lost) takeCounters(g, state.marker, status, limits.startPhase.countersRemoved);
  noteLosses(g, lost);
  const triggers = lost
    .filter(isTriggered)
    .map(status => ({ key: 'status', place: status, params: { status } }));
  const order = yield* putInOrder(decider(g, seat), 'trigger-order', triggers, { rule: 'SA-STAT-07' });
  state.fading = order.map(({ place }) => place);
  state.next = 'start-arrival';
}

/** Collecting What's Owed: once for each of the statuses named that lost a counter on a rival. */
function noteLosses(g: G, lost: readonly StatusName[]): void {
  const { marker, pending } = g.state;
  for (const by of everyone(g).filter(id => areRivals(g, id, marker))) {
    const ability = abilityOn(g, by, 'rival-lost-counter');
    for (const status of lost)
      if (ability?.statuses?.includes(status)) pending.push({ skill: ability.id, by });
  }
}

/** One trigger of step 1; a KO takes the others with it (SA-KO-03). */
export function* resolveFading(g: G): Flow<void> {
  const { marker, fading } = g.state;
  const status = fading[0] as StatusName;
  const { name, seat } = active(g);
  const { suffer, exileRandom, look, reveal } = statusDef(status);
  g.emit('status-triggered', { character: name, seat, status });
  if (suffer !== undefined) damage(g, marker, suffer);
  if (exileRandom !== undefined) atRandom(g, seat, exileRandom, exile);
  if (look !== undefined) yield* lookAndOrder(g, seat, { cards: look }, 'SA-BROOM-01');
  if (reveal !== undefined) {
    // SA-BROOM-02, SA-BROOM-03: the counter comes back, also if it was the last.
    const card = revealTop(g, seat);
    const number = statusDef(status).gain ?? 0;
    if (card !== undefined && isOfKind(g.def(card), reveal)) gain(g, marker, { [status]: number });
  }
  settle(g);
  g.state.fading = isStanding(active(g)) ? g.state.fading.slice(1) : [];
}

/** SA-START-04 to -07, SA-START-11: first the gold space, then the return of a character that is KO'd. */
export function* startArrival(g: G): Flow<void> {
  const { state } = g;
  const { space, seat, name } = active(g);
  state.next = 'start-draw';
  if (space) {
    if (isGold(space)) gainVp(g, sideOf(g, state.marker), limits.startPhase.vpOnGold);
    return;
  }
  const to = yield* choose(g, decider(g, seat), 'return-to', returnSpaces(g), {
    rule: 'SA-START-06',
    params: { character: name },
    as: place => ({ key: 'space', place }),
  });
  const who = active(g);
  who.hp = maxHp(who);
  // SA-IMMO-04: a placement, not a move.
  if (to !== undefined) who.space = to;
  g.emit('returned', { character: name, seat, to });
}

/** SA-START-08. */
export function startDraw(g: G): void {
  draw(g, active(g).seat, limits.startPhase.draw);
  g.state.next = 'main';
}
