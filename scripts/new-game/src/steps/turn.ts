import { choose, type Flow, type Option, type Seat } from '@tavolata/kernel';
import { type G, keptBy, playing, SIDES } from '../state.ts';
import { isWon, win } from './goal.ts';

const ROLL: Option = { key: 'roll' };
const KEEP: Option = { key: 'keep' };

export function beginTurn(g: G, seat: Seat): void {
  const { state } = g;
  state.turn++;
  state.active = seat;
  state.pot = 0;
  state.die = 0;
  g.emit('turn-began', { seat, turn: state.turn });
}

/** NG-TURN-01: in order of seats, past those who have left. */
export function nextTurn(g: G): void {
  const { core, active } = g.state;
  const at = core.seats.indexOf(active);
  const order = [...core.seats.slice(at + 1), ...core.seats.slice(0, at + 1)];
  const still = playing(g.state);
  beginTurn(g, order.find(seat => still.includes(seat)) ?? active);
}

export function* act(g: G): Flow<void> {
  const { active, pot } = g.state;
  const choice = yield* choose(g, active, 'act', [ROLL, KEEP], {
    rule: 'NG-TURN-01',
    params: { pot },
    refuse: option => (option === KEEP && pot === 0 ? g.refuse('NG-TURN-04', 'empty-pot') : undefined),
  });
  if (choice === KEEP) keep(g);
  else roll(g);
}

function roll(g: G): void {
  const { state } = g;
  const seat = state.active;
  state.die = g.die(SIDES);
  g.emit('rolled', { seat, die: state.die });
  if (state.die > 1) {
    // NG-TURN-02
    state.pot += state.die;
    return;
  }
  // NG-TURN-03
  g.emit('lost', { seat, points: state.pot });
  nextTurn(g);
}

/** NG-TURN-04 */
function keep(g: G): void {
  const { state } = g;
  const { active: seat, pot } = state;
  const points = keptBy(state, seat) + pot;
  state.kept[seat] = points;
  state.pot = 0;
  g.emit('kept', { seat, points: pot, total: points });
  if (isWon(state, seat)) win(g, seat, 'goal', 'NG-GOAL-01');
  else nextTurn(g);
}
