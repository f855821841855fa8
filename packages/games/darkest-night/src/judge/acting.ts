import type { CardId, Option } from '@tavolata/kernel';
import { LOCATIONS, type LocationName, limits, MONASTERY } from '../defs.ts';
import type { G, HeroId } from '../state.ts';
import { keysNeeded } from '../tasks/actions.ts';
import { blightDef, blightsIn } from '../verbs/blights.ts';
import { neighbours, refuseEntering } from '../verbs/board.ts';
import { defaultOf } from '../verbs/defaults.ts';
import { relicOf } from '../verbs/dice.ts';
import { companions, heroAt, isWithNecromancer, living, placeOf } from '../verbs/heroes.ts';
import { activeOf, isExhausted, powerDef, powersWith } from '../verbs/powers.ts';
import { canGainGrace } from '../verbs/stats.ts';
import { attackChance, necromancerChance, searchChance } from './odds.ts';
import {
  blightWorth,
  costOf,
  DARKNESS_WORTH,
  dangerAt,
  entryCost,
  findWorth,
  graceWorth,
  isWorthAttacking,
  keysOf,
  relicSites,
  secrecyWorth,
} from './worth.ts';

/** How far heroes have to walk: unlike the Necromancer they may cross the Monastery. */
const FAR: ReadonlyMap<LocationName, ReadonlyMap<LocationName, number>> = new Map(
  LOCATIONS.map(({ id }) => {
    const far = new Map<LocationName, number>([[id, 0]]);
    const open = [id];
    for (let at = open.shift(); at; at = open.shift())
      for (const beside of neighbours(at))
        if (!far.has(beside)) {
          far.set(beside, (far.get(at) as number) + 1);
          open.push(beside);
        }
    return [id, far];
  }),
);
const steps = (from: LocationName, to: LocationName): number => FAR.get(from)?.get(to) ?? 9;

/** Somewhere a hero wants to be, and how much. */
interface Aim {
  readonly at: LocationName;
  readonly worth: number;
}

const NEAR = 0.75;

/** A search goes on for several turns. */
const TURNS = 3;

/** A turn a hero spends on itself is one the Necromancer gains. */
const WASTE = 0.4;

/** What draws a hero to each place: relics home, keys to a relic, a prayer, a Desecration, a good search. */
function drawsOf(g: G, hero: HeroId): Aim[] {
  const { grace } = heroAt(g, hero);
  const found: Aim[] = [];
  if (relicOf(g, hero) !== undefined) found.push({ at: MONASTERY, worth: 40 });
  else if (keysOf(g, hero) >= keysNeeded(g))
    found.push(...relicSites(g).map(at => ({ at, worth: 36 - dangerAt(g, hero, at) })));
  found.push(...meetings(g, hero));
  if (grace < Math.min(defaultOf(g, hero, 'grace'), 4))
    found.push({ at: MONASTERY, worth: graceWorth(grace) * 2 });
  for (const { id } of LOCATIONS) {
    const danger = dangerAt(g, hero, id);
    found.push({ at: id, worth: TURNS * (searchChance(g, hero, id) * findWorth(g, id) - danger) });
    for (const blight of blightsIn(g, id))
      if (isWorthAttacking(g, hero, blight))
        found.push({ at: id, worth: 1.5 * attackChance(g, hero, blight) * blightWorth(g, blight) - danger });
  }
  return found;
}

/** Keys that would be enough together: whoever has fewer goes to whoever has more. */
function meetings(g: G, hero: HeroId): Aim[] {
  const own = keysOf(g, hero);
  if (own === 0 || own >= keysNeeded(g)) return [];
  return living(g).flatMap(other => {
    const theirs = keysOf(g, other);
    const goes = theirs > own || (theirs === own && other < hero);
    if (other === hero || !goes || own + theirs < keysNeeded(g) || theirs >= keysNeeded(g)) return [];
    return [{ at: placeOf(g, other), worth: 16 }];
  });
}

