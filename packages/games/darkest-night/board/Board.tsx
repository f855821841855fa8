import { useSignal } from '@preact/signals';
import { classes } from '@tavolata/board-kit';
import css from './Board.module.css';
import { Box } from './Box.tsx';
import { boxKind } from './box-kind.ts';
import { Kingdom } from './Kingdom.tsx';
import { Offer } from './Offer.tsx';
import { Others } from './Others.tsx';
import { Strip } from './Strip.tsx';
import type { Props } from './scene.ts';

/** The heroes who are not in my dock, the kingdom under its sky, and the box where dice decide. */
export function Board({ scene }: Props) {
  const kind = boxKind(scene);
  // On a phone the dice lie over the map: one can look at either.
  const folded = useSignal(false);
  const isCovered = kind === 'fighting' && !folded.value;
  return (
    <div class={classes('dn-board', css.board, kind && css[kind])}>
      <div class={css.parts}>
        <Strip scene={scene} />
        <Others scene={scene} />
        <div class={classes(css.table, isCovered && css.covered)}>
          <Kingdom scene={scene} />
          <Box scene={scene} folded={folded} />
        </div>
      </div>
      <Offer scene={scene} />
    </div>
  );
}
