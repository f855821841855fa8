import { Choice, classes, listed, readable, Thing } from '@tavolata/board-kit';
import {
  blightsAt,
  enemyDef,
  heroesIn,
  isTurnOf,
  itemsOf,
  keysNeeded,
  type LocationName,
  leftItems,
  locationDef,
  relicSite,
  searchDifficulty,
} from '@tavolata/darkest-night';
import { SPOTS, spot, WIDTH } from './atlas.ts';
import { Blight } from './Blight.tsx';
import { Glyph } from './Glyph.tsx';
import { Item } from './Item.tsx';
import { chanceWord, optionOf } from './prospects.ts';
import { NECROMANCER, type NightScene, type Props } from './scene.ts';
import { Token, tokenZone } from './Token.tsx';
import { placeName } from './words.ts';

interface PlaceProps extends Props {
  readonly at: LocationName;
}

/** The Necromancer where he stands, with what a fight against him takes. */
function Necromancer({ scene }: Props) {
  const { say } = scene;
  const attack = optionOf(scene, 'attack-necromancer');
  const { strength = 0, awareness = 0 } = enemyDef(NECROMANCER);
  const label = listed(say.say('night.necromancer'), say.say('night.foe', { strength, awareness }));
  const body = (
    <>
      <span class="hex">
        <Glyph name="necromancer" />
      </span>
      <span class="words" aria-hidden="true">
        <b>{say.say('night.necromancer')}</b>
        <small>{say.say('night.foe', { strength, awareness })}</small>
      </span>
    </>
  );
  return (
    <div
      class="dn-necromancer"
      data-zone={tokenZone(NECROMANCER)}
      {...readable(scene, { place: NECROMANCER })}
    >
      {attack === undefined ? (
        <>
          <span class="unseen">{label}</span>
          {body}
        </>
      ) : (
        <Choice scene={scene} option={attack} label={label} class="dn-attack">
          {body}
        </Choice>
      )}
    </div>
  );
}

/** The relic in the ground, or the mark it has left; and how many of the keys it takes are here. */
function Relic({ scene, at }: PlaceProps) {
  const { g, say } = scene;
  const [relic] = g.cards(relicSite(at));
  if (!locationDef(at).relic) return null;
  if (relic === undefined) return <span class="dn-relic taken" title={say.say('night.relic-taken')} />;
  const keys = heroesIn(g, at)
    .flatMap(id => g.cards(itemsOf(id)))
    .filter(card => g.is(card, 'key')).length;
  return (
    <span class="dn-relic" data-zone={relicSite(at)}>
      <Item scene={scene} card={relic} />
      {keys > 0 && (
        <small>
          <Glyph name="key" />
          {keys}/{keysNeeded(g)}
        </small>
      )}
    </span>
  );
}

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
function searchAt(scene: NightScene, at: LocationName): number | undefined {
  const { turn, heroes } = scene.g.state;
  return turn && heroes[turn.hero]?.at === at ? optionOf(scene, 'search') : undefined;
}

function Plate({ scene, at }: PlaceProps) {
  const number = difficultyAt(scene, at);
  const search = searchAt(scene, at);
  const words = (
    <>
      <b>{placeName(scene, at)}</b>
      {number !== undefined && (
        <span class={classes(number > (locationDef(at).searchDifficulty ?? 0) && 'harder')}>
          <Glyph name="sign-lens" />
          {number}+
        </span>
      )}
    </>
  );
  const label = placeLabel(scene, at);
  return search === undefined ? (
    <Thing
      scene={scene}
      at={{ place: at }}
      label={label}
      does={chanceWord(scene, { place: at })}
      class="dn-plate"
    >
      <span class="cut">{words}</span>
    </Thing>
  ) : (
    <Choice scene={scene} option={search} label={label} class="dn-plate">
      <span class="cut">{words}</span>
    </Choice>
  );
}

/** A place of the kingdom: its woodcut, its name, who and what is there. */
export function Place({ scene, at }: PlaceProps) {
  const { g } = scene;
  const heroes = heroesIn(g, at);
  const isHis = g.state.necromancer === at;
  return (
    <div
      class={classes('dn-place', at, isHis && 'his', heroes.length > 0 && 'kept')}
      style={{ ...spot(SPOTS[at]), '--x': SPOTS[at].x / WIDTH, '--folk': heroes.length }}
    >
      <svg class="dn-scene" aria-hidden="true">
        <use href={`#dn-place-${at}`} class="carved" />
        <use href={`#dn-lights-${at}`} />
      </svg>
      <div class="dn-folk">
        {heroes.map(id => (
          <Token key={id} scene={scene} id={id} />
        ))}
      </div>
      {isHis && <Necromancer scene={scene} />}
      <div class="dn-name" {...(searchAt(scene, at) !== undefined && readable(scene, { place: at }))}>
        <Plate scene={scene} at={at} />
        <Relic scene={scene} at={at} />
      </div>
      <div class="dn-blights" data-zone={blightsAt(at)}>
        {g.cards(blightsAt(at)).map(card => (
          <Blight key={card} scene={scene} card={card} />
        ))}
        {g.cards(leftItems(at)).map(card => (
          <Item key={card} scene={scene} card={card} />
        ))}
      </div>
    </div>
  );
}