/** A view does not change while an answer is thought over. */
const thoughts = new WeakMap<object, Map<HeroId, Aim[]>>();
function aims(g: G, hero: HeroId): Aim[] {
  let known = thoughts.get(g.state);
  if (!known) {
    known = new Map();
    thoughts.set(g.state, known);
  }
  let own = known.get(hero);
  if (!own) {
    own = drawsOf(g, hero);
    known.set(hero, own);
  }
  return own;
}

/** How good it is to stand somewhere at the end of a turn. */
export function standing(g: G, hero: HeroId, at: LocationName): number {
  const hope = aims(g, hero).reduce(
    (best, { at: to, worth }) => Math.max(best, worth * NEAR ** steps(at, to)),
    0,
  );
  return hope - dangerAt(g, hero, at);
}

const travelTo = (g: G, hero: HeroId, to: LocationName): number =>
  standing(g, hero, to) - entryCost(g, hero, to);

/** The best a walk of so many moves can reach. */
export function walking(g: G, hero: HeroId, moves: number, from = placeOf(g, hero)): number {
  const places = neighbours(from).filter(to => !refuseEntering(g, hero, to));
  return places.reduce((best, to) => {
    const on = moves > 1 ? walking(g, hero, moves - 1, to) : Number.NEGATIVE_INFINITY;
    return Math.max(best, travelTo(g, hero, to), on - entryCost(g, hero, to));
  }, Number.NEGATIVE_INFINITY);
}

export const arriving = (g: G, hero: HeroId, to: LocationName): number =>
  to === placeOf(g, hero) ? standing(g, hero, to) : travelTo(g, hero, to);

const gainable = (g: G, hero: HeroId, amount: number, upTo: number): number => {
  const { secrecy } = heroAt(g, hero);
  let worth = 0;
  for (let n = 0; n < amount && secrecy + n < upTo; n++) worth += secrecyWorth(secrecy + n);
  return worth;
};

function attacking(g: G, hero: HeroId, blight: CardId, chance = attackChance(g, hero, blight)): number {
  if (!isWorthAttacking(g, hero, blight)) return -1;
  const { secrecy } = heroAt(g, hero);
  const gone = chance * (blightWorth(g, blight) + spared(g, hero, blight));
  return gone - (1 - chance) * costOf(g, hero, blightDef(g, blight).defense) - secrecyWorth(secrecy - 1);
}

/** A monster that is gone does not attack at the end of the turn. */
function spared(g: G, hero: HeroId, blight: CardId): number {
  const here = placeOf(g, hero);
  const share = blightDef(g, blight).enemy || blightDef(g, blight).turnEnd ? 1 : 0;
  return (share * dangerAt(g, hero, here)) / Math.max(1, blightsIn(g, here).length);
}

function attackingHim(g: G, hero: HeroId): number {
  const chance = necromancerChance(g, hero);
  const here = blightsIn(g, placeOf(g, hero));
  const prize =
    here.length > 0
      ? Math.max(...here.map(blight => blightWorth(g, blight)))
      : relicOf(g, hero) !== undefined
        ? 60
        : 0;
  return chance * prize - (1 - chance) * costOf(g, hero, { wound: true }) - 0.5;
}

const exhaustedOf = (g: G, hero: HeroId): number =>
  powersWith(g, hero).filter(card => isExhausted(g, card)).length;

function praying(g: G, hero: HeroId): number {
  const { grace } = heroAt(g, hero);
  const room = canGainGrace(g, hero) ? Math.max(0, defaultOf(g, hero, 'grace') - grace) : 0;
  const first = room > 0 ? graceWorth(grace) : 0;
  const second = room > 1 ? graceWorth(grace + 1) : 0;
  return 0.89 * first + 0.44 * second + 0.5 * exhaustedOf(g, hero);
}

