import type { CardId } from '@tavolata/kernel';
import type { Amounts, Cost, Stat } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { forbids } from './blights.ts';
import { bonusesWhen } from './bonuses.ts';
import { defaultOf } from './defaults.ts';
import { companions, heroAt, isTurnOf, nameOf } from './heroes.ts';
import { activesOn, powerDef } from './powers.ts';

/** DN-BTYPE-12, and the Forms that keep Grace from rising. */
export const canGainGrace = (g: G, hero: HeroId): boolean =>
  !forbids(g, hero, 'grace-gain') && !activesOn(g, hero).some(({ effect }) => effect.noGrace);

/** How much a gain would really bring (DN-STAT-05, DN-STAT-06). */
export function gainOf(g: G, hero: HeroId, stat: Stat, amount: number, upTo?: number | 'default'): number {
  if (stat === 'grace' && !canGainGrace(g, hero)) return 0;
  if (upTo === undefined) return amount;
  const cap = upTo === 'default' ? defaultOf(g, hero, stat) : upTo;
  return Math.max(0, Math.min(amount, cap - heroAt(g, hero)[stat]));
}

export function gain(g: G, hero: HeroId, stat: Stat, amount: number, upTo?: number | 'default'): void {
  const gained = gainOf(g, hero, stat, amount, upTo);
  if (gained === 0) return;
  const who = heroAt(g, hero);
  who[stat] += gained;
  g.emit('gained', { hero: nameOf(g, hero), stat, amount: gained, total: who[stat] });
}

export function takeAway(g: G, hero: HeroId, stat: Stat, amount: number, how: 'lose' | 'spend'): void {
  const who = heroAt(g, hero);
  const taken = Math.min(amount, who[stat]);
  if (taken === 0) return;
  who[stat] -= taken;
  g.emit(how === 'lose' ? 'lost' : 'spent', {
    hero: nameOf(g, hero),
    stat,
    amount: taken,
    total: who[stat],
  });
}

/** Prophecies: what the hero need not lose this turn, nor spend when forced to (DN-CLAR-17). */
export const isSpared = (g: G, hero: HeroId, stat: Stat): boolean =>
  isTurnOf(g, hero) && (g.state.turn?.spared.includes(stat) ?? false);

/** Intercession: another hero here whose Grace can be spent instead. */
export interface Intercessor {
  readonly hero: HeroId;
  readonly card: CardId;
}
export const intercessors = (g: G, hero: HeroId): Intercessor[] =>
  companions(g, hero).flatMap(other => {
    const card = heroAt(g, other).grace > 0 ? bonusesWhen(g, other, 'grace-loss')[0] : undefined;
    return card === undefined ? [] : [{ hero: other, card }];
  });

/** Stealth: the card that lets Grace stand in for Secrecy. */
export const substituteFor = (g: G, hero: HeroId, stat: Stat): CardId | undefined =>
  stat === 'secrecy'
    ? bonusesWhen(g, hero, 'secrecy-loss').find(card => powerDef(g, card).instead)
    : undefined;

/** How much the hero could spend of a stat, with whatever may stand in for it. */
export function spendable(g: G, hero: HeroId, stat: Stat): number {
  const own = heroAt(g, hero)[stat];
  if (stat === 'grace')
    return intercessors(g, hero).reduce((sum, other) => sum + heroAt(g, other.hero).grace, own);
  return substituteFor(g, hero, stat) !== undefined && spendable(g, hero, 'grace') > 0
    ? Number.POSITIVE_INFINITY
    : own;
}

/** DN-STAT-03: the full amount or nothing. Grace that stands in for Secrecy cannot be spent twice. */
export function canSpend(g: G, hero: HeroId, { grace = 0, secrecy = 0 }: Amounts | Cost): boolean {
  const short = heroAt(g, hero).secrecy < secrecy;
  if (short && spendable(g, hero, 'secrecy') < secrecy) return false;
  return spendable(g, hero, 'grace') >= grace + (short ? 1 : 0);
}
