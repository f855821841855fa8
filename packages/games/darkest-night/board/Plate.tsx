import { Choice, classes, listed, Thing } from '@tavolata/board-kit';
import {
  heroesIn,
  isTurnOf,
  type LocationName,
  locationDef,
  searchDifficulty,
} from '@tavolata/darkest-night';
import { Glyph } from './Glyph.tsx';
import css from './Plate.module.css';
import { chanceWord, optionOf } from './prospects.ts';
import type { NightScene, PlaceProps } from './scene.ts';
import { placeName } from './words.ts';

/** The difficulty of a search for whoever acts there, or for anybody. */
const difficultyAt = ({ g }: NightScene, at: LocationName): number | undefined =>
  searchDifficulty(
    g,
    heroesIn(g, at).find(id => isTurnOf(g, id)),
    at,
  );

/** A location for those who listen: what a search takes, and whether the Necromancer is there. */
export function placeLabel(scene: NightScene, at: LocationName): string {
  const { g, say } = scene;
  const number = difficultyAt(scene, at);
  return listed(
    placeName(scene, at),
    number !== undefined && say.say('night.search', { number }),
    g.state.necromancer === at && say.say('night.necromancer'),
  );
}

/** The answer that searches there, if it can be given. */
export function searchAt(scene: NightScene, at: LocationName): number | undefined {
  const { turn, heroes } = scene.g.state;
  return turn && heroes[turn.hero]?.at === at ? optionOf(scene, 'search') : undefined;
}

/** What is drawn says no more than the label. */
function Words({ scene, at }: PlaceProps) {
  const number = difficultyAt(scene, at);
  const isHarder = number !== undefined && number > (locationDef(at).searchDifficulty ?? 0);
  return (
    <span class={css.cut} aria-hidden="true">
      <b>{placeName(scene, at)}</b>
      {number !== undefined && (
        <span class={classes(css.search, isHarder && css.harder)}>
          <Glyph name="sign-lens" />
          {number}+
        </span>
      )}
    </span>
  );
}

/** The name of a place on its pointed plate; where a search is possible, it is the answer. */
export function Plate({ scene, at }: PlaceProps) {
  const search = searchAt(scene, at);
  const label = placeLabel(scene, at);
  const look = classes('dn-plate', css.plate);
  return search === undefined ? (
    <Thing
      scene={scene}
      at={{ place: at }}
      label={label}
      does={chanceWord(scene, { place: at })}
      class={look}
    >
      <Words scene={scene} at={at} />
    </Thing>
  ) : (
    <Choice scene={scene} option={search} label={label} class={look}>
      <Words scene={scene} at={at} />
    </Choice>
  );
}
