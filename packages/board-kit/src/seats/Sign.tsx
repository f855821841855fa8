import { SEATS } from '@tavolata/kernel';
import { classes } from '../words/strings.ts';
import { useLetters } from './letters.ts';
import { SEAT_SHAPES, useSeatLook } from './looks.ts';

/** A seat's sign: hue, shape and letters, the same in every game that has none of its own. Bots carry an antenna. */
const SHAPES = {
  circle: <circle cx="16" cy="16" r="15" />,
  square: <rect x="2" y="2" width="28" height="28" rx="3" />,
  triangle: <path d="M16 1L31 30H1Z" />,
  diamond: <path d="M16 0L32 16 16 32 0 16Z" />,
  hexagon: <path d="M9 2h14l8 14-8 14H9L1 16Z" />,
  star: <path d="M16 0l4 11h12l-10 7 4 13-10-8-10 8 4-13-10-7h12Z" />,
};

interface Props {
  readonly seat: string;
  /** Of whoever sits there, if anybody does. */
  readonly name: string | undefined;
  readonly bot?: boolean;
  readonly small?: boolean;
}

export function Sign({ seat, name, bot, small }: Props) {
  const letters = useLetters(seat, name);
  const look = useSeatLook(seat);
  const at = Math.max(0, (SEATS as readonly string[]).indexOf(seat));
  const shape = look?.shape ?? SEAT_SHAPES[at] ?? 'circle';
  return (
    <svg
      class={classes('sign', `p${at + 1}`, small && 'xs', letters.length > 1 && 'two')}
      style={look && { '--seat': look.colour }}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {bot && <path class="antenna" d="M16 2V-5M16 -5a2 2 0 1 0 .1 0" />}
      {SHAPES[shape]}
      {!small && (
        <text x="16" y={shape === 'triangle' ? 25 : 21.5}>
          {letters}
        </text>
      )}
    </svg>
  );
}
