import { classes } from '@tavolata/board-kit';
import css from './Leader.module.css';
import type { Lead } from './majority.ts';
import { SeatMark } from './SeatMark.tsx';

interface Props {
  readonly lead: Lead;
  readonly class?: string | undefined;
}

/** More than this stand closer, for all of them to be seen. */
const FEW = 2;

/** Who leads by how much: one sign and the two numbers, or all signs that are tied with the first. */
export function Leader({ lead: { leaders, most, next }, class: more }: Props) {
  if (leaders.length === 0)
    return (
      <span class={classes('mc-lead', css.lead, css.none, more)} aria-hidden="true">
        –
      </span>
    );
  return (
    <span class={classes('mc-lead', css.lead, leaders.length > FEW && css.many, more)} aria-hidden="true">
      {leaders.map((seat, i) => (
        <span key={seat}>
          {i === 1 && '='}
          <SeatMark seat={seat} />
        </span>
      ))}
      <b>{leaders.length > 1 ? most : `${most}–${next}`}</b>
    </span>
  );
}
