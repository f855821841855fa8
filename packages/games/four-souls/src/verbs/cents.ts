import type { Flow, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { player } from '../table/table.ts';
import { noticeBonusSouls } from './bonus.ts';
import { happen } from './happen.ts';
import { replaced } from './replace.ts';

/** From the supply to a player's pool (FS-GAIN-03). */
export function* gainCents(g: G, seat: Seat, amount: number): Flow<void> {
  if (amount <= 0) return;
  const gain = yield* replaced(g, { type: 'gain-cents', seat, amount });
  if (gain?.seat) takeCents(g, gain.seat, gain.amount);
}

/** What a gain comes to once nothing replaces it; with a limited supply, what is left of that (FS-SETUP-10). */
export function takeCents(g: G, seat: Seat, amount: number): void {
  const { supply, options } = g.state;
  const taken = options.cappedSupply ? Math.min(amount, Math.max(0, supply)) : amount;
  if (taken <= 0) return;
  player(g, seat).cents += taken;
  g.state.supply -= taken;
  g.emit('gained-cents', { seat, amount: taken });
  happen(g, { type: 'gained-cents', seat, amount: taken });
  noticeBonusSouls(g);
}

/** Back to the supply, as many as there are (FS-MECH-02). Returns how many. */
export function loseCents(g: G, seat: Seat, amount: number): number {
  const lost = Math.min(amount, player(g, seat).cents);
  if (lost <= 0) return 0;
  player(g, seat).cents -= lost;
  g.state.supply += lost;
  g.emit('lost-cents', { seat, amount: lost });
  return lost;
}

/** Exactly so many, or none (FS-MECH-03). */
export function payCents(g: G, seat: Seat, amount: number): boolean {
  if (player(g, seat).cents < amount) return false;
  player(g, seat).cents -= amount;
  g.state.supply += amount;
  if (amount > 0) g.emit('paid-cents', { seat, amount });
  return true;
}

/** From one player to another: given, whoever decided it (FS-GAIN-02). As many as there are (FS-GAIN-10). */
export function giveCents(g: G, from: Seat, to: Seat, amount: number): number {
  const given = Math.min(amount, player(g, from).cents);
  if (given <= 0 || from === to) return 0;
  player(g, from).cents -= given;
  player(g, to).cents += given;
  g.emit('gave-cents', { seat: from, to, amount: given });
  happen(g, { type: 'gave-cents', seat: from, target: to, amount: given });
  noticeBonusSouls(g);
  return given;
}
