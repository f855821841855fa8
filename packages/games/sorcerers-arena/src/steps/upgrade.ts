import {
  agree,
  type CardId,
  chooseSome,
  type Flow,
  maybeChoose,
  type Refusal,
  type Seat,
} from '@tavolata/kernel';
import { abilityDef, GEARS, type Gear } from '../defs.ts';
import { chapterOf, matchOf } from '../setup.ts';
import type { Character, G } from '../state.ts';
import { exile } from '../verbs/cards.ts';
import { active, decider, partnerOf } from '../verbs/characters.ts';
import { discardPile } from '../zones.ts';

type Cost = Partial<Record<Gear, number>>;

const gearOf = (g: G, card: CardId): Gear | undefined => {
  const def = g.def(card);
  return def.type === 'combat' ? def.gear : undefined;
};

/** SA-GEAR-02, SA-GEAR-03: what a Summoner has collected. */
export function gearsOf(g: G, seat: Seat): Record<Gear, number> {
  const gears = Object.fromEntries(GEARS.map(gear => [gear, 0])) as Record<Gear, number>;
  for (const card of g.cards(discardPile(seat))) {
    const gear = gearOf(g, card);
    if (gear) gears[gear]++;
  }
  return gears;
}

const costOf = ({ name }: Character): Cost => abilityDef(name).upgradeCost;
const less = (cost: Cost, gear: Gear): Cost => ({ ...cost, [gear]: (cost[gear] ?? 0) - 1 });
const canPay = (g: G, seat: Seat, cost: Cost): boolean => {
  const gears = gearsOf(g, seat);
  return GEARS.every(gear => gears[gear] >= (cost[gear] ?? 0));
};

/** A refusal binds two people; whoever has taken over the partner's place asks nobody (SA-LEAVE-07). */
const isRefused = (g: G, seat: Seat, partner: Seat): boolean =>
  g.state.turn.gearRefused && decider(g, seat) !== decider(g, partner);

/** SA-TEAM-16: the partner's cards of which one would do, with one's own for the rest. */
function lendable(g: G, seat: Seat, cost: Cost): CardId[] {
  const partner = partnerOf(g, seat);
  if (!partner || !matchOf(g).partnerGears || isRefused(g, seat, partner)) return [];
  return g.cards(discardPile(partner)).filter(card => {
    const gear = gearOf(g, card);
    return gear && (cost[gear] ?? 0) > 0 && canPay(g, seat, less(cost, gear));
  });
}

/** SA-UPG-01, SA-UPG-02, SA-UPG-07. */
export function refuseUpgrade(g: G): Refusal | undefined {
  const who = active(g);
  if (!chapterOf(g).upgrades) return g.refuse('SA-MODE-06', 'no-upgrades');
  if (who.upgraded) return g.refuse('SA-UPG-06', 'already-upgraded');
  const payable = canPay(g, who.seat, costOf(who)) || lendable(g, who.seat, costOf(who)).length > 0;
  return payable ? undefined : g.refuse('SA-UPG-02', 'gear-missing');
}

/** One gear of the partner's, if the active Summoner wants it and the partner agrees; one person asks nobody (SA-LEAVE-07). */
function* borrow(g: G, seat: Seat): Flow<CardId | undefined> {
  const who = decider(g, seat);
  const partner = partnerOf(g, seat);
  const card = yield* maybeChoose(g, who, 'borrow-gear', lendable(g, seat, costOf(active(g))), {
    rule: 'SA-TEAM-16',
    params: { character: active(g).name },
  });
  if (card === undefined || !partner) return undefined;
  const lender = decider(g, partner);
  const lent =
    lender === who || (yield* agree(lender, 'lend-gear', { rule: 'SA-TEAM-16', params: { card } }));
  if (lent) return card;
  g.state.turn.gearRefused = true;
  g.emit('gear-refused', { seat: partner });
  return undefined;
}

/** SA-UPG-02: the Summoner picks which cards, exactly the gears of the cost. */
function* payGears(g: G, seat: Seat, cost: Cost): Flow<void> {
  const cards = g.cards(discardPile(seat)).filter(card => (cost[gearOf(g, card) as Gear] ?? 0) > 0);
  const wanted = GEARS.filter(gear => (cost[gear] ?? 0) > 0);
  const gears = cards.map(card => gearOf(g, card));
  const limits = wanted.map(gear => ({
    weights: gears.map(other => (other === gear ? 1 : 0)),
    min: cost[gear] ?? 0,
    max: cost[gear] ?? 0,
  }));
  const first = wanted.flatMap(gear =>
    gears.flatMap((other, i) => (other === gear ? [i] : [])).slice(0, cost[gear]),
  );
  const size = first.length;
  const paid = yield* chooseSome(
    g,
    decider(g, seat),
    'pay-upgrade',
    cards,
    { min: size, max: size, limits, fallback: first },
    { rule: 'SA-UPG-02', params: { character: active(g).name } },
  );
  exile(g, seat, paid);
}

/** SA-UPG-04, SA-UPG-08: the Ability card is turned over; no phase is used up. */
export function* upgrade(g: G): Flow<void> {
  const { seat, name } = active(g);
  const card = yield* borrow(g, seat);
  const cost = costOf(active(g));
  const lent = card === undefined ? undefined : gearOf(g, card);
  const rest = lent ? less(cost, lent) : cost;
  g.state.next = 'main';
  if (!canPay(g, seat, rest)) return;
  if (card !== undefined) exile(g, partnerOf(g, seat) as Seat, [card]);
  yield* payGears(g, seat, rest);
  active(g).upgraded = true;
  g.emit('upgraded', { character: name, seat });
}
