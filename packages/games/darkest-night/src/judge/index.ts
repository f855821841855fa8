import {
  type Advice,
  bestChoices,
  type CardId,
  type Judge,
  type Option,
  type Question,
  rankOptions,
} from '@tavolata/kernel';
import {
  type CardDef,
  type EventDef,
  type HeroName,
  heroDef,
  type LocationName,
  type Outcome,
  type PowerDef,
} from '../defs.ts';
import type { Hints } from '../hints.ts';
import type { DarkestNightState, G, HeroId } from '../state.ts';
import { caseNumber, caseOf } from '../tasks/events.ts';
import { blightDef, blightsIn } from '../verbs/blights.ts';
import { heroAt, heroNamed, placeOf } from '../verbs/heroes.ts';
import { canGainGrace } from '../verbs/stats.ts';
import { actionWorth, arriving, turnWorth } from './acting.ts';
import { divideDice } from './dividing.ts';
import { lairWorth, preyWorth } from './necromancer.ts';
import { attackWorth, defenceWorth, passingWorth, useWorth } from './reacting.ts';
import { useForRoll } from './rolling.ts';
import { blightWorth, costOf, graceWorth, keysOf, value } from './worth.ts';

type Worth = (g: G, option: Option, question: Question) => number;

/** The hero a question is about, or the one whose turn it is. */
const concerned = (g: G, question: Question): number => {
  const named = heroNamed(g, question.params?.hero as string | undefined);
  return named ?? g.state.turn?.hero ?? 0;
};

const reaction: Worth = (g, option) => {
  if (option.key === 'pass') return 0;
  const hero = heroNamed(g, option.params?.hero as string);
  if (option.key !== 'use' || option.card === undefined || hero === undefined) return passingWorth(g, option);
  return useWorth(g, hero, option.card);
};

/** What a side of an event costs, read from its label. */
const side: Worth = (g, { key, value: amount = 1 }, question) => {
  const hero = concerned(g, question);
  const [what, stat] = key.split('-') as [string, string];
  const outcome: Outcome =
    what === 'suffer'
      ? { [stat]: amount }
      : what === 'exhaust'
        ? { exhaust: 'one' }
        : { [what]: { [stat]: amount } };
  return -costOf(g, hero, outcome);
};

const defNamed = (g: G, id: string | undefined): CardDef | undefined => g.defs.find(def => def.id === id);
const hintsFor = (def: CardDef | undefined): Hints => (def && 'bots' in def && def.bots) || {};

/** Sturdy heroes who fight and find. */
const heroWorth: Worth = (_, { place }) => {
  const { defaults, bots = {} } = heroDef(place as HeroName);
  return (bots.worth ?? 0) + 0.01 * (defaults.grace + defaults.secrecy);
};

/** A power by what it does for a hero who searches, fights and survives. */
function powerWorth(g: G, card: CardId): number {
  const def = g.def(card) as PowerDef;
  const dice = (way: 'fight' | 'elude'): number => {
    const own = def.dice?.[way] ?? 0;
    return typeof own === 'number' ? own : Math.max(...own);
  };
  const bonus = Object.values(def.extraDice ?? {}).reduce((sum: number, each) => sum + (each ?? 0), 0);
  const search = (def.search?.dice ?? 0) + (def.search?.cards ?? 0) * 2;
  return (
    dice('fight') * 0.9 +
    dice('elude') +
    bonus * 1.5 +
    search +
    (def.reroll ? 2 : 0) +
    (def.moves ? 1 : 0) +
    0.5
  );
}

const places: Worth = (g, { place }, question) => arriving(g, concerned(g, question), place as LocationName);
const staying: Worth = (g, option, question) =>
  arriving(
    g,
    concerned(g, question),
    (option.place as LocationName | undefined) ?? placeOf(g, concerned(g, question)),
  );
/** Finds that are no items. */
const FINDS: Readonly<Record<string, number>> = {
  artifact: 4,
  'supply-cache': 3.2,
  epiphany: 4,
  'forgotten-shrine': 2.5,
};
const findWorthOf = (g: G, find = ''): number => FINDS[find] ?? hintsFor(defNamed(g, find)).worth ?? 0;
const blightGone: Worth = (g, { card }) => (card === undefined ? 0 : blightWorth(g, card));

/** A blight that says nothing of itself is bad: some are milder, some worse. */
const BLIGHT = -5;
const blightCame = (def: CardDef | undefined): number => hintsFor(def).worth ?? BLIGHT;
const nameIn = ({ params }: Option): string => (params?.name as { def?: string } | undefined)?.def ?? '';

/** Options that name a hero, by what that hero is worth for it. */
const ofHero =
  (worth: (g: G, hero: HeroId) => number): Worth =>
  (g, { place }) => {
    const hero = heroNamed(g, place);
    return hero === undefined ? DEADLY : worth(g, hero);
  };
const DEADLY = -50;

