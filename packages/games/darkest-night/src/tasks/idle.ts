import type { CardId } from '@tavolata/kernel';
import {
  type BlightDef,
  type EventCase,
  type EventDef,
  limits,
  locationDef,
  MONASTERY,
  type Outcome,
  type Stat,
} from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { blightDef, blightsIn, blightsOn, isProtected, mightOf } from '../verbs/blights.ts';
import { rollNow, successesIn, targetIn, valuesOf } from '../verbs/dice.ts';
import { heroAt, isAttacked, isTurnOf, placeOf } from '../verbs/heroes.ts';
import { detected } from '../verbs/necromancer.ts';
import { isExhausted, powerDef, powersWith } from '../verbs/powers.ts';
import { gainOf } from '../verbs/stats.ts';
import { EVENT_DRAWN, MAP_DRAWN } from '../zones.ts';
import { findOn } from './searching.ts';
import { isStarting } from './starting.ts';
import type { Usable, Window } from './usable.ts';

/**
 * 'Any time' is literally any time (DN-TIME-02), so the card is always on offer. This says where it changes nothing, or
 * nothing that it would not change later as well: nobody need be stopped there.
 */
export function isIdle(g: G, hero: HeroId, card: CardId, window: Window): boolean {
  const def = g.def(card) as Usable;
  if (def.when?.includes('necromancer-die')) return detected(g, g.state.die ?? 0).length === 0;
  if (!def.when?.includes('any-time') && !def.when?.includes('own-turn')) return false;
  if (def.gain && !def.teleports) return !isGainWanted(g, hero, card, window);
  if (!isTurnOf(g, hero) || window.hero !== hero) return true;
  if (def.type === 'item') return def.teleports ? !isTimeToGo(window) : window.on !== 'before-action';
  if (def.refreshes) return !isRefreshWanted(g, hero, card, window);
  if (def.might !== undefined) return !isSapWanted(g, hero, def.might, window);
  return !isBlightFelt(g, hero, window);
}

/** In the hero's own turn there is one moment to think of Grace and Secrecy; elsewhere they must make a difference. */
function isGainWanted(g: G, hero: HeroId, card: CardId, { on, hero: concerned }: Window): boolean {
  const { gain: { upTo, ...amounts } = {} } = g.def(card) as Usable;
  const stat: Stat = amounts.grace === undefined ? 'secrecy' : 'grace';
  const gained = gainOf(g, hero, stat, amounts[stat] ?? 0, upTo);
  if (gained === 0) return false;
  if (on === 'necromancer-die') return stat === 'secrecy' && isJustDetected(g, hero, gained);
  if (concerned !== hero) return false;
  switch (on) {
    case 'before-action':
      return isTurnOf(g, hero);
    case 'event-drawn':
      return isEventChanged(g, hero, stat, gained);
    case 'between':
      return stat === 'secrecy' && isAttackNext(g, hero);
    case 'loss':
      return stat === 'grace' && isMortal(g, hero);
    default:
      return false;
  }
}

/** DN-EVENT-02: the losses of the start are over, and the Necromancer sees the hero. */
const isAttackNext = (g: G, hero: HeroId): boolean =>
  g.state.next === 'event' && isTurnOf(g, hero) && isAttacked(g, hero);

/** The die beats the hero's Secrecy now, and would not with a little more (DN-NECRO-04). */
function isJustDetected(g: G, hero: HeroId, gained: number): boolean {
  const { at, secrecy } = heroAt(g, hero);
  const { die = 0, blinded } = g.state;
  return !blinded && at !== MONASTERY && die > secrecy && die <= secrecy + gained;
}

/** A wound comes next that the hero cannot pay for. */
const isMortal = (g: G, hero: HeroId): boolean =>
  g.state.tasks.at(-1)?.do === 'wound' && heroAt(g, hero).grace < limits.graceForWound;

/** DN-EVENT-04: another case, or a price that could then be paid. */
function isEventChanged(g: G, hero: HeroId, stat: Stat, gained: number): boolean {
  const [card] = g.cards(EVENT_DRAWN);
  if (card === undefined) return false;
  const event = g.def(card) as EventDef;
  const has = heroAt(g, hero)[stat];
  const isPrice = pricesIn(event, stat).some(price => has < price && price <= has + gained);
  if (isPrice || stat !== event.by) return isPrice;
  const caseOf = (number: number): EventCase | undefined =>
    event.cases?.find(({ from, to = number }) => number >= from && number <= to);
  return caseOf(has) !== caseOf(has + gained);
}

