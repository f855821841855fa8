import { type Advice, type Ask, best, type CardId, type Judge, type Option, rank } from '@tavolata/kernel';
import {
  type BlightName,
  type CardDef,
  type EventDef,
  type HeroName,
  heroDef,
  type LocationName,
  type Outcome,
  type PowerDef,
} from '../defs.ts';
import type { DarkestNightState, G, HeroId } from '../state.ts';
import { caseNumber, caseOf } from '../tasks/events.ts';
import { blightsIn } from '../verbs/blights.ts';
import { heroAt, heroNamed, placeOf } from '../verbs/heroes.ts';
import { canGainGrace } from '../verbs/stats.ts';
import { actionWorth, arriving, turnWorth } from './acting.ts';
import { divideDice } from './dividing.ts';
import { lairWorth, preyWorth } from './necromancer.ts';
import { attackWorth, defenceWorth, passingWorth, useWorth } from './reacting.ts';
import { useForRoll } from './rolling.ts';
import { blightWorth, costOf, graceWorth, keysOf, value } from './worth.ts';

type Worth = (g: G, option: Option, ask: Ask) => number;

/** The hero a question is about, or the one whose turn it is. */
const concerned = (g: G, ask: Ask): number => {
  const named = heroNamed(g, ask.params?.hero as string | undefined);
  return named ?? g.state.turn?.hero ?? 0;
};

const reaction: Worth = (g, option) => {
  if (option.key === 'pass') return 0;
  const hero = heroNamed(g, option.params?.hero as string);
  if (option.key !== 'use' || option.card === undefined || hero === undefined) return passingWorth(g, option);
  return useWorth(g, hero, option.card);
};

/** What a side of an event costs, read from its label. */
const side: Worth = (g, { key, value: amount = 1 }, ask) => {
  const hero = concerned(g, ask);
  const [what, stat] = key.split('-') as [string, string];
  const outcome: Outcome =
    what === 'suffer'
      ? { [stat]: amount }
      : what === 'exhaust'
        ? { exhaust: 'one' }
        : { [what]: { [stat]: amount } };
  return -costOf(g, hero, outcome);
};

/** Sturdy heroes who fight and find. */
const HEROES: readonly HeroName[] = [
  'scholar',
  'rogue',
  'druid',
  'seer',
  'priest',
  'knight',
  'wizard',
  'prince',
  'acolyte',
];
const heroWorth: Worth = (_, { place }) => {
  const { grace, secrecy } = heroDef(place as HeroName).defaults;
  return -HEROES.indexOf(place as HeroName) + 0.01 * (grace + secrecy);
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

const places: Worth = (g, { place }, ask) => arriving(g, concerned(g, ask), place as LocationName);
const staying: Worth = (g, option, ask) =>
  arriving(g, concerned(g, ask), (option.place as LocationName | undefined) ?? placeOf(g, concerned(g, ask)));
const findWorths: Readonly<Record<string, number>> = {
  key: 5,
  artifact: 4,
  'treasure-chest': 3,
  'supply-cache': 3.2,
  epiphany: 4,
  'forgotten-shrine': 2.5,
  'bottled-magic': 2,
  'vanishing-dust': 1.8,
  waystone: 1.5,
};
const blightGone: Worth = (g, { card }) => (card === undefined ? 0 : blightWorth(g, card));

/** Blights the heroes can live with. */
const MILD: readonly BlightName[] = [
  'evil-presence',
  'unholy-aura',
  'curse',
  'taint',
  'spies',
  'dark-fog',
  'confusion',
];
const blightCame = (id: string): number => {
  if (id === 'desecration') return -9;
  const at = MILD.indexOf(id as BlightName);
  return at < 0 ? -5 : -at;
};
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
  'choose-action': (g, option, ask) => actionWorth(g, concerned(g, ask), option),
  'free-action': (g, option, ask) => actionWorth(g, concerned(g, ask), option),
  'walk-to': places,
  'walk-on': staying,
  'move-where': places,
  'search-where': (g, { place }) =>
    (place === 'ruins' ? 3 : place === 'forest' ? 2 : 1) - blightsIn(g, place as LocationName).length * 0.1,
  'which-find': (_, { place }) => findWorths[place ?? ''] ?? 0,
  'any-item': (g, { card }) => (card === undefined ? 0 : (findWorths[g.def(card).id] ?? 0)),
  'attack-how': (g, option, ask) => attackWorth(g, concerned(g, ask), option, ask),
  'defend-how': (g, option, ask) => defenceWorth(g, concerned(g, ask), option, ask),
  'attack-which': blightGone,
  'destroy-which': blightGone,
  'which-blight-here': blightGone,
  'which-effect': side,
  'exhaust-which': (g, { card }) => (card === undefined ? 0 : -powerWorth(g, card)),
  'pay-wound': ofHero((g, hero) => -graceWorth(heroAt(g, hero).grace - 1)),
  'discard-event': (g, { card }) => (card === undefined ? 0 : ((g.def(card) as { fate?: number }).fate ?? 0)),
  'which-first': (_, { key }) => (key === 'consequence' || key === 'defense' ? 1 : key === 'destroy' ? 2 : 0),
  'which-hero': ofHero((g, hero) => graceWorth(heroAt(g, hero).grace) + 0.1 * keysOf(g, hero)),
  'choose-heir': ofHero(keysOf),
  'which-type': (_, { place }) => (place === 'desecration' ? 5 : place === 'shroud' ? 1 : 2),
  'which-blight': (_, option) => blightCame(nameIn(option)),
  'any-blight': (g, { card }) => (card === undefined ? 0 : blightCame(g.def(card).id)),
  'play-map': (_, option) => -blightCame(nameIn(option)),
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
function isWorthPaying(g: G, ask: Ask): boolean {
  const hero = concerned(g, ask);
  const def = ask.source === undefined ? undefined : (g.def(ask.source) as EventDef);
  if (!def) return false;
  if (def.escape) {
    const { does = {} } = caseOf(def, caseNumber(g, hero, def.by));
    return costOf(g, hero, def.escape) < costOf(g, hero, does);
  }
  const offers = def.cases?.flatMap(({ does }) => (does?.may ? [does.may] : [])) ?? [];
  return canGainGrace(g, hero) && offers.some(may => costOf(g, hero, may) < 0);
}

function advise(g: G, ask: Ask): readonly Advice[] {
  if (ask.kind === 'yes-no') {
    const isPrice = ask.prompt === 'escape-event' || ask.prompt === 'pay-for-effect';
    const yes = isPrice ? isWorthPaying(g, ask) : (AGREES[ask.prompt] ?? false);
    return [{ pick: yes, worth: 1 }];
  }
  if (ask.prompt === 'use-for-roll' && ask.kind === 'some') return useForRoll(g, ask);
  if (ask.prompt === 'divide-dice' && ask.kind === 'some') return divideDice(g, concerned(g, ask), ask);
  const worth = ask.prompt.startsWith('react-') ? reaction : WORTHS[ask.prompt];
  if (!worth || (ask.kind !== 'pick' && ask.kind !== 'some')) return [];
  const ranking = rank(ask.options, option => worth(g, option, ask));
  return ask.kind === 'pick' ? ranking : [best(ranking, ask.min)];
}

export const judge: Judge<DarkestNightState, CardDef> = { value, advise };
