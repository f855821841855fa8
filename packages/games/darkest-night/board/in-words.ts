import { type Fact, type InWords, listed } from '@tavolata/board-kit';
import {
  type CardDef,
  type DarkestNightState,
  heroAt,
  LOCATIONS,
  type LocationName,
  nameOf,
} from '@tavolata/darkest-night';
import { blightLabel } from './Blight.tsx';
import { placeLabel } from './Plate.tsx';
import { STATS } from './Stat.tsx';
import { heroesOf, type NightScene } from './scene.ts';
import { cardName, placeName, termOf } from './words.ts';

/** Everybody's heroes: where they are, Grace and Secrecy, and whether they have played. */
const heroes = (scene: NightScene): Fact[] =>
  heroesOf(scene).map(id => {
    const { g, say } = scene;
    const hero = heroAt(g, id);
    const name = nameOf(g, id);
    return {
      seat: hero.seat,
      at: { place: name },
      line: listed(
        termOf(scene, name),
        hero.is === 'dead' ? say.say('night.dead') : placeName(scene, hero.at),
        ...STATS.map(stat => `${say.say(`night.${stat}`)} ${hero[stat]}`),
        hero.fallen && say.say('night.fallen'),
        say.say(`night.day.${hero.sun ? 'sun' : 'moon'}`),
      ),
    };
  });

const kingdom = (scene: NightScene): Fact[] => {
  const { g, say } = scene;
  return [
    { line: say.say('night.darkness-is', { darkness: g.state.darkness }) },
    ...LOCATIONS.map(({ id }) => ({ line: placeLabel(scene, id), at: { place: id } })),
  ];
};

/** The kingdom in words: the night, places, heroes; and whose or where the zones of cards are. */
export const inWords: InWords<DarkestNightState, CardDef> = {
  label: (scene, card) =>
    scene.g.def(card).type === 'blight' ? blightLabel(scene, card) : cardName(scene, card),
  facts: scene => [...heroes(scene), ...kingdom(scene)],
  where(scene, zone) {
    const [, owner] = zone.split('/');
    if (owner === undefined) return undefined;
    const hero = heroesOf(scene).find(id => String(id) === owner);
    if (hero !== undefined) return termOf(scene, nameOf(scene.g, hero));
    return LOCATIONS.some(({ id }) => id === owner) ? placeName(scene, owner as LocationName) : undefined;
  },
};
