import { type Described, listed, type ThingRef } from '@tavolata/board-kit';
import {
  blightsAt,
  defaultOf,
  enemyDef,
  HEROES,
  type HeroId,
  type HeroName,
  heroAt,
  heroDef,
  isExhausted,
  itemsOf,
  keysNeeded,
  LOCATIONS,
  type LocationDef,
  MONASTERY,
  nameOf,
  POWERS,
  powersOf,
  relicSite,
} from '@tavolata/darkest-night';
import type { CardId } from '@tavolata/kernel';
import { outcomeWords } from './outcome.ts';
import { placeLabel } from './Plate.tsx';
import { STATS } from './Stat.tsx';
import { heroNamed, NECROMANCER, type NightScene } from './scene.ts';
import { unseenFinds } from './unseen.ts';
import { cardName, placeName, termOf } from './words.ts';

type Part = Described['parts'][number];

function cardPart(scene: NightScene, card: CardId): Part {
  const { g, say } = scene;
  const key = `card.${g.def(card).id}.text`;
  return {
    title: listed(cardName(scene, card), isExhausted(g, card) && say.say('night.state.exhausted')),
    text: say.has(key) ? say.say(key) : '',
  };
}

/** Somebody to choose: Grace and Secrecy, the powers one begins with, and the names of those still to learn. */
function candidate(scene: NightScene, name: HeroName): Described {
  const { say } = scene;
  const { defaults } = heroDef(name);
  const own = POWERS.filter(({ hero }) => hero === name);
  const later = own.filter(({ starting }) => !starting);
  return {
    name: termOf(scene, name),
    parts: [
      { text: listed(...STATS.map(stat => `${say.say(`night.${stat}`)} ${defaults[stat]}`)) },
      ...own
        .filter(({ starting }) => starting)
        .map(({ id, back }) => ({ title: say.card(id, back), text: say.say(`card.${id}.text`) })),
      {
        title: say.say('night.read.later', { count: later.length }),
        text: listed(...later.map(({ id, back }) => say.card(id, back))),
      },
    ],
  };
}

function hero(scene: NightScene, id: HeroId): Described {
  const { g, say } = scene;
  const { at, is, fallen, ...now } = heroAt(g, id);
  const stats = STATS.map(stat => `${say.say(`night.${stat}`)} ${now[stat]}/${defaultOf(g, id, stat)}`);
  const where = is === 'dead' ? say.say('night.dead') : placeName(scene, at);
  return {
    name: termOf(scene, nameOf(g, id)),
    parts: [
      { text: listed(where, ...stats, fallen && say.say('night.fallen')) },
      ...[...g.cards(powersOf(id)), ...g.cards(itemsOf(id))].map(card => cardPart(scene, card)),
    ],
  };
}

/** What can be done there, where one can go from there, and what harms whoever is there. */
function place(scene: NightScene, { id, adjacent, searchDifficulty }: LocationDef): Described {
  const { g, say } = scene;
  const finds = unseenFinds(scene, id).map(({ find, count }) => `${termOf(scene, find)} ${count}`);
  const hasRelic = g.cards(relicSite(id)).length > 0;
  const isMonastery = id === MONASTERY;
  return {
    name: placeLabel(scene, id),
    parts: [
      ...(isMonastery ? [{ text: say.say('night.read.pray') }] : []),
      ...(searchDifficulty === undefined
        ? []
        : [{ title: say.say('night.read.finds'), text: listed(...finds) }]),
      ...(hasRelic ? [{ text: say.say('night.read.relic', { keys: keysNeeded(g) }) }] : []),
      {
        title: say.say('night.read.roads'),
        text: listed(...adjacent.map(each => placeName(scene, each))),
      },
      ...g.cards(blightsAt(id)).map(card => cardPart(scene, card)),
    ],
    rules: [isMonastery ? 'DN-ACT-13' : 'DN-ACT-10', ...(hasRelic ? ['DN-ACT-14'] : [])],
  };
}

function necromancer(scene: NightScene): Described {
  const { say } = scene;
  const { strength = 0, awareness = 0, fail } = enemyDef(NECROMANCER);
  return {
    name: say.say('night.necromancer'),
    parts: [
      { text: say.say('night.foe', { strength, awareness }) },
      { text: say.say('night.read.necromancer') },
      { title: say.say('night.if-lost'), text: outcomeWords(scene, fail).join(', ') },
    ],
    rules: ['DN-ACT-09', 'DN-NFIGHT-01'],
  };
}

/** Of a thing of the kingdom that is no card: what there is to read about it. */
export function describe(scene: NightScene, thing: ThingRef): Described | undefined {
  if (!('place' in thing)) return undefined;
  const id = heroNamed(scene, thing.place);
  if (id !== undefined) return hero(scene, id);
  const chosen = HEROES.find(each => each.id === thing.place);
  if (chosen) return candidate(scene, chosen.id as HeroName);
  if (thing.place === NECROMANCER) return necromancer(scene);
  const location = LOCATIONS.find(each => each.id === thing.place);
  return location && place(scene, location);
}
