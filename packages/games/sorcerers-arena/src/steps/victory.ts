import type { RuleId, Seat } from '@tavolata/kernel';
import type { Side } from '../defs.ts';
import type { G } from '../state.ts';
import { otherSide, seatsOf } from '../verbs/characters.ts';
import { isOut } from '../verbs/leavers.ts';

/** SA-LEAVE-09: after everyone who stayed, the first to leave last of all. */
const leavers = (g: G): Seat[][] =>
  g.state.core.gone
    .filter(seat => isOut(g, seat))
    .reverse()
    .map(seat => [seat]);
const stayed = (g: G, side: Side): Seat[] => seatsOf(g, side).filter(seat => !isOut(g, seat));

function win(g: G, side: Side, reason: string, rule: RuleId): void {
  const winners = stayed(g, side);
  const losers = stayed(g, otherSide(side));
  const order = [winners, ...(losers.length > 0 ? [losers] : []), ...leavers(g)];
  g.finish({ how: g.seats.length > 2 ? 'team' : 'ranking', winners, order, reason, rule });
}

/** SA-GAME-04, SA-TEAM-13. */
export function finishByScore(g: G): void {
  const { blue, red } = g.state.vp;
  win(g, blue > red ? 'blue' : 'red', 'most-vp', g.seats.length > 2 ? 'SA-TEAM-13' : 'SA-GAME-04');
}

export function finishInDraw(g: G, reason: string, rule: RuleId): void {
  const there = g.seats.filter(seat => !isOut(g, seat));
  g.finish({ how: 'draw', winners: [], order: [there, ...leavers(g)], reason, rule });
}

/** SA-LEAVE-03, SA-LEAVE-08: the other side wins at once. */
export function finishByLeaving(g: G, side: Side): void {
  win(g, side, 'others-left', g.seats.length > 2 ? 'SA-LEAVE-08' : 'SA-LEAVE-03');
}
