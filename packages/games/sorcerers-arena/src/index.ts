import type { Game } from '@tavolata/kernel';
import { blanks, type CardDef, CHAPTERS, defs } from './defs.ts';
import { glance } from './glance.ts';
import { judge } from './judge/index.ts';
import { arrange } from './scenario.ts';
import { create, DEFAULT_CHAPTER, deal, FIRST, VARIANTS } from './setup.ts';
import { type ArenaState, clone, TEAM_WAYS } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

export const sorcerersArena: Game<ArenaState, CardDef> = {
  slug: 'sorcerers-arena',
  version: '1.0.0',
  schema: 1,
  players: { min: 2, max: 4 },
  options: {
    chapter: { kind: 'one', of: CHAPTERS.map(({ id }) => id), default: DEFAULT_CHAPTER },
    teams: { kind: 'one', of: TEAM_WAYS, default: 'draft' },
    first: { kind: 'one', of: FIRST, default: 'random' },
    variants: { kind: 'switches', of: VARIANTS },
  },
  defs,
  blanks,
  zones,
  create,
  deal,
  step,
  leave,
  clone,
  // Every card is a card instance: the kernel itself sees that none is lost. Tiles and counters are unlimited (SA-COMP-06).
  sums: ({ core }) => ({ cards: core.def.length }),
  glance,
  arrange,
  judge,
};

// What a page draws with: the same selectors the rules use, over any view.
export {
  abilityDef,
  type CharacterName,
  characterDef,
  LEGEND,
  type Side,
  SPACES,
  type SpaceDef,
  type SpaceName,
  type StatusName,
  skillDef,
} from './defs.ts';
export { phaseOf } from './glance.ts';
export type { Character, CharacterId } from './state.ts';
export { skillsOf } from './steps/main.ts';
export { standardAttackOf, standardMove } from './steps/standard.ts';
export { gearsOf } from './steps/upgrade.ts';
export { distance, endSpaces, occupant } from './verbs/board.ts';
export { handLimit } from './verbs/cards.ts';
export { active, decider, isStanding, maxHp, sideOf } from './verbs/characters.ts';
export { workedOut } from './verbs/damage.ts';
export { abilityRow, BOX, deck, discardPile, exilePile, hand, inPlay } from './zones.ts';
export type { ArenaState, CardDef };
