import {
  type Advice,
  bestChoices,
  type CardId,
  type Judge,
  type Option,
  type Question,
  rankOptions,
  type Seat,
} from '@tavolata/kernel';
import { type CardDef, isOfKind, type Paragraph, type SkillName, type SpaceName, skillDef } from '../defs.ts';
import type { ArenaState, CharacterId, G } from '../state.ts';
import { attackAim, standardAttackOf } from '../steps/standard.ts';
import { occupant } from '../verbs/board.ts';
import { inHand } from '../verbs/cards.ts';
import { active, character, sideOf, sideOfSeat } from '../verbs/characters.ts';
import { workedOut } from '../verbs/damage.ts';
import { isStealthyTo, refuseTarget, spokenOf } from '../verbs/targets.ts';
import { Plan, worthOn } from './plan.ts';
import { cardWorth, damageWorth, riskOf, spaceWorth, value } from './worth.ts';

/** How good an option looks, given the plan for the active character. */
type Worth = (g: G, option: Option, question: Question, plan: Plan) => number;

const here = (g: G): SpaceName => active(g).space as SpaceName;
const keeping: Worth = (g, { card }) => (card === undefined ? 0 : cardWorth(g, card));
const givingUp: Worth = (g, option, question, plan) => -keeping(g, option, question, plan);

/** The paragraphs that are still to come of what is being carried out. */
function comingText(g: G): { does: readonly Paragraph[]; at: number } {
  const { resolving } = g.state;
  if (!resolving) return { does: [], at: 0 };
  if (resolving.skill) return { does: skillDef(resolving.skill).does ?? [], at: resolving.at };
  const def = resolving.card === undefined ? undefined : g.def(resolving.card);
  return { does: def?.type === 'combat' ? def.does : [], at: resolving.at };
}

function skillWorth(g: G, skill: SkillName, plan: Plan): number {
  const { does = [], cost } = skillDef(skill);
  const done = { moved: true, acted: true };
  const isIdle = does.some(({ gain }) => gain?.strong) && !plan.strikes(here(g), g.state.turn);
  const gained = isIdle ? 0 : plan.text(does, 0, here(g), done) - plan.from(here(g), done);
  const risk = does.reduce((sum, paragraph) => sum + riskOf(g, g.state.marker, paragraph), 0);
  return gained - risk - (cost ? ('discard' in cost ? 0.45 : 0.5) : 0);
}

const whatNext: Worth = (g, { key, card, place }, _, plan) => {
  const { moved, acted } = g.state.turn;
  const space = here(g);
  const def = card === undefined ? undefined : g.def(card);
  const does = def?.type === 'combat' ? def.does : [];
  switch (key) {
    case 'standard-movement':
      return plan.walk(space, { moved: true, acted }) - 0.02;
    case 'standard-attack':
      return plan.attack(space, { moved, acted: true });
    case 'play-movement':
      return plan.text(does, 0, space, { moved: true, acted }) - 0.35;
    case 'play-action':
      return plan.text(does, 0, space, { moved, acted: true }) - 0.35;
    case 'use-skill':
      return plan.from(space, { moved, acted }) + skillWorth(g, place as SkillName, plan);
    case 'upgrade':
      return plan.from(space, { moved, acted }) + 3;
    default:
      return spaceWorth(g, g.state.marker, space);
  }
};

/** The one that is moved: it stands where it may stay. */
const moved = (g: G, question: Question): CharacterId | undefined => {
  const stay = 'options' in question ? question.options.find(({ key }) => key === 'stay') : undefined;
  return stay?.place ? occupant(g, stay.place as SpaceName) : undefined;
};

const moving: Worth = (g, { place }, question, plan) => {
  const { marker, resolving, next, turn } = g.state;
  const space = place as SpaceName;
  const id = moved(g, question) ?? marker;
  if (id !== marker) return (sideOf(g, id) === sideOf(g, marker) ? 1 : -1) * spaceWorth(g, id, space);
  const todo = { moved: turn.moved || next === 'standard-movement', acted: turn.acted };
  const { does, at } = comingText(g);
  return resolving ? plan.text(does, at + 1, space, todo) : plan.from(space, todo);
};

