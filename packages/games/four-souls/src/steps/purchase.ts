import { choose, type Flow, type Refusal, type Seat } from '@tavolata/kernel';
import { limits } from '../defs.ts';
import type { Aim, G, Purchase } from '../state.ts';
import { total } from '../table/standing.ts';
import { active, aimAt, player, shopItems, still } from '../table/table.ts';
import { payCents } from '../verbs/cents.ts';
import { happen } from '../verbs/happen.ts';
import { gainItem } from '../verbs/items.ts';
import { showAim } from '../verbs/use.ts';
import { topCard } from '../verbs/zoning.ts';

/** FS-BUY-05, FS-BUY-10. */
export const priceOf = (g: G, seat: Seat, choice: Aim): number =>
  Math.max(0, limits.purchaseCost + total(g, 'price', (price, at) => price(g, at, seat, choice)));

/** The shop items, and the unseen top of the Treasure deck (FS-BUY-03). */
export const wares = (g: G): Aim[] => [
  ...shopItems(g).map(card => aimAt(g, card)),
  ...(topCard(g, 'treasure') === undefined ? [] : [{ deck: 'treasure' } as const]),
];

export const purchasesLeft = (g: G): number =>
  limits.turn.purchases +
  total(g, 'purchases', (purchases, at) => purchases(g, at, active(g))) -
  g.state.turn.purchases;

export const isAffordable = (g: G, seat: Seat): boolean =>
  wares(g).some(choice => priceOf(g, seat, choice) <= player(g, seat).cents);

export function refusePurchase(g: G): Refusal | undefined {
  if (purchasesLeft(g) <= 0) return g.refuse('FS-BUY-09', 'no-purchase-left');
  if (wares(g).length === 0) return g.refuse('FS-BUY-03', 'nothing-to-buy');
  return undefined;
}

/** FS-BUY-02: priority passes before the item is chosen. What is limited is declaring (FS-BUY-08). */
export function declarePurchase(g: G): void {
  const seat = active(g);
  g.state.turn.purchases++;
  g.state.purchase = { by: seat, stage: 'declared' };
  g.state.starter = seat;
  g.state.doing = 'settle';
  g.emit('purchase-declared', { seat });
  happen(g, { type: 'purchase-declared', seat });
}

export function* purchaseGoesOn(g: G, purchase: Purchase): Flow<void> {
  g.state.doing = 'settle';
  if (purchase.stage === 'declared') return yield* chooseWare(g, purchase.by);
  pay(g, purchase);
}

function* chooseWare(g: G, seat: Seat): Flow<void> {
  const choice = yield* choose(g, seat, 'buy-what', wares(g), {
    rule: 'FS-BUY-03',
    as: aim => ({ ...showAim(g, aim), params: { price: priceOf(g, seat, aim) } }),
  });
  const { purchase } = g.state;
  if (!purchase) return;
  if (!choice) {
    delete g.state.purchase;
    return;
  }
  purchase.stage = 'chosen';
  purchase.choice = choice;
  happen(g, {
    type: 'purchase-of',
    seat,
    ...(choice.card === undefined ? { unseen: true } : { card: choice.card, life: choice.life ?? 0 }),
  });
}

/** FS-BUY-06, FS-BUY-07, FS-BUY-13: paid and gained, or nothing. */
function pay(g: G, { by: seat, choice }: Purchase): void {
  delete g.state.purchase;
  if (!choice) return;
  const card = choice.deck ? topCard(g, 'treasure') : still(g, choice);
  if (card === undefined || (!choice.deck && !shopItems(g).includes(card))) return failed(g, seat);
  const price = priceOf(g, seat, choice);
  if (!payCents(g, seat, price)) return failed(g, seat);
  if (!choice.deck) g.state.turn.boughtFromShop++;
  gainItem(g, seat, card, choice.deck !== undefined);
  g.emit('bought', { seat, card, price });
  happen(g, { type: 'bought', seat, card, ...(choice.deck && { unseen: true }) });
}

const failed = (g: G, seat: Seat): void => g.emit('purchase-failed', { seat });
