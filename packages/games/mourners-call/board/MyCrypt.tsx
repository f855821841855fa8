import { mineOf, Thing, whose } from '@tavolata/board-kit';
import { CRYPT, figuresAt, freeBases } from '@tavolata/mourners-call';
import { asksForFigures } from './asking.ts';
import { Crypt } from './Crypt.tsx';
import type { Props } from './scene.ts';

/** My Crypt: figures that wait; lit as a whole when they may move from here. */
export function MyCrypt({ scene }: Props) {
  const { g, say, draft } = scene;
  const seat = mineOf(scene);
  const number = figuresAt(g, seat, CRYPT).length;
  const label = say.say('board.crypt-of', { ...whose(scene, seat), number, bases: freeBases(g, seat) });
  const inner = <Crypt scene={scene} seat={seat} />;
  if (asksForFigures(draft))
    return (
      <section class="mc-panel mc-my-crypt" aria-label={label}>
        {inner}
      </section>
    );
  return (
    <Thing scene={scene} at={{ place: CRYPT }} label={label} silent class="mc-panel mc-my-crypt">
      {inner}
    </Thing>
  );
}