const targeting: Worth = (g, { place }, question) => {
  const self = g.state.marker;
  const to = place === undefined ? undefined : occupant(g, place as SpaceName);
  if (to === undefined) return 0;
  const { does, at } = comingText(g);
  const paragraph = does[at];
  const exile = isStealthyTo(g, self, to) ? 0.6 : 0;
  if (paragraph && question.prompt !== 'boost-attack') return worthOn(g, self, to, paragraph) - exile;
  return damageWorth(g, self, to, standardAttackOf(g, self)) - exile;
};

/** Worth a card if it KOs somebody who would otherwise stand. */
const boostingAttack: Worth = (g, { card }) => {
  if (card === undefined) return 0;
  const self = g.state.marker;
  const value = standardAttackOf(g, self);
  const aim = attackAim(g, self, inHand(g, active(g).seat).length - 1);
  const falls = spokenOf(g, aim).some(to => {
    const who = character(g, to);
    if (sideOf(g, to) === sideOf(g, self) || refuseTarget(g, aim, to)) return false;
    return workedOut(g, to, value, self) < who.hp && workedOut(g, to, value + 1, self) >= who.hp;
  });
  return (falls ? 3 : 0.9) - cardWorth(g, card);
};

const boostingMovement: Worth = (g, { card }, _, plan) => {
  const todo = { moved: true, acted: g.state.turn.acted };
  if (card === undefined) return plan.walk(here(g), todo);
  return plan.walk(here(g), todo, 1) - 0.3 - 0.4 * cardWorth(g, card);
};

/** The characters are balanced (docs/balance.md): among equals chance decides, and no two drafts are the same. */
const drafting: Worth = () => 0;

const returning: Worth = (g, { place }) => spaceWorth(g, g.state.marker, place as SpaceName);

/** Before anybody stands anywhere: towards the middle. */
const placing: Worth = (g, { place }) => spaceWorth(g, 0, place as SpaceName);

const WORTHS: Readonly<Record<string, Worth>> = {
  'what-next': whatNext,
  'move-to': moving,
  'leap-to': moving,
  'choose-target': targeting,
  'choose-up-to-one': targeting,
  'boost-attack': boostingAttack,
  'boost-movement': boostingMovement,
  'exile-for-stealthy': givingUp,
  'pay-skill': givingUp,
  'discard-down': givingUp,
  'take-card': keeping,
  'return-to': returning,
  place: placing,
  draft: drafting,
  'leave-or-bottom': (g, { key }, question) =>
    key === 'put-on-bottom' ? cardWorth(g, question.params?.card as CardId) - 1.5 : 0,
  'borrow-gear': (_, { card }) => (card === undefined ? 0 : 1),
};

/** Magic cards on top bring the Magic Broom back; then what is worth most. */
const topFirst = (g: G, card: CardId): number =>
  (isOfKind(g.def(card), 'magic') ? 5 : 0) + cardWorth(g, card);

function advise(g: G, question: Question): readonly Advice[] {
  if (question.kind === 'yes-no') return [{ pick: true, worth: 1 }];
  if (question.kind === 'order' && question.prompt === 'order-top') {
    const order = rankOptions(question.options, ({ card }) => topFirst(g, card as CardId));
    return [bestChoices(order, order.length)];
  }
  const worth = WORTHS[question.prompt];
  if (!worth || (question.kind !== 'pick' && question.kind !== 'some')) return [];
  const plan = new Plan(g, g.state.marker);
  const ranking = rankOptions(question.options, option => worth(g, option, question, plan));
  return question.kind === 'pick' ? ranking : [bestChoices(ranking, question.max)];
}

export const judge: Judge<ArenaState, CardDef> = {
  value: (g, seat: Seat) => (g.state.sides[seat] && sideOfSeat(g, seat) ? value(g, seat) : 0),
  advise,
  search: { turns: 1, restraint: 1, win: 20 },
};
