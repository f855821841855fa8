import { classes } from '@tavolata/board-kit';
import { Box } from './Box.tsx';
import { Kingdom } from './Kingdom.tsx';
import { Offer } from './Offer.tsx';
import { Sheet } from './Sheet.tsx';
import { Strip } from './Strip.tsx';
import { asideHeroes, type Props } from './scene.ts';

/** More sheets than this stand closed. */
const OPEN_SHEETS = 2;

/** The heroes who are not in my dock at the left, the kingdom under its sky, and the box where dice decide. */
export function Board({ scene }: Props) {
  const aside = asideHeroes(scene);
  return (
    <div class={classes('dn-board', aside.length === 0 && 'alone')}>
      <Strip scene={scene} />
      {aside.length > 0 && (
        <div class="dn-others">
          {aside.map(id => (
            <Sheet key={id} scene={scene} id={id} powers={aside.length > OPEN_SHEETS ? 'signs' : 'rows'} />
          ))}
        </div>
      )}
      <div class="dn-table">
        <Kingdom scene={scene} />
        <Box scene={scene} />
      </div>
      <Offer scene={scene} />
    </div>
  );
}
