import type { CardGame } from '@tavolata/kernel';
import { blanks, type CardDef, defs, MODES } from './defs.ts';
import { glance } from './glance.ts';
import { judge } from './judge/index.ts';
import { arrange } from './scenario.ts';
import { create, deal, refuseSetup } from './setup.ts';
import { clone, type DarkestNightState } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

export const darkestNight: CardGame<DarkestNightState, CardDef> = {
  slug: 'darkest-night',
  version: '1.5.0',
  schema: 3,
  players: { min: 1, max: 6 },
  options: {
    modes: { kind: 'switches', of: MODES },
    heroes: { kind: 'one', of: ['chosen', 'dealt'], default: 'chosen' },
    leads: { kind: 'ids', max: 5 },
    decks: { kind: 'ids', max: 5 },
  },
  defs,
  blanks,
  zones,
  refuseSetup,
  create,
  deal,
  step,
  // With nobody against them all play together anyway; a Necromancer player hears nothing of what heroes plan.
  teams: ({ necromancerSeat, core }) =>
    necromancerSeat ? [core.seats.filter(seat => seat !== necromancerSeat)] : [],
  turn: ({ round }) => round,
  leave,
  clone,
  // Every card, token and relic is a card instance: the kernel itself sees that none is lost.
  sums: ({ core }) => ({ cards: core.def.length }),
  glance,
  arrange,
  judge,
};

// What a page draws with: the same selectors the rules use, over any view.
export { type DeckList, deckCode, deckListOf, deckProblems, readDeckCode, refuseDecks } from './custom.ts';
export {
  BLIGHTS,
  type BlightDef,
  type BlightName,
  DARKNESS,
  type EnemyDef,
  enemyDef,
  HEROES,
  type HeroDef,
  type HeroName,
  HOLY_RELIC,
  heroDef,
  LEGEND,
  LOCATIONS,
  type LocationDef,
  type LocationName,
  limits,
  locationDef,
  MODES,
  MONASTERY,
  type Mode,
  POWERS,
  type PowerDef,
  THRESHOLDS,
} from './defs.ts';
export { type Phase, phaseOf } from './glance.ts';
export { previewRoll, previewYes, type RollPreview } from './preview/index.ts';
export { type NecromancerMove, necromancerMoves } from './preview/necromancer.ts';
export type { Active, Hero, HeroId, Roll } from './state.ts';
export { keysNeeded } from './tasks/actions.ts';
export { isSlain } from './tasks/combat.ts';
export { moreCards } from './tasks/searching.ts';
export { mayReact, type Reactor } from './tasks/window.ts';
export { blightsIn, isInEffect, isNegated, isProtected, mightAt, mightOf } from './verbs/blights.ts';
export { darknessFromBlights, searchDifficulty } from './verbs/board.ts';
export { defaultOf } from './verbs/defaults.ts';
export { diceIn, relicOf, rollNow, targetIn, valuesOf } from './verbs/dice.ts';
export { heroAt, heroesIn, isTurnOf, living, nameOf } from './verbs/heroes.ts';
export { isLocked } from './verbs/items.ts';
export { arrow, detected, misdirection, nearestWays } from './verbs/necromancer.ts';
export { activeOf, isExhausted } from './verbs/powers.ts';
export {
  blightsAt,
  EVENT_DECK,
  EVENT_DRAWN,
  itemsOf,
  leftItems,
  MAP_DECK,
  MAP_DRAWN,
  necromancerHand,
  powersOf,
  relicSite,
  sheetOf,
} from './zones.ts';
export type { CardDef, DarkestNightState };
