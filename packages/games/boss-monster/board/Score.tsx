import { classes } from '@tavolata/board-kit';
import { limits, soulsOf, souls as soulsZone, woundsOf, wounds as woundsZone } from '@tavolata/boss-monster';
import { Glyph } from './Px.tsx';
import type { Path } from './path.ts';
import css from './Score.module.css';
import type { Props, SeatProps } from './scene.ts';

interface BoxProps {
  readonly kind: 'soul' | 'wound';
  readonly title: string;
  readonly value: number;
  readonly max: number;
  /** How many more would come as things stand. */
  readonly coming: number;
  readonly label: string;
  readonly zone: string;
}

/** The score area: Souls and Wounds, those that threaten dashed. */
export function Score({ scene, seat, path }: SeatProps & { readonly path: Path | undefined }) {
  const { g, say } = scene;
  const ahead = path?.isInside ? path.course : undefined;
  const boxes: BoxProps[] = [
    {
      kind: 'soul',
      title: say.say('zone.souls'),
      value: soulsOf(g, seat),
      max: limits.soulsToWin,
      coming: ahead?.end === 'falls' ? ahead.souls : 0,
      label: say.say('board.souls', { count: soulsOf(g, seat), max: limits.soulsToWin }),
      zone: soulsZone(seat),
    },
    {
      kind: 'wound',
      title: say.say('zone.wounds'),
      value: woundsOf(g, seat),
      max: limits.woundsToLose,
      coming: ahead?.end === 'arrives' ? ahead.wounds : 0,
      label: say.say('board.wounds', { count: woundsOf(g, seat), max: limits.woundsToLose }),
      zone: woundsZone(seat),
    },
  ];
  return (
    <div class={css.score}>
      {boxes.map(box => (
        <Box key={box.kind} scene={scene} {...box} />
      ))}
    </div>
  );
}

function Box({ scene: { opened }, kind, title, value, max, coming, label, zone }: BoxProps & Props) {
  return (
    <button
      type="button"
      class={classes(css.box, css[kind])}
      data-zone={zone}
      onClick={() => opened.toggle({ place: zone })}
    >
      <span class="unseen">{label}</span>
      <span class={css.title} aria-hidden="true">
        <Glyph name={kind} />
        {title}
      </span>
      <span class={css.value} aria-hidden="true">
        {value}
        <small> / {max}</small>
      </span>
      <span class={css.pips} aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          <i key={i} class={classes(i < value && css.full, i >= value && i < value + coming && css.coming)} />
        ))}
      </span>
    </button>
  );
}
