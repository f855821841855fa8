import {
  blightsAt,
  heroAt,
  heroesIn,
  isTurnOf,
  type LocationName,
  leftItems,
  locationDef,
  mightOf,
  nameOf,
  relicSite,
} from '@tavolata/darkest-night';
import { Sign } from '../../shared/Sign.tsx';
import { Thing } from '../../table/Thing.tsx';
import { SPOTS } from './atlas.ts';
import { Glyph } from './Glyph.tsx';
import { Item } from './Item.tsx';
import { type CardProps, classes, type HeroProps, listed, type Props } from './scene.ts';
import { cardName, placeName, seatName, termOf } from './words.ts';

/** A shield with what it is, and its Might below. */
function Blight({ scene, card }: CardProps) {
  const { g, say } = scene;
  const might = mightOf(g, card);
  const quiet = g.state.negated.includes(card);
  return (
    <Thing
      scene={scene}
      at={{ card }}
      label={listed(
        cardName(scene, card),
        say.say('night.might', { might }),
        quiet && say.say('night.negated'),
      )}
      class={classes('dn-blight', quiet && 'quiet')}
      title={cardName(scene, card)}
    >
      <Glyph name={g.def(card).id} />
      <b>{might}</b>
    </Thing>
  );
}

function Token({ scene, id }: HeroProps) {
  const { g } = scene;
  const { seat } = heroAt(g, id);
  const name = nameOf(g, id);
  return (
    <Thing
      scene={scene}
      at={{ place: name }}
      label={`${termOf(scene, name)}, ${seatName(scene, seat)}`}
      class={classes('dn-token', isTurnOf(g, id) && 'turn')}
      title={termOf(scene, name)}
    >
      <Glyph name={name} />
      <Sign seat={seat} name={seatName(scene, seat)} />
    </Thing>
  );
}

/** A place of the kingdom: its woodcut, its name, who and what is there. */
export function Place({ scene, at }: Props & { readonly at: LocationName }) {
  const { g, say } = scene;
  const { searchDifficulty } = locationDef(at);
  const { x, y } = SPOTS[at];
  const blights = g.cards(blightsAt(at));
  const heroes = heroesIn(g, at);
  const [relic] = g.cards(relicSite(at));
  const left = g.cards(leftItems(at));
  const label = listed(
    placeName(scene, at),
    searchDifficulty !== undefined && say.say('night.search', { number: searchDifficulty }),
    g.state.necromancer === at && say.say('night.necromancer'),
  );
  return (
    <div class="dn-place" style={{ left: `${x}%`, top: `${y}%` }}>
      <svg class="dn-scene" viewBox="0 0 160 100" aria-hidden="true">
        <use href={`#dn-place-${at}`} />
      </svg>
      <div class="dn-folk">
        {heroes.map(id => (
          <Token key={id} scene={scene} id={id} />
        ))}
        {g.state.necromancer === at && (
          <span class="dn-necromancer" title={say.say('night.necromancer')}>
            <Glyph name="sign-necromancer" />
          </span>
        )}
        {relic !== undefined && <Item scene={scene} card={relic} />}
      </div>
      <Thing scene={scene} at={{ place: at }} label={label} class="dn-plate">
        <b>{placeName(scene, at)}</b>
        {searchDifficulty !== undefined && (
          <span>
            <Glyph name="sign-lens" />
            {searchDifficulty}+
          </span>
        )}
      </Thing>
      <div class="dn-blights" data-zone={blightsAt(at)}>
        {blights.map(card => (
          <Blight key={card} scene={scene} card={card} />
        ))}
        {left.map(card => (
          <Item key={card} scene={scene} card={card} />
        ))}
      </div>
    </div>
  );
}
