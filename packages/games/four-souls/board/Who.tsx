import { Sign } from '@tavolata/board-kit';
import type { Aim, StackItem } from '@tavolata/four-souls';
import type { Props } from './scene.ts';
import css from './Who.module.css';
import { aimName, aimsOf, seatName } from './words.ts';

/** Who, and at what: with the signs of their seats. */
export function Who({ scene, item }: Props & { readonly item: StackItem }) {
  const aims = aimsOf(item);
  return (
    <p class={css.who}>
      {item.by ? (
        <>
          <Sign seat={item.by} name="" small /> <strong>{seatName(scene, item.by)}</strong>
        </>
      ) : (
        scene.say.say('board.the-game')
      )}
      {aims.length > 0 && <span class={css.to}>→</span>}
      {aims.map((aim, i) => (
        <Aimed key={i} scene={scene} aim={aim} />
      ))}
    </p>
  );
}

const Aimed = ({ scene, aim }: Props & { readonly aim: Aim }) => (
  <span class={css.aimed}>
    {aim.seat && <Sign seat={aim.seat} name="" small />} {aimName(scene, aim)}
  </span>
);
