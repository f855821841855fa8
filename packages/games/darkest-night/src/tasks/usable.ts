import type { CardId } from '@tavolata/kernel';
import type { ItemDef, Moment, PowerDef, Stat } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightsIn, forbids } from '../verbs/blights.ts';
import { rollNow, successesOf } from '../verbs/dice.ts';
import { companions, isTurnOf, placeOf } from '../verbs/heroes.ts';
import { withinReach } from '../verbs/items.ts';
import { isExhausted, powerDef } from '../verbs/powers.ts';
import { canSpend, gainOf } from '../verbs/stats.ts';
import { EVENT_DRAWN, itemsOf, powerDeck, powersOf } from '../zones.ts';
import { eventDef } from './events.ts';

export type Window = TaskOf<'window'>;
export type Usable = PowerDef | ItemDef;

/** The moments of the data that a window of the game is, for one hero. */
function moments(g: G, hero: HeroId, window: Window): Moment[] {
  const own: Moment[] = isTurnOf(g, hero) ? ['any-time', 'own-turn'] : ['any-time'];
  switch (window.on) {
    case 'turn-start':
      return window.hero === hero
        ? [...own, 'hero-turn-start', 'own-turn-start']
        : [...own, 'hero-turn-start'];
    case 'necromancer-die':
      return [...own, 'necromancer-die'];
    case 'event-drawn':
      return window.hero === hero ? [...own, 'event-drawn'] : own;
    case 'rolled':
      return window.hero === hero ? [...own, ...rollMoments(g)] : own;
    default:
      return own;
  }
}

/** DN-CLAR-15: nothing can be added to stored dice, nor rolled again. */
function rollMoments(g: G): Moment[] {
  const made = rollNow(g);
  const failed = made.kind === 'elude' && successesOf(g, made, made.target ?? 0) === 0;
  const dust: Moment[] = failed ? ['elude-failed'] : [];
  if (made.fixed) return dust;
  return made.kind === 'fight' ? ['rolled', 'fight-rolled', ...dust] : ['rolled', ...dust];
}

/** What a hero could use at this moment: own powers, own items, and unlocked items of companions (DN-ITEM-07). */
export function usable(g: G, hero: HeroId, window: Window): CardId[] {
  const now = moments(g, hero, window);
  // The cheapest questions first: a window opens at every turn, and mostly there is nothing to use.
  const isNow = (card: CardId): boolean => {
    const { when } = g.def(card) as Usable;
    return when?.some(moment => now.includes(moment)) ?? false;
  };
  const isReady = (card: CardId): boolean =>
    !isExhausted(g, card) && !forbids(g, hero, 'bonus') && isUseful(g, hero, card);
  const powers = g.cards(powersOf(hero)).filter(card => isNow(card) && isReady(card));
  const found: CardId[] = [];
  for (const card of [...withinReach(g, hero), ...veils(g, hero)]) {
    const def = g.def(card);
    if (!isNow(card) || found.some(other => g.is(other, def.id))) continue;
    if (def.type === 'item' ? isUseful(g, hero, card) : isReady(card)) found.push(card);
  }
  return found.length > 0 ? [...powers, ...found] : powers;
}

/** DN-CLAR-01, DN-ITEM-10: Starry Veil serves everybody here, locked or not, without changing hands. */
const veils = (g: G, hero: HeroId): CardId[] =>
  companions(g, hero).flatMap(other =>
    g.cards(itemsOf(other)).filter(card => (g.def(card) as PowerDef).fromFate !== undefined),
  );

/** What a card asks for before it can be used at all. */
function isUseful(g: G, hero: HeroId, card: CardId): boolean {
  const def = g.def(card) as Usable;
  if (def.type !== 'item') {
    if (def.cost && !canSpend(g, hero, def.cost)) return false;
    if (def.notOn === placeOf(g, hero)) return false;
    if (def.might !== undefined || def.limit) return hasTarget(g, hero, card);
    if (def.fromFate !== undefined) return eventDrawnFate(g) >= def.fromFate;
    return true;
  }
  return !def.powers || g.cards(powerDeck(hero)).length > 0;
}

const eventDrawnFate = (g: G): number => {
  const [card] = g.cards(EVENT_DRAWN);
  return card === undefined ? 0 : eventDef(g, card).fate;
};

/** Sap and Vanishing Cowl need a blight; the Cowl works once a turn, Ghost Mail too. */
function hasTarget(g: G, hero: HeroId, card: CardId): boolean {
  const { exchange, might } = powerDef(g, card);
  if (exchange) return !g.state.turn?.exchanged && exchanges(g, hero, card).length > 0;
  if (might === undefined && g.state.cowled) return false;
  return blightsIn(g, placeOf(g, hero)).length > 0;
}

/** Ghost Mail: 1 Grace for 1 Secrecy or the other way round, up to default. */
export function exchanges(g: G, hero: HeroId, card: CardId): Stat[] {
  const { amount = 0, upTo } = powerDef(g, card).exchange ?? {};
  return (['grace', 'secrecy'] as const).filter(wanted => {
    const paid = wanted === 'grace' ? 'secrecy' : 'grace';
    return gainOf(g, hero, wanted, amount, upTo) > 0 && canSpend(g, hero, { [paid]: amount });
  });
}
