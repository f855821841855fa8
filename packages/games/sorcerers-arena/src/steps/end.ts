import { agree, askTogether, chooseSome, type Flow, type Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import { chapterOf } from '../setup.ts';
import type { G } from '../state.ts';
import { isGold } from '../verbs/board.ts';
import { discard, handLimit, inHand } from '../verbs/cards.ts';
import { active, decider } from '../verbs/characters.ts';
import { abilityOn } from '../verbs/settle.ts';
import { finishByScore, finishInDraw } from './victory.ts';

/** What happens at the start of the End Phase: Rooftop Prince. */
export function endPhase(g: G): void {
  const { state } = g;
  const { space } = active(g);
  const ability = abilityOn(g, state.marker, 'end-phase');
  if (ability && space && (ability.onSpace !== 'gold' || isGold(space)))
    state.pending.push({ skill: ability.id, by: state.marker });
  state.next = 'discard-down';
}

/** SA-ENDP-01, SA-SKILL-11: only the Summoner whose turn ends. */
export function* discardDown(g: G): Flow<void> {
  const { seat } = active(g);
  const excess = inHand(g, seat).length - handLimit(g, seat);
  if (excess > 0) {
    const bounds = { min: excess, max: excess };
    const cards = yield* chooseSome(g, decider(g, seat), 'discard-down', inHand(g, seat), bounds, {
      rule: 'SA-ENDP-01',
    });
    discard(g, seat, cards);
  }
  g.state.next = 'next-turn';
}

/** SA-ENDP-02, SA-ENDP-03: the Turn marker goes on; past the last tile the round is over. */
export function nextTurn(g: G): void {
  const { state } = g;
  state.next = 'start-phase';
  if (state.marker + 1 < state.row.length) {
    state.marker++;
    return;
  }
  g.emit('round-ended', { round: state.round, blue: state.vp.blue, red: state.vp.red });
  if (state.lastRound && isOver(g)) return;
  state.marker = 0;
  state.round++;
}

/** SA-GAME-03, SA-GAME-04: the most VP; a tie is a draw, or goes on from Chapter 3 (SA-GAME-09). */
function isOver(g: G): boolean {
  const { state } = g;
  const { blue, red } = state.vp;
  if (blue !== red) {
    finishByScore(g);
    return true;
  }
  if (chapterOf(g).tie === 'draw') {
    finishInDraw(g, 'equal-score', state.chapter === 'chapter-1' ? 'SA-GAME-06' : 'SA-GAME-07');
    return true;
  }
  if (state.extraRounds >= limits.extraRounds.draw) {
    finishInDraw(g, 'tied-too-long', 'SA-GAME-09');
    return true;
  }
  g.emit('tied', { total: blue });
  if (state.extraRounds >= limits.extraRounds.offerDraw) state.next = 'offer-draw';
  state.extraRounds++;
  return false;
}

/** SA-GAME-09, SA-LEAVE-09: everybody who is still in must agree. */
export function* offerDraw(g: G): Flow<void> {
  const people = [...new Set(g.seats.map(seat => decider(g, seat)))] as Seat[];
  // The round about to begin is counted already.
  const about = { rule: 'SA-GAME-09', params: { rounds: g.state.extraRounds - 1 } };
  const answers = yield* askTogether(people.map(seat => agree(seat, 'accept-draw', about)));
  g.state.next = 'start-phase';
  if (answers.every(Boolean)) finishInDraw(g, 'draw-agreed', 'SA-GAME-09');
}
