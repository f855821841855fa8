import type { Seat } from '@tavolata/kernel';
import { challengeOf } from '../challenges/challenge.ts';
import { roundOfChallenge } from '../challenges/playing.ts';
import { limits } from '../defs.ts';
import type { G } from '../state.ts';
import { isActive } from '../table/table.ts';
import { people, ranking } from './victory.ts';

/** FS-SOLO-12: the timer has run down. */
function tick(g: G): void {
  g.state.timer--;
  g.emit('timer', { left: g.state.timer });
  if (g.state.timer > 0) return;
  g.finish({
    how: 'lost',
    winners: [],
    order: ranking(g, [people(g)]),
    reason: 'time-is-up',
    rule: 'FS-SOLO-12',
  });
}

/** FS-SOLO-08: once every character has had its turn; extra turns do not count (FS-SOLO-20). */
export function turnOver(g: G, seat: Seat): void {
  const { state } = g;
  if (!state.together) return;
  if (!state.hadTurn.includes(seat)) state.hadTurn = [...state.hadTurn, seat];
  if (!state.order.every(one => state.hadTurn.includes(one))) return;
  state.hadTurn = [];
  for (let n = 0; n < limits.timer.perRound; n++) tick(g);
  roundOfChallenge(g);
}

/** FS-SOLO-09: a death in one's own turn, or every death; in a challenge none (FS-CHAL-15). */
export function deathOfCharacter(g: G, seat: Seat): void {
  const { together, options } = g.state;
  if (!together || (options.challenge !== 'none' && !challengeOf(g)?.deathsCount)) return;
  if (options.everyDeath || isActive(g, seat)) for (let n = 0; n < limits.timer.perDeath; n++) tick(g);
}
