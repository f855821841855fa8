import { cloneCore, cloneRound, type Seat } from '@tavolata/kernel';
import type { PlayerState } from './state/players.ts';
import type { FourSoulsState } from './state.ts';

/** What is only ever replaced, never changed in place, is shared between copies, and frozen to keep it so. */
const shared = <T>(value: T): T => Object.freeze(value);

/** A copy of one record; what hangs on it is shared. */
function copyOf<T extends object>(one: T): T {
  const copy = { ...one };
  for (const key in copy) if (typeof copy[key] === 'object') Object.freeze(copy[key]);
  return copy;
}

function copyPlayers(players: FourSoulsState['players']): FourSoulsState['players'] {
  const copy: FourSoulsState['players'] = {};
  for (const seat in players) copy[seat as Seat] = copyOf(players[seat as Seat] as PlayerState);
  return copy;
}

export function clone(state: FourSoulsState): FourSoulsState {
  const copy: FourSoulsState = {
    core: cloneCore(state.core),
    mode: state.mode,
    together: state.together,
    options: shared(state.options),
    deciders: shared(state.deciders),
    order: shared(state.order),
    firstPlayer: state.firstPlayer,
    stage: state.stage,
    doing: state.doing,
    turn: copyOf(state.turn),
    players: copyPlayers(state.players),
    things: shared(state.things),
    lives: state.lives,
    copies: shared(state.copies),
    flipped: shared(state.flipped),
    slots: shared(state.slots),
    stack: state.stack.map(copyOf),
    nextId: state.nextId,
    waiting: shared(state.waiting),
    queue: shared(state.queue),
    lasting: shared(state.lasting),
    endDeclared: state.endDeclared,
    dying: state.dying.map(copyOf),
    extraTurns: shared(state.extraTurns),
    supply: state.supply,
    timer: state.timer,
    hadTurn: shared(state.hadTurn),
    lastInOrder: state.lastInOrder,
    under: shared(state.under),
    bonusDue: shared(state.bonusDue),
    bonusCounters: shared(state.bonusCounters),
    barters: state.barters,
    copiedLoot: shared(state.copiedLoot),
    won: shared(state.won),
    roundBegan: state.roundBegan,
  };
  if (state.round) copy.round = cloneRound(state.round);
  if (state.starter) copy.starter = state.starter;
  if (state.attack) copy.attack = copyOf(state.attack);
  if (state.purchase) copy.purchase = copyOf(state.purchase);
  if (state.draft) copy.draft = copyOf(state.draft);
  return copy;
}