/** Low dice detect nobody, but as Darkness falls they bring a blight more (DN-DARK-04). */
const hisDie: Worth = (g, { value: face = 0 }) => (g.state.darkness >= 20 && face <= 2 ? -3 : -face);

const WORTHS: Readonly<Record<string, Worth>> = {
  'choose-hero': heroWorth,
  'choose-replacement': heroWorth,
  'starting-powers': (g, { card }) => (card === undefined ? 0 : powerWorth(g, card)),
  'choose-power': (g, { card }) => (card === undefined ? 0 : powerWorth(g, card)),
  'keep-power': (g, { card }) => (card === undefined ? 0 : powerWorth(g, card)),
  'who-next': ofHero(turnWorth),
  'choose-action': (g, option, question) => actionWorth(g, concerned(g, question), option),
  'free-action': (g, option, question) => actionWorth(g, concerned(g, question), option),
  'walk-to': places,
  'walk-on': staying,
  'move-where': places,
  'search-where': (g, { place }) =>
    (place === 'ruins' ? 3 : place === 'forest' ? 2 : 1) - blightsIn(g, place as LocationName).length * 0.1,
  'which-find': (g, { place }) => findWorthOf(g, place),
  'any-item': (g, { card }) => (card === undefined ? 0 : (hintsFor(g.def(card)).worth ?? 0)),
  'attack-how': (g, option, question) => attackWorth(g, concerned(g, question), option, question),
  'defend-how': (g, option, question) => defenceWorth(g, concerned(g, question), option, question),
  'attack-which': blightGone,
  'destroy-which': blightGone,
  'which-blight-here': blightGone,
  'which-effect': side,
  'exhaust-which': (g, { card }) => (card === undefined ? 0 : -powerWorth(g, card)),
  'pay-wound': ofHero((g, hero) => -graceWorth(heroAt(g, hero).grace - 1)),
  'discard-event': (g, { card }) => (card === undefined ? 0 : ((g.def(card) as { fate?: number }).fate ?? 0)),
  'which-first': (g, { key, card }) => {
    if (key === 'destroy') return card !== undefined && blightDef(g, card).protectsOthers ? 3 : 2;
    return key === 'consequence' || key === 'defense' ? 1 : 0;
  },
  'which-hero': ofHero((g, hero) => graceWorth(heroAt(g, hero).grace) + 0.1 * keysOf(g, hero)),
  'choose-heir': ofHero(keysOf),
  'which-type': (g, { place }) => hintsFor(defNamed(g, place)).asType ?? 2,
  'which-blight': (g, option) => blightCame(defNamed(g, nameIn(option))),
  'any-blight': (g, { card }) => (card === undefined ? 0 : blightCame(g.def(card))),
  'play-map': (g, option) => -blightCame(defNamed(g, nameIn(option))),
  'pursue-whom': ofHero(preyWorth),
  'necromancer-where': (g, { place }) => lairWorth(g, place as LocationName),
  'necromancer-die': hisDie,
  'choose-doom': hisDie,
};

const AGREES: Readonly<Record<string, boolean>> = {
  'skip-loss': true,
  'ignore-defense': true,
  'activate-form': true,
};

/** Whether what an event asks for is worth paying: to get out of it, or for what it then brings. */
function isWorthPaying(g: G, question: Question): boolean {
  const hero = concerned(g, question);
  const def = question.source === undefined ? undefined : (g.def(question.source) as EventDef);
  if (!def) return false;
  if (def.escape) {
    const { does = {} } = caseOf(def, caseNumber(g, hero, def.by));
    return costOf(g, hero, def.escape) < costOf(g, hero, does);
  }
  const offers = def.cases?.flatMap(({ does }) => (does?.may ? [does.may] : [])) ?? [];
  return canGainGrace(g, hero) && offers.some(may => costOf(g, hero, may) < 0);
}

function advise(g: G, question: Question): readonly Advice[] {
  if (question.kind === 'yes-no') {
    const isPrice = question.prompt === 'escape-event' || question.prompt === 'pay-for-effect';
    const yes = isPrice ? isWorthPaying(g, question) : (AGREES[question.prompt] ?? false);
    return [{ pick: yes, worth: 1 }];
  }
  if (question.prompt === 'use-for-roll' && question.kind === 'some') return useForRoll(g, question);
  if (question.prompt === 'divide-dice' && question.kind === 'some')
    return divideDice(g, concerned(g, question), question);
  const worth = question.prompt.startsWith('react-') ? reaction : WORTHS[question.prompt];
  if (!worth || (question.kind !== 'pick' && question.kind !== 'some')) return [];
  const ranking = rankOptions(question.options, option => worth(g, option, question));
  return question.kind === 'pick' ? ranking : [bestChoices(ranking, question.min)];
}

const isQuiet = (_: G, { prompt, fallback }: Question, advices: readonly Advice[]): boolean =>
  prompt.startsWith('react-') && advices[0]?.pick === fallback;

export const judge: Judge<DarkestNightState, CardDef> = {
  value,
  advise,
  search: { turns: 1, restraint: 1, win: 0, isQuiet },
};
