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
  return (
    <div class={classes('dn-board', css.board, kind && css[kind])}>
      <div class={css.parts}>
        <Strip scene={scene} />
        <Others scene={scene} />
        <div class={css.table}>
          <Kingdom scene={scene} />
          <Box scene={scene} />
        </div>
      </div>
      <Offer scene={scene} />
    </div>
  );
}
