import { classes, windowName } from '@tavolata/board-kit';
import { Night } from './Night.tsx';
import css from './Others.module.css';
import { Sheet } from './Sheet.tsx';
import { asideHeroes, type Props, type SheetSize } from './scene.ts';

/** So many sheets stand open, with all their powers by name; so many show them by their signs. */
const OPEN = { desk: 2, laptop: 0, tablet: 3, side: 0, phone: 0 } as const;
const SIGNED = { desk: 4, laptop: 2, tablet: 4, side: 0, phone: 0 } as const;

function sizeOf(sheets: number): SheetSize {
  if (sheets <= OPEN[windowName.value]) return 'rows';
  return sheets <= SIGNED[windowName.value] ? 'signs' : 'brief';
}

/** The heroes who are not in my dock; and the moon, where there is no sky. */
export function Others({ scene }: Props) {
  const aside = asideHeroes(scene);
  if (aside.length === 0) return null;
  return (
    <div class={classes('dn-others', css.others)}>
      <div class={css.night}>
        <Night scene={scene} />
      </div>
      {aside.map(id => (
        <Sheet key={id} scene={scene} id={id} size={sizeOf(aside.length)} />
      ))}
    </div>
  );
}
