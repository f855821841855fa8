import { agree, type CardId, choose, chooseSome, type Flow, type Refusal } from '@tavolata/kernel';
import { behaviours } from '../../generated/cards.ts';
import { BLIGHTS, type BlightName, LOCATIONS, type LocationName, locationDef } from '../defs.ts';
import type { Active, G, HeroId, TaskOf } from '../state.ts';
import { blightsIn } from '../verbs/blights.ts';
import { takeRoll } from '../verbs/dice.ts';
import { heroesIn, isWithNecromancer, nameOf, placeOf, seatOf } from '../verbs/heroes.ts';
import { activate, activeInFamily, deactivate, exhaust, isExhausted, powerDef } from '../verbs/powers.ts';
import { canSpend } from '../verbs/stats.ts';
import { effectOn, next, reductions } from '../verbs/tasks.ts';
import { oathDeed } from './oaths.ts';
import { roll } from './rolls.ts';
import { moreCards } from './searching.ts';
import { teleport } from './walking.ts';

/** DN-POWER-04, DN-STAT-03, DN-EXH-01: why the Action effect of a power cannot be used. */
export function refusePower(g: G, hero: HeroId, card: CardId): Refusal | undefined {
  const def = powerDef(g, card);
  if (isExhausted(g, card)) return g.refuse('DN-EXH-01', 'exhausted');
  if (def.cost && !canSpend(g, hero, def.cost)) return g.refuse('DN-STAT-03', 'cannot-pay');
  if (def.only === 'with-necromancer' && !isWithNecromancer(g, hero))
    return g.refuse('DN-POWER-04', 'necromancer-elsewhere');
  if (def.family === 'oath' && activeInFamily(g, hero, 'oath').length > 0)
    return g.refuse('DN-CLAR-08', 'oath-active');
  if (def.search && !def.search.anywhere && locationDef(placeOf(g, hero)).searchDifficulty === undefined)
    return g.refuse('DN-ACT-12', 'nothing-to-search');
  if (def.attacks && blightsIn(g, placeOf(g, hero)).length < def.attacks.blights)
    return g.refuse('DN-CLAR-03', 'too-few-blights');
  if (behaviours[def.id]?.needsBlight && blightsIn(g, placeOf(g, hero)).length === 0)
    return g.refuse('DN-POWER-04', 'too-few-blights');
  return undefined;
}

/** DN-ACT-16: the cost, then what the card says in the order of its facts. */
export function* usePower(g: G, { hero, card }: TaskOf<'use-power'>): Flow<void> {
  const { cost = {}, clears } = powerDef(g, card);
  g.emit('power-used', { hero: nameOf(g, hero), card });
  if (cost.exhaust) exhaust(g, card);
  if (clears) for (const other of activeInFamily(g, hero, clears)) deactivate(g, other);
  yield* carryOut(g, hero, card);
  next(g, ...reductions(hero, cost, 'spend'));
}

function* carryOut(g: G, hero: HeroId, card: CardId): Flow<void> {
  const def = powerDef(g, card);
  const own = behaviours[def.id]?.action;
  if (own) return yield* own(g, hero, card);
  if (def.search) return yield* searchWith(g, hero, card);
  if (def.attacks) return yield* attackSeveral(g, hero, card);
  if (def.stores) {
    roll(g, { hero, kind: 'store', base: def.stores }, { do: 'store-dice', hero, card });
    return;
  }
  if (def.darkness) return next(g, { do: 'darkness', points: def.darkness });
  if (def.moves || def.teleports) return yield* moveWith(g, hero, card);
  if (def.active) yield* activateOn(g, hero, card);
}

function* searchWith(g: G, hero: HeroId, card: CardId): Flow<void> {
  const { search = {} } = powerDef(g, card);
  const at = search.anywhere ? yield* chooseSearchable(g, hero, card) : placeOf(g, hero);
  if (!at) return;
  if (search.dice) return next(g, { do: 'search', hero, at, dice: search.dice });
  g.emit('searched', { hero: nameOf(g, hero), location: at });
  next(g, { do: 'draw-finds', hero, at, cards: (search.cards ?? 0) + moreCards(g, hero) });
  // Counts as a search for an Oath that looks for one.
  oathDeed(g, hero, 'search');
}

function* chooseSearchable(g: G, hero: HeroId, card: CardId): Flow<LocationName | undefined> {
  const places = LOCATIONS.filter(({ searchDifficulty }) => searchDifficulty !== undefined).map(
    ({ id }) => id,
  );
  return yield* choose(g, seatOf(g, hero), 'search-where', places, {
    source: card,
    params: { hero: nameOf(g, hero) },
    as: place => ({ key: 'location', place }),
  });
}

/** DN-CLAR-03. */
function* attackSeveral(g: G, hero: HeroId, card: CardId): Flow<void> {
  const { attacks } = powerDef(g, card);
  const number = attacks?.blights ?? 0;
  const blights = yield* chooseSome(
    g,
    seatOf(g, hero),
    'attack-which',
    blightsIn(g, placeOf(g, hero)),
    { min: number, max: number },
    { rule: 'DN-CLAR-03', source: card },
  );
  next(g, { do: 'attack', hero, blights, necromancer: false, moreDice: attacks?.moreDice ?? 0 });
}

function* moveWith(g: G, hero: HeroId, card: CardId): Flow<void> {
  const { moves, gain = {} } = powerDef(g, card);
  next(g, effectOn(hero, { gain }, card));
  if (moves) next(g, { do: 'walk', hero, moves, first: true });
  else yield* teleport(g, hero);
}

/** DN-ACTIV-01, DN-ACTIV-03, DN-ACTIV-06. */
function* activateOn(g: G, hero: HeroId, card: CardId): Flow<void> {
  const { active: effect, family } = powerDef(g, card);
  const seat = seatOf(g, hero);
  switch (effect?.on) {
    case 'self': {
      // 'Then you may': a Form can be used just to end the others.
      if (family === 'form' && !(yield* agree(seat, 'activate-form', { source: card, fallback: true })))
        return;
      return activate(g, { card, hero });
    }
    case 'hero': {
      const target = yield* choose(g, seat, 'which-hero', heroesIn(g, placeOf(g, hero)), {
        rule: 'DN-ACTIV-06',
        source: card,
        as: id => ({ key: 'hero', place: nameOf(g, id) }),
      });
      if (target !== undefined) activate(g, { card, hero: target });
      return;
    }
    case 'location':
      return activate(g, { card, location: placeOf(g, hero) });
    case 'blight-type':
      return activate(g, { card, ...(yield* chooseType(g, hero, card)) });
    case 'board':
      activate(g, { card });
  }
}

function* chooseType(g: G, hero: HeroId, card: CardId): Flow<Pick<Active, 'blight'>> {
  const types = BLIGHTS.map(({ id }) => id as BlightName);
  const blight = yield* choose(g, seatOf(g, hero), 'which-type', types, {
    source: card,
    as: place => ({ key: 'blight-type', place }),
  });
  return blight ? { blight } : {};
}

/** DN-CLAR-13: the dice stay on the card with their values. */
export function storeDice(g: G, { hero, card }: TaskOf<'store-dice'>): void {
  const { faces } = takeRoll(g);
  g.state.stored.push(...faces);
  g.emit('dice-stored', { hero: nameOf(g, hero), card, faces });
}
