import type { CardGame } from '@tavolata/kernel';
import { blanks, type CardDef, CHAPTERS, defs, SIDES } from './defs.ts';
import { glance } from './glance.ts';
import { guess } from './guess.ts';
import { judge } from './judge/index.ts';
import { arrange } from './scenario.ts';
import { again, create, DEFAULT_CHAPTER, deal, FIRST, refuseSetup, VARIANTS } from './setup.ts';
import { type ArenaState, clone, TEAM_WAYS } from './state.ts';
import { step } from './steps/index.ts';
import { leave } from './steps/leaving.ts';
import { zones } from './zones.ts';

export const sorcerersArena: CardGame<ArenaState, CardDef> = {
  slug: 'sorcerers-arena',
  version: '1.3.0',
  schema: 3,
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
  refuseSetup,
  again,
  create,
  deal,
  step,
  // SA-MODE-08: whoever is on one side plays together.
  teams: ({ core, sides }) => SIDES.map(side => core.seats.filter(seat => sides[seat] === side)),
  turn: ({ round }) => round,
  leave,
  clone,
  // Every card is a card instance: the kernel itself sees that none is lost. Tiles and counters are unlimited (SA-COMP-06).
  sums: ({ core }) => ({ cards: core.def.length }),
  glance,
  arrange,
  judge,
  guess,
};

// What a page draws with: the same selectors the rules use, over any view.
export {
  abilityDef,
  CHARACTERS,
  type CharacterName,
  type CombatDef,
  type Cost,
  characterDef,
  GEARS,
  type Gear,
  LEGEND,
  limits,
  type Paragraph,
  PRESETS,
  type Side,
  type SkillName,
  SPACES,
  type SpaceDef,
  type SpaceName,
  STATUSES,
  type StatusName,
  skillDef,
  statusDef,
  type Through,
} from './defs.ts';
export {
  afterGains,
  attackParagraph,
  type Forecast,
  forecast,
  type Going,
  paragraphNow,
  paragraphsOf,
  reachable,
} from './forecast.ts';
export { phaseOf } from './glance.ts';
export { chapterOf } from './setup.ts';
export type { Character, CharacterId } from './state.ts';
export { skillsOf } from './steps/main.ts';
export { standardAttackOf, standardMove } from './steps/standard.ts';
export { gearsOf } from './steps/upgrade.ts';
export { distance, occupant, pathTo, ways } from './verbs/board.ts';
export { handLimit } from './verbs/cards.ts';
export { active, areRivals, decider, isStanding, maxHp } from './verbs/characters.ts';
export { strengthOf } from './verbs/damage.ts';
export { type DamagePart, damageParts, dealsDamage, sumOf } from './verbs/paragraph.ts';
export { abilityRow, BOX, deck, discardPile, exilePile, hand, inPlay } from './zones.ts';
export type { ArenaState, CardDef };
