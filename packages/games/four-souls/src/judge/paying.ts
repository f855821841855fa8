import type { Option, Seat } from '@tavolata/kernel';
import type { G } from '../state.ts';
import { isAffordable, purchasesLeft } from '../steps/purchase.ts';
import { lootPlaysLeft } from '../verbs/playing.ts';
import { hpOf, soulsOf } from '../verbs/standing.ts';
import { faceOf, handOf, monsters, others, player, soulCards } from '../verbs/table.ts';
import { spoils } from './odds.ts';
import { cardWorth } from './worth.ts';

/** Whether something is worth doing for me; `peace`: whether no fight is left this turn that I would seek. */
type When = (g: G, me: Seat, peace: () => boolean) => boolean;

const always: When = () => true;
/** HP that heal at the end of the turn anyway. */
const hpAbove =
  (left: number): When =>
  (g, me, peace) =>
    hpOf(g, { seat: me }) > left && peace();
/** Cents that buy nothing this turn. */
const spareCents = (g: G, me: Seat): boolean => purchasesLeft(g) <= 0 || !isAffordable(g, me);
/** A card in hand that is worth less than this. */
const cardBelow =
  (worth: number): When =>
  (g, me) =>
    handOf(g, me).some(card => cardWorth(g, card) < worth);
const holds =
  (cards: number): When =>
  (g, me) =>
    handOf(g, me).length >= cards;
const anothersSoul: When = (g, me) => others(g, me).some(seat => soulCards(g, seat).length > 0);
const behindInSouls: When = (g, me) => others(g, me).some(seat => soulsOf(g, seat) > soulsOf(g, me));

/** When abilities are worth their cost; of the others none is. */
const PAID: Readonly<Record<string, When>> = {
  'blood-donation': hpAbove(1),
  'devil-beggar': hpAbove(2),
  beggar: spareCents,
  'fortune-teller': spareCents,
  'slot-machine': spareCents,
  smelter: cardBelow(1.2),
  'key-master': cardBelow(1.2),
  'eternal-chest': cardBelow(2),
  succubus: (g, me) => lootPlaysLeft(g, me) === 0 && handOf(g, me).length > 1,
  'pay-to-play': spareCents,
  'experimental-treatment': always,
};

/** When cards that are used up, or that may hurt whoever uses them, are worth it. */
const CAREFUL: Readonly<Record<string, When>> = {
  box: holds(3),
  'moms-shovel': anothersSoul,
  'forget-me-now': behindInSouls,
  'xx-judgement': behindInSouls,
  'xiv-temperance': hpAbove(1),
  'xvi-the-tower': hpAbove(2),
};

export const isWorthIt = (g: G, me: Seat, id: string, how: Option['key'], peace: () => boolean): boolean =>
  how === 'paid' ? (PAID[id]?.(g, me, peace) ?? false) : (CAREFUL[id]?.(g, me, peace) ?? true);

/** Which of several abilities of one card: those that save up for the last one leave the others be. */
export function savedFor(g: G, { card, key, value = 0 }: Option): number | undefined {
  if (card === undefined) return undefined;
  const { id, does } = faceOf(g, card);
  const last = (does.abilities?.length ?? 0) - 1;
  if (id === 'the-bone') return key === 'tap' ? 6 : value === last ? 20 : -1;
  if (id !== 'tech-x') return undefined;
  return key === 'tap' ? 6 : Math.max(0, ...monsters(g).map(one => spoils(g, one))) - 5;
}

export const canSpare = (g: G, me: Seat, cents: number): boolean =>
  player(g, me).cents >= cents && spareCents(g, me);
