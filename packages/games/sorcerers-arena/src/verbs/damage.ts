import { limits, type SpaceName } from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { isWithin } from './board.ts';
import {
  areAllies,
  character,
  everyone,
  has,
  isStanding,
  maxHp,
  saidOf,
  upgradedAbility,
} from './characters.ts';

/** What allies around take off a damage: Standing Guard, which holds to the end of the paragraph (SA-KO-03). */
function guarded(g: G, to: CharacterId, at: SpaceName | undefined): number {
  let less = 0;
  for (const id of everyone(g)) {
    const guard = character(g, id);
    const ability = upgradedAbility(guard);
    if (ability?.on !== 'ally-damage-worked-out' || !areAllies(g, id, to)) continue;
    if (!guard.space || !at || !isWithin(guard.space, at, ability.range)) continue;
    if (!ability.while || has(guard, ability.while)) less += ability.reduces ?? 0;
  }
  return less;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** What whoever deals a damage adds to it. SA-STRON-01: a base of 0 stays 0. */
export const strengthOf = (g: G, by: CharacterId, base: number): number =>
  base > 0 ? sum(saidOf(character(g, by), 'adds')) : 0;

/** SA-DMG-02: base, additions, reductions, not below 0. */
export function workedOut(
  g: G,
  to: CharacterId,
  base: number,
  by?: CharacterId,
  at: SpaceName | undefined = character(g, to).space,
): number {
  const more = by === undefined ? 0 : strengthOf(g, by, base);
  const tough = sum(saidOf(character(g, to), 'reduces'));
  return Math.max(limits.minDamage, base + more - tough - guarded(g, to, at));
}

/** One damage pipeline: dealt by a character, or suffered from nobody (SA-CURS-03, SA-CARDQ-01). */
export function damage(g: G, to: CharacterId, base: number, by?: CharacterId): void {
  const who = character(g, to);
  if (!isStanding(who)) return;
  const amount = workedOut(g, to, base, by);
  who.hp = Math.max(limits.minHealth, who.hp - amount);
  g.state.blows.push({ to, ...(by !== undefined && { by }), amount, ko: who.hp === 0 });
  g.emit('damaged', { character: who.name, seat: who.seat, amount, hp: who.hp });
}

/** SA-HP-01, SA-HP-03. */
export function recover(g: G, to: CharacterId, number: number, by: CharacterId): void {
  const who = character(g, to);
  if (!isStanding(who)) return;
  const amount = Math.min(number, maxHp(who) - who.hp);
  who.hp += amount;
  if (amount > 0) g.state.healed.push({ to, by });
  g.emit('recovered', { character: who.name, seat: who.seat, amount, hp: who.hp });
}
