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
import type { CardDef } from '../defs.ts';
import { afterWaiting } from '../preview.ts';
import type { BossMonsterState, G } from '../state.ts';
import { buildFaceUp, type Position, refusePosition } from '../verbs/build.ts';
import { destroy } from '../verbs/destroy.ts';
import { inHand } from '../verbs/draw.ts';
import { player, roomDef, spotOf } from '../verbs/dungeon.ts';
import { heroDef, soulsOf } from '../verbs/heroes.ts';
import { waiting } from '../verbs/waiting.ts';
import { cancelWorths, respondWorths, shunning, TARGETS } from './responding.ts';
import { cardWorth, value, valueAfter } from './value.ts';

type Worth = (g: G, me: Seat, option: Option, question: Question) => number;

const keeping: Worth = (g, _, { card }) => (card === undefined ? 0 : cardWorth(g, card));
const givingUp: Worth = (g, me, option, question) => -keeping(g, me, option, question);
const harming: Worth = (g, _, { seat }) => (seat ? soulsOf(g, seat) : 0);

/** How well a Room would stand in its best place; building nothing leaves things as they are. */
const building: Worth = (g, me, { card }) => {
  if (card === undefined) return value(g, me);
  const places: Position[] = ['new', ...player(g, me).spaces.map(({ id }) => id)];
  const legal = places.filter(position => !refusePosition(g, me, card, position));
  return Math.max(
    ...legal.map(position => valueAfter(g, me, trial => buildFaceUp(trial, me, card, position))),
  );
};

const placing: Worth = (g, me, { place }, { source }) => {
  const position = place === 'new' ? 'new' : Number(place?.split('/')[2]);
  return valueAfter(g, me, trial => buildFaceUp(trial, me, source as CardId, position));
};

const fetching: Worth = (g, me, option, question) =>
  option.key === 'keep-in-hand' ? value(g, me) + 0.3 : placing(g, me, option, question);

const sacrificing: Worth = (g, me, { card }) =>
  valueAfter(g, me, trial => {
    const spot = card === undefined ? undefined : spotOf(trial, card);
    if (spot) destroy(trial, spot);
  });

/** What a sensible player likes among the options, by question. */
const WORTHS: Readonly<Record<string, Worth>> = {
  redraw: (g, me, { key }) =>
    key === 'redraw' ? 2 - inHand(g, me, 'room').filter(card => roomDef(g, card).tier === 'basic').length : 0,
  'first-room': building,
  build: building,
  'build-extra': building,
  'place-where': placing,
  'build-fetched': fetching,
  draw: (g, me, { key }) => (key === 'spell' ? inHand(g, me, 'room').length - 2.5 : 0),
  machinations: (g, me, { key }) =>
    key === 'spell' ? 1 : key === 'room' ? 3 - inHand(g, me, 'room').length : 0,
  'classic-discard': givingUp,
  'discard-cost': givingUp,
  'discard-spell': givingUp,
  'destroy-cost': sacrificing,
  'destroy-own-room': sacrificing,
  'take-from-discard': keeping,
  'take-some-from-discard': keeping,
  'take-from-hand': keeping,
  'fetch-room': keeping,
  'heal-wound': (g, _, { card }) => (card === undefined ? 0 : heroDef(g, card).wounds),
  'petrify-hero': (g, _, { card }) =>
    card === undefined ? 0 : heroDef(g, card).souls + heroDef(g, card).health / 20,
  'discard-spell-of': harming,
  'discard-room-of': harming,
  'look-at-hand': harming,
  'shun-dungeon': (g, me, { seat }) => (seat ? shunning(g, me, seat) : 0),
  'steal-from': (g, me, option, question) =>
    harming(g, me, option, question) + (option.key === 'steal-spell' ? 0.5 : 0),
  'search-where': (_, __, { key }) => (key === 'room-deck' ? 1 : 0),
  'seduce-hero': (g, me, { key, card }) =>
    card === undefined ? (CURIOSITY[key] ?? 0) : (TARGETS['lure-hero']?.(g, me, card) ?? 0),
  'swap-first': (_, __, { key }) => (key === 'decline' ? 1 : 0),
};

/** A deck is looked through where nobody in sight is worth more. */
const CURIOSITY: Readonly<Record<string, number>> = { 'ordinary-hero-deck': 0.5, 'epic-hero-deck': 0.3 };

/** The table as it will be once what waits has resolved: nobody answers what is already answered. */
const answered = (g: G): G => (waiting(g).length === 0 ? g : afterWaiting(g));

/** One look at the position serves all options of a question. */
function worths(g: G, { seat, prompt }: Question): ((option: Option) => number) | undefined {
  const target = TARGETS[prompt];
  if (target) {
    const then = answered(g);
    return ({ card }) => (card === undefined ? 0 : target(then, seat, card));
  }
  if (prompt === 'respond') return respondWorths(g, answered(g), seat);
  return prompt === 'cancel' ? cancelWorths(g, seat) : undefined;
}

/** The best picks of a question with options, best first. */
function advise(g: G, question: Question): readonly Advice[] {
  const worth =
    worths(g, question) ?? (option => WORTHS[question.prompt]?.(g, question.seat, option, question) ?? 0);
  switch (question.kind) {
    case 'pick':
      return rankOptions(question.options, worth);
    case 'some':
      return [bestChoices(rankOptions(question.options, worth), question.max)];
    case 'yes-no':
      return [{ pick: true, worth: 1 }];
    default:
      return [];
  }
}

/** An empty window in which one would pass: most of them are, and what a Spell could do there it can do later. */
const isQuiet = (g: G, { prompt, fallback }: Question, advices: readonly Advice[]): boolean =>
  prompt === 'respond' &&
  advices[0]?.pick === fallback &&
  g.state.walk === undefined &&
  waiting(g).length === 0;

export const judge: Judge<BossMonsterState, CardDef> = {
  value,
  advise,
  search: { turns: 3, restraint: 1, win: 20, isQuiet },
};
