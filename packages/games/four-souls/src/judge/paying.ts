import type { Option, Seat } from '@tavolata/kernel';
import type { When } from '../defs.ts';
import type { G } from '../state.ts';
import { isAffordable, purchasesLeft } from '../steps/purchase.ts';
import { hpOf, soulsOf } from '../table/standing.ts';
import { faceOf, handOf, monsters, others, player, soulCards } from '../table/table.ts';
import { lootPlaysLeft } from '../verbs/playing.ts';
import { spoils } from './odds.ts';
import { cardWorth } from './worth.ts';

/** Cents that buy nothing this turn. */
const spareCents = (g: G, me: Seat): boolean => purchasesLeft(g) <= 0 || !isAffordable(g, me);

/** Whether something is worth doing for me; `peace`: whether no fight is left this turn that I would seek. */
function isTime(g: G, me: Seat, when: When, peace: () => boolean): boolean {
  if (typeof when === 'object') {
    // HP that heal at the end of the turn anyway.
    if ('hpAbove' in when) return hpOf(g, { seat: me }) > when.hpAbove && peace();
    if ('holds' in when) return handOf(g, me).length >= when.holds;
    return handOf(g, me).some(card => cardWorth(g, card) < when.cardBelow);
  }
  switch (when) {
    case 'always':
      return true;
    case 'spare-cents':
      return spareCents(g, me);
    case 'anothers-soul':
      return others(g, me).some(seat => soulCards(g, seat).length > 0);
    case 'behind-in-souls':
      return others(g, me).some(seat => soulsOf(g, seat) > soulsOf(g, me));
    case 'loot-play-missed':
      return lootPlaysLeft(g, me) === 0 && handOf(g, me).length > 1;
  }
}

/** Abilities are worth their cost when their card says so; what costs nothing is, except for cards that say when. */
export const isWorthIt = (
  g: G,
  me: Seat,
  when: When | undefined,
  how: Option['key'],
  peace: () => boolean,
): boolean => (when === undefined ? how !== 'paid' : isTime(g, me, when, peace));

/** Which of several abilities of one card: those that save up for the last one leave the others be. */
export function savedFor(g: G, { card, key, value = 0 }: Option): number | undefined {
  if (card === undefined) return undefined;
  const { bots, does } = faceOf(g, card);
  const last = (does.abilities?.length ?? 0) - 1;
  if (bots.savesFor === 'last-ability') return key === 'tap' ? 6 : value === last ? 20 : -1;
  if (bots.savesFor !== 'kill') return undefined;
  return key === 'tap' ? 6 : Math.max(0, ...monsters(g).map(one => spoils(g, one))) - 5;
}

export const canSpare = (g: G, me: Seat, cents: number): boolean =>
  player(g, me).cents >= cents && spareCents(g, me);
