import type { Seat } from '@tavolata/kernel';
import type { Aim, AttackGrant, G } from '../state.ts';
import { active, count, player, thisTurn } from '../table/table.ts';
import { cancelEverything } from './stack.ts';
import { cancelAttack } from './zoning.ts';

/** The loot plays that the turn itself brings (FS-ACTN-01). */
export const allotLootPlays = (g: G, seat: Seat, amount: number): void => {
  count(g, seat, { lootPlays: thisTurn(g, seat).lootPlays + amount });
  g.emit('loot-plays', { seat, amount });
};
/** An extra loot play, usable until the current turn ends. */
export const grantLootPlays = (g: G, seat: Seat, amount: number): void => {
  count(g, seat, { grantedPlays: thisTurn(g, seat).grantedPlays + amount });
  g.emit('loot-plays', { seat, amount });
};
/** More than any hand holds. */
export const UNLIMITED = 1000;

/** An attack beyond the turn's own; `only` against these; `must`: it has to be made (FS-ATK-32). */
export function grantAttack(
  g: G,
  details: { readonly must?: boolean; readonly only?: readonly Aim[] } = {},
): void {
  const grant: AttackGrant = {
    grants: true,
    must: details.must ?? false,
    ...(details.only && { only: details.only }),
    ...(g.state.attack?.stage === 'declared' && { later: true }),
  };
  g.state.turn.grants = [...g.state.turn.grants, grant];
  g.emit('attack-granted', { seat: active(g) });
}
/** 'Must attack' grants nothing: it binds an attack the player has. */
export function obligeAttack(g: G, only?: readonly Aim[]): void {
  g.state.turn.grants = [...g.state.turn.grants, { grants: false, must: true, ...(only && { only }) }];
}

/** FS-END-07 to FS-END-10: what is on the stack still resolves; declarations and attacks owed lapse. */
export function endTurn(g: G): void {
  cancelAttack(g);
  delete g.state.purchase;
  g.state.endDeclared = false;
  g.state.turn.grants = [];
  g.state.turn.ending = true;
  g.emit('turn-cut-short', { seat: active(g) });
}

/** 'Cancel everything that has not resolved, then end the turn.' */
export function cancelAllAndEndTurn(g: G): void {
  cancelEverything(g);
  endTurn(g);
}

/** FS-WIN-06: the player has won as soon as what says so has resolved. */
export const winsTheGame = (g: G, seat: Seat): void => {
  g.state.won = [...g.state.won, seat];
};

/** FS-TURN-10: the last one granted is taken first. */
export const grantExtraTurn = (g: G, seat: Seat): void => {
  g.state.extraTurns = [...g.state.extraTurns, seat];
  g.emit('extra-turn', { seat });
};
/** Skips add up (FS-REPL-02). */
export const skipNextTurn = (g: G, seat: Seat): void => {
  player(g, seat).skips++;
  g.emit('will-skip', { seat });
};

export const DECK_ONLY: readonly Aim[] = [{ deck: 'monster' }];
