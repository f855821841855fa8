import type { Refusal, Seat } from '@tavolata/kernel';
import {
  type Cost,
  CRYPT,
  type Deed,
  type EffectStep,
  FACTIONS,
  type Faction,
  LOCATIONS,
  MALAVESTROS,
} from '../defs.ts';
import type { G } from '../state.ts';
import { COURT_DISCARD, hand, mournerDeck, mourners, openWallows } from '../zones.ts';
import {
  EVERYWHERE,
  figuresAt,
  freeBases,
  influenceOf,
  inOrder,
  isTurned,
  openRakers,
  opponents,
  player,
  seatsIn,
} from './board.ts';
import { factionOf, guildFigures, type PointedFigure, specialFigures } from './figures.ts';
import { locationsFor, sourcesFor } from './moves.ts';
import { guildsInReserve } from './reserve.ts';

export const decksOf = (g: G, of: Faction | 'any'): Faction[] =>
  FACTIONS.filter(faction => (of === 'any' || of === faction) && g.cards(mournerDeck(faction)).length > 0);

export const victimsOf = (g: G, me: Seat, of: EffectStep['of'], number: number): Seat[] =>
  opponents(g, me).filter(seat =>
    of === 'bone' || of === 'flesh' || of === 'spirit'
      ? player(g, seat).influence[of] >= number
      : influenceOf(g, seat) >= number,
  );

/** Every figure that can be returned for an Influence of its faction (MC-GUILD-05). */
export function returnable(g: G, me: Seat, price: number): PointedFigure[] {
  const seats = inOrder(g);
  return [...guildFigures(g, seats, EVERYWHERE), ...specialFigures(g, seats)].filter(
    figure => player(g, me).influence[factionOf(figure)] >= price,
  );
}

const noTarget = (g: G, rule: string, has: boolean): Refusal | undefined =>
  has ? undefined : g.refuse(rule, 'no-target');

function refuseCost(g: G, me: Seat, rule: string, cost?: Cost): Refusal | undefined {
  if (!cost) return undefined;
  const { etherea, influence } = player(g, me);
  const { pay, of, number = 1 } = cost;
  if (pay === 'etherea' && etherea < number) return g.refuse(rule, 'too-little-etherea', { number });
  if (pay === 'influence' && of && of !== 'figure' && influence[of] < number)
    return g.refuse(rule, 'too-little-influence', { number, faction: of });
  if (cost.return && figuresAt(g, me, CRYPT).length < number) return g.refuse(rule, 'crypt-empty');
  return undefined;
}

function refuseFigure(g: G, me: Seat, of: NonNullable<EffectStep['figure']>): Refusal | undefined {
  if (freeBases(g, me) === 0) return g.refuse('MC-SUPPLY-02', 'no-base');
  return guildsInReserve(g, of).length > 0 ? undefined : g.refuse('MC-SUPPLY-05', 'no-figure');
}

function refusePlace(g: G, me: Seat, id: NonNullable<EffectStep['place']>): Refusal | undefined {
  if (id === MALAVESTROS) return undefined;
  // MC-SPEC-10: the base it stands on comes back first.
  const free = freeBases(g, me) + (g.state.specials[id]?.by === me ? 1 : 0);
  return free > 0 ? undefined : g.refuse('MC-SPEC-03', 'no-base');
}

function refuseCards(g: G, me: Seat, rule: string, step: EffectStep): Refusal | undefined {
  if (step.look === 'court-deck' || step.swap) {
    const swaps = step.with === 'court-discard' ? 'MC-FAQM-05' : 'MC-FAQM-03';
    if (g.cards(hand(me)).length === 0) return g.refuse(swaps, 'hand-empty');
  }
  if (step.with === 'court-discard') return noTarget(g, rule, g.cards(COURT_DISCARD).length > 0);
  if (step.look === 'court-hand')
    return noTarget(
      g,
      rule,
      opponents(g, me).some(seat => g.cards(hand(seat)).length > 0),
    );
  if (step.defeat)
    return noTarget(
      g,
      rule,
      inOrder(g).some(seat => openRakers(g, seat).length > 0),
    );
  if (step.turn)
    return noTarget(
      g,
      rule,
      opponents(g, me).some(seat => g.cards(mourners(seat)).some(card => !isTurned(g, card))),
    );
  if (step.discard) return noTarget(g, rule, g.cards(openWallows(me)).length > 0);
  return undefined;
}

/** What a step asks for up front. A theft after something else is a consequence, skipped if impossible (MC-FAQC-13). */
function refuseStep(g: G, me: Seat, rule: string, deed: Deed, step: EffectStep): Refusal | undefined {
  const { number = 1 } = step;
  const isFirst = step === deed.does?.[0];
  // MC-SUPPLY-04: only what has a price cannot be chosen for an empty deck.
  if (step.mourner && deed.cost && decksOf(g, step.mourner).length === 0)
    return g.refuse('MC-SUPPLY-04', 'deck-empty');
  if (step.figure) return refuseFigure(g, me, step.figure);
  if (step.place) return refusePlace(g, me, step.place);
  if ((step.steal || step.who === 'chosen-opponent') && isFirst)
    return noTarget(g, rule, victimsOf(g, me, step.of, number).length > 0);
  if (step.contribute)
    return seatsIn(g).some(seat => player(g, seat).etherea >= number)
      ? undefined
      : g.refuse('MC-FAQC-03', 'no-target');
  if (step.move && !step.optional)
    return noTarget(g, rule, sourcesFor(g, me, locationsFor(step.to ?? 'any')).length > 0);
  if (step.send && step.from === 'any') {
    const places = LOCATIONS.map(({ id }) => id);
    return noTarget(g, rule, guildFigures(g, opponents(g, me), places).length > 0);
  }
  if (step.return) return noTarget(g, rule, returnable(g, me, deed.cost?.number ?? 0).length > 0);
  if (step.convert) return noTarget(g, rule, player(g, me).influence[step.convert] > 0);
  return refuseCards(g, me, rule, step);
}

/**
 * Why something cannot be carried out in full now: its price, or what it asks for up front. The rule is the one by
 * which things of this kind are done in full or not at all: MC-COURT-02, MC-ACTV-05, MC-LOC-02.
 */
export function refuseDeed(g: G, me: Seat, rule: string, deed: Deed): Refusal | undefined {
  const cost = refuseCost(g, me, rule, deed.cost);
  if (cost) return cost;
  for (const step of deed.does ?? []) {
    const refusal = refuseStep(g, me, rule, deed, step);
    if (refusal) return refusal;
  }
  return undefined;
}
