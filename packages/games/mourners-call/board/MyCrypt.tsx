import { classes, mineOf, Thing } from '@tavolata/board-kit';
import { CRYPT } from '@tavolata/mourners-call';
import { asksForFigures } from './asking.ts';
import { Crypt, cryptLabel } from './Crypt.tsx';
import css from './MyCrypt.module.css';
import panel from './Panel.module.css';
import small from './Small.module.css';
import type { Props } from './scene.ts';

/** My Crypt: figures that wait; lit as a whole when they may move from here. */
export function MyCrypt({ scene }: Props) {
  const seat = mineOf(scene);
  const label = cryptLabel(scene, seat);
  const name = classes(panel.panel, css.mine, small.still);
  const inner = <Crypt scene={scene} seat={seat} named />;
  if (asksForFigures(scene.draft))
    return (
      <section class={name} aria-label={label}>
        {inner}
      </section>
    );
  return (
    <Thing scene={scene} at={{ place: CRYPT }} label={label} silent class={name}>
      {inner}
    </Thing>
  );
}
