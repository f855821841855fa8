import type { CardId, Option, Question, Seat } from '@tavolata/kernel';
import type { Aim, G } from '../state.ts';
import { atkOf, hpOf, soulsOf } from '../table/standing.ts';
import {
  active,
  aimAt,
  controllerOf,
  faceOf,
  handOf,
  isCharged,
  isMonster,
  itemsOf,
  player,
} from '../table/table.ts';
import { softened } from './acting.ts';
import { MODES } from './agreeing.ts';
import { attackWorth, spoils } from './odds.ts';
import { turning } from './rolling.ts';
import { useOfCard } from './uses.ts';
import { cardWorth } from './worth.ts';

export type Worth = (g: G, me: Seat, option: Option, question: Question) => number;

/** A card that does its target good. */
const isKind = (g: G, source: CardId | undefined): boolean => {
  if (source === undefined) return false;
  const use = useOfCard(g, source);
  return use === 'shield' || use === 'recharge' || g.def(source).bots.helps === true;
};

/** How much one wishes a player ill: partners not at all, leaders most. */
function spite(g: G, me: Seat, seat: Seat): number {
  if (seat === me) return -20;
  if (g.state.together) return -10;
  return (
    soulsOf(g, seat) * 5 +
    itemsOf(g, seat).length +
    handOf(g, seat).length * 0.3 +
    player(g, seat).cents * 0.1
  );
}

/** Whom the damage on top of the stack would hit. */
const threatened = (g: G): Seat | undefined => {
  const item = g.state.stack.at(-1);
  return item?.kind === 'damage' ? item.to.seat : undefined;
};

const onPlayer: Worth = (g, me, { seat }, { source }) => {
  if (!seat) return 0;
  if (isKind(g, source) && threatened(g) === seat && (seat === me || g.state.together)) return 50;
  return isKind(g, source) ? -spite(g, me, seat) : spite(g, me, seat);
};

/** Damage goes where it kills for me, or else to the leader. */
const onMonsterOrPlayer: Worth = (g, me, option, question) => {
  const { card, seat } = option;
  if (seat) return onPlayer(g, me, option, question) + (hpOf(g, { seat }) === 1 ? 4 : 0);
  if (card === undefined) return 0;
  if (isKind(g, question.source)) return -5;
  const pays = active(g) === me ? Math.max(0, softened(g, me, card)) : 0;
  return hpOf(g, aimAt(g, card)) === 1 ? 5 + pays : pays;
};

const onItem: Worth = (g, me, { card }, { source }) => {
  if (card === undefined) return 0;
  const owner = controllerOf(g, card);
  const worth = cardWorth(g, card);
  if (source !== undefined && useOfCard(g, source) === 'recharge')
    return owner === me && !isCharged(g, card) ? 10 + worth : -5;
  return owner === me ? -worth : owner ? worth + spite(g, me, owner) / 5 : worth / 2;
};

/** A character to recharge: mine or a partner's, if that changes anything. */
const wishedUp = (g: G, me: Seat, card: CardId): number => {
  const mine = controllerOf(g, card) === me;
  if (!mine && !g.state.together) return -1;
  return isCharged(g, card) ? 0 : mine ? 2 : 1;
};

export const keeping: Worth = (g, _, { card }) => (card === undefined ? 0 : cardWorth(g, card));
export const givingUp: Worth = (g, me, option, question) => -keeping(g, me, option, question);

const aimOfOption = (g: G, { card, seat, key }: Option): Aim =>
  card !== undefined ? aimAt(g, card) : seat ? { seat } : key === 'monster-deck' ? { deck: 'monster' } : {};

/** Over the weakest spoils, and never over what is about to fall. */
const covering: Worth = (g, _, { card }) =>
  card === undefined ? 0 : -spoils(g, card) + (isMonster(g, card) ? atkOf(g, aimAt(g, card)) : 0);

/** What a sensible player likes among the options, by question. */
export const WORTHS: Readonly<Record<string, Worth>> = {
  'attack-what': (g, me, option) => attackWorth(g, me, aimOfOption(g, option)),
  'cover-which': covering,
  'target-slot': covering,
  'buy-what': (g, me, { card, params }) => {
    const price = Number(params?.price ?? 0);
    if (price > player(g, me).cents) return -10;
    return (card === undefined ? 5.5 : cardWorth(g, card)) - price * 0.1;
  },
  'target-player': onPlayer,
  'pick-player': onPlayer,
  'curse-whom': (g, me, { seat }) => (seat ? spite(g, me, seat) : 0),
  'bonus-soul-whom': (g, me, { seat }) => (seat ? -spite(g, me, seat) : 0),
  'target-monster': onMonsterOrPlayer,
  'target-monster-or-player': onMonsterOrPlayer,
  'pick-one': onMonsterOrPlayer,
  'choose-one': (g, me, { key }) => MODES[key]?.(g, me) ?? 0,
  'up-or-down': turning((face, { key }) => face + (key === 'down' ? -1 : 1)),
  'pick-amount': turning((face, { value = 0 }, sets) => (sets ? value : face + value)),
  'target-roll': (g, _me, { place }) => (place === `stack/${g.state.stack.at(-1)?.id}` ? 1 : 0),
  'target-character': (g, me, { card }) => (card === undefined ? 0 : wishedUp(g, me, card)),
  'target-curse': (g, me, { card }) => (card !== undefined && controllerOf(g, card) === me ? 1 : 0),
  'target-item': onItem,
  'steal-item': onItem,
  'vote-item': onItem,
  'target-own-item': givingUp,
  'destroy-own-item': givingUp,
  'destroy-own-items': givingUp,
  'destroy-own-soul': givingUp,
  'give-own-item': givingUp,
  'give-loot': givingUp,
  'give-soul': givingUp,
  'recharge-which': keeping,
  'give-to': (g, me, { seat }) => (seat ? -spite(g, me, seat) : 0),
  'discard-loot': givingUp,
  'hand-limit': givingUp,
  'penalty-loot': givingUp,
  'penalty-item': (g, me, option) =>
    option.card !== undefined && controllerOf(g, option.card) === me
      ? -cardWorth(g, option.card)
      : cardWorth(g, option.card as CardId),
  'top-deck': givingUp,
  'steal-loot': keeping,
  'steal-soul': keeping,
  'target-soul': keeping,
  'search-item': keeping,
  'keep-on-top': keeping,
  'eden-item': keeping,
  'draft-item': keeping,
  'target-ability': (g, me, { seat, card }) =>
    seat === me ? -5 : card === undefined ? 0 : faceOf(g, card).copies,
  'discard-room': (_g, _me, { key }) => (key === 'decline' ? 1 : 0),
};
