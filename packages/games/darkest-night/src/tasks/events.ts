import { agree, type CardId, choose, type Flow } from '@tavolata/kernel';
import type { EventCase, EventDef } from '../defs.ts';
import type { G, HeroId, TaskOf } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { bonusesWhen } from '../verbs/bonuses.ts';
import { takeRoll } from '../verbs/dice.ts';
import { heroAt, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { activesOn, powerDef } from '../verbs/powers.ts';
import { canSpend } from '../verbs/stats.ts';
import { effectOn, next, reductions, windowFor } from '../verbs/tasks.ts';
import { EVENT_DECK, EVENT_DISCARD, EVENT_DRAWN } from '../zones.ts';
import { highest, roll } from './rolls.ts';

export const eventDef = (g: G, card: CardId): EventDef => g.def(card) as EventDef;

/** DN-EVENT-05, DN-EVENT-06: Renewal is never one of the cards drawn; what lies drawn stays out of its shuffle. */
function drawOne(g: G): CardId {
  for (;;) {
    const card = g.cards(EVENT_DECK)[0];
    if (card === undefined) throw new Error('the event deck is never empty (DN-EVENT-09)');
    g.move(card, EVENT_DRAWN);
    if (!eventDef(g, card).reshuffles) return card;
    g.emit('renewal', { card });
    for (const other of [card, ...g.cards(EVENT_DISCARD)]) g.move(other, EVENT_DECK);
    g.shuffle(EVENT_DECK);
  }
}

/** DN-CLAR-18: Foreknowledge and Ancient Charm each add a card to the draw. */
function cardsToDraw(g: G, hero: HeroId): number {
  const powers = bonusesWhen(g, hero, 'event-draw').map(card => powerDef(g, card).extraCards?.event ?? 0);
  const places = activesOn(g, hero).map(({ effect }) => effect.extraCards?.event ?? 0);
  return [...powers, ...places].reduce((sum, more) => sum + more, 1);
}

export const discardEvent = (g: G, card: CardId): void => {
  if (g.isIn(card, EVENT_DRAWN)) g.move(card, EVENT_DISCARD, 'front');
};

/** DN-EVENT-03: draw, discard all but one, react, resolve, discard. */
export function* drawEvent(g: G, { hero, cards }: TaskOf<'draw-event'>): Flow<void> {
  const drawn = cards.length > 0 ? cards : Array.from({ length: cardsToDraw(g, hero) }, () => drawOne(g));
  if (cards.length === 0) g.emit('event-drawn', { hero: nameOf(g, hero), cards: drawn });
  if (drawn.length > 1) {
    const out = yield* choose(g, seatOf(g, hero), 'discard-event', drawn, { rule: 'DN-CLAR-18' });
    if (out !== undefined) discardEvent(g, out);
    next(g, { do: 'draw-event', hero, cards: drawn.filter(card => card !== out) });
    return;
  }
  const [card] = drawn as [CardId];
  next(
    g,
    windowFor('event-drawn', hero),
    { do: 'resolve-event', hero, card, part: 'start' },
    { do: 'event-over', hero, card },
  );
}

/** DN-EVENT-08: then the events it made the hero draw. */
export function eventOver(g: G, { hero, card }: TaskOf<'event-over'>): void {
  discardEvent(g, card);
  const { queuedEvents } = g.state;
  if (queuedEvents === 0 || g.cards(EVENT_DRAWN).length > 0) return;
  g.state.queuedEvents = 0;
  next(g, ...Array.from({ length: queuedEvents }, () => ({ do: 'draw-event' as const, hero, cards: [] })));
}

export function* resolveEvent(g: G, task: TaskOf<'resolve-event'>): Flow<void> {
  const { hero, card, part } = task;
  // Visions or Starry Veil have put it away.
  if (!g.isIn(card, EVENT_DRAWN)) return;
  const { first, price, escape: way, by } = eventDef(g, card);
  switch (part) {
    case 'start':
      if (way && (yield* isEscaped(g, task))) return;
      if (first) next(g, effectOn(hero, first, card), { ...task, part: 'price' });
      else next(g, { ...task, part: 'case' });
      return;
    case 'price': {
      // Latent Spell: pay and roll, or leave it at that.
      if (price && !canSpend(g, hero, price)) return;
      const pays = !price || (yield* agree(seatOf(g, hero), 'pay-for-effect', aboutEvent(g, hero, card)));
      if (pays) next(g, ...reductions(hero, price ?? {}, 'spend'), { ...task, part: 'case' });
      return;
    }
    case 'case':
      // DN-DICE-06: bonus dice for all rolls count here too.
      if (by === 'roll') roll(g, { hero, kind: 'event', base: 1 }, { ...task, part: 'rolled' });
      else resolveCase(g, hero, card, caseNumber(g, hero, by));
      return;
    case 'rolled':
      resolveCase(g, hero, card, highest(g, takeRoll(g)));
  }
}

const aboutEvent = (g: G, hero: HeroId, card: CardId) => ({
  source: card,
  params: { hero: nameOf(g, hero) },
});

/** Ritual: a way out for Grace and Secrecy. */
function* isEscaped(g: G, { hero, card }: TaskOf<'resolve-event'>): Flow<boolean> {
  const { spend = {}, lose = {} } = eventDef(g, card).escape ?? {};
  if (!canSpend(g, hero, spend)) return false;
  if (!(yield* agree(seatOf(g, hero), 'escape-event', aboutEvent(g, hero, card)))) return false;
  next(g, ...reductions(hero, spend, 'spend'), ...reductions(hero, lose, 'lose'));
  return true;
}

/** DN-EVENT-04: looked up when the card starts to resolve; DN-DARK-08. */
export function caseNumber(g: G, hero: HeroId, by: EventDef['by']): number {
  if (by === 'secrecy') return heroAt(g, hero).secrecy;
  return by === 'darkness' ? g.state.darkness : blightsIn(g, placeOf(g, hero)).length;
}

/** What an event says for a number. */
export function caseOf(def: EventDef, number: number): Pick<EventCase, 'enemy' | 'does'> {
  const fits = ({ from, to }: EventCase): boolean => number >= from && number <= (to ?? number);
  return def.cases ? (def.cases.find(fits) ?? {}) : def;
}

function resolveCase(g: G, hero: HeroId, card: CardId, number: number): void {
  const { enemy, does } = caseOf(eventDef(g, card), number);
  if (enemy) next(g, { do: 'defend', hero, enemy, source: card });
  if (does) next(g, effectOn(hero, does, card));
}
