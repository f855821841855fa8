import type { LocationName } from '@tavolata/darkest-night';
import { HEIGHT, pathOf, piece, road, roomFor, spot, WIDTH } from './atlas.ts';
import { Face } from './Face.tsx';
import { openWays, type Way, waysOf } from './foresight.ts';
import { Glyph } from './Glyph.tsx';
import { listed, type NightScene, type Props } from './scene.ts';
import { placeName } from './words.ts';

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const [START, END] = [0.2, 0.74];

/** What the map shows of a way, in a sentence. */
function sentence({ say, ...scene }: NightScene, { to, faces, share, hunting }: Way): string {
  const place = placeName({ say, ...scene } as NightScene, to);
  return listed(
    say.say('night.way', { place, faces: faces.join(', '), share: percent(share) }),
    hunting.length > 0 && say.say('night.hunts', { faces: hunting.join(', ') }),
  );
}

function Label({ scene, way }: Props & { readonly way: Way }) {
  const from = scene.g.state.necromancer;
  return (
    <div class="dn-way" style={spot(roomFor(from, way.to))} role="img" aria-label={sentence(scene, way)}>
      {way.hunting.length > 0 && <Glyph name="eye" class="eye" />}
      {way.faces.map(face => (
        <Face key={face} face={face} />
      ))}
      {way.split && <small>½</small>}
      <b>{percent(way.share)}</b>
    </div>
  );
}

/** Dotted roads the Necromancer may take, with the faces of his die that lead there; a player's are open. */
export function Ways({ scene }: Props) {
  const { state } = scene.g;
  if (state.round === 0) return null;
  const from = state.necromancer;
  const ways = state.necromancerSeat ? [] : waysOf(scene);
  const places: LocationName[] = state.necromancerSeat ? openWays(scene) : ways.map(({ to }) => to);
  return (
    <>
      <svg class="dn-ways" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {places
          .filter(to => to !== from)
          .map(to => (
            <path key={to} d={pathOf(piece(road(from, to), START, END))} />
          ))}
      </svg>
      {ways.map(way => (
        <Label key={way.to} scene={scene} way={way} />
      ))}
    </>
  );
}
