import type { Option, Question } from '@tavolata/kernel';
import {
  active,
  afterGains,
  areRivals,
  attackParagraph,
  type CharacterId,
  chapterOf,
  type Forecast,
  forecast,
  hand,
  isStanding,
  limits,
  occupant,
  type Paragraph,
  paragraphNow,
  paragraphsOf,
  pathTo,
  reachable,
  type SkillName,
  type SpaceName,
  skillDef,
  standardMove,
  type Through,
  ways,
} from '@tavolata/sorcerers-arena';
import { isSpace, within } from './hexes.ts';
import type { ArenaScene } from './scene.ts';

/** What the open question lets one see on the arena before anything is confirmed. */
export interface Sight {
  /** Whose effect or move it is. */
  readonly self: CharacterId;
  /** How far an effect reaches, and the spaces within. */
  readonly range?: number;
  readonly zone?: ReadonlySet<SpaceName>;
  /** What would happen to whom. */
  readonly outcomes: ReadonlyMap<CharacterId, Forecast>;
  /** Where a move may end, by how many steps. */
  readonly steps: ReadonlyMap<SpaceName, number>;
  /** What a boost would add. */
  readonly further: ReadonlySet<SpaceName>;
}

const NOTHING: Pick<Sight, 'outcomes' | 'steps' | 'further'> = {
  outcomes: new Map(),
  steps: new Map(),
  further: new Set(),
};

/** Whether a card was discarded to strengthen the standard attack of this turn. */
function isBoosted({ events }: ArenaScene): boolean {
  const start = events.findLastIndex(({ type }) => type === 'turn-began');
  return events.slice(start + 1).some(({ type, params }) => type === 'boosted' && params.phase === 'attack');
}

function aimed(
  g: ArenaScene['g'],
  self: CharacterId,
  paragraph: Paragraph,
  to: readonly CharacterId[],
): Sight {
  const space = g.state.row[self]?.space;
  const { range } = paragraph;
  return {
    ...NOTHING,
    self,
    ...(range !== undefined && space && { range, zone: within(space, range) }),
    outcomes: new Map(to.map(id => [id, forecast(g, self, id, paragraph)])),
  };
}

/** The free spaces a character may end on, by how many steps. */
function stepsOf(
  { g }: ArenaScene,
  id: CharacterId,
  spaces: number,
  through: Through = 'allies',
): Map<SpaceName, number> {
  const { space, statuses } = g.state.row[id] ?? {};
  if (!space || statuses?.immobilized) return new Map();
  const came = ways(g, id, space, spaces, through);
  const ends = [...came.keys()].filter(each => occupant(g, each) === undefined);
  return new Map(ends.map(each => [each, pathTo(came, each).length - 1]));
}

function walking(scene: ArenaScene, spaces: number, through?: Through, more = 0): Sight {
  const self = scene.g.state.marker;
  const steps = stepsOf(scene, self, spaces, through);
  const further = more > 0 ? [...stepsOf(scene, self, spaces + more, through).keys()] : [];
  return { ...NOTHING, self, steps, further: new Set(further.filter(space => !steps.has(space))) };
}

/** How many cards the active Summoner holds once so many are played or paid: one may have to be exiled (SA-STEAL-03). */
const cardsAfter = ({ g }: ArenaScene, used: number): number => g.cards(hand(active(g).seat)).length - used;

/** A text about to be played: where its move leads, or whom its first effect would reach. */
function reading(scene: ArenaScene, does: readonly Paragraph[], cards: number): Sight | undefined {
  const self = scene.g.state.marker;
  const at = does.findIndex(
    ({ mark, who, move }) => mark !== 'none' || (who === 'self' && move !== undefined),
  );
  const first = does[at];
  if (!first) return undefined;
  if (first.mark === 'none') return walking(scene, first.move ?? 0, first.through);
  const then = afterGains(scene.g, self, does.slice(0, at));
  return aimed(then, self, first, reachable(then, self, first, cards));
}

