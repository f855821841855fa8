import type { AssignAsk } from '@tavolata/kernel';
import { mineOf } from '../../table/scenes.ts';
import { Figure } from './Figure.tsx';
import { Stepper } from './Stepper.tsx';
import type { Props } from './scene.ts';
import { totalOf } from './shares.ts';
import { termOf } from './words.ts';

/** Which figures of a place go: guild by guild, so many each. */
export function Movers({ scene, ask }: Props & { readonly ask: AssignAsk }) {
  const { picking, say } = scene;
  if (!picking) return null;
  return (
    <>
      <div class="mc-tokens">
        {ask.options.map(({ place = '' }, i) => (
          <Stepper key={place} scene={scene} ask={ask} picking={picking} at={i} name={termOf(scene, place)}>
            <span class="mc-mover" aria-hidden="true">
              <Figure figure={place} seat={mineOf(scene)} />
              <b>{say.say(`short.${place}`)}</b>
              <small>{say.say('board.of', { number: ask.each[i]?.max ?? 0 })}</small>
            </span>
          </Stepper>
        ))}
      </div>
      <p class="mc-note" role="status">
        {say.say('board.moving', {
          number: totalOf(picking.shares.value),
          max: ask.total.max,
          to: String(ask.params?.to ?? ''),
        })}
      </p>
    </>
  );
}
