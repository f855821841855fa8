import type { CardGame } from '@tavolata/kernel';
import { CHALLENGE_NAMES } from './challenges/challenge.ts';
import { clone } from './clone.ts';
import { blanks, type CardDef, defsWith } from './defs.ts';
import { glance } from './glance.ts';
import { judge } from './judge/index.ts';
import { behaviourOf } from './printed.ts';
import { arrange } from './scenario.ts';
import { create, DECK_CHOICES, DIFFICULTIES, deal, refuseSetup, VARIANTS } from './setup.ts';
import { type FourSoulsState, MODES } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

export const fourSouls: CardGame<FourSoulsState, CardDef> = {
  slug: 'four-souls',
  version: '1.6.0',
  schema: 3,
  players: { min: 1, max: 6 },
  maxSteps: 30_000,
  options: {
    mode: { kind: 'one', of: MODES, default: 'competitive' },
    difficulty: { kind: 'one', of: DIFFICULTIES, default: 'normal' },
    challenge: { kind: 'one', of: CHALLENGE_NAMES, default: 'none' },
    decks: { kind: 'one', of: DECK_CHOICES, default: 'base' },
    cards: { kind: 'ids', max: 300 },
    variants: { kind: 'switches', of: VARIANTS },
  },
  defs: defsWith(behaviourOf),
  blanks,
  zones,
  refuseSetup,
  create,
  deal,
  step,
  teams: ({ together, core }) => (together ? [core.seats] : []),
  turn: ({ turn }) => turn.number,
  leave,
  clone,
  /** Cents only change hands; unlimited, the supply goes below zero (FS-SETUP-10). */
  sums: ({ supply, players }) => ({
    cents: supply + Object.values(players).reduce((sum, { cents }) => sum + cents, 0),
  }),
  glance,
  arrange,
  judge,
};

// What a page draws with: the same selectors the rules use, over any view.
export { CHALLENGES } from './challenges/challenge.ts';
export {
  type DeckList,
  type DeckProblem,
  deckCode,
  deckProblems,
  entriesOf,
  listOf,
  RECIPES,
  readDeckCode,
} from './decks.ts';
export { limits, type Stats } from './defs.ts';
export { paragraphOf } from './paragraphs.ts';
export type { AbilityOnStack, Aim, Damage, Loot, Outcome, Roll, Slot, StackItem } from './state.ts';
export { blowOf } from './steps/attack.ts';
export { damagePreview as foretellDamage } from './steps/damage-preview.ts';
export { priceOf } from './steps/purchase.ts';
export { nextTriggers } from './steps/settle.ts';
export { soulsNeeded, soulsTogether } from './steps/victory.ts';
export { atkOf, dcOf, hpOf, maxHpOf, rollBonus, soulsOf } from './table/standing.ts';
export {
  active,
  aimAt,
  characterOf,
  controllerOf,
  copyOn,
  countersOn,
  cursesOf,
  faceOf,
  handOf,
  hasTap,
  inTurnOrder,
  isActive,
  isAtTable,
  isCharged,
  isInPlay,
  itemsOf,
  player,
  shopItems,
  slotsOf,
  soulCards,
  still,
} from './table/table.ts';
export { thing } from './table/things.ts';
export { lootPlaysLeft } from './verbs/playing.ts';
export { BONUS_SOULS, DRAFT, deck, discardPile, hand, items, OUTSIDE, slot, souls } from './zones.ts';
export type { CardDef, FourSoulsState };
