import { classes, Sign, seatName } from '@tavolata/board-kit';
import { hand } from '@tavolata/boss-monster';
import type { Seat } from '@tavolata/kernel';
import { Tallies } from './Bits.tsx';
import { isAskedAbout } from './matters.ts';
import type { Props, SeatProps } from './scene.ts';
import css from './Tabs.module.css';

interface TabsProps extends Props {
  readonly others: readonly Seat[];
  readonly open: Seat | undefined;
  onTap(seat: Seat): void;
}

/** Opponents by sign and counts, one of them open. */
export function Tabs({ scene, others, open, onTap }: TabsProps) {
  return (
    <ul class={css.tabs}>
      {others.map(seat => (
        <li key={seat}>
          <Tab
            scene={scene}
            seat={seat}
            isOpen={seat === open}
            alone={others.length === 1}
            onTap={() => onTap(seat)}
          />
        </li>
      ))}
    </ul>
  );
}

interface TabProps extends SeatProps {
  readonly isOpen: boolean;
  /** There is room for a name. */
  readonly alone: boolean;
  onTap(): void;
}

function Tab({ scene, seat, isOpen, alone, onTap }: TabProps) {
  const name = seatName(scene, seat);
  return (
    <button
      type="button"
      class={classes('bm-tab', css.tab, isAskedAbout(scene, seat) && !isOpen && css.asked)}
      aria-pressed={isOpen}
      data-zone={hand(seat)}
      onClick={onTap}
    >
      <Sign seat={seat} name={name} />
      <b class={alone ? css.name : 'unseen'} title={name}>
        {name}
      </b>
      <Tallies scene={scene} seat={seat} />
    </button>
  );
}
