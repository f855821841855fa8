import { classes, listed } from '@tavolata/board-kit';
import type { LocationName } from '@tavolata/darkest-night';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { along, HEIGHT, type Point, pathOf, piece, road, roomFor, SPOTS, spot, WIDTH } from './atlas.ts';
import { Face } from './Face.tsx';
import { type Way, waysOf } from './foresight.ts';
import { Glyph } from './Glyph.tsx';
import { percent } from './prospects.ts';
import type { NightScene, Props } from './scene.ts';
import css from './Ways.module.css';
import { type Box, placeWays } from './way-places.ts';
import { placeName } from './words.ts';

const [START, END] = [0.2, 0.74];
/** Where a label may stand by its road: nearer to where it leads than to where he is. */
const ALONG_THE_WAY = [0.3, 0.4, 0.5, 0.6, 0.7];

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
    <span class={css.row}>
      <Face face={first} />–<Face face={last} />
    </span>
  );
}

function Label({ scene, way }: Props & { readonly way: Way }) {
  const from = scene.g.state.necromancer;
  return (
    <div
      class={classes('dn-way', css.way, way.share !== undefined && css.counted)}
      style={spot(roomFor(from, way.to))}
      role="img"
      aria-label={sentence(scene, way)}
    >
      {way.hunting.length > 0 && <Glyph name="eye" class={css.eye} />}
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
  '.dn-folk, .dn-necromancer, .dn-his-words, .dn-plate, .dn-relic, .dn-blight, .dn-blight > *, .dn-tally, .dn-box';

/** Points of a way as they lie on the screen, for whoever stays the place itself. */
function pointsOf(from: LocationName, to: LocationName, kingdom: Box): Point[] {
  const points = from === to ? [SPOTS[to]] : ALONG_THE_WAY.map(part => along(road(from, to), part));
  return points.map(({ x, y }) => ({
    x: kingdom.x + (x / WIDTH) * kingdom.width,
    y: kingdom.y + (y / HEIGHT) * kingdom.height,
  }));
}

/** How large everything is only the browser knows; and that changes with the map. */
function keepPlaced(map: Element, from: LocationName, ways: readonly Way[]): () => void {
  const labels = [...map.querySelectorAll<HTMLElement>('.dn-way')];
  const boxOf = (element: Element): Box => element.getBoundingClientRect();
  const place = () => {
    for (const { style } of labels) style.removeProperty('transform');
    const wanted = labels.map(boxOf);
    const pieces = [...(map.parentElement?.querySelectorAll(PIECES) ?? [])].map(boxOf);
    const kingdom = boxOf(map.firstElementChild ?? map);
    const roads = ways.map(({ to }) => pointsOf(from, to, kingdom));
    placeWays(wanted, pieces, boxOf(map), roads).forEach(({ x, y }, i) => {
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
  const from = state.necromancer;
  const ways = state.round === 0 ? [] : waysOf(scene);
  const leaving = ways.filter(({ to }) => to !== from);
  // Those with a road stand beside it; staying takes the room they leave.
  const inOrder = [...leaving, ...ways.filter(({ to }) => to === from)];
  useLayoutEffect(() => {
    const map = roads.current?.closest('.dn-map');
    return map ? keepPlaced(map, from, inOrder) : undefined;
  });
  if (ways.length === 0) return null;
  return (
    <>
      <svg
        ref={roads}
        class={css.ways}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {leaving.map(({ to }) => (
          <path key={to} d={pathOf(piece(road(from, to), START, END))} />
        ))}
      </svg>
      {inOrder.map(way => (
        <Label key={way.to} scene={scene} way={way} />
      ))}
    </>
  );
}
