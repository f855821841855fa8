import { classes } from '@tavolata/board-kit';
import { SEATS, type Seat } from '@tavolata/kernel';
import {
  type Faction,
  factionOfSpecial,
  type GuildId,
  guildOf,
  isGuild,
  type SpecialId,
} from '@tavolata/mourners-call';
import css from './Figure.module.css';

/** The plate of a figure is its faction: a gable, a swelling, a wisp. */
const PLATES: Readonly<Record<Faction, string>> = {
  bone: 'M6 34V11L16 1.500 26 11V34Z',
  flesh: 'M6 34C4 24 5 2 16 2S28 24 26 34Z',
  spirit: 'M7 34C3 26 8 20 9 12 10 6 14 4 16 .8 18 4 22 6 23 12 24 20 29 26 25 34Z',
};

/** The base is its owner: the seat's shape in the seat's hue. */
const BASES = [
  <ellipse key="b" cx="16" cy="38" rx="15" ry="6.500" />,
  <path key="b" d="M1.500 32h29v12h-29Z" />,
  <path key="b" d="M16 26 32 44.500H0Z" />,
  <path key="b" d="M16 30 32 38 16 46 0 38Z" />,
  <path key="b" d="M7 31.500h18l7 6.500-7 6.500H7L0 38Z" />,
];

export const factionOfFigure = (figure: string): Faction =>
  isGuild(figure) ? guildOf(figure as GuildId).faction : factionOfSpecial(figure as SpecialId);

/** A standee: plate in its faction's shape and tone, stamp of its guild, base of its owner. */
export function Figure({ figure, seat }: { readonly figure: string; readonly seat: Seat }) {
  const faction = factionOfFigure(figure);
  const at = Math.max(0, SEATS.indexOf(seat));
  return (
    <svg class={classes('mc-figure', css.figure)} viewBox="-.5 0 33 46" aria-hidden="true">
      <g class={classes(css.base, `p${at + 1}`)}>{BASES[at]}</g>
      <path class={classes(css.plate, css[faction])} d={PLATES[faction]} />
      <use href={`#mc-${figure}`} x="7" y={faction === 'spirit' ? 14 : 11} width="18" height="18" />
    </svg>
  );
}
