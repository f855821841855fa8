import type { Seat } from '@tavolata/kernel';
import type { Use } from '../behaviour.ts';
import { limits } from '../defs.ts';
import type { G, Roll } from '../state.ts';
import { count, thisTurn } from '../table/table.ts';
import { happen } from './happen.ts';
import { push } from './stack.ts';

/** FS-DICE-02. */
export const clamp = (face: number): number => Math.min(limits.die.max, Math.max(limits.die.min, face));

type Purpose = Partial<Pick<Roll, 'attack' | 'reward' | 'outcome'>>;

/** The die is rolled and goes on the stack; then abilities about a die being rolled trigger (FS-DICE-03, FS-DICE-04). */
export function rollDie(g: G, seat: Seat, purpose: Purpose): Roll {
  const face = g.die(limits.die.max);
  const nth = thisTurn(g, seat).rolls + 1;
  const nthAttack = thisTurn(g, seat).attackRolls + 1;
  count(g, seat, { rolls: nth, ...(purpose.attack && { attackRolls: nthAttack }) });
  const rolled = push<Roll>(
    g,
    { kind: 'roll', by: seat, face, nth, ...(purpose.attack && { nthAttack }), ...purpose },
    seat,
  );
  g.emit('rolled', { seat, face });
  happen(g, { type: 'rolled', seat, face, stack: rolled.id });
  return rolled;
}

/** A roll for an ability: what its `roll` says for the final result follows (FS-KEY-12). */
export function roll(g: G, use: Use, seat: Seat): void {
  const { source, path, aims, event } = use;
  rollDie(g, seat, { outcome: { source, path, aims, ...(event && { event }) } });
}

/** The same roll with a new number; what had changed the old one is lost (FS-MECH-20, FS-DICE-11). */
export function reroll(g: G, one: Roll): void {
  one.face = g.die(limits.die.max);
  delete one.tried;
  g.emit('rerolled', { seat: one.by, face: one.face });
  happen(g, { type: 'rolled', seat: one.by, face: one.face, stack: one.id });
}

export function setRoll(g: G, one: Roll, face: number): void {
  one.face = clamp(face);
  g.emit('roll-changed', { seat: one.by, face: one.face });
}
export const addToRoll = (g: G, one: Roll, more: number): void => setRoll(g, one, one.face + more);
/** FS-MECH-26. */
export const flipRoll = (g: G, one: Roll): void =>
  setRoll(g, one, limits.die.min + limits.die.max - one.face);

export const isAttackRoll = (one: Roll): boolean => one.attack !== undefined;
