import type { CardId, Json } from '@tavolata/kernel';
import { LOCATIONS } from './defs.ts';
import type { Active, G, HeroId, StepName } from './state.ts';
import { mightOf } from './verbs/blights.ts';
import { defaultOf } from './verbs/defaults.ts';
import { heroAt } from './verbs/heroes.ts';
import { activeOf, powersWith } from './verbs/powers.ts';
import {
  ARTIFACT_DECK,
  blightsAt,
  EVENT_DECK,
  EVENT_DISCARD,
  EVENT_DRAWN,
  ITEM_SUPPLY,
  itemsOf,
  leftItems,
  MAP_DECK,
  MAP_DISCARD,
  necromancerHand,
  powerDeck,
  powersOf,
  relicSite,
} from './zones.ts';

const names = (g: G, cards: readonly CardId[]): string[] => cards.map(card => g.def(card).id);

const SETUP: readonly StepName[] = ['choose-hero', 'choose-powers', 'first-blights', 'necromancer-draws'];
const NECROMANCER: readonly StepName[] = [
  ...(['darkness', 'movement-die', 'movement', 'blights'] as const),
  ...(['extra-die', 'necromancer-over'] as const),
];
const PHASES: Readonly<Partial<Record<StepName, Phase>>> = {
  start: 'start',
  'start-losses': 'start',
  event: 'start',
  action: 'event',
  end: 'action',
  'monastery-rest': 'end',
  'turn-over': 'end',
};
export type Phase = 'setup' | 'round' | 'start' | 'event' | 'action' | 'end' | 'necromancer';

/** The part of the game that is under way: what stands next tells what is being done now. */
export function phaseOf({ state: { next, round } }: G): Phase {
  if (SETUP.includes(next) && round === 0) return 'setup';
  if (NECROMANCER.includes(next)) return 'necromancer';
  return PHASES[next] ?? 'round';
}

function targetOf(g: G, { hero, location, blight }: Active): string {
  return location ?? blight ?? (hero === undefined ? 'board' : (heroAt(g, hero).name ?? 'nobody'));
}

function glanceHero(g: G, id: HeroId): Json {
  const { state } = g;
  const { seat, is, at, grace, secrecy, successor, sun, fallen } = heroAt(g, id);
  const powers = powersWith(g, id);
  const items = g.cards(itemsOf(id));
  const active = powers.flatMap(card => {
    const found = activeOf(g, card);
    return found ? [[g.def(card).id, targetOf(g, found)]] : [];
  });
  return {
    place: id,
    seat,
    is,
    at,
    grace,
    secrecy,
    defaults: { grace: defaultOf(g, id, 'grace'), secrecy: defaultOf(g, id, 'secrecy') },
    successor,
    sun,
    fallen,
    powers: names(g, g.cards(powersOf(id))),
    exhausted: names(
      g,
      powers.filter(card => state.exhausted.includes(card)),
    ),
    active: Object.fromEntries(active),
    items: names(g, items),
    locked: names(
      g,
      items.filter(card => state.locked.includes(card)),
    ),
    deck: g.cards(powerDeck(id)).length,
    top: names(g, g.cards(powerDeck(id)).slice(0, 1)),
    bottom: names(g, g.cards(powerDeck(id)).slice(-1)),
  };
}

const byLocation = (of: (at: (typeof LOCATIONS)[number]['id']) => Json): Json =>
  Object.fromEntries(LOCATIONS.map(({ id }) => [id, of(id)]));

/** A position by names: what scenarios check and a text table reads out. */
export function glance(g: G): Json {
  const { state } = g;
  const { turn, necromancerSeat } = state;
  const heroes = state.heroes.flatMap(({ name }, id) => (name ? [[name, glanceHero(g, id)]] : []));
  return {
    round: state.round,
    phase: phaseOf(g),
    active: (turn && heroAt(g, turn.hero).name) ?? 'nobody',
    darkness: state.darkness,
    necromancer: state.necromancer,
    die: state.die ?? 0,
    doomDie: state.doomDie ?? 0,
    heroes: Object.fromEntries(heroes),
    blights: byLocation(at => names(g, g.cards(blightsAt(at)))),
    might: byLocation(at => g.cards(blightsAt(at)).map(blight => mightOf(g, blight))),
    relics: LOCATIONS.filter(({ id }) => g.cards(relicSite(id)).length > 0).map(({ id }) => id),
    left: byLocation(at => names(g, g.cards(leftItems(at)))),
    negated: names(g, state.negated),
    stored: [...state.stored],
    turn: turn ? { dice: turn.dice, spared: [...turn.spared], stayed: turn.stayed } : {},
    drawn: names(g, g.cards(EVENT_DRAWN)),
    decks: {
      event: g.cards(EVENT_DECK).length,
      map: g.cards(MAP_DECK).length,
      artifact: g.cards(ARTIFACT_DECK).length,
    },
    top: {
      event: names(g, g.cards(EVENT_DECK).slice(0, 1)),
      map: names(g, g.cards(MAP_DECK).slice(0, 1)),
    },
    discard: { event: names(g, g.cards(EVENT_DISCARD)), map: names(g, g.cards(MAP_DISCARD)) },
    items: g.cards(ITEM_SUPPLY).length,
    hand: necromancerSeat ? names(g, g.cards(necromancerHand(necromancerSeat))) : [],
    necromancerSeat: necromancerSeat ?? 'nobody',
    winners: state.core.result?.winners ?? [],
    result: state.core.result?.reason ?? 'none',
  };
}
