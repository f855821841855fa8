import { type CardId, choose, chooseSome, type Flow, type Refusal, type Seat } from '@tavolata/kernel';
import type { Cost, Standing, Use } from '../behaviour.ts';
import type { G } from '../state.ts';
import { hpOf, isEternal } from '../table/standing.ts';
import { countersOn, handOf, isInPlay, others, player } from '../table/table.ts';
import { payCents } from '../verbs/cents.ts';
import { removeCounters } from '../verbs/charge.ts';
import { payHp } from '../verbs/damage.ts';
import { destroy, giveItem, ownItems } from '../verbs/items.ts';
import { ditch } from '../verbs/loot.ts';

/** FS-MECH-31: you cannot pay what you do not have. */
const unless =
  (can: (g: G, at: Standing) => boolean, reason: string) =>
  (g: G, at: Standing): Refusal | undefined =>
    can(g, at) ? undefined : g.refuse('FS-MECH-31', reason);

export const cents = (amount: number): Cost => ({
  refuse: unless((g, { me }) => player(g, me).cents >= amount, 'cannot-pay-cents'),
  pay(g, { me }) {
    payCents(g, me, amount);
  },
});

export const hp = (amount: number): Cost => ({
  refuse: unless((g, { me }) => !player(g, me).dead && hpOf(g, { seat: me }) >= amount, 'cannot-pay-hp'),
  pay(g, { me }) {
    payHp(g, me, amount);
  },
});

export const counters = (amount: number): Cost => ({
  refuse: unless((g, { card }) => countersOn(g, card) >= amount, 'cannot-pay-counters'),
  *pay(g, { me, card }) {
    for (let n = 0; n < amount; n++) {
      const name = yield* whichCounter(g, me, card);
      if (name) removeCounters(g, card, 1, name);
    }
  },
});

/** FS-CTR-04: of counters with several names, the player carrying it out chooses. */
function* whichCounter(g: G, me: Seat, card: CardId): Flow<string | undefined> {
  const names = Object.keys(g.state.things[card]?.counters ?? {});
  if (names.length < 2) return names[0];
  return yield* choose(g, me, 'remove-counter', names, {
    rule: 'FS-CTR-04',
    source: card,
    as: name => ({ key: 'counter', params: { name } }),
  });
}

export const discarding = (amount: number): Cost => ({
  refuse: unless((g, { me }) => handOf(g, me).length >= amount, 'cannot-pay-loot'),
  *pay(g, { me }) {
    return (yield* ditch(g, me, amount)).map(card => ({ card }));
  },
});

export const destroyingThis: Cost = {
  refuse: unless((g, { card }) => isInPlay(g, card) && !isEternal(g, card), 'cannot-destroy'),
  *pay(g, { card }) {
    yield* destroy(g, card);
  },
};

export const destroyingItems = (amount: number): Cost => ({
  refuse: unless((g, { me }) => ownItems(g, me).length >= amount, 'cannot-pay-items'),
  *pay(g, { me, card }) {
    const chosen = yield* chooseSome(
      g,
      me,
      'destroy-own-items',
      ownItems(g, me),
      { min: amount, max: amount },
      { source: card },
    );
    for (const item of chosen) yield* destroy(g, item);
  },
});

/** One of your items, never this card, to a player of your choice. */
export const givingAnItem: Cost = {
  refuse: unless((g, { me, card }) => ownItems(g, me).some(item => item !== card), 'cannot-pay-items'),
  *pay(g, { me, card }) {
    const mine = ownItems(g, me).filter(item => item !== card);
    const item = yield* choose(g, me, 'give-own-item', mine, { source: card });
    const to = yield* choose(g, me, 'give-to', others(g, me), { source: card });
    if (item !== undefined && to) giveItem(g, to, item);
  },
};

/** The cards an ability was paid for with. */
export const givenFor = ({ aims }: Use): CardId[] => (aims.at(-1) ?? []).flatMap(({ card }) => card ?? []);
