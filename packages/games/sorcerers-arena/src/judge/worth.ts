import type { CardId, Seat } from '@tavolata/kernel';
import {
  type CardDef,
  characterDef,
  type Gains,
  isOfKind,
  type Paragraph,
  SPACES,
  type SpaceName,
  type StatusName,
  statusDef,
} from '../defs.ts';
import type { CharacterId, G } from '../state.ts';
import { distance, isGold, occupant } from '../verbs/board.ts';
import {
  areRivals,
  character,
  countersOf,
  isStanding,
  maxHp,
  otherSide,
  sideOf,
  sideOfSeat,
  standing,
} from '../verbs/characters.ts';
import { workedOut } from '../verbs/damage.ts';
import { deck } from '../zones.ts';

type Reveal = NonNullable<Paragraph['reveal']>;

const vpOf = (g: G, id: CharacterId): number => characterDef(character(g, id).name).vp;

/** What a damage is worth to the one who deals it: the share of the VP it brings nearer, and a KO most of all. */
export function damageWorth(g: G, by: CharacterId, to: CharacterId, base: number): number {
  const who = character(g, to);
  const amount = workedOut(g, to, base, by);
  const share = (Math.min(amount, who.hp) / maxHp(who)) * vpOf(g, to);
  const worth = amount >= who.hp ? vpOf(g, to) + 1 + 0.3 * share : 0.9 * share;
  return areRivals(g, by, to) ? worth : -1.2 * worth;
}

export function gainWorth(g: G, by: CharacterId, to: CharacterId, gains: Gains): number {
  let worth = 0;
  for (const [status, number] of Object.entries(gains) as [StatusName, number][]) {
    const { timing, helps, bots } = statusDef(status);
    const own = to === by;
    const before = countersOf(character(g, to), status);
    // The first counter of a rival comes off before it can do anything.
    const turns = timing === 'triggered' ? number : own || before > 0 ? Math.min(number, 1.5) : number - 1;
    const sign = helps === !areRivals(g, by, to) ? 1 : -1;
    worth += sign * bots.worth * turns;
  }
  return worth;
}

export function recoverWorth(g: G, to: CharacterId, number: number): number {
  const who = character(g, to);
  const amount = Math.min(number, maxHp(who) - who.hp);
  return (amount / maxHp(who)) * vpOf(g, to) * 0.8;
}

/** How likely a reveal is to show what the text wants: of an unknown card, by all that may lie there. */
export function chanceOf(g: G, self: CharacterId, { deck: which, type }: Reveal): number {
  if (which !== 'own' || type === undefined) return 0.45;
  const { seat } = character(g, self);
  const [top] = g.cards(deck(seat));
  if (top === undefined) return 0;
  if (g.knows(seat, top)) return isOfKind(g.def(top), type) ? 1 : 0;
  const unseen = g.state.core.pools?.[seat] ?? [];
  const fitting = unseen.filter(def => isOfKind(g.defs[def] as CardDef, type));
  return fitting.length / Math.max(1, unseen.length);
}

/** What a paragraph that may hurt its own character costs on the average. */
export function riskOf(g: G, self: CharacterId, { reveal, otherwise }: Paragraph): number {
  if (!reveal || !otherwise) return 0;
  const who = character(g, self);
  const amount = workedOut(g, self, otherwise.suffer);
  const loss = amount >= who.hp ? vpOf(g, self) + 1 : (amount / maxHp(who)) * vpOf(g, self);
  return g.cards(deck(who.seat)).length === 0 ? 0 : (1 - chanceOf(g, self, reveal)) * loss;
}

const GOLD = SPACES.filter(({ gold }) => gold).map(({ id }) => id);

/** How good it is for a character to end its turn on a space: gold, near gold, near rivals but not among them. */
export function spaceWorth(g: G, id: CharacterId, space: SpaceName): number {
  const who = character(g, id);
  const rivals = standing(g).filter(other => areRivals(g, id, other));
  const near = rivals.map(other => distance(space, character(g, other).space as SpaceName));
  const threats = near.filter(steps => steps <= 3).length;
  const frailty = (1 - who.hp / maxHp(who)) * 0.5 + 0.1;
  const toGold = GOLD.filter(gold => {
    const there = occupant(g, gold);
    return there === undefined || there === id;
  }).map(gold => distance(space, gold));
  const approach = near.length > 0 ? 0.06 * Math.min(...near) : 0;
  return (isGold(space) ? 1.1 : 0) - 0.14 * Math.min(6, ...toGold) - approach - threats * frailty;
}

/** What a card in hand is good for, roughly; one whose character is out of reach for a while is worth less. */
export function cardWorth(g: G, card: CardId): number {
  const def = g.def(card);
  if (def.type !== 'combat') return 0;
  return def.does.reduce((sum, paragraph) => sum + paragraphWorth(paragraph), 0.3);
}

const paragraphWorth = ({ damage = 0, recover = 0, move = 0, draw = 0, gain = {} }: Paragraph): number =>
  0.6 * damage + 0.4 * recover + 0.25 * move + 0.6 * draw + 0.4 * Object.keys(gain).length;

function standingOf(g: G, id: CharacterId): number {
  const who = character(g, id);
  if (!isStanding(who)) return -0.5;
  const helped = Object.keys(who.statuses).reduce(
    (sum, status) => sum + (statusDef(status as StatusName).helps ? 0.3 : -0.4),
    0,
  );
  const gold = who.space && isGold(who.space) ? 0.8 : 0;
  return (who.hp / maxHp(who)) * vpOf(g, id) * 0.8 + helped + gold + (who.upgraded ? 1.5 : 0);
}

/** VP first, then Health Points by what they would cost, statuses, gold spaces and upgrades. */
export function value(g: G, seat: Seat): number {
  const side = sideOfSeat(g, seat);
  const total = (mine: typeof side) =>
    g.state.vp[mine] * 1.5 +
    g.state.row.reduce((sum, _, id) => sum + (sideOf(g, id) === mine ? standingOf(g, id) : 0), 0);
  return total(side) - total(otherSide(side));
}
