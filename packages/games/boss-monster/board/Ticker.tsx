import { mineOf, Sign, seatName } from '@tavolata/board-kit';
import type { Seat } from '@tavolata/kernel';
import { Omen } from './PathView.tsx';
import { pathOf } from './path.ts';
import type { Props } from './scene.ts';
import css from './Ticker.module.css';

/** On phones, one line at the foot of the table: what awaits the Hero in my dungeon, else what happened last. */
export function Ticker({ scene }: Props) {
  const seat = mineOf(scene);
  const path = pathOf(scene, seat);
  if (path?.isInside)
    return (
      <div class={css.tick}>
        <Omen scene={scene} seat={seat} path={path} />
      </div>
    );
  const last = scene.events.findLast(event => scene.say.event(event) !== undefined);
  const by = last?.params.seat;
  return (
    <div class={css.tick} aria-hidden="true">
      {typeof by === 'string' && <Sign seat={by} name={seatName(scene, by as Seat)} small />}
      <span>{last && scene.say.event(last)}</span>
    </div>
  );
}
