import { Sign } from '@tavolata/board-kit';
import css from './Responders.module.css';
import { responseOf } from './responders.ts';
import type { Props } from './scene.ts';
import { about, seatName } from './words.ts';

/** Who has passed and who may still respond. */
export function Responders({ scene }: Props) {
  const { g, say } = scene;
  const { round } = g.state;
  if (!round) return null;
  return (
    <ul class={css.round} aria-label={say.say('board.responders')}>
      {round.order.map(seat => {
        const response = responseOf(scene, seat) ?? 'may';
        return (
          <li key={seat} class={css[response]}>
            <Sign seat={seat} name="" small /> <b>{seatName(scene, seat)}</b>{' '}
            {say.say(`board.response.${response}`, about(scene, { seat }))}
          </li>
        );
      })}
    </ul>
  );
}