/** What an event may ask to be spent of a stat. */
function pricesIn({ does, cases = [], escape: way, price }: EventDef, stat: Stat): number[] {
  const spent = (outcome: Outcome | undefined): number[] =>
    outcome
      ? [outcome.spend?.[stat] ?? 0, ...[...(outcome.or ?? []), outcome.may].flatMap(each => spent(each))]
      : [];
  return [price?.[stat] ?? 0, ...[does, way, ...cases.map(each => each.does)].flatMap(spent)];
}

/** A Waystone: before the action, and before the turn ends. */
const isTimeToGo = ({ on }: Window): boolean => on === 'before-action' || on === 'between';

/** Arcane Energy: before an action or a combat, or when it gives back a card that does something now. */
function isRefreshWanted(g: G, hero: HeroId, card: CardId, { on }: Window): boolean {
  const tired = powersWith(g, hero).filter(other => other !== card && isExhausted(g, other));
  if (on === 'rolled') return tired.some(other => powerDef(g, other).when?.includes('rolled'));
  if (on === 'turn-start')
    return g.state.tasks.at(-1)?.do === 'start-effects' && tired.some(other => isStarting(g, other));
  return tired.length > 0 && (on === 'before-action' || on === 'between' || on === 'event-drawn');
}

/** Sap: before the action, or when the dice missed by as much. */
function isSapWanted(g: G, hero: HeroId, might: number, { on }: Window): boolean {
  if (on === 'before-action') return blightsIn(g, placeOf(g, hero)).length > 0;
  if (on !== 'rolled') return false;
  const roll = rollNow(g);
  const target = targetIn(g, roll);
  if (roll.against !== 'blight' || target === undefined) return false;
  const values = valuesOf(g, roll);
  return successesIn(values, target) === 0 && successesIn(values, target + might) > 0;
}

/** The dice that lie there show what they must. */
function isThrown(g: G): boolean {
  const roll = rollNow(g);
  return successesIn(roll.faces, targetIn(g, roll) ?? 0) > 0;
}

/** DN-BTYPE-09: the dice would destroy a blight, and a Shroud keeps it. */
function isShroudFelt(g: G, hero: HeroId): boolean {
  const settling = g.state.tasks.at(-1);
  if (settling?.do === 'interfere') return isProtected(g, settling.blight, hero) && isThrown(g);
  if (settling?.do !== 'settle') return false;
  const { blights, enemy, way, at } = settling.combat;
  const isHis = enemy === 'necromancer' && way === 'fight';
  const roll = rollNow(g);
  const values = valuesOf(g, roll);
  return (isHis ? blightsIn(g, at) : blights).some(
    blight =>
      isProtected(g, blight, hero) && successesIn(values, targetIn(g, roll) ?? mightOf(g, blight)) > 0,
  );
}

/** DN-BTYPE-04: the dice would find more without a Dark Fog. */
function isFogFelt(g: G): boolean {
  const roll = rollNow(g);
  const printed = roll.at && locationDef(roll.at).searchDifficulty;
  if (printed === undefined) return false;
  const values = valuesOf(g, roll);
  return successesIn(values, printed) > successesIn(values, targetIn(g, roll) ?? printed);
}

/** Dark Veil and Vanishing Cowl: some blight here is about to be felt. */
function isBlightFelt(g: G, hero: HeroId, { on }: Window): boolean {
  const here = blightsOn(g, hero).map(blight => blightDef(g, blight));
  const hampers = ({ forbids, searchDifficulty, extraDice }: BlightDef): boolean =>
    Boolean(forbids || searchDifficulty || extraDice);
  switch (on) {
    case 'before-action':
      return (
        here.some(hampers) || blightsIn(g, placeOf(g, hero)).some(blight => isProtected(g, blight, hero))
      );
    case 'event-drawn':
      return here.some(hampers);
    case 'between':
      return (
        here.some(({ enemy, turnEnd }) => enemy || turnEnd) || (isAttackNext(g, hero) && here.some(hampers))
      );
    case 'rolled':
      return isShroudFelt(g, hero) || isFogFelt(g);
    case 'loss':
      return g.state.tasks.at(-1)?.do === 'blight-acts';
    case 'finds-drawn':
      return (
        here.some(({ forbids }) => forbids === 'grace-gain') &&
        g.cards(MAP_DRAWN).some(card => findOn(g, card, placeOf(g, hero)) === 'forgotten-shrine')
      );
    default:
      return false;
  }
}