/** An Action power, by what its facts say. */
function using(g: G, hero: HeroId, card: CardId): number {
  const def = powerDef(g, card);
  const here = placeOf(g, hero);
  const price =
    costOf(g, hero, { spend: { grace: def.cost?.grace ?? 0, secrecy: def.cost?.secrecy ?? 0 } }) +
    (def.cost?.exhaust ? 0.3 : 0);
  const stay = standing(g, hero, here);
  if (def.search) {
    const found = def.search.cards
      ? 1
      : searchChance(g, hero, here === MONASTERY ? 'ruins' : here, def.search.dice);
    return found * findWorth(g, def.search.anywhere ? 'ruins' : here) * 1.4 + stay - price;
  }
  if (def.attacks) {
    const best = blightsIn(g, here).map(blight =>
      attacking(g, hero, blight, 0.8 * attackChance(g, hero, blight)),
    );
    return (
      best
        .sort((x, y) => y - x)
        .slice(0, 2)
        .reduce((sum, each) => sum + each, 0) + stay
    );
  }
  if (def.moves) return walking(g, hero, def.moves) + gainable(g, hero, def.gain?.secrecy ?? 0, 5) - price;
  if (def.teleports)
    return Math.max(...LOCATIONS.map(({ id }) => arriving(g, hero, id))) + gainable(g, hero, 2, 5) - price;
  if (def.darkness) return -def.darkness * DARKNESS_WORTH * 1.5 + stay - price;
  if (def.stores) return (g.state.stored.length === 0 ? 0.7 : 0) + stay - WASTE;
  return passing(g, hero, card) + stay - price - WASTE;
}

/** Powers that last: worth it while they are not active, and while there is time. */
function passing(g: G, hero: HeroId, card: CardId): number {
  const def = powerDef(g, card);
  const here = placeOf(g, hero);
  if (def.bots?.use === 'give-grace') return benefit(g, hero);
  if (!def.active || activeOf(g, card)) return 0;
  const dice = def.active.extraDice;
  if (def.family === 'oath') return blightsIn(g, here).length > 0 && dice ? 0.8 : 0.3;
  if (def.active.on === 'blight-type') return 1;
  if (def.active.on === 'hero') return 0.5 + 0.2 * companions(g, hero).length;
  return dice ? 0.8 : 0.5;
}

/** Whoever here needs Grace most. */
const benefit = (g: G, hero: HeroId): number =>
  Math.max(
    ...[hero, ...companions(g, hero)].map(id =>
      heroAt(g, id).grace < defaultOf(g, id, 'grace') && canGainGrace(g, id)
        ? graceWorth(heroAt(g, id).grace)
        : 0,
    ),
  );

/** How good an action looks for a hero now. */
export function actionWorth(g: G, hero: HeroId, { key, card }: Option): number {
  const here = placeOf(g, hero);
  const stay = standing(g, hero, here);
  switch (key) {
    case 'travel':
      return walking(g, hero, 1) + gainable(g, hero, limits.travel.secrecy, limits.travel.upTo);
    case 'hide':
      return (
        gainable(g, hero, limits.hide.secrecy, limits.hide.upTo) + 0.5 * exhaustedOf(g, hero) + stay - WASTE
      );
    case 'search':
      return searchChance(g, hero, here) * findWorth(g, here) * 1.4 + stay;
    case 'pray':
      return praying(g, hero) + stay - WASTE;
    case 'retrieve':
      return 20 + stay;
    case 'attack':
      return card === undefined ? stay : attacking(g, hero, card) + stay;
    case 'attack-necromancer':
      return attackingHim(g, hero) + stay;
    case 'power':
      return card === undefined ? stay : using(g, hero, card);
    default:
      return stay - WASTE;
  }
}

/** Who should go next: whoever can act here and now before the Necromancer does. */
export const turnWorth = (g: G, hero: HeroId): number =>
  (isWithNecromancer(g, hero) ? 1 : 0) +
  (relicOf(g, hero) !== undefined ? 0.5 : 0) -
  0.1 * living(g).indexOf(hero);
