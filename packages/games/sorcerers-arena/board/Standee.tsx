import { classes } from '@tavolata/board-kit';
import { type CharacterId, maxHp, type Side, type SpaceName } from '@tavolata/sorcerers-arena';
import { TokenMark } from './Bits.tsx';
import { centre } from './hexes.ts';
import type { Box } from './label-places.ts';
import css from './Standee.module.css';
import { type ArenaScene, type CharacterProps, characterAt, mySide, sideOfSeat } from './scene.ts';
import { statusesOf } from './words.ts';

const BASE = { x: 27.9, y: 21.3 };
const BODY: Readonly<Record<Side, string>> = {
  blue: 'M-21.3.9V-24.300A21.300 21.300 0 0 1 21.300-24.300V.9Q0 7-21.300.9Z',
  red: 'M-21.300 0V-26L0-46 21.300-26V0L0 7Z',
};
const STATUS = { x: 29, column: 24, half: 14 };
/** What is left open between two arcs, in degrees. */
const GAP = 11;

/** The arcs of a health ring, one for each Health Point, from the front round by the left. */
function arcs(max: number): string[] {
  const point = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${(BASE.x * Math.cos(angle)).toFixed(1)} ${(BASE.y * Math.sin(angle)).toFixed(1)}`;
  };
  const size = 360 / max;
  const gap = Math.min(GAP, size / 2.4);
  return Array.from({ length: max }, (_, i) => {
    const start = 90 + i * size + gap / 2;
    return `M${point(start)}A${BASE.x} ${BASE.y} 0 0 1 ${point(start + size - gap)}`;
  });
}

/** An upright emblem on its base; around the base as many arcs as Health Points. */
export function Standee({ scene, id }: CharacterProps) {
  const { g } = scene;
  const who = characterAt(scene, id);
  const side = sideOfSeat(scene, who.seat);
  const isActing = id === g.state.marker && g.state.round > 0;
  const standing = who.space && scene.draft?.standing({ place: who.space });
  const size = side === 'blue' ? 32 : 30;
  return (
    <g
      class={classes('sa-standee', css.standee, side, standing === 'denied' && css.dim)}
      data-zone={`standee/${id}`}
    >
      <ellipse cy="4" rx="32.900" ry="26.300" fill="#05061a" opacity=".6" />
      {side === 'blue' ? (
        <ellipse class={css.base} rx={BASE.x} ry={BASE.y} />
      ) : (
        <path class={css.base} d="M0-23.900 30.700 0 0 23.900-30.700 0Z" />
      )}
      {arcs(maxHp(who)).map((arc, i) => (
        <path key={i} class={classes('sa-arc', css.arc, i < who.hp && css.full)} d={arc} />
      ))}
      <g transform="translate(0 5)">
        <path class={classes(css.body, isActing && css.acting)} d={BODY[side]} />
        <use
          href={`#sa-e-${who.name}`}
          x={-size / 2}
          y={side === 'blue' ? -39 : -36}
          width={size}
          height={size}
        />
      </g>
    </g>
  );
}

/** Status Effects stand in columns of two. */
const columnOf = (i: number): number => STATUS.x + STATUS.column * Math.floor(i / 2);

/** What a character covers of the arena, badges included, in the drawing's own lengths. */
export function pieceBox(scene: ArenaScene, id: CharacterId): Box {
  const { space } = characterAt(scene, id);
  const { x, y } = centre(space as SpaceName, mySide(scene));
  const count = statusesOf(scene, id).length;
  const right = count > 0 ? columnOf(count - 1) + STATUS.half : BASE.x + 3;
  return { x: x - 44, y: y - 42, width: right + 44, height: 66 };
}

/** Health on the left shoulder, Status Effects on the right: above all standees, so that nobody hides them. */
export function Badges({ scene, id }: CharacterProps) {
  const who = characterAt(scene, id);
  const side = sideOfSeat(scene, who.seat);
  const isActing = id === scene.g.state.marker && scene.g.state.round > 0;
  return (
    <g class={`sa-badges ${side}`} data-zone={`badges/${id}`}>
      {isActing && <path class={css.arrow} d="M-11-64H11L0-50Z" />}
      <g transform="translate(-27 -20)">
        <g class={`sa-health ${css.health}`}>
          {side === 'blue' ? (
            <circle class={css.badge} r="13.500" />
          ) : (
            <path class={css.badge} d="M0-17 17 0 0 17-17 0Z" />
          )}
          <text class={`sa-hp-n ${css.number}`} y="6">
            {who.hp}
          </text>
        </g>
      </g>
      <g class={css.tokens}>
        {statusesOf(scene, id).map(([status, number], i) => (
          <g key={status} transform={`translate(${columnOf(i)} ${-28 + 26 * (i % 2)})`}>
            <TokenMark status={status} number={number} />
          </g>
        ))}
      </g>
    </g>
  );
}