function usingSkill(scene: ArenaScene, skill: SkillName): Sight | undefined {
  const { cost } = skillDef(skill);
  const paid = cost && 'discard' in cost ? cost.number : 0;
  return reading(scene, paragraphsOf(scene.g, skill), cardsAfter(scene, paid));
}

function attacking(scene: ArenaScene, isStronger: boolean): Sight {
  const { g } = scene;
  const self = g.state.marker;
  const paragraph = attackParagraph(g, self, isStronger);
  const open = reachable(g, self, paragraph, cardsAfter(scene, isStronger ? 1 : 0));
  const rivals = open.filter(id => areRivals(g, self, id));
  // SA-ACT-04: where there is nobody else, an ally would be hit.
  return aimed(g, self, paragraph, rivals.length > 0 ? rivals : open);
}

/** Those of one's own a standard attack would have to hit, for there is nobody else. */
export function alliesAlone(scene: ArenaScene): CharacterId[] {
  const { g } = scene;
  const hit = [...attacking(scene, false).outcomes.keys()];
  return hit.some(id => areRivals(g, g.state.marker, id)) ? [] : hit;
}

const boostSpaces = ({ g }: ArenaScene): number => (chapterOf(g).boost ? limits.boost.spaces : 0);

function deed(scene: ArenaScene, { key, card, place }: Option): Sight | undefined {
  const { g } = scene;
  switch (key) {
    case 'standard-movement':
      return walking(scene, standardMove(g, g.state.marker), 'allies', boostSpaces(scene));
    case 'standard-attack':
      return attacking(scene, false);
    case 'use-skill':
      return usingSkill(scene, place as SkillName);
    default:
      return card === undefined ? undefined : reading(scene, paragraphsOf(g, card), cardsAfter(scene, 1));
  }
}

const optionsOf = (question: Question): readonly Option[] => ('options' in question ? question.options : []);

/** Those who stand on the spaces an ask offers. */
const offered = ({ g }: ArenaScene, question: Question): CharacterId[] =>
  optionsOf(question).flatMap(({ place }) => (isSpace(place) ? (occupant(g, place) ?? []) : []));

function moving(scene: ArenaScene, question: Question): Sight | undefined {
  const { g } = scene;
  const stay = optionsOf(question).find(({ key }) => key === 'stay')?.place;
  const self = isSpace(stay) ? occupant(g, stay) : undefined;
  if (self === undefined) return undefined;
  const { spaces, through } = question.params as { readonly spaces: number; readonly through: Through };
  return { ...NOTHING, self, steps: stepsOf(scene, self, spaces, through) };
}

const skillIn = ({ params }: Question): SkillName =>
  (params as { readonly name: { def: SkillName } }).name.def;

/** What to show for the open question, and for what is chosen but not confirmed. */
export function sightOf(scene: ArenaScene): Sight | undefined {
  const { g, draft } = scene;
  const { marker, resolving, row } = g.state;
  const who = row[marker];
  if (!draft || !who || g.state.round === 0) return undefined;
  const { question } = draft;
  const [index] = draft.chosen.value;
  const chosen = index === undefined ? undefined : draft.options[index];
  const hasCard = chosen?.card !== undefined;
  switch (question.prompt) {
    case 'choose-target':
    case 'choose-up-to-one':
    case 'damage-order':
      return aimed(
        g,
        resolving?.by ?? marker,
        paragraphNow(g) ?? attackParagraph(g, marker, isBoosted(scene)),
        offered(scene, question),
      );
    case 'move-to':
      return moving(scene, question);
    case 'boost-movement':
      return walking(
        scene,
        standardMove(g, marker) + (hasCard ? limits.boost.spaces : 0),
        'allies',
        hasCard ? 0 : 1,
      );
    case 'boost-attack':
      return isStanding(who) ? attacking(scene, hasCard) : undefined;
    case 'pay-skill':
      return usingSkill(scene, skillIn(question));
    case 'what-next':
      return chosen && deed(scene, chosen);
    default:
      return undefined;
  }
}
