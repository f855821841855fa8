import type { Lead } from './majority.ts';
import { SeatMark } from './SeatMark.tsx';

/** Who leads by how much: one sign and the two numbers, or all signs that are tied with the first. */
export function Leader({ lead: { leaders, most, next } }: { readonly lead: Lead }) {
  if (leaders.length === 0) return <span class="mc-lead none">–</span>;
  return (
    <span class="mc-lead" aria-hidden="true">
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
