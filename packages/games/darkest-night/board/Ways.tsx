import { listed } from '@tavolata/board-kit';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { HEIGHT, pathOf, piece, road, roomFor, spot, WIDTH } from './atlas.ts';
import { Face } from './Face.tsx';
import { type Way, waysOf } from './foresight.ts';
import { Glyph } from './Glyph.tsx';
import { percent } from './prospects.ts';
import type { NightScene, Props } from './scene.ts';
import { type Box, placeWays } from './way-places.ts';
import { placeName } from './words.ts';

const [START, END] = [0.2, 0.74];

/** What the map shows of a way, in a sentence. */
function sentence(scene: NightScene, { to, faces, share, hunting }: Way): string {
  const { say } = scene;
  const where = { place: placeName(scene, to), faces: faces.join(', ') };
  return listed(
    share === undefined
      ? say.say('night.way-open', where)
      : say.say('night.way', { ...where, share: percent(share) }),
    hunting.length > 0 && say.say('night.hunts', { faces: hunting.join(', ') }),
  );
}

/** One of so many equal ways. */
const PARTS: Readonly<Record<number, string>> = { 2: '½', 3: '⅓', 4: '¼' };

/** So many faces in a row are told by the first and the last. */
const MANY = 4;

function Faces({ faces }: { readonly faces: readonly number[] }) {
  const [first = 0, last = 0] = [faces[0], faces.at(-1)];
  const isRow = faces.length >= MANY && last - first === faces.length - 1;
  if (!isRow) return faces.map(face => <Face key={face} face={face} />);
  return (
    <span class="row">
      <Face face={first} />–<Face face={last} />
    </span>
  );
}

function Label({ scene, way }: Props & { readonly way: Way }) {
  const from = scene.g.state.necromancer;
  return (
    <div class="dn-way" style={spot(roomFor(from, way.to))} role="img" aria-label={sentence(scene, way)}>
      {way.hunting.length > 0 && <Glyph name="eye" class="eye" />}
      <Faces faces={way.faces} />
      {way.among.map(ways => (
        <small key={ways}>{PARTS[ways] ?? `1/${ways}`}</small>
      ))}
      {way.share !== undefined && <b>{percent(way.share)}</b>}
    </div>
  );
}

/** What a label must not lie on. */
const PIECES =
  '.dn-folk, .dn-necromancer, .dn-necromancer .words, .dn-plate, .dn-relic, .dn-blight, .dn-blight > *, .dn-tally, .dn-box';

/** How large everything is only the browser knows; and that changes with the map. */
function keepPlaced(map: Element): () => void {
  const labels = [...map.querySelectorAll<HTMLElement>('.dn-way')];
  const boxOf = (element: Element): Box => element.getBoundingClientRect();
  const place = () => {
    for (const { style } of labels) style.removeProperty('transform');
    const wanted = labels.map(boxOf);
    const pieces = [...(map.parentElement?.querySelectorAll(PIECES) ?? [])].map(boxOf);
    placeWays(wanted, pieces, boxOf(map)).forEach(({ x, y }, i) => {
      labels[i]?.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    });
  };
  const watch = new ResizeObserver(place);
  watch.observe(map);
  place();
  return () => watch.disconnect();
}

/** Dotted roads the Necromancer may take, with the faces of his die that lead there. */
export function Ways({ scene }: Props) {
  const { state } = scene.g;
  const roads = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const map = roads.current?.closest('.dn-map');
    return map ? keepPlaced(map) : undefined;
  });
  if (state.round === 0) return null;
  const from = state.necromancer;
  const ways = waysOf(scene);
  const leaving = ways.filter(({ to }) => to !== from);
  const staying = ways.filter(({ to }) => to === from);
  return (
    <>
      <svg
        ref={roads}
        class="dn-ways"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {leaving.map(({ to }) => (
          <path key={to} d={pathOf(piece(road(from, to), START, END))} />
        ))}
      </svg>
      {/* Those with a road stand beside it; staying takes the room they leave. */}
      {[...leaving, ...staying].map(way => (
        <Label key={way.to} scene={scene} way={way} />
      ))}
    </>
  );
}
